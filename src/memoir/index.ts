import { topFrame, topRules, runToDecision } from './frames/table.ts';
import type { Action } from './action.ts';
import type { GameEvent } from './event.ts';
import type { Side } from './side.ts';
import { cloneState, type State } from './state.ts';
import { worldOf } from './world.ts';

export { setup } from './setup.ts';
export { view, type View } from './view.ts';
export type { Moment } from './moment.ts';
export { cloneState } from './state.ts';
export type { Action } from './action.ts';
export type { GameEvent } from './event.ts';
export type { Side } from './side.ts';
export type { State } from './state.ts';

/** Who must answer now; null when the battle is over. */
export function decider(state: State): Side | null {
  if (state.outcome !== null) return null;
  const world = worldOf(state, null);
  return topRules(world).decider(world, topFrame(world)) as Side;
}

/** Everything that side may do, in a fixed order. Never empty while somebody decides. */
export function legalActions(state: State): readonly Action[] {
  const actions: Action[] = [];
  if (state.outcome !== null) return actions;
  const world = worldOf(state, null);
  topRules(world).options(world, topFrame(world), actions);
  return actions;
}

function perform(state: State, action: Action, events: GameEvent[] | null): void {
  const world = worldOf(state, events);
  if (!world.air.act(world, action)) topRules(world).act(world, topFrame(world), action);
  runToDecision(world);
}

/** The next decision after a legal action, and what happened on the way. The given state stays as it is. */
export function apply(state: State, action: Action): { state: State; events: GameEvent[] } {
  const next = cloneState(state);
  const events: GameEvent[] = [];
  perform(next, action, events);
  return { state: next, events };
}

/** The same in place and without events: for self-play. */
export function simulate(state: State, action: Action): void {
  perform(state, action, null);
}
