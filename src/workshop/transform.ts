// Moving, turning and mirroring: marked hexes, or the whole map. Each answers with the hexes on which all of it lies now;
// what would not fit on the board stays where it is.
import { hexAt, OFF_BOARD, type Board, type Hex } from '../hex/board.ts';
import { opponent } from '../memoir/side.ts';
import { isTile, seaside } from '../scenarios/read-terrain.ts';
import { piecesOn, setPieces, type PlanDraft } from './lay.ts';
import { planBoard } from './plan.ts';
import { relocate } from './relocate.ts';

/** Some hexes, or the map with all that belongs to it. */
export type Part = readonly Hex[] | 'all';
export type Axis = 'leftRight' | 'topBottom';

type Place = (hex: Hex) => Hex;
const same = (direction: number): number => direction;
const halfTurn = (direction: number): number => (direction + 3) % 6;
const FLIPPED: Readonly<Record<Axis, (direction: number) => number>> = {
  leftRight: (direction) => (9 - direction) % 6,
  topBottom: (direction) => (6 - direction) % 6,
};

/** Whether marked hexes can go from one hex to the other without falling off the board. */
export function fitsMoved(board: Board, hexes: readonly Hex[], from: Hex, to: Hex): boolean {
  return hexes.every((hex) => shifted(board, from, to)(hex) !== OFF_BOARD);
}

export function moveHexes(
  draft: PlanDraft,
  hexes: readonly Hex[],
  from: Hex,
  to: Hex,
  { copy = false }: { readonly copy?: boolean } = {},
): readonly Hex[] {
  return from === to ? hexes : place(draft, hexes, shifted(planBoard(draft), from, to), same, copy);
}

/** Where a hex comes to lie when all move as one does. */
export function shifted(board: Board, from: Hex, to: Hex): Place {
  const [across, down] = [board.col[to] - board.col[from], board.row[to] - board.row[from]];
  return (hex) => hexAt(board, board.col[hex] + across, board.row[hex] + down);
}

function place(
  draft: PlanDraft,
  hexes: readonly Hex[],
  where: Place,
  turn: (direction: number) => number,
  copy = false,
): readonly Hex[] {
  const targets = hexes.map(where);
  if (targets.includes(OFF_BOARD)) return hexes;
  relocate(draft, { to: new Map(hexes.map((hex, at) => [hex, targets[at]])), turn, copy });
  return targets;
}

/** By half a turn. The map as a whole turns its players with it. */
export function turnAround(draft: PlanDraft, part: Part): readonly Hex[] {
  const board = planBoard(draft);
  if (part === 'all') layOwnGround(draft);
  const hexes = hexesOf(board, part);
  const [cols, rows] = spans(board, part, hexes);
  const candidates = balanced(cols, board.lastCol, rows % 2);
  const result = firstFit(
    draft,
    hexes,
    candidates.map((sum) => (hex: Hex) => hexAt(board, sum - board.col[hex], rows - board.row[hex])),
    halfTurn,
  );
  if (part === 'all') {
    draft.top = opponent(draft.top);
    flipSections(draft);
  }
  return result;
}

export function mirror(draft: PlanDraft, axis: Axis, part: Part = 'all'): readonly Hex[] {
  const board = planBoard(draft);
  if (part === 'all' && axis === 'topBottom') layOwnGround(draft);
  const hexes = hexesOf(board, part);
  const [cols, rows] = spans(board, part, hexes);
  const places =
    axis === 'leftRight'
      ? balanced(cols, board.lastCol, 0).map((sum) => (hex: Hex) => hexAt(board, sum - board.col[hex], board.row[hex]))
      : balanced(rows, board.rows - 1, 0).map(
          (sum) => (hex: Hex) => hexAt(board, board.col[hex], sum - board.row[hex]),
        );
  const result = firstFit(draft, hexes, places, FLIPPED[axis]);
  if (part === 'all' && axis === 'topBottom') draft.top = opponent(draft.top);
  if (part === 'all' && axis === 'leftRight') flipSections(draft);
  return result;
}

/** The hex in the middle of some hexes. */
export function middleOf(board: Board, hexes: readonly Hex[]): Hex {
  const mean = (of: (hex: Hex) => number): number => hexes.reduce((sum, hex) => sum + of(hex), 0) / hexes.length;
  const [col, row] = [mean((hex) => board.col[hex]), mean((hex) => board.row[hex])];
  // A row is √3 half columns high.
  const away = (hex: Hex): number => (board.col[hex] - col) ** 2 + 3 * (board.row[hex] - row) ** 2;
  return board.labels.reduce((best, _, hex) => (away(hex) < away(best) - 1e-9 ? hex : best), 0);
}

