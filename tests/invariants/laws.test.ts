import { beforeAll, describe, expect, it } from 'vitest';
import { HEAVY_LAWS, LIGHT_LAWS, STATE_LAWS, type Step } from '../../bench/invariants.ts';
import { sampleSteps } from './sample.ts';

const GAMES = 30;
/** Other work on the machine must not fail these. */
const TIMEOUT = 60_000;
const HEAVY_EVERY = 17;
let steps: Step[] = [];

beforeAll(() => {
  steps = sampleSteps(GAMES);
}, TIMEOUT);

describe('in every state of a random battle', { timeout: TIMEOUT }, () => {
  it.each(Object.keys(STATE_LAWS))('%s', (law) => {
    for (const { after, start } of steps) expect(STATE_LAWS[law](after, start)).toBeUndefined();
  });
});

describe('in every step of a random battle', { timeout: TIMEOUT }, () => {
  it.each(Object.keys(LIGHT_LAWS))('%s', (law) => {
    for (const step of steps) expect(LIGHT_LAWS[law](step)).toBeUndefined();
  });

  it.each(Object.keys(HEAVY_LAWS))('%s', (law) => {
    for (let at = 0; at < steps.length; at += HEAVY_EVERY) expect(HEAVY_LAWS[law](steps[at])).toBeUndefined();
  });
});
