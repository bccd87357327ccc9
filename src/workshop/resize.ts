// Another board under the same scenario, and a map that is cleared.
import { boardOf, hexAt, OFF_BOARD, type Board, type BoardName, type Hex } from '../hex/board.ts';
import { hexOfLabel } from '../hex/labels.ts';
import { SIDES } from '../memoir/side.ts';
import { dropObjectiveHexes } from './objectives.ts';
import { erase } from './erase.ts';
import { moveKeptHexes } from './kept-hexes.ts';
import type { PlanDraft } from './lay.ts';
import { planBoard, type Plan } from './plan.ts';
import { ladenHexes } from './relocate.ts';

/** What has no place on another board. */
export interface Lost {
  /** Hexes of the board as it is on which something lies that would be lost. */
  readonly hexes: readonly Hex[];
  readonly units: number;
  readonly objectives: number;
  /** Hexes with terrain. */
  readonly terrain: number;
}

/** Rows are counted from the bottom edge, columns from the middle of the board. */
function placeOn(from: Board, to: Board, hex: Hex): Hex {
  // Half the difference in whole hexes, so that a hex in the row stays one.
  const shift = 2 * Math.trunc((to.lastCol - from.lastCol) / 4);
  return hexAt(to, from.col[hex] + shift, from.row[hex] + to.rows - from.rows);
}

export function lostByResize(plan: Plan, name: BoardName): Lost {
  const [from, to] = [planBoard(plan), boardOf(name)];
  const isLost = (hex: Hex): boolean => placeOn(from, to, hex) === OFF_BOARD;
  const count = (record: object): number => Object.keys(record).filter((hex) => isLost(Number(hex))).length;
  return {
    hexes: [...ladenHexes(plan)].filter(isLost).toSorted((a, b) => a - b),
    units: count(plan.units),
    objectives: plan.objectives.filter(({ hexes }) => hexes.every(isLost)).length,
    terrain: count(plan.pieces),
  };
}

export function resizeBoard(draft: PlanDraft, name: BoardName): void {
  if (draft.board === name) return;
  const [from, to] = [planBoard(draft), boardOf(name)];
  const lost = new Set(lostByResize(draft, name).hexes);
  const placed = (hex: Hex): Hex => placeOn(from, to, hex);
  dropObjectiveHexes(draft, [...lost]);
  const record = <T>(values: Record<Hex, T>): Record<Hex, T> =>
    Object.fromEntries(
      Object.entries(values).flatMap(([hex, value]) =>
        placed(Number(hex)) === OFF_BOARD ? [] : [[placed(Number(hex)), value]],
      ),
    );
  draft.pieces = record(draft.pieces);
  draft.units = record(draft.units);
  draft.mines = record(draft.mines);
  draft.places = record(draft.places);
  draft.bases = record(draft.bases);
  for (const objective of draft.objectives) objective.hexes = objective.hexes.map(placed);
  for (const side of SIDES) {
    draft.exits[side] = draft.exits[side].map(placed).filter((hex) => hex !== OFF_BOARD);
    const aircraft = draft.aircraft[side];
    if (aircraft === null) continue;
    const hex = placed(aircraft.hex);
    draft.aircraft[side] = hex === OFF_BOARD ? null : { ...aircraft, hex };
  }
  resizeSpecial(draft, from, to);
  moveKeptHexes(draft, from, to, placed);
  draft.board = name;
}

function resizeSpecial({ special }: PlanDraft, from: Board, to: Board): void {
  const moved = (labels: readonly string[]): string[] =>
    labels.flatMap((label) => {
      const hex = hexOfLabel(from, label);
      const target = hex === undefined ? OFF_BOARD : placeOn(from, to, hex);
      return target === OFF_BOARD ? [] : [to.labels[target]];
    });
  setHexes(special, moved);
}

/** Rules that name hexes; one that has none left is gone. */
function setHexes(special: PlanDraft['special'], moved: (labels: readonly string[]) => string[]): void {
  const hill = moved(special.hill317 ?? []);
  if (hill.length > 0) special.hill317 = hill;
  else delete special.hill317;
  const sudden = (special.suddenDeath ?? []).flatMap((one) => {
    const hexes = moved(one.hexes);
    return hexes.length === 0
      ? []
      : [{ ...one, hexes, ...(one.need === undefined ? {} : { need: Math.min(one.need, hexes.length) }) }];
  });
  if (sudden.length > 0) special.suddenDeath = sudden;
  else delete special.suddenDeath;
}

/** Takes everything off the map, and rules that name its hexes with it. */
export function clearMap(draft: PlanDraft): void {
  erase(
    draft,
    'all',
    planBoard(draft).labels.map((_, hex) => hex),
  );
  setHexes(draft.special, () => []);
}
