// NFP-9.1, NFP-9.4, NFP-9.8, NFP-9.9
import { NOBODY } from '../../../../engine/frames.ts';
import { popFrame, type RulesOf } from '../../../frames/rules.ts';
import { drawAirCard, hasCardsLeft } from '../cards.ts';

/** Each side in turn may draw one card. */
export const airDraw: RulesOf<'airDraw'> = {
  decider: (world, { sides }) => (sides.length > 0 && hasCardsLeft(world) ? sides[0] : NOBODY),
  options(_world, _frame, out) {
    out.push({ type: 'drawAirCard' }, { type: 'leaveAirCard' });
  },
  act(world, frame, action) {
    const [side] = frame.sides;
    frame.sides = frame.sides.slice(1);
    if (action.type === 'drawAirCard') drawAirCard(world, side);
  },
  run: popFrame,
};
