// AP-8.1, AP-8.6, AP-10.1, AP-10.3: planes and markers on airfields and carriers, of a scenario or of a later moment
import type { Hex } from '../../hex/board.ts';
import type { ParkedPlane, ReadyMarkers, StartingPlanes } from '../../memoir/air/air-pack/options.ts';
import { PLANE_MODELS, PLANE_ROWS, type PlaneModel } from '../../memoir/air/air-pack/planes.ts';
import { SIDE_NAMES, SIDES, type Side, type SideName } from '../../memoir/side.ts';
import { hexIs, IS, type Terrain } from '../../memoir/terrain/terrain.ts';
import { UNIT_KINDS } from '../../memoir/units/kinds.ts';
import { joinPath } from '../fault.ts';
import { note, readHex, type Reading } from '../reading.ts';
import type { AirPackFile } from './options-schema.ts';

/** What lies below the planes. */
export interface BaseMap {
  readonly terrain: Terrain;
  readonly unitOn: (hex: Hex) => { readonly side: Side; readonly kind: number } | null;
}

export function isCarrierKind(kind: number): boolean {
  return UNIT_KINDS[kind].id === 'aircraftCarrier';
}

const FROM_CARRIERS = PLANE_MODELS.filter((model) => PLANE_ROWS[model].fliesFromCarriers);

/** Why a plane of this model, or a marker (null), cannot stand on the hex, in words; null: it can. */
export function baseBarrier(
  { terrain, unitOn }: BaseMap,
  side: Side,
  hex: Hex,
  model: PlaneModel | null,
): string | null {
  const unit = unitOn(hex);
  if (unit === null)
    return hexIs(terrain, hex, IS.airfield) ? null : 'planes on the ground stand on airfields and carriers only';
  if (!isCarrierKind(unit.kind)) return 'there is a unit on this hex';
  if (unit.side !== side) return `this carrier is one of the ${SIDE_NAMES[unit.side]}`;
  return model === null || PLANE_ROWS[model].fliesFromCarriers
    ? null
    : `a ${model} does not fly from a carrier; only ${FROM_CARRIERS.join(' and ')} do`;
}

/** Says why nothing of the side can be here; null for a marker. */
type BarrierTo = (side: Side, hex: Hex, model: PlaneModel | null) => string | null;

/** Who is on a hex already, and where the file says so. */
interface Taken {
  readonly side: Side;
  readonly path: string;
}

/** By side, and for a side by hex, which is how they are kept in a state. */
export function readBases(
  reading: Reading,
  path: string,
  { parked, ready }: Pick<AirPackFile, 'parked' | 'ready'>,
  barrierTo: BarrierTo,
): StartingPlanes {
  const figures = new Map<Hex, Taken>();
  const all: { parked: ParkedPlane[]; ready: ReadyMarkers[] } = { parked: [], ready: [] };
  const place = (where: string, label: string, side: Side, model: PlaneModel | null): Hex | null => {
    const hex = readHex(reading, where, label);
    if (hex === undefined) return null;
    const barrier = barrierTo(side, hex, model);
    if (barrier !== null) note(reading, where, barrier);
    return hex;
  };
  for (const side of SIDES)
    (parked?.[SIDE_NAMES[side]] ?? []).forEach(({ model, hex: label }, at) => {
      const where = joinPath(joinPath(joinPath(path, `parked.${SIDE_NAMES[side]}`), at), 'hex');
      const hex = place(where, label, side, model);
      if (hex === null) return;
      const other = figures.get(hex);
      if (other !== undefined) note(reading, where, `there is already a plane on this hex (${other.path})`);
      else figures.set(hex, { side, path: where });
      all.parked.push({ side, model, hex });
    });
  for (const side of SIDES)
    for (const [label, count] of Object.entries(ready?.[SIDE_NAMES[side]] ?? {})) {
      const where = joinPath(joinPath(path, `ready.${SIDE_NAMES[side]}`), label);
      const hex = place(where, label, side, null);
      if (hex === null) continue;
      const other = figures.get(hex);
      if (other !== undefined && other.side !== side)
        note(reading, where, `there are planes of the other side on this hex (${other.path})`);
      else figures.set(hex, other ?? { side, path: where });
      all.ready.push({ side, hex, count });
    }
  return inOrder(all);
}

/** Nobody asks which of them came first. */
export function inOrder({ parked, ready }: StartingPlanes): StartingPlanes {
  const order = (one: { side: Side; hex: Hex }, other: { side: Side; hex: Hex }): number =>
    one.side - other.side || one.hex - other.hex;
  return { parked: parked.toSorted(order), ready: ready.toSorted(order) };
}

/** The way back. */
export function basesFile(
  { parked, ready }: StartingPlanes,
  labels: readonly string[],
): Pick<AirPackFile, 'parked' | 'ready'> {
  const figures: Partial<Record<SideName, { model: PlaneModel; hex: string }[]>> = {};
  const markers: Partial<Record<SideName, Record<string, number>>> = {};
  for (const { side, model, hex } of parked) (figures[SIDE_NAMES[side]] ??= []).push({ model, hex: labels[hex] });
  for (const { side, hex, count } of ready) (markers[SIDE_NAMES[side]] ??= {})[labels[hex]] = count;
  return {
    ...(parked.length === 0 ? {} : { parked: figures }),
    ...(ready.length === 0 ? {} : { ready: markers }),
  };
}
