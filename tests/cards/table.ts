import { CARD_IDS, type CardId } from '../../src/memoir/cards/card.ts';
import type { State } from '../../src/memoir/index.ts';
import { SIDE_NAMES, type SideName } from '../../src/memoir/side.ts';
import { eventsOf, labelOf, legal, play, type Played } from '../support/kit.ts';

/** Hexes of the units that may get an order now, in the order of their numbers. */
export function offered(state: State): string[] {
  return wordsAfter(state, 'order ').filter((text) => !text.includes(' '));
}

export function offeredOnTheMove(state: State): string[] {
  return wordsAfter(state, 'order ').flatMap((text) => (text.endsWith(' on the move') ? [text.split(' ')[0]] : []));
}

/** Hexes of the enemies that Air Power or Barrage may be aimed at. */
export function aims(state: State): string[] {
  return wordsAfter(state, 'target ');
}

export function movesOf(state: State, label: string): string[] {
  return wordsAfter(state, `move ${label} `);
}

export function attacks(state: State): string[] {
  return legal(state).filter((text) => text.startsWith('attack '));
}

function wordsAfter(state: State, start: string): string[] {
  return legal(state).flatMap((text) => (text.startsWith(start) ? [text.slice(start.length)] : []));
}

/** Hexes of the units that got an order, as they stood then. */
export function orderedAt(played: Played): string[] {
  return eventsOf(played, 'unitOrdered').map((event) => labelOf(played.state, event.hex));
}

export function handOf(state: State, side: SideName): CardId[] {
  return state.sides[SIDE_NAMES.indexOf(side)].hand.map((card) => CARD_IDS[card]);
}

export function discards(state: State): CardId[] {
  return state.discard.map((card) => CARD_IDS[card]);
}

/** What the card last played counts as. */
export function effectOf(played: Played): CardId | undefined {
  const effect = eventsOf(played, 'cardPlayed').at(-1)?.effect;
  return effect === undefined ? undefined : CARD_IDS[effect];
}

/** Plays on, declining whatever can be declined, until somebody has to play a card. */
export function sitOut(state: State): State {
  let now = state;
  for (;;) {
    const texts = legal(now);
    if (now.frames.at(-1)?.kind === 'playCard') return now;
    now = play(now, texts.find((text) => /^(?:end|decline|hold|stay) /.test(text)) ?? texts[0]).state;
  }
}
