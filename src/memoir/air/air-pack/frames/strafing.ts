// AP-12.3, AP-12.7, AP-12.10
import { NOBODY } from '../../../../engine/frames.ts';
import { never, popFrame, type RulesOf } from '../../../frames/rules.ts';
import { airborne } from '../air.ts';
import { strafe } from '../strafing.ts';

/** One target after the other; a retreat is led before the next die falls. */
export const strafing: RulesOf<'strafing'> = {
  decider: () => NOBODY,
  options: never,
  act: never,
  run(world, frame) {
    const [target, ...rest] = frame.targets;
    const plane = airborne(world, frame.side);
    if (target === undefined || plane === null) return popFrame(world);
    frame.targets = rest;
    strafe(world, plane, target);
  },
};
