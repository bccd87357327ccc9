// NFP-9.3, NFP-9.6
import { ambushMayBeHeld } from '../../../battle/ambush.ts';
import { isBarredFromBattle } from '../../../battle/eligibility.ts';
import { AMBUSH } from '../../../cards/card.ts';
import { takeFromHand } from '../../../cards/playing.ts';
import { never, popFrame, type RulesOf } from '../../../frames/rules.ts';
import { NO_UNIT } from '../../../state.ts';
import type { Unit } from '../../../units/unit.ts';
import type { World } from '../../../world.ts';
import { fireDice } from '../ground-fire.ts';
import { fireAtAircraft } from './ground-fire.ts';

/** The unit below a new marker may fire at the aircraft above it, if its owner could hold an Ambush. */
export function askForAmbush(world: World, unit: Unit): void {
  const { state } = world;
  if (!ambushMayBeHeld(state, unit.side) || unit.idleUntil >= state.turn.number) return;
  if (isBarredFromBattle(world, unit) || fireDice(world, unit, unit.hex, false) < 1) return;
  state.frames.push({ kind: 'airAmbush', side: unit.side, unit: unit.id });
}

export const airAmbush: RulesOf<'airAmbush'> = {
  decider: (_world, frame) => frame.side,
  options(world, { side }, out) {
    if (world.state.sides[side].hand.includes(AMBUSH)) out.push({ type: 'playAmbush' });
    out.push({ type: 'declineAmbush' });
  },
  act(world, { side, unit }, action) {
    popFrame(world);
    if (action.type !== 'playAmbush') return;
    takeFromHand(world, side, AMBUSH);
    world.state.turn.ambushes += 1;
    world.events?.push({ type: 'ambushPlayed', side, unit, target: NO_UNIT });
    fireAtAircraft(world, world.state.units[unit], 'ambush', false);
  },
  run: never,
};
