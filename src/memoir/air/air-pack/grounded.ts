// AP-8.2, AP-8.6, AP-19.2…19.7: planes and ready-to-take-off markers on airfields and carriers
import type { Hex } from '../../../hex/board.ts';
import { gainMedals } from '../../medals/medals.ts';
import { opponent, SIDES, type Side } from '../../side.ts';
import { NO_UNIT } from '../../state.ts';
import type { World } from '../../world.ts';
import { airOf } from './air.ts';
import type { PlaneModel } from './planes.ts';
import type { AirPackState } from './state.ts';

const NO_HEXES: readonly Hex[] = [];

/** Planes that stand on a hex: figures by model, one of them perhaps about to take off, and markers. */
export interface Grounded {
  readonly side: Side;
  readonly hex: Hex;
  readonly models: readonly PlaneModel[];
  readonly markers: number;
}

/** Does any plane of the battle stand on the ground? Asked at every step, so most battles answer at once. */
function anyGrounded({ parked, ready, sides }: AirPackState): boolean {
  return parked.length > 0 || ready.length > 0 || sides.some(({ plane }) => plane !== null && plane.landed);
}

/** What stands on a hex, on the ground or on a deck; null: nothing. */
export function parkedOn(world: World, hex: Hex): Grounded | null {
  const air = airOf(world);
  if (!anyGrounded(air)) return null;
  const { sides, parked, ready } = air;
  for (const side of SIDES) {
    const models = parked.filter((one) => one.side === side && one.hex === hex).map(({ model }) => model);
    const { plane } = sides[side];
    if (plane !== null && plane.landed && plane.hex === hex) models.push(plane.model);
    const markers = ready.find((one) => one.side === side && one.hex === hex)?.count ?? 0;
    if (models.length > 0 || markers > 0) return { side, hex, models, markers };
  }
  return null;
}

/** What stands on a hex in its own right; on a carrier the ship alone counts (AP-19.5, AP-19.7). */
export function groundedOn(world: World, hex: Hex): Grounded | null {
  return world.state.unitAt[hex] === NO_UNIT ? parkedOn(world, hex) : null;
}

/** Every hex on which a side has planes on the ground, decks included. */
export function basesOf(world: World, side: Side): readonly Hex[] {
  const air = airOf(world);
  if (!anyGrounded(air)) return NO_HEXES;
  const { sides, parked, ready } = air;
  const hexes = [...parked, ...ready].filter((one) => one.side === side).map(({ hex }) => hex);
  const { plane } = sides[side];
  if (plane !== null && plane.landed) hexes.push(plane.hex);
  return [...new Set(hexes)].toSorted((a, b) => a - b);
}

/** The same without the decks of carriers. */
export function openBasesOf(world: World, side: Side): readonly Hex[] {
  return basesOf(world, side).filter((hex) => world.state.unitAt[hex] === NO_UNIT);
}

/** Takes everything of a side off a hex: planes and markers go together. */
function clearBase(world: World, side: Side, hex: Hex, cause: 'onTheGround' | 'withCarrier'): void {
  const air = airOf(world);
  const gone = parkedOn(world, hex);
  if (gone === null || gone.side !== side) return;
  air.parked = air.parked.filter((one) => one.side !== side || one.hex !== hex);
  air.ready = air.ready.filter((one) => one.side !== side || one.hex !== hex);
  const own = air.sides[side];
  if (own.plane !== null && own.plane.landed && own.plane.hex === hex) own.plane = null;
  for (const model of gone.models) world.events?.push({ type: 'planeLost', side, model, hex, cause });
  if (gone.markers > 0) world.events?.push({ type: 'readyMarkersLost', side, hex, count: gone.markers, cause });
}

/** One grenade takes them all, for one medal (AP-19.2 to AP-19.4). */
export function destroyBase(world: World, { side, hex }: Grounded): void {
  clearBase(world, side, hex, 'onTheGround');
  gainMedals(world, opponent(side), 1, 'aircraft', hex);
}

/** Planes go where their carrier goes. */
export function moveBase(world: World, side: Side, from: Hex, to: Hex): void {
  const air = airOf(world);
  const isHere = (one: { readonly side: Side; readonly hex: Hex }): boolean => one.side === side && one.hex === from;
  if (air.parked.some(isHere)) air.parked = air.parked.map((one) => (isHere(one) ? { ...one, hex: to } : one));
  if (air.ready.some(isHere)) air.ready = air.ready.map((one) => (isHere(one) ? { ...one, hex: to } : one));
  const { plane } = air.sides[side];
  if (plane !== null && plane.landed && plane.hex === from) plane.hex = to;
}

/** They go down with the ship; only the ship is a medal (AP-19.6). */
export function sinkBase(world: World, side: Side, hex: Hex): void {
  clearBase(world, side, hex, 'withCarrier');
}
