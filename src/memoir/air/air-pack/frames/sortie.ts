// AP-3.2, AP-3.8, AP-5.2, AP-5.3, AP-8.4
import { NOBODY } from '../../../../engine/frames.ts';
import type { Action } from '../../../action.ts';
import { popFrame, type RulesOf } from '../../../frames/rules.ts';
import type { World } from '../../../world.ts';
import { airborne } from '../air.ts';
import type { AirPackFrame } from '../frame.ts';
import { remove } from '../removal.ts';
import { addSortieOptions, launch, orderPlane, orderTakeOff } from '../sortie.ts';

type SortieFrame = Extract<AirPackFrame, { kind: 'sortie' }>;

function optionsOf(world: World, frame: SortieFrame): Action[] {
  const out: Action[] = [];
  addSortieOptions(world, frame.side, frame, out);
  return out;
}

function send(world: World, { side }: SortieFrame): void {
  const plane = airborne(world, side);
  if (plane !== null) orderPlane(world, plane, false, true);
}

/** What the sortie does. A plane that is recalled makes room for another one at once. */
export const sortie: RulesOf<'sortie'> = {
  decider: (world, frame) => (optionsOf(world, frame).length > 0 ? frame.side : NOBODY),
  options(world, frame, out) {
    out.push(...optionsOf(world, frame));
  },
  act(world, frame, action) {
    const { side } = frame;
    if (action.type === 'recallPlane') {
      const plane = airborne(world, side);
      if (plane !== null) remove(world, plane, 'recalled');
      return;
    }
    popFrame(world);
    if (action.type === 'launchPlane') launch(world, side, action.model, action.section);
    else if (action.type === 'takeOff') orderTakeOff(world, side, action, true);
    else if (action.type === 'sendPlane') send(world, frame);
  },
  run: popFrame,
};
