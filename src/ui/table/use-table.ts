import { useMemo } from 'react';
import { useStore } from 'zustand';
import { view as viewOf, type Side } from '../../memoir/index.ts';
import { scenarioById } from '../../scenarios/library.ts';
import { needsCurtain } from '../../store/match.ts';
import { matchStore, memoirGame, type MemoirMatch } from './memoir-game.ts';
import type { TableScene } from './scene-props.ts';

export interface Table extends TableScene {
  readonly curtain: boolean;
}

/** The table as the player at the screen may see it. */
export function useTable(match: MemoirMatch): Table {
  const store = useStore(matchStore);
  const { state } = match;
  const side = (match.decider ?? state.outcome?.winner ?? 0) as Side;
  const view = useMemo(() => viewOf(state, side), [state, side]);
  const file = scenarioById(match.scenarioId)?.file;
  if (file === undefined) throw new Error(`There is no battle '${match.scenarioId}'`);
  const reader = store.openHands || store.seat === side ? side : null;
  return { match, file, view, reader, act: store.act, curtain: needsCurtain(memoirGame, store) };
}
