import { beforeAll, describe, expect, it } from 'vitest';
import { flightPlanState } from '../../src/memoir/air/new-flight-plan/own-state.ts';
import { apply, type State } from '../../src/memoir/index.ts';
import { legalAction } from '../../src/scenarios/script.ts';
import type { GameStep } from '../../src/scenarios/statistics.ts';
import { runCountsOf } from '../../src/ui/air/end/air-counts.ts';
import { loadAir } from '../../src/ui/air/late.tsx';
import { airCardPlayed, airHandOf } from '../../src/ui/air/replay/air-hand.ts';
import { withFreshFuture } from '../../src/ui/replay/replay-game.ts';
import { linesOf } from '../../src/ui/replay/replay-log.ts';
import { stepMarks } from '../../src/ui/replay/step-marks.ts';
import { hexNamed, position, type Setting } from '../support/kit.ts';

beforeAll(() => loadAir('new-flight-plan'));

const SKY: Setting = {
  hands: { allies: ['direct-from-hq'], axis: [] },
  allies: { M1: 'infantry' },
  axis: { D5: 'infantry', E5: 'armor', A9: 'infantry' },
  dice: ['infantry', 'star'],
  air: { hands: { axis: ['flak-trap'] }, aircraft: { allies: { type: 'fighterBomber', hex: 'C5' } } },
};
const RUN = [
  'fly D5',
  'mark mg',
  'fly E5',
  'mark bomb',
  'fly e6',
  'end flight',
  'decline air card',
  'roll run',
  'roll run',
];

function told(): { readonly steps: readonly GameStep[]; readonly last: State } {
  const steps: GameStep[] = [];
  let state = position(SKY);
  for (const text of ['play direct-from-hq', 'order aircraft', 'end orders', ...RUN]) {
    const action = legalAction(state, text);
    // The window for an air card opens only where one could be played.
    if (!action.ok) continue;
    const { state: next, events } = apply(state, action.value);
    steps.push({ before: state, action: action.value, events });
    state = next;
  }
  return { steps, last: state };
}

describe('the replay of the air war', () => {
  it('draws the flight so far, step by step', () => {
    const { steps } = told();
    const at = steps.findLastIndex(({ action }) => action.type === 'flyTo') + 1;
    const { paths } = stepMarks(steps, at, steps[at].before);
    const hexes = ['C5', 'D5', 'E5', 'e6'].map((hex) => hexNamed(steps[0].before, hex));
    expect(paths).toEqual([{ hexes, kind: 'course', startCounts: false }]);
  });

  it('points from the aircraft at the target of its run', () => {
    const { steps, last } = told();
    const marks = stepMarks(steps, steps.length, last);
    const hex = (label: string) => hexNamed(last, label);
    expect(marks.arrow).toEqual({ from: hex('e6'), to: hex('E5') });
  });

  it('names the aircraft as it was before the step', () => {
    const { steps } = told();
    const at = steps.findIndex(({ action }) => action.type === 'flyTo');
    expect(linesOf(steps[at], at + 1, 'both')[0].text).toBe(
      'American fighter-bomber on C5 (left flank) flies to D5 (left flank)',
    );
  });

  it('lays the air hands open', () => {
    const [{ before }] = told().steps;
    expect(airHandOf(before, 1).map(({ title }) => title)).toEqual(['Flak Trap']);
    expect(airHandOf(before, 0)).toEqual([]);
    expect(airCardPlayed(before, 1)).toBeNull();
  });

  it('plays on with the same air hands and an air deck in another order', () => {
    const [{ before }] = told().steps;
    const now = flightPlanState(before.air);
    const fresh = flightPlanState(withFreshFuture(before, 'another').air);
    expect(fresh?.sides[1].hand).toEqual(now?.sides[1].hand);
    expect(fresh?.deck).not.toEqual(now?.deck);
    expect(fresh?.deck.toSorted()).toEqual(now?.deck.toSorted());
  });
});

describe('the numbers of the air war', () => {
  it('count one run with its hits and what was to be expected of its dice', () => {
    const [allies, axis] = runCountsOf(told().steps);
    expect(allies).toMatchObject({ runs: 1, runHits: 1, dogfights: 0, bombings: 0 });
    // An MG marker on infantry hits with two faces of six, a bomb on armor with armor and grenade.
    expect(allies.runExpected).toBeCloseTo(2 / 6 + 2 / 6);
    expect(axis).toMatchObject({ runs: 0, runHits: 0, runExpected: 0 });
  });
});
