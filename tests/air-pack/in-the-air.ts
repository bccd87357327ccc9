import type { GameEvent, State } from '../../src/memoir/index.ts';
import { legal, play, position, type Played, type Setting } from '../support/kit.ts';

/** A battle by the rules of Air Pack in which the Axis has no card to play and can only pass. */
export function sky(setting: Setting = {}): State {
  return position({ airPack: {}, ...setting, hands: { allies: ['direct-from-hq'], axis: [], ...setting.hands } });
}

/** The actions on offer that begin with these words, without them. */
export function offered(state: State, words: string): string[] {
  return legal(state)
    .filter((text) => text.startsWith(`${words} `))
    .map((text) => text.slice(words.length + 1));
}

/** Like play; the end of a phase that has ended by itself is passed over. */
export function go(state: State, ...texts: string[]): Played {
  const events: GameEvent[] = [];
  let now = state;
  for (const text of texts) {
    if (text.startsWith('end ') && !legal(now).includes(text)) continue;
    const next = play(now, text);
    now = next.state;
    events.push(...next.events);
  }
  return { state: now, events };
}

/** The plane of the side to move is ordered by Direct from HQ and flies; it comes to rest where the path ends. */
export function flown(state: State, ...path: string[]): Played {
  return go(state, 'play direct-from-hq', 'order plane', 'end orders', ...path.map((to) => `fly ${to}`), 'end flight');
}

/** What is left of the turn of the side that has it, without another move, battle or answer. */
export function over(state: State): State {
  const { side } = state.turn;
  let now = state;
  while (now.turn.side === side && now.outcome === null) now = play(now, 'done').state;
  return now;
}

export function eventTypes(played: Played): string[] {
  return played.events.map(({ type }) => type);
}
