// Everything on some hexes goes to other hexes: pieces, units, medals, names, and what special rules say of them.
import { OFF_BOARD, type Hex } from '../hex/board.ts';
import { hexOfLabel } from '../hex/labels.ts';
import { SIDES } from '../memoir/side.ts';
import type { Piece } from '../memoir/terrain/ground.ts';
import { moveKeptHexes } from './kept-hexes.ts';
import type { PlanDraft } from './lay.ts';
import { planBoard, type Plan } from './plan.ts';

export interface Way {
  /** Where each hex goes; hexes that are not in here stay. */
  readonly to: ReadonlyMap<Hex, Hex>;
  /** Where a direction points afterwards. */
  readonly turn: (direction: number) => number;
  /** What was there stays there, too. */
  readonly copy: boolean;
}

/** What comes down on a hex takes away what is of its kind there: a wood another wood, never the unit below the trees. */
export function relocate(draft: PlanDraft, way: Way): void {
  const { to, turn } = way;
  const landing = (hexes: Iterable<Hex>) => new Set([...hexes].flatMap((hex) => to.get(hex) ?? []));
  const taken = landing(ladenHexes(draft));
  moveRecord(draft.pieces, way, (pieces) => pieces.map((piece) => turnedPiece(piece, turn)));
  moveRecord(draft.units, way, (unit) => ({ ...unit, traits: [...unit.traits] }));
  moveRecord(draft.mines, way, (mine) => ({ ...mine }));
  moveRecord(draft.places, way, (name) => name);
  moveRecord(draft.bases, way, (base) => ({ ...base }));
  moveObjectives(draft, way, landing(draft.objectives.flatMap(({ hexes }) => hexes)));
  const landed = landing(way.copy ? [] : draft.aircraft.flatMap((aircraft) => aircraft?.hex ?? []));
  for (const side of SIDES) {
    draft.exits[side] = movedHexes(draft.exits[side], way, landing(draft.exits[side]));
    const aircraft = draft.aircraft[side];
    const target = aircraft === null || way.copy ? undefined : to.get(aircraft.hex);
    if (aircraft !== null && target !== undefined) draft.aircraft[side] = { ...aircraft, hex: target };
    else if (aircraft !== null && landed.has(aircraft.hex)) draft.aircraft[side] = null;
  }
  if (!way.copy) moveSpecial(draft, way);
  const board = planBoard(draft);
  moveKeptHexes(draft, board, board, (hex) => {
    const target = way.copy ? undefined : to.get(hex);
    return target ?? (taken.has(hex) ? OFF_BOARD : hex);
  });
}

/** Hexes on which there is anything at all. */
export function ladenHexes(plan: Plan): ReadonlySet<Hex> {
  const records = [plan.pieces, plan.units, plan.mines, plan.places, plan.bases];
  return new Set([
    ...records.flatMap((record) => Object.keys(record).map(Number)),
    ...plan.objectives.flatMap(({ hexes }) => hexes),
    ...plan.exits.flat(),
    ...plan.aircraft.flatMap((aircraft) => aircraft?.hex ?? []),
  ]);
}

function turnedPiece(piece: Piece, turn: (direction: number) => number): Piece {
  const { links } = piece;
  if (links === undefined) return { ...piece };
  const turned = [0, 1, 2, 3, 4, 5].reduce((mask, from) => ((links >> from) & 1 ? mask | (1 << turn(from)) : mask), 0);
  return { ...piece, links: turned };
}

function moveRecord<T>(record: Record<Hex, T>, { to, copy }: Way, moved: (value: T) => T): void {
  const entries = Object.entries(record).map(([hex, value]) => [Number(hex), value] as const);
  const lifted = entries.flatMap(([hex, value]) => {
    const target = to.get(hex);
    return target === undefined ? [] : [[target, moved(value)] as const];
  });
  for (const [hex] of entries) if (!copy && to.has(hex)) delete record[hex];
  for (const [hex, value] of lifted) record[hex] = value;
}

/** A list of hexes of the same kind, in its order; copies come last. */
function movedHexes(hexes: readonly Hex[], { to, copy }: Way, taken: ReadonlySet<Hex>): Hex[] {
  const stay = hexes.flatMap((hex) => {
    const target = copy ? undefined : to.get(hex);
    if (target !== undefined) return [target];
    return taken.has(hex) ? [] : [hex];
  });
  return copy ? [...stay, ...hexes.flatMap((hex) => to.get(hex) ?? [])] : stay;
}

function moveObjectives(draft: PlanDraft, way: Way, taken: ReadonlySet<Hex>): void {
  const { to, copy } = way;
  const before = draft.objectives;
  const withHexes = (objective: (typeof before)[number], hexes: Hex[]): typeof before =>
    hexes.length === 0
      ? []
      : [{ ...objective, switches: [...objective.switches], hexes, need: Math.min(objective.need, hexes.length) }];
  const stay = before.flatMap((one) =>
    withHexes(one, movedHexes(one.hexes, { ...way, copy: false, to: copy ? NOWHERE : to }, taken)),
  );
  const copies = copy
    ? before.flatMap((one) =>
        withHexes(
          one,
          one.hexes.flatMap((hex) => to.get(hex) ?? []),
        ),
      )
    : [];
  draft.objectives = [...stay, ...copies];
}

const NOWHERE: ReadonlyMap<Hex, Hex> = new Map();

/** Hexes that special rules name, which they do by label. */
function moveSpecial(draft: PlanDraft, { to }: Way): void {
  const board = planBoard(draft);
  const moved = (label: string): string => {
    const hex = hexOfLabel(board, label);
    const target = hex === undefined ? undefined : to.get(hex);
    return target === undefined ? label : board.labels[target];
  };
  const { hill317, suddenDeath } = draft.special;
  if (hill317 !== undefined) draft.special.hill317 = hill317.map(moved);
  for (const one of suddenDeath ?? []) one.hexes = one.hexes.map(moved);
}
