import { useMemo } from 'react';
import { useStore } from 'zustand';
import { view as viewOf, type Side } from '../../memoir/index.ts';
import { memoirGame, type MemoirApi, type MemoirMatch } from '../../store/memoir.ts';
import { needsCurtain } from '../../store/match.ts';
import type { TableScene } from './scene-props.ts';

export interface TableView extends TableScene {
  readonly curtain: boolean;
  /** The side whose player has the screen and sits at the bottom of the board. */
  readonly sitter: Side;
}

/** Dice are on their way, or lie there for a last look before the screen is handed over. */
export type DiceMoment = 'none' | 'rolling' | 'lastLook';

/** The table as the player at the screen may see it. */
export function useTable(api: MemoirApi, match: MemoirMatch, openHands: boolean, dice: DiceMoment): TableView {
  const seat = useStore(api, (store) => store.seat);
  const act = useStore(api, (store) => store.act);
  const { state, about } = match;
  const side = (match.decider ?? state.outcome?.winner ?? 0) as Side;
  const view = useMemo(() => viewOf(state, side), [state, side]);
  const players = useMemo(
    (): readonly [string, string] => [about.players?.allies ?? '', about.players?.axis ?? ''],
    [about.players],
  );
  // While dice roll the board is for both; the curtain falls when they have been seen.
  const curtain = dice === 'none' && needsCurtain(memoirGame, { match, seat }, openHands);
  // A question to the other side without secrets, such as a retreat, does not change seats: the board stays as it is.
  const isAtScreen = !openHands && (curtain || seat === side);
  // The board turns with the screen, not while the last roll of a turn is still looked at.
  const turnOf = dice === 'lastLook' ? (match.steps.at(-1)?.before ?? state) : state;
  const sitter = isAtScreen ? side : turnOf.turn.side;
  const reader = openHands || seat === side ? side : null;
  return { match, file: about.scenario, view, players, reader, act, curtain, sitter };
}
