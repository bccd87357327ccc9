import type { Hex } from '../hex/board.ts';
import type { Action } from './action.ts';
import { CARDS, type Card } from './cards/card.ts';

// Actions never change, so the ones that fill most lists are made once and shared: self-play makes no garbage of them.

export const END_ORDERS: Action = { type: 'endOrders' };
export const END_MOVEMENT: Action = { type: 'endMovement' };
export const END_BATTLE: Action = { type: 'endBattle' };

/** One row of actions for each unit. */
type Rows = (Action | undefined)[][];
const ROW = 256;
const moves: Rows = [];
const attacks: Rows = [];
const orders: Rows = [];

function rowOf(rows: Rows, unit: number): (Action | undefined)[] {
  while (rows.length <= unit) rows.push(Array.from({ length: ROW }, () => undefined));
  return rows[unit];
}

const plays: readonly Action[] = CARDS.map((_, card) => ({ type: 'playCard', card, as: 'printed' }));

export function playAction(card: Card): Action {
  return plays[card];
}

export function moveAction(unit: number, to: Hex): Action {
  const row = rowOf(moves, unit);
  return (row[to] ??= { type: 'moveUnit', unit, to });
}

export function attackAction(unit: number, target: number): Action {
  const row = rowOf(attacks, unit);
  return (row[target] ??= { type: 'attack', unit, target });
}

export function orderAction(unit: number, onTheMove: boolean): Action {
  const row = rowOf(orders, unit);
  return (row[onTheMove ? 1 : 0] ??= { type: 'orderUnit', unit, onTheMove });
}
