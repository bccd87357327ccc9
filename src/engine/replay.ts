import { ALGORITHM } from './random.ts';
import { err, ok, type Result } from './result.ts';

export interface ReplayCheck {
  /** The number of actions done before the hash was taken. */
  at: number;
  hash: string;
}

export interface ReplayLog<A> {
  algorithm: string;
  seed: number | string;
  actions: A[];
  checks: ReplayCheck[];
}

export interface ReplayError {
  /** The numbers, one action, or one check hash differ. */
  readonly kind: 'algorithm' | 'action' | 'check';
  /** The index of the action or of the check. */
  readonly index: number;
  readonly message: string;
}

export const CHECK_EVERY = 20;

export function createReplay<A>(seed: number | string): ReplayLog<A> {
  return { algorithm: ALGORITHM, seed, actions: [], checks: [] };
}

/** Call it after every action with the new state; `final` adds a check at any number of actions. */
export function recordCheck<S, A>(log: ReplayLog<A>, state: S, hashOf: (state: S) => string, final = false): void {
  const at = log.actions.length;
  // Actions taken back leave checks of a course that was not played.
  while (log.checks.length > 0 && log.checks[log.checks.length - 1].at >= at) log.checks.pop();
  if (final || at % CHECK_EVERY === 0) log.checks.push({ at, hash: hashOf(state) });
}

/** Plays the log from its first state: the last state, or the first thing that went differently. */
export function verifyReplay<S, A>(
  initial: S,
  log: ReplayLog<A>,
  step: (state: S, action: A) => S,
  hashOf: (state: S) => string,
): Result<S, ReplayError> {
  if (log.algorithm !== ALGORITHM) {
    const message = `The log was made with '${log.algorithm}', not '${ALGORITHM}'`;
    return err({ kind: 'algorithm', index: 0, message });
  }
  let state = initial;
  let check = 0;
  for (let done = 0; done <= log.actions.length; done++) {
    for (; check < log.checks.length && log.checks[check].at === done; check++) {
      const hash = hashOf(state);
      if (hash === log.checks[check].hash) continue;
      return checkError(check, `${log.checks[check].hash} expected after ${done} actions, got ${hash}`);
    }
    if (done === log.actions.length) break;
    try {
      state = step(state, log.actions[done]);
    } catch (thrown) {
      const message = thrown instanceof Error ? thrown.message : String(thrown);
      return err({ kind: 'action', index: done, message });
    }
  }
  if (check < log.checks.length) {
    return checkError(check, `The check after ${log.checks[check].at} actions is out of order or too late`);
  }
  return ok(state);
}

function checkError(index: number, message: string): Result<never, ReplayError> {
  return err({ kind: 'check', index, message });
}
