// What Air Pack has on the table at a moment of a battle, for a scenario that begins there.
import { PLAIN_AIR_PACK, type ParkedPlane } from '../memoir/air/air-pack/options.ts';
import { airPackState } from '../memoir/air/air-pack/own-state.ts';
import type { AirPackState } from '../memoir/air/air-pack/state.ts';
import { holderOf } from '../memoir/air/base-hexes.ts';
import { isInPlay } from '../memoir/air/flying-piece.ts';
import type { Hex } from '../hex/board.ts';
import { opponent, type Side } from '../memoir/side.ts';
import type { State } from '../memoir/state.ts';
import type { AirOptionsFile } from '../scenarios/air-options.ts';
import { isEmpty } from '../scenarios/is-empty.ts';
import { basesByHex } from './bases.ts';
import type { ByHex, PlanBase } from './plan.ts';

/** Sortie cards that were dealt and have been flown are out of it. */
export function sortiesNow(state: State, air: AirOptionsFile | undefined): Pick<AirOptionsFile, 'airPack'> {
  const now = airPackState(state.air);
  if (now === null || air?.airPack?.sorties === 'shuffled') return {};
  const [allies, axis] = now.sides.map(({ sorties }) => sorties);
  const isPlain = allies === PLAIN_AIR_PACK.sorties[0] && axis === PLAIN_AIR_PACK.sorties[1];
  const { sorties: _before, ...pack } = air?.airPack ?? {};
  const next = isPlain ? pack : { ...pack, sorties: { axis, allies } };
  return isEmpty(next) ? {} : { airPack: next };
}

/** A plane of Air Pack in flight cannot start there, nor can one on an airfield that the enemy has taken since. */
export function planesLeft({ air }: State, side: Side): boolean {
  const now = airPackState(air);
  if (now === null) return false;
  const { plane } = now.sides[side];
  return (isInPlay(plane) && !plane.landed) || groundedIn(now).some((one) => one.side === side && isTaken(now, one));
}

interface Grounded {
  readonly side: Side;
  readonly hex: Hex;
}

function isTaken(air: AirPackState, { side, hex }: Grounded): boolean {
  return holderOf(air, hex) === opponent(side);
}

/** Planes that stand on the ground, one that was about to take off among them, and markers. */
function groundedIn(air: AirPackState): Grounded[] {
  return [...parkedIn(air), ...air.ready];
}

function parkedIn({ parked, sides }: AirPackState): ParkedPlane[] {
  return [...parked, ...sides.flatMap(({ plane }) => (isInPlay(plane) && plane.landed ? [plane] : []))];
}

/** Planes and markers on the ground as they are now. */
export function basesNow({ air }: State): ByHex<PlanBase> {
  const now = airPackState(air);
  if (now === null) return {};
  const parked = parkedIn(now).filter((one) => !isTaken(now, one));
  return basesByHex({ parked, ready: now.ready.filter((one) => !isTaken(now, one)) });
}
