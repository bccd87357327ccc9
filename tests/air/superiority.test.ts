import { describe, expect, it } from 'vitest';
import { setup, view } from '../../src/memoir/index.ts';
import type { Front } from '../../src/memoir/air/hooks.ts';
import { flightPlanState, flightPlanView } from '../../src/memoir/air/new-flight-plan/own-state.ts';
import { readScenario } from '../../src/scenarios/scenario-file.ts';
import { airHands, dealt } from './sortie.ts';

const TABLE: Record<Front, string> = {
  western: 'XXXXXAA',
  eastern: 'XXXX---',
  pacific: 'XXXX-AA',
  mediterranean: '-XX--AA',
};
const LETTERS = new Map([
  [0, 'A'],
  [1, 'X'],
  [-1, '-'],
]);
const YEARS = [1939, 1940, 1941, 1942, 1943, 1944, 1945];

const BEACH = { terrain: { A1: 'ocean', A3: 'beach' } };
const WESTERN = { front: 'western' };

describe('air superiority', () => {
  it.each(Object.entries(TABLE))('comes from the year on the %s front (NFP-1.9)', (front, row) => {
    const found = YEARS.map((year) => {
      const state = dealt({ front, date: `${year}-07-01` });
      return LETTERS.get(flightPlanView(view(state, 0).air)?.superiority ?? 9);
    });
    expect(found.join('')).toBe(row);
  });

  it('gives the side that has it one card more (NFP-1.7)', () => {
    expect(airHands(dealt({ ...WESTERN, date: '1944-06-06' }))).toEqual([3, 2]);
    expect(airHands(dealt({ ...WESTERN, date: '1940-05-12' }))).toEqual([2, 3]);
    expect(airHands(dealt({ front: 'eastern', date: '1944-06-06' }))).toEqual([2, 2]);
  });

  it('is nobody’s in a scenario without a front or outside the years of the war (NFP-1.10)', () => {
    expect(airHands(dealt({ date: '1944-06-06' }))).toEqual([2, 2]);
    expect(airHands(dealt({ ...WESTERN, date: '1946-06-06' }))).toEqual([2, 2]);
    expect(airHands(dealt({ ...WESTERN, date: '1938-06-06' }))).toEqual([2, 2]);
  });

  it('follows the front and the year the players pick, before those of the scenario (NFP-1.10)', () => {
    const scenario = { ...WESTERN, date: '1944-06-06' };
    expect(airHands(dealt(scenario, { options: { year: 1940 } }))).toEqual([2, 3]);
    expect(airHands(dealt(scenario, { options: { front: 'eastern' } }))).toEqual([2, 2]);
    expect(airHands(dealt({}, { options: { front: 'pacific', year: 1945 } }))).toEqual([3, 2]);
  });

  it('is what the players set by hand, whatever front and year say (NFP-1.10)', () => {
    const scenario = { ...WESTERN, date: '1944-06-06' };
    expect(airHands(dealt(scenario, { options: { superiority: 1 } }))).toEqual([2, 3]);
    expect(airHands(dealt(scenario, { options: { superiority: -1 } }))).toEqual([2, 2]);
    expect(airHands(dealt({}, { options: { superiority: 0 } }))).toEqual([3, 2]);
  });
});

describe('an amphibious scenario', () => {
  it('costs each player one card (NFP-1.8)', () => {
    expect(airHands(dealt(BEACH))).toEqual([1, 1]);
    expect(airHands(dealt({ ...BEACH, ...WESTERN, date: '1944-06-06' }))).toEqual([2, 1]);
  });

  it('has both beach and ocean: one of them alone is none (NFP-1.8, NFP-1.14)', () => {
    expect(airHands(dealt({ terrain: { A1: 'ocean' } }))).toEqual([2, 2]);
    expect(airHands(dealt({ terrain: { A3: 'beach', B3: 'beach' } }))).toEqual([2, 2]);
    expect(airHands(dealt({ terrain: { A3: 'beach', A1: 'river E-W', B1: 'lake' } }))).toEqual([2, 2]);
  });

  it('may be so by the face of the board alone (NFP-1.14)', () => {
    expect(airHands(dealt({ face: 'beach', units: { axis: { A9: 'infantry' }, allies: { M5: 'infantry' } } }))).toEqual(
      [1, 1],
    );
  });

  it('is one or none if the players say so (NFP-1.14)', () => {
    expect(airHands(dealt(BEACH, { options: { amphibious: false } }))).toEqual([2, 2]);
    expect(airHands(dealt({}, { options: { amphibious: true } }))).toEqual([1, 1]);
  });

  it('leaves no hand below zero, and a deck too small deals what it has (NFP-1.11)', () => {
    const card = {
      id: 'one',
      title: 'One',
      text: 'Nothing.',
      symbol: null,
      moment: 'withTheOrder',
      effect: {},
    } as const;
    const deck = { name: 'Tiny', cards: [{ ...card, count: 1 }] };
    expect(airHands(dealt(BEACH, { options: { deck } }))).toEqual([1, 0]);
    expect(airHands(dealt({ ...BEACH, first: 'axis' }, { options: { deck } }))).toEqual([0, 1]);
  });
});

describe('a scenario that does not say when', () => {
  it('has no air superiority, whatever its front (NFP-1.10)', () => {
    const file = {
      format: 'airfield44/scenario',
      version: 1,
      name: 'Undated',
      front: 'western',
      units: { axis: { A9: 'infantry' }, allies: { M1: 'infantry' } },
    };
    const read = readScenario(file);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const { air } = setup(read.value, { airRules: 'new-flight-plan' }, 1);
    const hands = flightPlanState(air)?.sides.map(({ hand }) => hand.length);
    expect(hands).toEqual([2, 2]);
  });
});
