import { useCallback, useEffect, useMemo, useState } from 'react';
import { decider, type Action } from '../../memoir/index.ts';
import type { MemoirMatch, MemoirStep } from '../../store/memoir.ts';
import type { Speed } from '../../store/settings.ts';
import { beatsOf } from '../table/motion/beats.ts';
import { useStillness } from '../table/motion/stillness.ts';
import { lengthOf, tempoOf, type Tempo } from '../table/motion/tempo.ts';

export interface Paced {
  /** The match as far as it is shown. */
  readonly match: MemoirMatch;
  /** There is more to come by itself. */
  readonly isCatchingUp: boolean;
  /** Straight to the end. */
  skip(this: void): void;
}

/** Where nothing moves, such as a card that is played, an action is seen for so long. */
const GLANCE = 600;
const LONGEST = 1800;

/** They leave the board as it is. */
export const UNSEEN: ReadonlySet<Action['type']> = new Set(['declineAmbush', 'declineAirCard', 'endFlight']);

/** The next hex of the same way needs no pause, nor does what is not seen on the board. */
function isOneWay({ action: one }: MemoirStep, { action: next }: MemoirStep): boolean {
  if (UNSEEN.has(next.type)) return true;
  if (one.type === 'moveUnit') return next.type === 'moveUnit' && one.unit === next.unit;
  return one.type === 'flyTo' && next.type === 'flyTo';
}

/** How many steps are shown together with the one at this place. */
function endOfAct(steps: readonly MemoirStep[], from: number): number {
  let end = from + 1;
  while (end < steps.length && isOneWay(steps[end - 1], steps[end])) end += 1;
  return end;
}

function timeOf(steps: readonly MemoirStep[], tempo: Tempo): number {
  const [first] = steps;
  const beats = beatsOf(
    steps.flatMap(({ events }) => events),
    first.before.units,
    first.before.air,
  );
  const rolls = beats.filter(({ kind }) => kind === 'roll').length;
  return rolls * tempo.tumble + Math.min(LONGEST, Math.max(GLANCE, lengthOf(beats, tempo)));
}

function goesOn(from: MemoirMatch, to: MemoirMatch): boolean {
  const at = from.steps.length;
  return to.steps.length > at && to.steps[at].before === from.state;
}

interface Pace {
  readonly target: MemoirMatch;
  /** Steps that are shown. */
  readonly shown: number;
}

/** Several actions that come by one click, such as a step that is shown, are seen one after the other. */
export function usePaced(target: MemoirMatch, speed: Speed): Paced {
  const tempo = tempoOf(speed, useStillness());
  const [pace, setPace] = useState<Pace>({ target, shown: target.steps.length });
  let now = pace;
  if (pace.target !== target) {
    const isWay = tempo !== null && pace.shown === pace.target.steps.length && goesOn(pace.target, target);
    now = { target, shown: isWay ? endOfAct(target.steps, pace.shown) : target.steps.length };
    setPace(now);
  }
  const { shown } = now;
  const { steps } = target;
  const isCatchingUp = shown < steps.length;
  useEffect(() => {
    if (!isCatchingUp || tempo === null) return undefined;
    let from = shown - 1;
    while (from > 0 && isOneWay(steps[from - 1], steps[from])) from -= 1;
    const timer = setTimeout(
      () => setPace({ target, shown: endOfAct(steps, shown) }),
      timeOf(steps.slice(from, shown), tempo),
    );
    return () => clearTimeout(timer);
  }, [isCatchingUp, tempo, steps, shown, target]);
  const match = useMemo(() => {
    if (shown >= target.steps.length) return target;
    const state = target.steps[shown].before;
    return { ...target, state, decider: decider(state), legal: [], steps: target.steps.slice(0, shown) };
  }, [target, shown]);
  const skip = useCallback(() => setPace({ target, shown: target.steps.length }), [target]);
  return { match, isCatchingUp, skip };
}
