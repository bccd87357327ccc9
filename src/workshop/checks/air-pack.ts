// AP-6, AP-8.1, AP-8.6, AP-10.3: planes on the ground, and what a side can send up
import type { Hex } from '../../hex/board.ts';
import { findAirfields, type Airfield } from '../../memoir/air/base-hexes.ts';
import { PLANE_ROWS, type PlaneModel } from '../../memoir/air/air-pack/planes.ts';
import { NO_SIDE, opponent, SIDE_NAMES, SIDES, type Side } from '../../memoir/side.ts';
import { kindOf } from '../../memoir/units/unit.ts';
import type { PlanBase } from '../plan.ts';
import { basingAt, basingOf, isForAirPack, modelsFlown } from '../planes.ts';
import { checkAt, type Check, type CheckValues, type Fix } from './check.ts';
import type { Look } from './look.ts';
import { labelOf, nearest } from './mending.ts';

type Why = 'noBase' | 'unit' | 'carrier' | 'deck' | 'airfield';

interface Based extends PlanBase {
  readonly hex: Hex;
}

export function basesIn({ plan }: Pick<Look, 'plan'>): Based[] {
  return Object.entries(plan.bases).map(([hex, base]) => ({ ...base, hex: Number(hex) }));
}

function airfieldsOn({ board, terrain, plan }: Look): Airfield[] {
  return findAirfields(board, terrain, (hex) => plan.units[hex]?.side ?? NO_SIDE);
}

/** Why planes of the side, or markers (null), cannot stand on the hex. */
function barrier(
  { units }: Look,
  fields: readonly Airfield[],
  side: Side,
  hex: Hex,
  model: PlaneModel | null,
): Why | null {
  const unit = units.find((one) => one.hex === hex);
  if (unit !== undefined) {
    if (kindOf(unit).id !== 'aircraftCarrier') return 'unit';
    if (unit.side !== side) return 'carrier';
    return model === null || PLANE_ROWS[model].fliesFromCarriers ? null : 'deck';
  }
  const field = fields.find(({ hexes }) => hexes.includes(hex));
  if (field === undefined) return 'noBase';
  return field.holder === opponent(side) ? 'airfield' : null;
}

/** A plane alone, markers alone, or all that is there. */
function removeBase(hex: Hex, part: 'plane' | 'markers' | 'all'): Fix {
  return {
    id: part === 'markers' ? 'removeMarkers' : 'removePlane',
    recipe: ({ bases }) => {
      const base = bases[hex];
      if (part === 'plane' && base.ready > 0) base.model = null;
      else if (part === 'markers' && base.model !== null) base.ready = 0;
      else delete bases[hex];
    },
  };
}

function pathOf({ board }: Look, { side, hex, model }: Based): string {
  const name = SIDE_NAMES[side];
  return model === null
    ? `options.air.airPack.ready.${name}.${labelOf(board, hex)}`
    : `options.air.airPack.parked.${name}`;
}

/** Planes and markers on the ground, as far as the reader would refuse them. */
export function planesThatCannotStart(look: Look): Check[] {
  const bases = basesIn(look);
  if (bases.length === 0) return [];
  const fields = airfieldsOn(look);
  return bases.flatMap((base) => [
    ...(base.model === null ? [] : misplaced(look, fields, base)),
    ...(base.ready === 0 ? [] : misplaced(look, fields, { ...base, model: null })),
  ]);
}

function misplaced(look: Look, fields: readonly Airfield[], part: Based): Check[] {
  const { board, plan } = look;
  const { side, hex, model } = part;
  const why = barrier(look, fields, side, hex, model);
  if (why === null) return model === null ? nobodyReady(look, part) : [];
  const all = plan.bases[hex];
  const fits = (to: Hex) => plan.bases[to] === undefined && barrier(look, fields, side, to, all.model) === null;
  const free = nearest(board, hex, fits);
  const move: Fix[] =
    free === undefined
      ? []
      : [
          {
            id: 'movePlanes',
            values: { hex: labelOf(board, free) },
            recipe: ({ bases }) => {
              bases[free] = bases[hex];
              delete bases[hex];
            },
          },
        ];
  return [
    checkAt(board, {
      id: model === null ? 'markersCannotStart' : 'planeCannotStart',
      kind: 'fault',
      hexes: [hex],
      side,
      values: { ...(model === null ? { count: all.ready } : { plane: model }), why },
      fixes: [...move, removeBase(hex, model === null ? 'markers' : 'plane')],
      path: pathOf(look, part),
    }),
  ];
}

/** A marker stands for any plane that its side flies from there. */
function nobodyReady(look: Look, part: Based): Check[] {
  const { board, plan } = look;
  const { side, hex } = part;
  const basing = basingAt(plan, hex);
  if (modelsFlown(plan, side, basing).length > 0) return [];
  const path = pathOf(look, part);
  const values = { base: basing };
  const fixes = [removeBase(hex, 'markers')];
  return [checkAt(board, { id: 'markersWithoutPlane', kind: 'fault', hexes: [hex], side, values, fixes, path })];
}

/** Planes that their side did not have then and there, where the scenario does not say that it has them. */
export function planesNotFlown(look: Look): Check[] {
  const { board, plan } = look;
  return basesIn(look).flatMap(({ side, hex, model }) => {
    const flown = modelsFlown(plan, side, basingAt(plan, hex));
    if (model === null || flown.includes(model)) return [];
    const others = flown.slice(0, 3).map((plane): Fix => ({
      id: 'makePlane',
      values: { plane },
      recipe: ({ bases }) => void (bases[hex].model = plane),
    }));
    const values: CheckValues = { plane: model, nation: plan.sides[side].nation };
    const fixes = [...others, removeBase(hex, 'plane')];
    return [checkAt(board, { id: 'planeNotFlown', kind: 'warning', hexes: [hex], side, values, fixes })];
  });
}

/** A side that flies nothing over the edge, and has nothing on the ground. */
export function sidesWithoutPlanes(look: Look): Check[] {
  const { board, plan } = look;
  if (!isForAirPack(plan)) return [];
  return SIDES.flatMap((side) => {
    if (modelsFlown(plan, side, basingOf(plan, side)).length > 0) return [];
    if (basesIn(look).some((base) => base.side === side)) return [];
    const name = SIDE_NAMES[side];
    const isAtSea = basingOf(plan, side) === 'carrier' && modelsFlown(plan, side, 'ground').length > 0;
    const fix: Fix = isAtSea
      ? { id: 'fromAirfields', recipe: ({ options }) => void delete options.air?.airPack?.basing?.[name] }
      : { id: 'planesByDate', recipe: ({ options }) => void delete options.air?.airPack?.planes?.[name] };
    return [checkAt(board, { id: 'noPlanes', kind: 'hint', side, fixes: [fix] })];
  });
}
