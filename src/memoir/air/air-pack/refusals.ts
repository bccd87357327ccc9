// AP-3.1, AP-3.7, AP-21.2: why a sortie card cannot be played
import { AIR_SORTIE } from '../../cards/card.ts';
import { DAYLIGHT } from '../../cards/resolve.ts';
import type { Side } from '../../side.ts';
import type { State } from '../../state.ts';
import { worldOf } from '../../world.ts';
import { airOf, optionsOf } from './air.ts';
import { airPackState } from './own-state.ts';
import { ANYWHERE, canDoSortie } from './sortie.ts';

export type NoSortieReason =
  | 'laid'
  | 'night'
  | 'notAnnounced'
  /** The side has no plane to send up in this battle, or no edge hex is open. */
  | 'noPlane'
  /** Another card was announced and must be played. */
  | 'otherAnnounced';

/** Why the side cannot play a sortie now; null: it can, or has none. */
export function whyNoSortie(state: State, side: Side): NoSortieReason | null {
  if (airPackState(state.air) === null) return null;
  const world = worldOf(state, null);
  const { laid, sides } = airOf(world);
  const { announced, sorties } = sides[side];
  if (sorties === 0) return null;
  if (laid) return 'laid';
  if (state.visibility < DAYLIGHT) return 'night';
  if (!canDoSortie(world, side, ANYWHERE)) return 'noPlane';
  if (optionsOf(world).announced[side] && announced !== AIR_SORTIE)
    return announced < 0 ? 'notAnnounced' : 'otherAnnounced';
  return null;
}
