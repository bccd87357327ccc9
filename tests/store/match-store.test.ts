import { beforeEach, describe, expect, it } from 'vitest';
import type { Action } from '../../src/memoir/index.ts';
import { reachOf } from '../../src/memoir/movement/reach.ts';
import { scenarioById } from '../../src/scenarios/library.ts';
import { openReplay } from '../../src/scenarios/replay-file.ts';
import { createFileWriter, finishedFile } from '../../src/store/game-file.ts';
import { createMatchStore, needsCurtain, undoableClicks } from '../../src/store/match.ts';
import { beginBattle, memoirGame, openBattle, type MemoirApi } from '../../src/store/memoir.ts';

let api: MemoirApi;

function match() {
  const { match: now } = api.getState();
  if (now === null) throw new Error('no match');
  return now;
}

function actionOf(type: Action['type']): Action {
  const found = match().legal.find((action) => action.type === type);
  if (found === undefined) throw new Error(`no ${type}`);
  return found;
}

function act(...types: Action['type'][]): void {
  for (const type of types) api.getState().act(actionOf(type));
}

function endTurn(): void {
  for (const type of ['endOrders', 'endMovement', 'endBattle'] as const)
    if (match().legal.some((action) => action.type === type)) act(type);
}

/** Plays a card and orders as many units as it allows. */
function toMovement(): void {
  act('playCard');
  while (match().legal.some(({ type }) => type === 'orderUnit')) act('orderUnit');
  if (match().legal.some(({ type }) => type === 'endOrders')) act('endOrders');
}

beforeEach(() => {
  const scenario = scenarioById('lanes-of-saint-aubert');
  if (scenario === undefined) throw new Error('no battle');
  api = createMatchStore(memoirGame);
  beginBattle(api, { scenario: scenario.file, rules: {}, seed: '7', players: { allies: 'Anna', axis: '' } });
});

describe('the match store', () => {
  it('passes over an action that is not legal, such as the second half of a double click', () => {
    const card = actionOf('playCard');
    api.getState().act(card);
    const after = match();
    api.getState().act(card);
    expect(match()).toBe(after);
  });

  it('takes back orders one by one and leaves the state as it was', () => {
    const before = match().state;
    act('playCard', 'orderUnit');
    expect(undoableClicks(match())).toEqual([1, 1]);
    api.getState().undo();
    expect(match().steps).toHaveLength(1);
    api.getState().undo(9);
    expect(match().state).toBe(before);
    api.getState().undo();
    expect(match().state).toBe(before);
  });

  it('does a path as one click and takes it back as one', () => {
    toMovement();
    const before = match().state;
    const reaches = before.units.flatMap(({ id }) => reachOf(before, id).map((reach) => ({ id, ...reach })));
    const far = reaches.find(({ path }) => path.length === 2);
    if (far === undefined) throw new Error('no path');
    const mover = far.id;
    api.getState().act(...far.path.map((to): Action => ({ type: 'moveUnit', unit: mover, to })));
    expect(match().state.units[mover].hex).toBe(far.hex);
    expect(undoableClicks(match())[0]).toBe(2);
    api.getState().undo();
    expect(match().state).toBe(before);
  });

  it('stops a click at the first action that is not legal any more', () => {
    toMovement();
    const move = actionOf('moveUnit');
    api.getState().act(move, actionOf('endMovement'), move);
    const [first, second] = match().steps.slice(-2);
    expect([first.action.type, first.follows]).toEqual(['moveUnit', false]);
    expect([second.action.type, second.follows]).toEqual(['endMovement', true]);
  });

  it('does not take back what showed a new card or passed the turn', () => {
    act('playCard');
    endTurn();
    expect(match().decider).toBe(1);
    expect(undoableClicks(match())).toEqual([]);
  });

  it('lets a curtain fall before each hidden hand, and none over open hands', () => {
    expect(needsCurtain(memoirGame, api.getState(), false)).toBe(true);
    api.getState().takeSeat();
    expect(needsCurtain(memoirGame, api.getState(), false)).toBe(false);
    act('playCard');
    expect(api.getState().seat).toBe(0);
    endTurn();
    expect(api.getState().seat).toBeNull();
    expect(needsCurtain(memoirGame, api.getState(), false)).toBe(true);
    expect(needsCurtain(memoirGame, api.getState(), true)).toBe(false);
  });
});

describe('the file of the game on the table', () => {
  it('grows with every action, shrinks with undo, and opens as the same game', () => {
    const fileOf = createFileWriter();
    fileOf(match());
    toMovement();
    act('moveUnit');
    const length = match().steps.length;
    expect(fileOf(match()).actions).toHaveLength(length);
    api.getState().undo();
    act('endMovement');
    expect(fileOf(match()).actions).toHaveLength(length);
    const opened = openReplay(finishedFile(fileOf(match()), match(), '2024-06-06T05:30:00Z'));
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    const again: MemoirApi = createMatchStore(memoirGame);
    openBattle(again, opened.value);
    expect(again.getState().match?.state).toEqual(match().state);
    expect(again.getState().match?.about.players).toEqual({ allies: 'Anna', axis: '' });
    const barriers = match().steps.map(({ barrier }) => barrier);
    expect(again.getState().match?.steps.map(({ barrier }) => barrier)).toEqual(barriers);
  });
});
