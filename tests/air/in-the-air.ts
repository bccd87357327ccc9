import type { CardId } from '../../src/memoir/cards/card.ts';
import type { Face } from '../../src/memoir/dice.ts';
import type { State } from '../../src/memoir/index.ts';
import { readyToBattle } from '../battle/firing.ts';
import { eventsOf, legal, play, position, type Played, type Setting } from '../support/kit.ts';

/** Dice that do nothing. */
export const STARS: readonly Face[] = ['star', 'star', 'star', 'star', 'star', 'star'];

/** The side to move orders these with the card, 'aircraft' among them; nobody has moved yet. */
export function ordered(setting: Setting, units: string[], card: CardId = 'direct-from-hq'): State {
  const turn = setting.turn ?? 'allies';
  const hands = turn === 'allies' ? { allies: [card], axis: [] } : { axis: [card], allies: [] };
  let state = play(position({ hands, ...setting }), `play ${card}`).state;
  for (const unit of [...units.map((name) => `order ${name}`), 'end orders'])
    if (legal(state).includes(unit)) state = play(state, unit).state;
  return state;
}

/** The same, with nobody moving: the battles begin. */
export function stayed(setting: Setting, units: string[], card?: CardId): State {
  return finish(ordered(setting, units, card), 'end movement');
}

/** Plays an action if it is offered. */
export function finish(state: State, ...texts: string[]): State {
  return texts.reduce((now, text) => (legal(now).includes(text) ? play(now, text).state : now), state);
}

/** Dice of a ground unit at the enemy aircraft, 0 if it may not fire. */
export function fireDice(setting: Setting, unit: string, card?: CardId): number {
  const state = readyToBattle(setting, [unit], card);
  return diceUpwards(state, unit);
}

export function diceUpwards(state: State, unit: string): number {
  const text = `${unit} fires at aircraft`;
  return legal(state).includes(text) ? eventsOf(play(state, text), 'aircraftFiredAt')[0].dice : 0;
}

/** A ground unit fires at the enemy aircraft; the first dice are its own, those after them confirm. */
export function fire(setting: Setting, unit: string, dice: readonly Face[], card?: CardId): Played {
  return play(readyToBattle({ ...setting, dice: [...dice] }, [unit], card), `${unit} fires at aircraft`);
}

/** Why dice were thrown, and how many. */
export function rolls(played: Played): string[] {
  return eventsOf(played, 'diceRolled').map(({ reason, faces }) => `${reason} ${faces.length}`);
}

export function eventTypes(played: Played): string[] {
  return played.events.map(({ type }) => type);
}
