import { describe, expect, it } from 'vitest';
import { createMatchStore, needsCurtain, undoableSteps, type MatchStore } from '../../src/store/match.ts';
import { memoirGame } from '../../src/ui/table/memoir-game.ts';
import type { Action, GameEvent, State } from '../../src/memoir/index.ts';

type Store = MatchStore<State, Action, GameEvent>;

function started() {
  const api = createMatchStore(memoirGame);
  api.getState().start('lanes-of-saint-aubert', '7');
  return api;
}

function matchOf(store: Store) {
  if (store.match === null) throw new Error('no match');
  return store.match;
}

function actionOf(store: Store, type: Action['type']): Action {
  const found = matchOf(store).legal.find((action) => action.type === type);
  if (found === undefined) throw new Error(`no ${type}`);
  return found;
}

describe('the match store', () => {
  it('passes over an action that is not legal, such as the second half of a double click', () => {
    const api = started();
    const card = actionOf(api.getState(), 'playCard');
    api.getState().act(card);
    const after = api.getState().match;
    api.getState().act(card);
    expect(api.getState().match).toBe(after);
  });

  it('takes back orders one by one and leaves the state as it was', () => {
    const api = started();
    const before = matchOf(api.getState()).state;
    api.getState().act(actionOf(api.getState(), 'playCard'));
    api.getState().act(actionOf(api.getState(), 'orderUnit'));
    expect(undoableSteps(matchOf(api.getState()))).toBe(2);
    api.getState().undo();
    expect(matchOf(api.getState()).steps).toHaveLength(1);
    api.getState().undo(9);
    expect(matchOf(api.getState()).state).toBe(before);
    api.getState().undo();
    expect(matchOf(api.getState()).state).toBe(before);
  });

  it('does not take back what showed a new card or passed the turn', () => {
    const api = started();
    api.getState().act(actionOf(api.getState(), 'playCard'));
    for (const type of ['endOrders', 'endMovement', 'endBattle'] as const) {
      const store = api.getState();
      if (matchOf(store).legal.some((action) => action.type === type)) store.act(actionOf(store, type));
    }
    expect(matchOf(api.getState()).decider).toBe(1);
    expect(undoableSteps(matchOf(api.getState()))).toBe(0);
  });

  it('lets a curtain fall before each hidden hand, and none over open hands', () => {
    const api = started();
    expect(needsCurtain(memoirGame, api.getState())).toBe(true);
    api.getState().takeSeat();
    expect(needsCurtain(memoirGame, api.getState())).toBe(false);
    api.getState().act(actionOf(api.getState(), 'playCard'));
    expect(api.getState().seat).toBe(0);
    for (const type of ['endOrders', 'endMovement', 'endBattle'] as const) {
      const store = api.getState();
      if (matchOf(store).legal.some((action) => action.type === type)) store.act(actionOf(store, type));
    }
    expect(api.getState().seat).toBeNull();
    expect(needsCurtain(memoirGame, api.getState())).toBe(true);
    api.getState().setOpenHands(true);
    expect(needsCurtain(memoirGame, api.getState())).toBe(false);
  });
});
