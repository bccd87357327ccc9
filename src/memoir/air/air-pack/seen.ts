// AP-2.2: everything of it lies open
import type { Side } from '../../side.ts';
import type { State } from '../../state.ts';
import type { AirState } from '../modules.ts';
import { PLAIN_AIR_PACK } from './options.ts';
import { modelsOf } from './models.ts';
import { airPackState } from './own-state.ts';
import type { AirPackSide, AirPackState, Plane } from './state.ts';
import type { AirPackSideView, AirPackView } from './view.ts';

function clonePlane(plane: Plane | null): Plane | null {
  return plane === null ? null : { ...plane };
}

function cloneSide({ sorties, plane, announced }: AirPackSide): AirPackSide {
  return { sorties, plane: clonePlane(plane), announced };
}

export function cloneAir(state: AirState): AirPackState | null {
  const air = airPackState(state);
  if (air === null) return null;
  const { sides, parked, ready, airfields, laid } = air;
  return { sides: [cloneSide(sides[0]), cloneSide(sides[1])], parked, ready, airfields, laid };
}

export function viewAir({ air: state, rules }: State): AirPackView | null {
  const air = cloneAir(state);
  if (air === null) return null;
  const { basing } = rules.air.airPack ?? PLAIN_AIR_PACK;
  const sideView = (side: Side): AirPackSideView => ({
    ...air.sides[side],
    models: modelsOf(rules, side, basing[side]),
  });
  return { ...air, sides: [sideView(0), sideView(1)] };
}
