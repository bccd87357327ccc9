// AP-16.1: the Storch reports what it has seen
import { drawForTurn } from '../../../cards/drawing.ts';
import { never, popFrame, type RulesOf } from '../../../frames/rules.ts';

export const reconDraw: RulesOf<'reconDraw'> = {
  decider: (_world, frame) => frame.side,
  options(_world, _frame, out) {
    out.push({ type: 'drawTwo' }, { type: 'drawOne' });
  },
  act(world, { side }, action) {
    popFrame(world);
    drawForTurn(world, side, action.type === 'drawTwo' ? 2 : 1);
  },
  run: never,
};
