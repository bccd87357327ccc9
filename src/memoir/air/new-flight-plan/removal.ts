// NFP-4.7d, NFP-4.7e, NFP-5.11, NFP-5.12, NFP-5.21, NFP-7.3, NFP-7.4, NFP-7.8, NFP-7.15
import type { Hex } from '../../../hex/board.ts';
import { gainMedals } from '../../medals/medals.ts';
import { opponent, type Side } from '../../side.ts';
import { NO_UNIT } from '../../state.ts';
import type { Unit } from '../../units/unit.ts';
import type { World } from '../../world.ts';
import type { Aircraft } from '../aircraft.ts';
import { airOf, changeTurn } from './air.ts';
import { drawAirCard } from './cards.ts';
import type { Marker } from './state.ts';
import { oneOf, sumOf } from './types.ts';

function returnMarker(world: World, { ammunition }: Pick<Marker, 'ammunition'>): void {
  const air = airOf(world);
  air.supply = sumOf(air.supply, oneOf(ammunition));
}

/** Markers that have been rolled for go back to the supply. */
export function spendMarkers(world: World, spent: readonly Marker[]): void {
  for (const marker of spent) returnMarker(world, marker);
  changeTurn(world, { markers: airOf(world).turn.markers.filter((marker) => !spent.includes(marker)) });
}

/** Markers whose target, or whose aircraft, is gone. */
function lapseMarkers(world: World, isGone: (marker: Marker) => boolean): void {
  const { markers } = airOf(world).turn;
  if (markers.length === 0) return;
  const gone = markers.filter(isGone);
  if (gone.length === 0) return;
  const { side } = world.state.turn;
  spendMarkers(world, gone);
  for (const { hex, ammunition } of gone) world.events?.push({ type: 'markerLapsed', side, hex, ammunition });
}

export function lapseMarkersOf(world: World, unit: Unit): void {
  if (airOf(world).turn.markers.length > 0) lapseMarkers(world, (marker) => marker.unit === unit.id);
}

/** What the aircraft of the active side had still in mind comes to nothing. */
export function cancelCombats(world: World): void {
  lapseMarkers(world, () => true);
  if (airOf(world).turn.bombing >= 0) returnMarker(world, { ammunition: 'bomb' });
  changeTurn(world, { dogfight: false, bombing: -1 });
}

/** Off the board, for whatever reason. */
function takeAway(world: World, aircraft: Aircraft): void {
  const air = airOf(world);
  const { side, stock } = aircraft;
  if (side === world.state.turn.side) cancelCombats(world);
  else {
    lapseMarkers(world, ({ unit }) => unit === NO_UNIT);
    changeTurn(world, { dogfight: false });
  }
  air.supply = sumOf(air.supply, stock);
  air.sides[side].aircraft = null;
}

export function withdraw(world: World, aircraft: Aircraft, forced: boolean): void {
  const { side, type, hex } = aircraft;
  takeAway(world, aircraft);
  if (side === world.state.turn.side) changeTurn(world, { withdrew: true });
  world.events?.push({ type: 'aircraftWithdrawn', side, aircraft: type, hex, forced });
}

/** No medal, no card, and it can come back. */
export function driveOff(world: World, aircraft: Aircraft): void {
  const { side, type, hex } = aircraft;
  takeAway(world, aircraft);
  world.events?.push({ type: 'aircraftDrivenOff', side, aircraft: type, hex });
}

/** The type is lost for the game; its nation marker is a medal and earns a card, but for one that sinks with its carrier. */
export function destroy(world: World, aircraft: Aircraft, cause: 'shotDown' | 'onTheGround' | 'withCarrier'): void {
  const { side, type, hex } = aircraft;
  const own = airOf(world).sides[side];
  takeAway(world, aircraft);
  own.lost = [...own.lost, type];
  world.events?.push({ type: 'aircraftLost', side, aircraft: type, hex, cause });
  if (cause === 'withCarrier') return;
  rewardFor(world, opponent(side), hex);
}

function rewardFor(world: World, side: Side, hex: Hex): void {
  drawAirCard(world, side);
  gainMedals(world, side, 1, 'aircraft', hex);
}
