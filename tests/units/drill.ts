import type { State } from '../../src/memoir/index.ts';
import { legal, play, position, type Played, type Setting } from '../support/kit.ts';

/** Hexes of one row, the range from A5 being the index. */
export const ROW = ['A5', 'B5', 'C5', 'D5', 'E5', 'F5', 'G5', 'H5', 'I5', 'J5'] as const;

function endIf(state: State, ending: string): State {
  return legal(state).includes(ending) ? play(state, ending).state : state;
}

/** The named units have orders from Direct from HQ and may move; the Axis hold no cards, so nobody asks for Ambush. */
export function ordered(setting: Setting, ...labels: string[]): State {
  const state = position({ ...setting, hands: { allies: ['direct-from-hq'], axis: [], ...setting.hands } });
  const started = play(state, 'play direct-from-hq', ...labels.map((label) => `order ${label}`)).state;
  return endIf(started, 'end orders');
}

/** On to the battles without moving. */
export function halt(state: State): State {
  return endIf(state, 'end movement');
}

/** One unit walks from hex to hex, then the movement ends. */
export function march(state: State, ...path: string[]): State {
  let now = state;
  for (let i = 1; i < path.length; i++) now = play(now, `move ${path[i - 1]} ${path[i]}`).state;
  return halt(now);
}

/** Ordered, not moved and ready to battle. */
export function steady(setting: Setting, ...labels: string[]): State {
  return halt(ordered(setting, ...labels));
}

export function mayAttack(state: State, from: string, to: string): boolean {
  return legal(state).includes(`attack ${from} ${to}`);
}

/** Dice of an attack at hand; 0 if it is not legal. */
export function diceFor(state: State, from: string, to: string): number {
  if (!mayAttack(state, from, to)) return 0;
  const declared = play(state, `attack ${from} ${to}`).events.find((event) => event.type === 'attackDeclared');
  return declared?.dice ?? 0;
}

export function attack(state: State, from: string, to: string): Played {
  return play(state, `attack ${from} ${to}`);
}
