// NFP-4.7, NFP-4.7f, NFP-4.7j
import type { Hex } from '../../../hex/board.ts';
import { NO_SIDE, type Side } from '../../side.ts';
import { NO_UNIT } from '../../state.ts';
import type { World } from '../../world.ts';
import type { Aircraft, AircraftType } from '../aircraft.ts';
import { hasOwnCarrier, holderOf } from '../base-hexes.ts';
import { airOf } from './air.ts';
import { TYPE_ROWS } from './types.ts';

export function isFriendlyAirfield(world: World, side: Side, hex: Hex): boolean {
  const holder = holderOf(airOf(world), hex);
  return holder === NO_SIDE || holder === side;
}

export function canLandOnCarrier(world: World, side: Side, type: AircraftType, hex: Hex): boolean {
  return hasOwnCarrier(world, side, hex) && TYPE_ROWS[type].landsOnCarriers;
}

/** On the ground where its move ends, if the ground is fit for it; it is not a choice. */
export function touchDown(world: World, aircraft: Aircraft): void {
  const { side, type, hex } = aircraft;
  const lands =
    world.state.unitAt[hex] === NO_UNIT
      ? isFriendlyAirfield(world, side, hex)
      : canLandOnCarrier(world, side, type, hex);
  if (!lands || aircraft.landed) return;
  aircraft.landed = true;
  world.events?.push({ type: 'aircraftLanded', side, hex });
}
