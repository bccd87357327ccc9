import type { CardId } from '../../src/memoir/cards/card.ts';
import type { State } from '../../src/memoir/index.ts';
import { legal, play, position, type Setting } from './kit.ts';

/** Something on each of several hexes: terrain, or units of a side. */
export type Places = NonNullable<Setting['terrain']>;

/** The Allies have played a card, Assault Centre if none is named, and the enemy holds no cards: nobody ambushes. */
export function assault(setting: Setting, card: CardId = 'assault-centre'): State {
  return play(position({ ...setting, hands: { allies: [card], axis: [] } }), `play ${card}`).state;
}

/** The hexes a unit may step to now. */
export function steps(state: State, label: string): string[] {
  const start = `move ${label} `;
  return legal(state)
    .filter((text) => text.startsWith(start))
    .map((text) => text.slice(start.length))
    .toSorted();
}

export function isLegal(state: State, text: string): boolean {
  return legal(state).includes(text);
}
