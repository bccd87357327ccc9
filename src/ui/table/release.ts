import type { Action } from '../../memoir/index.ts';
import type { MemoirMatch } from '../../store/memoir.ts';
import { AIRCRAFT } from './pieces.ts';
import { undoableClicks } from '../../store/match.ts';

/** A selection to be taken back, and what has to be done anew after it. */
export interface Release {
  readonly clicks: number;
  readonly again: readonly Action[];
}

function selects(action: Action, unit: number): boolean {
  if (action.type === 'orderAircraft' || action.type === 'orderPlane' || action.type === 'takeOff')
    return unit === AIRCRAFT;
  if (action.type === 'orderUnit') return action.unit === unit;
  return action.type === 'pickTarget' && action.target === unit;
}

/** How a unit that was ordered or named as a target is let go again; null when that is too late. */
export function releaseOf(match: MemoirMatch, unit: number): Release | null {
  const decision = match.state.frames.at(-1)?.kind;
  if (decision !== 'orders' && decision !== 'airPower') return null;
  const again: Action[] = [];
  let clicks = 0;
  for (const steps of undoableClicks(match)) {
    clicks += 1;
    const at = match.steps.length - clicks;
    const { action, before } = match.steps[at];
    if (steps !== 1 || before.frames.at(-1)?.kind !== decision) return null;
    if (selects(action, unit)) return { clicks, again };
    again.unshift(action);
  }
  return null;
}
