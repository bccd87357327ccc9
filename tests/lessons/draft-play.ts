import '../../src/memoir/air/air-pack/index.ts';
import '../../src/memoir/air/new-flight-plan/index.ts';
import { createRandom, nextInt } from '../../src/engine/random.ts';
import { newSandbox, act, stateNow, type Sandbox } from '../../src/lessons/sandbox.ts';
import type { DraftWords } from '../../src/lessons/draft.ts';
import { legalActions, setup } from '../../src/memoir/index.ts';
import { SCENARIOS } from '../../src/scenarios/library.ts';
import { scenarioOf } from '../../src/scenarios/read-scenario.ts';

/** A sandbox with a built-in battle as it begins. */
export function battleInSandbox(index: number, seed: number | string = 7): Sandbox {
  const { file } = SCENARIOS[(index >> 1) % SCENARIOS.length];
  const scenario = scenarioOf(file);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  // Every other battle is fought with aircraft.
  const rules = { airRules: index % 2 === 0 ? 'none' : 'new-flight-plan' } as const;
  return newSandbox({ scenario: file, rules, seed }, setup(scenario.value, rules, seed));
}

/** So many actions by chance. */
export function playedOn(sandbox: Sandbox, count: number, seed: number): Sandbox {
  const random = createRandom(seed);
  let now = sandbox;
  for (let done = 0; done < count && stateNow(now).outcome === null; done++) {
    const legal = legalActions(stateNow(now));
    now = act(now, [legal[nextInt(random, 'dice', legal.length)]]);
  }
  return now;
}

export const WORDS: DraftWords = {
  title: 'A title',
  intro: 'An intro.',
  closing: 'A closing.',
  goal: () => 'Do it.',
  right: () => 'Right.',
};
