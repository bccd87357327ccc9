// The laws every state and every step of every battle keeps. The fuzzer and the tests go through them.
import type { State } from '../src/memoir/index.ts';
import { AIR_LAWS } from './invariants/air-laws.ts';
import { AIR_PACK_LAWS } from './invariants/air-pack-laws.ts';
import { DUAL_LAWS } from './invariants/dual-laws.ts';
import {
  breachOfState,
  breachOfStep,
  type Breach,
  type Laws,
  type StateLaw,
  type Step,
  type StepLaw,
} from './invariants/law.ts';
import { PLAY_LAWS } from './invariants/play-laws.ts';
import { SIGHT_LAWS } from './invariants/sight-laws.ts';
import { STEP_LAWS } from './invariants/step-laws.ts';
import { TABLE_LAWS } from './invariants/table-laws.ts';
import { TEXT_LAWS } from './invariants/text-laws.ts';

export type { Breach, Step } from './invariants/law.ts';

/** Cheap enough for every state. */
export const STATE_LAWS: Laws<StateLaw> = { ...TABLE_LAWS, ...PLAY_LAWS, ...AIR_LAWS, ...AIR_PACK_LAWS };
/** Cheap enough for every step. */
export const LIGHT_LAWS: Laws<StepLaw> = STEP_LAWS;
/** For some steps only: they run the step again. */
export const HEAVY_LAWS: Laws<StepLaw> = { ...DUAL_LAWS, ...SIGHT_LAWS, ...TEXT_LAWS };

export function checkStart(start: State): Breach | undefined {
  return breachOfState(STATE_LAWS, start, start);
}

/** The first law broken by a step or by the state it leads to. */
export function checkStep(step: Step, heavy: boolean): Breach | undefined {
  return (
    breachOfState(STATE_LAWS, step.after, step.start) ??
    breachOfStep(LIGHT_LAWS, step) ??
    (heavy ? breachOfStep(HEAVY_LAWS, step) : undefined)
  );
}
