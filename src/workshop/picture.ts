// What a plan shows on the board, finished or not.
import { boardOf, type Board, type Hex } from '../hex/board.ts';
import { NOBODY_STARTS } from '../memoir/air/aircraft.ts';
import type { Front } from '../memoir/air/front.ts';
import type { MaybeSide } from '../memoir/side.ts';
import type { Piece } from '../memoir/terrain/ground.ts';
import { UNIT_KINDS } from '../memoir/units/kinds.ts';
import { newUnit, traitBits, type Nation, type Unit } from '../memoir/units/unit.ts';
import { yearOf } from '../scenarios/read-rules.ts';
import { isTile, seaside, settleOwner } from '../scenarios/read-terrain.ts';
import { readKind } from '../scenarios/unit-text.ts';
import {
  planBoard,
  type ByHex,
  type Face,
  type Plan,
  type PlanAircraft,
  type PlanBase,
  type PlanMine,
  type PlanUnit,
} from './plan.ts';

export interface MapPicture {
  readonly board: Board;
  readonly face: Face;
  /** By hex, as the rules would have them. */
  readonly pieces: readonly (readonly Piece[])[];
  readonly units: readonly Unit[];
  readonly mines: ReadonlyMap<Hex, PlanMine>;
  readonly objectives: readonly { readonly hexes: readonly Hex[]; readonly side: MaybeSide; readonly medals: number }[];
  readonly exits: readonly [readonly Hex[], readonly Hex[]];
  /** What flies or stands on the ground by the air rules of the battle. */
  readonly aircraft: readonly [PlanAircraft | null, PlanAircraft | null];
  readonly bases: ByHex<PlanBase>;
  readonly places: ReadonlyMap<Hex, string>;
  readonly top: 0 | 1;
  /** By side; with the front they say which aircraft are drawn. */
  readonly nations: readonly [Nation, Nation];
  readonly front: Front | null;
}

const NOTHING: readonly Piece[] = [];
const SEA: Readonly<Record<'beach' | 'ocean', readonly Piece[]>> = {
  beach: [{ id: 'beach' }],
  ocean: [{ id: 'ocean' }],
};

/** What was laid on a hex, and the sand or sea of a beach board where no tile lies. The same plan parts give the same list. */
export function groundOn({ board, face, pieces }: Pick<Plan, 'board' | 'face' | 'pieces'>, hex: Hex): readonly Piece[] {
  const laid: readonly Piece[] = pieces[hex] ?? NOTHING;
  const sea = face === 'beach' ? seaside(boardOf(board), hex) : null;
  if (sea === null || laid.some(isTile)) return laid;
  return laid.length === 0 ? SEA[sea] : [...SEA[sea], ...laid];
}

/** The ground of a hex with what is built on it, each thing with the side it belongs to. */
export function shownPieces(plan: Plan, hex: Hex): readonly Piece[] {
  const ground = groundOn(plan, hex);
  const standing = plan.units[hex]?.side;
  return ground.some(({ id, owner }) => owner === undefined && (id === 'bunker' || id === 'seaWall'))
    ? ground.flatMap((piece) => settleOwner(piece, standing))
    : ground;
}

export function yearOfPlan({ date }: Plan): number {
  return yearOf(date === null ? {} : { date });
}

export function nationOf(plan: Plan, unit: PlanUnit): Unit['nation'] {
  return unit.nation ?? plan.sides[unit.side].nation;
}

/** The unit as it is drawn and described; null: there is no such kind. */
export function shownUnit(plan: Plan, hex: Hex, unit: PlanUnit): Unit | null {
  const kind = readKind(unit.kind, yearOfPlan(plan));
  if (!kind.ok) return null;
  return newUnit(hex, {
    side: unit.side,
    kind: kind.value,
    nation: nationOf(plan, unit),
    idleUntil: unit.idleUntil,
    hex,
    figures: unit.figures ?? UNIT_KINDS[kind.value].figures,
    traits: traitBits(unit.traits),
  });
}

export function pictureOf(plan: Plan): MapPicture {
  const board = planBoard(plan);
  const { face, objectives, exits, top } = plan;
  const isAirPack = plan.options.airRules === 'air-pack';
  return {
    board,
    face,
    pieces: board.labels.map((_, hex) => shownPieces(plan, hex)),
    units: Object.entries(plan.units).flatMap(([hex, unit]) => shownUnit(plan, Number(hex), unit) ?? []),
    mines: new Map(Object.entries(plan.mines).map(([hex, mine]) => [Number(hex), mine])),
    objectives,
    exits,
    aircraft: isAirPack ? NOBODY_STARTS : plan.aircraft,
    bases: isAirPack ? plan.bases : {},
    places: new Map(Object.entries(plan.places).map(([hex, name]) => [Number(hex), name])),
    top,
    nations: [plan.sides[0].nation, plan.sides[1].nation],
    front: plan.front,
  };
}
