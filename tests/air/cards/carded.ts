import type { AircraftType } from '../../../src/memoir/air/aircraft.ts';
import type { CardId } from '../../../src/memoir/cards/card.ts';
import type { State } from '../../../src/memoir/index.ts';
import { legal, play, position, type Played, type Setting } from '../../support/kit.ts';
import { finish } from '../in-the-air.ts';

/** An Allied aircraft over C5 and the hand for it; the Axis hold no command card, so nobody ambushes. */
export function flown(type: AircraftType, cards: string[], more: Setting = {}): Setting {
  return {
    hands: { allies: ['direct-from-hq'], axis: [] },
    ...more,
    air: {
      ...more.air,
      hands: { allies: cards, ...(typeof more.air?.hands === 'object' ? more.air.hands : {}) },
      aircraft: { allies: { type, hex: 'C5' }, ...more.air?.aircraft },
    },
  };
}

/** The air card lies with the command card that orders the aircraft; now it moves. */
export function laid(setting: Setting, airCard: string, card: CardId = 'direct-from-hq'): State {
  return finish(play(position(setting), `lay ${airCard}`, `play ${card}`).state, 'end orders');
}

/** Flies over these hexes, laying the ammunition on those that have one, and ends its move on the last. */
export function run(state: State, ...path: [hex: string, ...ammunition: string[]][]): State {
  const texts = path.flatMap(([hex, ...ammunition]) => [`fly ${hex}`, ...ammunition.map((kind) => `mark ${kind}`)]);
  return finish(play(state, ...texts, 'end flight').state, 'end declarations', 'end movement');
}

/** Can this air card be laid now? */
export function canLay(setting: Setting, airCard: string): boolean {
  return legal(position(setting)).includes(`lay ${airCard}`);
}

export function rollAll(state: State): Played {
  let now = state;
  const events: Played['events'] = [];
  while (legal(now).includes('roll run')) {
    const next = play(now, 'roll run');
    now = next.state;
    events.push(...next.events);
  }
  return { state: now, events };
}
