import { describe, expect, it } from 'vitest';
import { createRandom, nextInt } from '../../src/engine/random.ts';
import { apply, legalActions, setup } from '../../src/memoir/index.ts';
import { SCENARIOS } from '../../src/scenarios/library.ts';
import { scenarioOf } from '../../src/scenarios/read-scenario.ts';
import { newReplay, recordAction, verifyReplayFile, type ReplayFile } from '../../src/scenarios/replay-file.ts';

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
