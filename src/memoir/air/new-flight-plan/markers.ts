// NFP-5.4, NFP-5.5, NFP-5.7, NFP-5.9, NFP-5.15, NFP-5.16, NFP-5.19
import type { Hex } from '../../../hex/board.ts';
import type { Action } from '../../action.ts';
import { NO_UNIT } from '../../state.ts';
import { CAMOUFLAGED, hasTrait, ORDERED, type Unit } from '../../units/unit.ts';
import { unitOn, type World } from '../../world.ts';
import { AMMUNITION, type Aircraft, type Ammunition } from '../aircraft.ts';
import { airOf, changeTurn, enemyAircraft } from './air.ts';
import { specialAction } from './special.ts';
import type { Marker } from './state.ts';
import { oneOf, without } from './types.ts';

const TARGET_HEXES = 3;

/** The enemy ground unit on the hex, a landed aircraft (NO_UNIT), or null: nothing to attack. */
export function targetOn(world: World, aircraft: Aircraft, hex: Hex): number | null {
  const unit = unitOn(world, hex);
  if (unit !== null) return unit.side !== aircraft.side && !hasTrait(unit, CAMOUFLAGED) ? unit.id : null;
  const enemy = enemyAircraft(world, aircraft.side);
  return enemy !== null && enemy.hex === hex && enemy.landed ? NO_UNIT : null;
}

/** Its path has led over this hex in this move: where it took off does not count. */
function isOverflown({ path, deployed }: Aircraft): boolean {
  return path.length > (deployed ? 0 : 1);
}

/** A card that names fewer targets does not forbid a normal run. */
export function mostTargets(world: World, aircraft: Aircraft): number {
  return Math.max(TARGET_HEXES, specialAction(world, aircraft).targetHexes ?? 0);
}

/** What the run so far says against a marker on the hex below: target hexes follow one another without a gap. */
function whyNotInRun(world: World, aircraft: Aircraft): 'marked' | 'allTargets' | 'gap' | null {
  const { targetHexes, markers } = airOf(world).turn;
  const { hex, path } = aircraft;
  const { markersPerHex = 1 } = specialAction(world, aircraft);
  const last = targetHexes.at(-1);
  if (last === hex) return markers.filter((marker) => marker.hex === hex).length < markersPerHex ? null : 'marked';
  if (targetHexes.length >= mostTargets(world, aircraft)) return 'allTargets';
  return last === undefined || last === path.at(-2) ? null : 'gap';
}

export function addMarkers(world: World, aircraft: Aircraft, out: Action[]): void {
  if (aircraft.order !== ORDERED || !isOverflown(aircraft)) return;
  if (targetOn(world, aircraft, aircraft.hex) === null || whyNotInRun(world, aircraft) !== null) return;
  for (const ammunition of AMMUNITION) if (aircraft.stock[ammunition] > 0) out.push({ type: 'layMarker', ammunition });
}

export type WhyNoMark = 'onTheMove' | 'camouflaged' | 'noAmmunition' | 'allTargets' | 'gap';

/** Why the enemy below cannot be marked; null: it can be, it is, or none is there. */
export function whyNoMark(world: World, aircraft: Aircraft): WhyNoMark | null {
  const { hex, side, order, stock } = aircraft;
  if (!isOverflown(aircraft)) return null;
  const isTarget = targetOn(world, aircraft, hex) !== null;
  const unit = unitOn(world, hex);
  if (!isTarget && (unit === null || unit.side === side)) return null;
  if (order !== ORDERED) return 'onTheMove';
  if (!isTarget) return 'camouflaged';
  const why = whyNotInRun(world, aircraft);
  if (why === 'marked') return null;
  return AMMUNITION.every((kind) => stock[kind] === 0) ? 'noAmmunition' : why;
}

/** Lays a marker on the hex below; returns the unit that is marked for the first time, if it is one. */
export function layMarker(world: World, aircraft: Aircraft, ammunition: Ammunition): Unit | null {
  const { hex, side } = aircraft;
  const { turn } = airOf(world);
  const unit = targetOn(world, aircraft, hex) ?? NO_UNIT;
  const marker: Marker = { hex, unit, ammunition };
  const isFirst = turn.targetHexes.at(-1) !== hex;
  aircraft.stock = without(aircraft.stock, oneOf(ammunition));
  changeTurn(world, {
    markers: [...turn.markers, marker],
    targetHexes: isFirst ? [...turn.targetHexes, hex] : turn.targetHexes,
    ammunition: turn.ammunition.includes(ammunition) ? turn.ammunition : [...turn.ammunition, ammunition],
  });
  world.events?.push({ type: 'markerLaid', side, hex, ammunition });
  return isFirst && unit !== NO_UNIT ? world.state.units[unit] : null;
}
