// NFP-1.8, NFP-1.9, NFP-1.10, NFP-1.14
import { boardOf } from '../../../hex/board.ts';
import { ALLIES, AXIS, NO_SIDE, type MaybeSide, type Side } from '../../side.ts';
import type { Rules } from '../../rules.ts';
import type { State } from '../../state.ts';
import { hexIs, IS, terrainOf } from '../../terrain/terrain.ts';
import type { Front } from '../front.ts';

export const FIRST_YEAR = 1939;
export const LAST_YEAR = 1945;
const X = AXIS;
const A = ALLIES;
const O = NO_SIDE;

/** By front, for the years from 1939 to 1945. */
export const SUPERIORITY: Readonly<Record<Front, readonly MaybeSide[]>> = {
  western: [X, X, X, X, X, A, A],
  eastern: [X, X, X, X, O, O, O],
  pacific: [X, X, X, X, O, A, A],
  mediterranean: [O, X, X, O, O, A, A],
};

export function superiorityBy(front: Front | null, year: number): MaybeSide {
  return front === null ? NO_SIDE : (SUPERIORITY[front][year - FIRST_YEAR] ?? NO_SIDE);
}

export function airSuperiority({ air, front, year }: Rules): MaybeSide {
  return air.superiority ?? superiorityBy(air.front ?? front, air.year ?? year);
}

/** Both beach and ocean on the finished map. */
export function hasLanding({ board, ground }: Pick<State, 'board' | 'ground'>): boolean {
  const { size } = boardOf(board);
  const terrain = terrainOf(boardOf(board), ground);
  let found = 0;
  for (let hex = 0; hex < size; hex++)
    found |= (hexIs(terrain, hex, IS.beach) ? 1 : 0) | (hexIs(terrain, hex, IS.ocean) ? 2 : 0);
  return found === 3;
}

const OPENING_CARDS = 2;

/** Air cards a side begins with (NFP-1.6, NFP-1.7, NFP-1.8, NFP-1.11). */
export function openingAirHand(state: Pick<State, 'board' | 'ground' | 'rules'>, side: Side): number {
  const superior = airSuperiority(state.rules) === side ? 1 : 0;
  const landing = (state.rules.air.amphibious ?? hasLanding(state)) ? 1 : 0;
  return OPENING_CARDS + superior - landing;
}
