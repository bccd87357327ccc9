import type { Action, GameEvent, State } from '../../src/memoir/index.ts';

/** Says what is wrong with a state, or undefined. `start` is the state the battle began with. */
export type StateLaw = (state: State, start: State) => string | undefined;

export interface Step {
  readonly start: State;
  readonly before: State;
  readonly action: Action;
  readonly after: State;
  readonly events: readonly GameEvent[];
  /** For what is drawn by lot while checking. */
  readonly seed: number;
}

export type StepLaw = (step: Step) => string | undefined;

/** Laws by the sentence that states them. */
export type Laws<L> = Readonly<Record<string, L>>;

export interface Breach {
  readonly law: string;
  readonly detail: string;
}

export function breachOfState(laws: Laws<StateLaw>, state: State, start: State): Breach | undefined {
  for (const law in laws) {
    const detail = laws[law](state, start);
    if (detail !== undefined) return { law, detail };
  }
  return undefined;
}

export function breachOfStep(laws: Laws<StepLaw>, step: Step): Breach | undefined {
  for (const law in laws) {
    const detail = laws[law](step);
    if (detail !== undefined) return { law, detail };
  }
  return undefined;
}
