// M44-DECK-1, M44-DECK-2
import { CARD_IDS, cardOf, type Card, type CardId } from './card.ts';

export const DECK_NAMES = ['standard', 'breakthrough'] as const;
export type DeckName = (typeof DECK_NAMES)[number];

const COUNTS: Record<CardId, readonly [standard: number, breakthrough: number]> = {
  'recon-left': [2, 2],
  'recon-centre': [2, 2],
  'recon-right': [2, 2],
  'probe-left': [4, 5],
  'probe-centre': [5, 6],
  'probe-right': [4, 5],
  'attack-left': [3, 4],
  'attack-centre': [4, 5],
  'attack-right': [3, 4],
  'assault-left': [2, 3],
  'assault-centre': [2, 3],
  'assault-right': [2, 3],
  'general-advance': [1, 2],
  'pincer-move': [1, 2],
  'recon-in-force': [3, 4],
  'air-power': [1, 1],
  ambush: [1, 2],
  'armor-assault': [2, 3],
  'artillery-bombard': [1, 2],
  barrage: [1, 1],
  'behind-enemy-lines': [1, 1],
  'close-assault': [1, 1],
  'counter-attack': [2, 3],
  'dig-in': [1, 1],
  'direct-from-hq': [2, 3],
  firefight: [1, 2],
  'infantry-assault': [2, 2],
  'medics-and-mechanics': [1, 1],
  'move-out': [2, 3],
  'their-finest-hour': [1, 2],
  'air-sortie': [0, 0],
};

export function cardCount(deck: DeckName, id: CardId): number {
  return COUNTS[id][deck === 'standard' ? 0 : 1];
}

/** The whole deck, unshuffled. */
export function deckCards(deck: DeckName, airPowerAsBombard: boolean): Card[] {
  const cards: Card[] = [];
  for (const id of CARD_IDS) {
    const card = cardOf(airPowerAsBombard && id === 'air-power' ? 'artillery-bombard' : id);
    for (let i = 0; i < cardCount(deck, id); i++) cards.push(card);
  }
  return cards;
}
