// AP-6.1…6.6, AP-8.5, AP-8.6, AP-10.3: which planes a side can send up
import type { Hex } from '../../../hex/board.ts';
import type { Rules } from '../../rules.ts';
import type { Side } from '../../side.ts';
import type { World } from '../../world.ts';
import { hasOwnCarrier } from '../base-hexes.ts';
import { airOf, optionsOf } from './air.ts';
import { PLAIN_AIR_PACK } from './options.ts';
import { modelsOfNation, PLANE_ROWS, type Basing, type PlaneModel } from './planes.ts';

/** What a side flies in this battle from such a base: as the scenario says, or as its nation did. */
export function modelsOf({ air, front, year, sides }: Rules, side: Side, basing: Basing): readonly PlaneModel[] {
  const options = air.airPack ?? PLAIN_AIR_PACK;
  const date = { year: air.year ?? year, month: options.month ?? 0 };
  const flown = options.planes[side] ?? modelsOfNation(sides[side].nation, air.front ?? front, date, basing);
  return basing === 'carrier' ? flown.filter((model) => PLANE_ROWS[model].fliesFromCarriers) : flown;
}

/** What can come on over the edge of the map: planes of an airfield or carrier beyond it. */
export function launchModels(world: World, side: Side): readonly PlaneModel[] {
  return modelsOf(world.state.rules, side, optionsOf(world).basing[side]);
}

/** What can take off from a hex: the plane that stands there, and for a marker any that its side flies from such a base. */
export function takeOffModels(world: World, side: Side, hex: Hex): PlaneModel[] {
  const { parked, ready } = airOf(world);
  const isDeck = hasOwnCarrier(world, side, hex);
  const models = parked.filter((one) => one.side === side && one.hex === hex).map(({ model }) => model);
  if (ready.some((one) => one.side === side && one.hex === hex))
    models.push(...modelsOf(world.state.rules, side, isDeck ? 'carrier' : 'ground'));
  return [...new Set(models)];
}
