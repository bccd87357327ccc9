// M44-DECK-3, M44-CARD-N, M44-NAT-IT
import type { Rules } from '../rules.ts';
import type { Side } from '../side.ts';
import type { World } from '../world.ts';
import { NO_CARD } from './card.ts';

const HIGH_COMMAND_CARDS = 6;

/** Cards a side begins with, and never has more of. */
export function openingHand({ sides }: Rules, side: Side): number {
  return sides[side].highCommand ? HIGH_COMMAND_CARDS : sides[side].handSize;
}

/** Cards a side holds: its hand, the card under the chip and, in its own turn, the card in play. */
export function cardsHeld(world: World, side: Side): number {
  const { turn, sides } = world.state;
  const { hand, chip } = sides[side];
  const inPlay = turn.side === side && turn.card !== NO_CARD;
  return hand.length + (chip === NO_CARD ? 0 : 1) + (inPlay ? 1 : 0);
}
