// A plan as the checks see it: what they all need is worked out once.
import type { Board, Hex } from '../../hex/board.ts';
import { hexOfLabel } from '../../hex/labels.ts';
import type { AirRulesName } from '../../memoir/air/hooks.ts';
import { SIDES, type Side } from '../../memoir/side.ts';
import type { Piece } from '../../memoir/terrain/ground.ts';
import { compileTerrain, type Terrain } from '../../memoir/terrain/terrain.ts';
import type { Unit } from '../../memoir/units/unit.ts';
import { planBoard, type Plan, type PlanUnit } from '../plan.ts';
import { shownPieces, shownUnit } from '../picture.ts';
import { ladenHexes } from '../relocate.ts';

export interface Look {
  readonly plan: Plan;
  readonly board: Board;
  /** What lies on each hex, with the sand and sea of a beach board. */
  readonly pieces: readonly (readonly Piece[])[];
  readonly terrain: Terrain;
  /** The units whose kind is known; the id of each is its hex. */
  readonly units: readonly Unit[];
  readonly unitsOf: readonly [readonly Unit[], readonly Unit[]];
  /** By any air rules. */
  readonly hasAir: boolean;
  readonly airRules: AirRulesName;
  /** Hexes on which there is anything at all, or that a special rule names. */
  readonly inUse: ReadonlySet<Hex>;
}

export function lookAt(plan: Plan): Look {
  const board = planBoard(plan);
  const pieces = board.labels.map((_, hex) => shownPieces(plan, hex));
  const units = unitEntries(plan).flatMap(([hex, unit]) => shownUnit(plan, hex, unit) ?? []);
  const of = (side: Side) => units.filter((unit) => unit.side === side);
  return {
    plan,
    board,
    pieces,
    terrain: compileTerrain(board, { pieces }),
    units,
    unitsOf: [of(SIDES[0]), of(SIDES[1])],
    hasAir: (plan.options.airRules ?? 'none') !== 'none',
    airRules: plan.options.airRules ?? 'none',
    inUse: new Set([...ladenHexes(plan), ...namedHexes(board, plan)]),
  };
}

function namedHexes(board: Board, { special }: Plan): readonly Hex[] {
  const labels = [...(special.hill317 ?? []), ...(special.suddenDeath ?? []).flatMap(({ hexes }) => hexes)];
  return labels.flatMap((label) => hexOfLabel(board, label) ?? []);
}

export function unitEntries({ units }: Plan): (readonly [Hex, PlanUnit])[] {
  return Object.entries(units).map(([hex, unit]) => [Number(hex), unit]);
}
