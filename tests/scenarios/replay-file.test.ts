import { describe, expect, it } from 'vitest';
import { createRandom, nextInt } from '../../src/engine/random.ts';
import { apply, legalActions, setup, type State } from '../../src/memoir/index.ts';
import { SCENARIOS } from '../../src/scenarios/library.ts';
import { scenarioOf } from '../../src/scenarios/read-scenario.ts';
import {
  cutReplay,
  exactPosition,
  newReplay,
  openReplay,
  recordAction,
  replayOf,
  sealedReplay,
  verifyReplayFile,
  withAction,
  type OpenedReplay,
  type ReplayFile,
} from '../../src/scenarios/replay-file.ts';

function recorded(actions = 60): ReplayFile {
  const { file } = SCENARIOS[0];
  const scenario = scenarioOf(file);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  const replay = newReplay(file, { hillSight: 'heights' }, 'replay');
  const random = createRandom(3);
  let state = setup(scenario.value, { hillSight: 'heights' }, 'replay');
  for (let at = 1; at <= actions; at++) {
    const legal = legalActions(state);
    const action = legal[nextInt(random, 'dice', legal.length)];
    const next = apply(state, action).state;
    recordAction(replay, state, action, next, at === actions);
    state = next;
  }
  return JSON.parse(JSON.stringify(replay)) as ReplayFile;
}

function faultOf(spoil: (replay: ReplayFile) => void): string {
  const replay = recorded(45);
  spoil(replay);
  const played = verifyReplayFile(replay);
  return played.ok ? 'none' : played.error[0].path;
}

describe('a replay file', () => {
  it('plays to the same end again', () => {
    const replay = recorded();
    expect(replay.checks.map(({ at }) => at)).toEqual([20, 40, 60]);
    const played = verifyReplayFile(replay);
    expect(played.ok && played.value.turn.number).toBeGreaterThan(1);
  });

  it('finds what was changed', () => {
    expect(faultOf(() => {})).toBe('none');
    expect(faultOf((replay) => (replay.scenario.name = 'Another battle'))).toBe('scenarioHash');
    expect(faultOf((replay) => (replay.algorithm = 'coin'))).toBe('algorithm');
    expect(faultOf((replay) => (replay.checks[1].hash = 'ffffffffffffffff'))).toBe('checks[1]');
    expect(faultOf((replay) => (replay.actions[7] = 'exit A9'))).toBe('actions[7]');
    expect(faultOf((replay) => (replay.rules = {}))).toMatch(/actions|checks/);
    expect(faultOf((replay) => (replay.seed = 'other'))).toMatch(/actions|checks/);
    expect(faultOf((replay) => Object.assign(replay, { moves: [] }))).toBe('moves');
    expect(faultOf((replay) => Object.assign(replay, { checks: [{ at: 'x' }] }))).toBe('checks[0].at');
  });
});

function opened(json: unknown): OpenedReplay {
  const read = openReplay(json);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

function faultsOf(json: unknown): string[] {
  const read = openReplay(json);
  return read.ok ? [] : read.error.map(({ path }) => path);
}

describe('a game file', () => {
  const extras = {
    players: { allies: 'Anna', axis: 'Ben' },
    series: { battles: 1, allies: { won: 1, medals: 5 }, axis: { won: 0, medals: 3 } },
    saved: '2024-06-06T05:30:00.000Z',
  };

  it('opens with its first state, its actions and its last state', () => {
    const replay = recorded(45);
    const { file, first, actions, last } = opened(replay);
    expect(file).toEqual(replay);
    expect(first.turn.number).toBe(1);
    let state = first;
    for (const action of actions) state = apply(state, action).state;
    expect(state).toEqual(last);
  });

  it('is made anew from its actions', () => {
    const replay = recorded(45);
    const { file, first, actions } = opened(replay);
    expect(replayOf(file, first, actions)).toEqual(replay);
    expect(replayOf({ ...file, ...extras }, first, actions)).toEqual({ ...replay, ...extras });
  });

  it('grows by an action, is cut and is sealed without changing earlier files', () => {
    const replay = recorded(45);
    const { first, actions, last } = opened(replay);
    let file = newReplay(replay.scenario, replay.rules, replay.seed);
    let state: State = first;
    const files = [file];
    for (const action of actions) {
      const next = apply(state, action).state;
      file = withAction(file, state, action, next);
      files.push(file);
      state = next;
    }
    expect(file.checks.map(({ at }) => at)).toEqual([20, 40]);
    expect(sealedReplay(file, last)).toEqual(replay);
    expect(cutReplay(file, 33)).toEqual(files[33]);
    expect(files[0].actions).toEqual([]);
    expect(sealedReplay(sealedReplay(files[40], last), last).checks.map(({ at }) => at)).toEqual([20, 40]);
  });

  it('keeps the players, the series and the date, and says what is wrong with them', () => {
    expect(opened({ ...recorded(20), ...extras }).file).toMatchObject(extras);
    expect(
      faultsOf({
        ...recorded(20),
        players: { allies: 7, axis: 'x'.repeat(41) },
        series: { battles: 0, allies: { won: -1, medals: 0 }, axis: {} },
        saved: 'yesterday',
      }),
    ).toEqual([
      'players.allies',
      'players.axis',
      'series.battles',
      'series.allies.won',
      'series.axis.won',
      'series.axis.medals',
      'saved',
    ]);
  });

  it('begins with a position where it has one, in the middle of any decision', () => {
    const played = opened(recorded(45));
    let middle = played.first;
    for (const action of played.actions.slice(0, 23)) middle = apply(middle, action).state;
    const start = { ...played.file, seed: 'counts no more', position: exactPosition(middle) };
    const { scenario, rules, seed, position } = start;
    const rest = replayOf({ scenario, rules, seed, position }, middle, played.actions.slice(23));
    const again = opened(JSON.parse(JSON.stringify(rest)));
    expect(again.first).toEqual(middle);
    expect(again.last).toEqual(played.last);
  });

  it('names every fault that keeps it from beginning', () => {
    const replay = recorded(20);
    const state = exactPosition(opened(replay).first).state;
    if (state === undefined) throw new Error('no state');
    expect(
      faultsOf({
        ...replay,
        scenarioHash: '0',
        algorithm: 'coin',
        scenario: { ...replay.scenario, terrain: { D5: 'woodz' } },
        position: { state: { ...state, deck: [] } },
      }),
    ).toEqual(['scenario.terrain.D5', 'scenarioHash', 'position.state.deck', 'algorithm']);
  });
});
