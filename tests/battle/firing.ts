import { boardOf, hexAt } from '../../src/hex/board.ts';
import { hexLabel } from '../../src/hex/labels.ts';
import type { State } from '../../src/memoir/index.ts';
import type { CardId } from '../../src/memoir/cards/card.ts';
import { eventsOf, legal, play, position, unitAt, type Played, type Setting } from '../support/kit.ts';

/** The label of a hex given by column and row, as the ledger writes its examples. */
export function at(col: number, row: number): string {
  return hexLabel(boardOf('standard'), hexAt(boardOf('standard'), col, row));
}

/** An order, unless the card has already given it to all such units. */
function order(state: State, unit: string): State {
  return legal(state).includes(`order ${unit}`) ? play(state, `order ${unit}`).state : state;
}

/** The side to move orders these units with the card; nobody moves, and now they may battle. */
export function readyToBattle(setting: Setting, units: string[], card: CardId = 'direct-from-hq'): State {
  const turn = setting.turn ?? 'allies';
  const hands = turn === 'allies' ? { allies: [card], axis: [] } : { axis: [card], allies: [] };
  const start = play(position({ hands, ...setting }), `play ${card}`).state;
  return endMoves(units.reduce(order, start));
}

export function endMoves(state: State): State {
  return ['end orders', 'end movement'].reduce(
    (now, ending) => (legal(now).includes(ending) ? play(now, ending).state : now),
    state,
  );
}

/** The hexes a unit may attack now. */
export function targetsNow(state: State, unit: string): string[] {
  const start = `attack ${unit} `;
  return legal(state)
    .filter((text) => text.startsWith(start))
    .map((text) => text.slice(start.length))
    .toSorted();
}

/** The hexes an ordered unit may attack from where it stands. */
export function targetsOf(setting: Setting, unit: string, card?: CardId): string[] {
  return targetsNow(readyToBattle(setting, [unit], card), unit);
}

export function attack(setting: Setting, unit: string, target: string, card?: CardId): Played {
  return play(readyToBattle(setting, [unit], card), `attack ${unit} ${target}`);
}

/** Dice of the attack, 0 if there is no such attack. */
export function diceAt(setting: Setting, unit: string, target: string, card?: CardId): number {
  const state = readyToBattle(setting, [unit], card);
  const text = `attack ${unit} ${target}`;
  return legal(state).includes(text) ? eventsOf(play(state, text), 'attackDeclared')[0].dice : 0;
}

/** The same moment with a unit that has already lost figures. */
export function weakened(state: State, label: string, figures: number): State {
  const units = state.units.map((unit) => (unit === unitAt(state, label) ? { ...unit, figures } : unit));
  return { ...state, units };
}
