// M44-CARD-RECON, M44-TURN-6
import { NOBODY } from '../../engine/frames.ts';
import type { Card } from '../cards/card.ts';
import type { World } from '../world.ts';
import type { FrameOf } from './frame.ts';
import { popFrame, type RulesOf } from './rules.ts';

function keep(world: World, frame: FrameOf<'keepCard'>, kept: Card | undefined): void {
  popFrame(world);
  if (kept === undefined) return;
  const { state } = world;
  state.sides[frame.side].hand.push(kept);
  const rest = frame.cards.slice();
  rest.splice(rest.indexOf(kept), 1);
  for (const card of rest) {
    state.discard.push(card);
    world.events?.push({ type: 'cardDiscarded', side: frame.side, card });
  }
}

/** Asked even when both cards are alike: no pause would tell the other side that they are. */
export const keepCard: RulesOf<'keepCard'> = {
  decider: (_world, frame) => (frame.cards.length > 1 ? frame.side : NOBODY),
  options(_world, frame, out) {
    for (const card of new Set(frame.cards)) out.push({ type: 'keepCard', card });
  },
  act(world, frame, action) {
    if (action.type === 'keepCard') keep(world, frame, action.card);
  },
  run: (world, frame) => keep(world, frame, frame.cards[0]),
};