/** By sixths of a turn clockwise about a hex; where that leads off the board, they move back onto it. */
export function rotate(draft: PlanDraft, hexes: readonly Hex[], turns = 1, pivot?: Hex): readonly Hex[] {
  const board = planBoard(draft);
  if (hexes.length === 0) return hexes;
  const steps = ((turns % 6) + 6) % 6;
  const centre = pivot ?? middleOf(board, hexes);
  const [q0, r0] = [(board.col[centre] - board.row[centre]) / 2, board.row[centre]];
  const spots = hexes.map((hex) => {
    let [q, r] = [(board.col[hex] - board.row[hex]) / 2 - q0, board.row[hex] - r0];
    for (let step = 0; step < steps; step++) [q, r] = [-r, q + r];
    return { col: 2 * (q + q0) + r + r0, row: r + r0 };
  });
  const shift = nearestFit(board, spots);
  if (shift === null) return hexes;
  const targets = new Map(
    hexes.map((hex, at) => [hex, hexAt(board, spots[at].col + shift.col, spots[at].row + shift.row)]),
  );
  return place(
    draft,
    hexes,
    (hex) => targets.get(hex) ?? OFF_BOARD,
    (direction) => (direction + 6 - steps) % 6,
  );
}

interface Spot {
  readonly col: number;
  readonly row: number;
}

function nearestFit(board: Board, spots: readonly Spot[]): Spot | null {
  const shifts: Spot[] = [];
  for (let row = -board.rows; row <= board.rows; row++) {
    for (let col = -board.lastCol; col <= board.lastCol; col++) if ((col + row) % 2 === 0) shifts.push({ col, row });
  }
  const far = ({ col, row }: Spot): number => col ** 2 + 3 * row ** 2;
  shifts.sort((a, b) => far(a) - far(b));
  const fits = (shift: Spot): boolean =>
    spots.every(({ col, row }) => hexAt(board, col + shift.col, row + shift.row) !== OFF_BOARD);
  return shifts.find(fits) ?? null;
}

function hexesOf(board: Board, part: Part): readonly Hex[] {
  return part === 'all' ? board.labels.map((_, hex) => hex) : part;
}

/** Twice the middle column, twice the middle row. */
function spans(board: Board, part: Part, hexes: readonly Hex[]): readonly [number, number] {
  if (part === 'all') return [board.lastCol, board.rows - 1];
  const sum = (values: readonly number[]): number => Math.min(...values) + Math.max(...values);
  return [sum(hexes.map((hex) => board.col[hex])), sum(hexes.map((hex) => board.row[hex]))];
}

/**
 * Middles about which hexes come to lie on hexes. Where the wanted one is between two of them, every other one is taken
 * first, so that the same again leads back.
 */
function balanced(sum: number, boardSum: number, parity: number): readonly number[] {
  if (Math.abs(sum % 2) === parity) return [sum];
  const near = [sum - 1, sum + 1];
  const first = near.find((one) => one === boardSum) ?? near.find((one) => (one - parity) % 4 === 0) ?? near[0];
  return [first, ...near.filter((one) => one !== first)];
}

function firstFit(
  draft: PlanDraft,
  hexes: readonly Hex[],
  places: readonly Place[],
  turn: (direction: number) => number,
): readonly Hex[] {
  const where = places.find((one) => hexes.every((hex) => one(hex) !== OFF_BOARD));
  return where === undefined ? hexes : place(draft, hexes, where, turn);
}

/** Before the sea changes its edge: sand and sea of a beach board become tiles that can be turned. */
function layOwnGround(draft: PlanDraft): void {
  if (draft.face !== 'beach') return;
  const board = planBoard(draft);
  for (let hex = 0; hex < board.size; hex++) {
    const own = seaside(board, hex);
    const laid = piecesOn(draft, hex);
    if (own !== null && !laid.some(isTile)) setPieces(draft, hex, [{ id: own }, ...laid]);
  }
  draft.face = 'country';
}

/** Sections are named as they are seen from the bottom edge. */
function flipSections(draft: PlanDraft): void {
  const other = { left: 'right', centre: 'centre', right: 'left' } as const;
  for (const one of draft.special.emptySectionMedals ?? []) one.sections = one.sections.map((name) => other[name]);
}
