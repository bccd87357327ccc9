// AP-8.2, AP-8.3: under a card that orders every unit, planes on the ground take off only if their owner likes
import { NOBODY } from '../../../../engine/frames.ts';
import type { Action } from '../../../action.ts';
import { popFrame, type RulesOf } from '../../../frames/rules.ts';
import { sectionsOf, type World } from '../../../world.ts';
import type { AirPackFrame } from '../frame.ts';
import { addTakeOffs, orderTakeOff } from '../sortie.ts';

function takeOffs(world: World, { side, sections }: Extract<AirPackFrame, { kind: 'scramble' }>): Action[] {
  const out: Action[] = [];
  addTakeOffs(world, side, false, (hex) => (sectionsOf(world, hex, side) & sections) !== 0, out);
  return out;
}

export const scramble: RulesOf<'scramble'> = {
  decider: (world, frame) => (takeOffs(world, frame).length > 0 ? frame.side : NOBODY),
  options(world, frame, out) {
    out.push(...takeOffs(world, frame), { type: 'stayGrounded' });
  },
  act(world, { side }, action) {
    popFrame(world);
    if (action.type === 'takeOff') orderTakeOff(world, side, action, false);
  },
  run: popFrame,
};
