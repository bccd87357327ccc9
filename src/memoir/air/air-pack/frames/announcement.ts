// Radar: a sortie is announced at the end of the turn before
import type { Action } from '../../../action.ts';
import { never, popFrame, type RulesOf } from '../../../frames/rules.ts';
import type { World } from '../../../world.ts';
import { airOf } from '../air.ts';
import type { AirPackFrame } from '../frame.ts';
import { announceable } from '../sorties.ts';

function optionsOf(world: World, { side }: Extract<AirPackFrame, { kind: 'announcement' }>): Action[] {
  return announceable(world, side).map((card) => ({ type: 'announceSortie', card }));
}

/** Asked whatever is in the hand: no pause tells what it holds. */
export const announcement: RulesOf<'announcement'> = {
  decider: (_world, frame) => frame.side,
  options(world, frame, out) {
    out.push(...optionsOf(world, frame), { type: 'announceNothing' });
  },
  act(world, { side }, action) {
    popFrame(world);
    if (action.type !== 'announceSortie') return;
    airOf(world).sides[side].announced = action.card;
    world.events?.push({ type: 'sortieAnnounced', side, card: action.card });
  },
  run: never,
};
