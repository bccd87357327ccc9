import { describe, expect, it } from 'vitest';
import { stateHash } from '../../src/engine/hash.ts';
import { ALGORITHM } from '../../src/engine/random.ts';
import { CHECK_EVERY, createReplay, recordCheck, type ReplayLog, verifyReplay } from '../../src/engine/replay.ts';

interface Sum {
  readonly total: number;
}

const START: Sum = { total: 0 };

function add(state: Sum, number: number): Sum {
  if (number < 0) throw new Error('Only additions');
  return { total: state.total + number };
}

function logOf(numbers: readonly number[]): ReplayLog<number> {
  const log = createReplay<number>('sum');
  let state = START;
  for (const number of numbers) {
    state = add(state, number);
    log.actions.push(number);
    recordCheck(log, state, stateHash);
  }
  recordCheck(log, state, stateHash, true);
  return log;
}

const NUMBERS = Array.from({ length: 50 }, (_, at) => at);

describe('recording', () => {
  it('takes a check every 20 actions and at the end', () => {
    expect(CHECK_EVERY).toBe(20);
    expect(logOf(NUMBERS).checks.map(({ at }) => at)).toEqual([20, 40, 50]);
    expect(logOf(NUMBERS.slice(0, 40)).checks.map(({ at }) => at)).toEqual([20, 40]);
  });

  it('notes the seed and the algorithm of the numbers', () => {
    expect(createReplay(7)).toEqual({ algorithm: ALGORITHM, seed: 7, actions: [], checks: [] });
  });

  it('drops the checks of actions that were taken back', () => {
    const log = logOf(NUMBERS.slice(0, 25));
    log.actions.length = 19;
    log.actions.push(1000);
    const state = log.actions.reduce(add, START);
    recordCheck(log, state, stateHash);
    expect(log.checks).toEqual([{ at: 20, hash: stateHash(state) }]);
  });
});

describe('verifying', () => {
  it('plays a log again to its last state', () => {
    expect(verifyReplay(START, logOf(NUMBERS), add, stateHash)).toEqual({ ok: true, value: { total: 1225 } });
    expect(verifyReplay(START, createReplay<number>(0), add, stateHash)).toEqual({ ok: true, value: START });
  });

  it('survives a JSON round trip', () => {
    const log: ReplayLog<number> = JSON.parse(JSON.stringify(logOf(NUMBERS)));
    expect(verifyReplay(START, log, add, stateHash).ok).toBe(true);
  });

  it('names the first check that deviates', () => {
    const log = logOf(NUMBERS);
    log.actions[30] = 99;
    const result = verifyReplay(START, log, add, stateHash);
    expect(result).toMatchObject({ ok: false, error: { kind: 'check', index: 1 } });
  });

  it('finds a deviation after the last regular check', () => {
    const log = logOf(NUMBERS);
    log.actions[49] = 0;
    expect(verifyReplay(START, log, add, stateHash)).toMatchObject({ ok: false, error: { kind: 'check', index: 2 } });
  });

  it('names the action that failed and why', () => {
    const log = logOf(NUMBERS);
    log.actions[7] = -1;
    expect(verifyReplay(START, log, add, stateHash)).toEqual({
      ok: false,
      error: { kind: 'action', index: 7, message: 'Only additions' },
    });
  });

  it('finds a log that is cut short', () => {
    const log = logOf(NUMBERS);
    log.actions.length = 45;
    expect(verifyReplay(START, log, add, stateHash)).toMatchObject({ ok: false, error: { kind: 'check', index: 2 } });
  });

  it('refuses the numbers of another algorithm', () => {
    const log = { ...logOf(NUMBERS), algorithm: 'counter-mix-0' };
    expect(verifyReplay(START, log, add, stateHash)).toMatchObject({ ok: false, error: { kind: 'algorithm' } });
  });
});
