import { describe, expect, it } from 'vitest';
import { flightPlanState } from '../../src/memoir/air/new-flight-plan/own-state.ts';
import { apply, legalActions, type Action, type GameEvent, type State } from '../../src/memoir/index.ts';
import { medalsOf } from '../../src/memoir/medals/medals.ts';
import { SIDES } from '../../src/memoir/side.ts';
import { UNIT_KIND_IDS } from '../../src/memoir/units/kinds.ts';
import { actionText } from '../../src/scenarios/action-text.ts';
import { SCENARIOS } from '../../src/scenarios/library.ts';
import { statisticsOf, type GameStep } from '../../src/scenarios/statistics.ts';
import { luckOf, luckWord } from '../../src/scenarios/statistics-luck.ts';
import { rollsOf } from '../../src/scenarios/statistics-rolls.ts';
import { position } from '../support/kit.ts';
import { airBattle } from './air-game.ts';
import { randomGame, stepsFrom } from './statistics-game.ts';

const NOTHING: Action = { type: 'endBattle' };

function stepsOf(state: State, ...texts: string[]): { steps: GameStep[]; last: State } {
  const left = [...texts];
  return stepsFrom(state, (now) => {
    const text = left.shift();
    if (text === undefined) return null;
    const action = legalActions(now).find((legal) => actionText(now, legal) === text);
    if (action === undefined)
      throw new Error(
        `'${text}': ${legalActions(now)
          .map((legal) => actionText(now, legal))
          .join(', ')}`,
      );
    return action;
  });
}

/** Steps with given events, all from the same moment. */
function toldSteps(state: State, ...told: GameEvent[][]): GameStep[] {
  return told.map((events) => ({ before: state, action: NOTHING, events }));
}

const FIGHT = { allies: { E5: 'armor' }, axis: { F5: 'infantry', A9: 'infantry' } };

describe('the statistics of a game', () => {
  it('count the dice by face, and what each face should have been', () => {
    const state = position(FIGHT);
    const steps = toldSteps(
      state,
      [{ type: 'diceRolled', side: 0, faces: ['infantry', 'star', 'flag'], hits: 0, reason: 'finestHour', hex: -1 }],
      [{ type: 'diceRolled', side: 0, faces: ['infantry', 'armor', 'grenade'], hits: 0, reason: 'medics', hex: -1 }],
    );
    const [allies, axis] = statisticsOf(steps, state).sides;
    expect(allies.dice).toBe(6);
    expect(allies.faces).toEqual([
      { face: 'infantry', rolled: 2, expected: 2 },
      { face: 'armor', rolled: 1, expected: 1 },
      { face: 'grenade', rolled: 1, expected: 1 },
      { face: 'flag', rolled: 1, expected: 1 },
      { face: 'star', rolled: 1, expected: 1 },
    ]);
    expect(allies.attacks).toBe(0);
    expect(axis.dice).toBe(0);
  });

  it('leave out dice that nobody threw: mines, ice and the light', () => {
    const state = position(FIGHT);
    const [, axis] = statisticsOf(
      toldSteps(state, [
        { type: 'diceRolled', side: 1, faces: ['star'], hits: 0, reason: 'visibility', hex: -1 },
        { type: 'diceRolled', side: 1, faces: ['star', 'star'], hits: 2, reason: 'ice', hex: 4 },
        { type: 'diceRolled', side: 1, faces: ['star'], hits: 0, reason: 'mine', hex: 4 },
      ]),
      state,
    ).sides;
    expect(axis.dice).toBe(0);
  });

  it('expect of each die what it can do to that target', () => {
    const state = position({ ...FIGHT, hands: { allies: ['probe-centre'] }, dice: ['grenade', 'infantry', 'star'] });
    const { steps, last } = stepsOf(
      state,
      'play probe-centre',
      'order E5',
      'end movement',
      'attack E5 F5',
      'decline ambush',
    );
    const [allies] = statisticsOf(steps, last).sides;
    // Two faces of infantry and a grenade hit infantry: three dice, half of them.
    expect(allies.luck).toMatchObject({ dice: 3, hits: 2, expected: 1.5 });
    expect(allies.best).toMatchObject({ hits: 2, reason: 'attack', turn: 1, step: 4 });
    expect(allies).toMatchObject({ attacks: 1, attacksThatHit: 1, hitStreak: 1, missStreak: 0 });
  });

  it('know whose dice fall on whom when an ambush lies over the attack', () => {
    const state = position({
      allies: { E5: 'armor' },
      axis: { F5: 'infantry', A9: 'infantry' },
      hands: { allies: ['probe-centre'], axis: ['ambush'] },
      dice: ['infantry', 'armor', 'star', 'infantry', 'star', 'star'],
    });
    const { steps, last } = stepsOf(state, 'play probe-centre', 'order E5', 'end movement', 'attack E5 F5', 'ambush');
    const { sides } = statisticsOf(steps, last);
    // Against armor an armor face and a grenade count; against infantry two faces and a grenade.
    expect(sides[1].luck).toMatchObject({ dice: 3, hits: 1, expected: 1 });
    expect(sides[0].luck).toMatchObject({ dice: 3, hits: 1, expected: 1.5 });
    expect(sides[1].ambushes).toBe(1);
    expect(sides[0].figuresLost).toBe(1);
    expect([...sides[1].lostByKind]).toEqual([[UNIT_KIND_IDS.indexOf('infantry'), 1]]);
  });

  it('count ground taken and overruns', () => {
    const state = position({
      allies: { E5: 'armor' },
      axis: { F5: 'infantry 1', G5: 'infantry', A9: 'infantry' },
      hands: { allies: ['probe-centre'] },
      dice: ['grenade', 'star', 'star', 'star', 'star', 'star'],
    });
    const { steps, last } = stepsOf(
      state,
      'play probe-centre',
      'order E5',
      'end movement',
      'attack E5 F5',
      'decline ambush',
      'take ground',
      'overrun G5',
      'decline ambush',
    );
    const { sides, medals } = statisticsOf(steps, last);
    expect(sides[0]).toMatchObject({ groundTaken: 1, overruns: 1, hitStreak: 1, missStreak: 1, medals: 1 });
    expect(sides[1]).toMatchObject({ unitsLost: 1, figuresLost: 1 });
    expect(medals).toMatchObject([{ turn: 1, side: 0, count: 1, source: 'elimination', total: 1, step: 4 }]);
  });

  it('count a retreat over several hexes once', () => {
    const state = position(FIGHT);
    const unit = state.units.findIndex(({ side }) => side === 1);
    const steps = toldSteps(
      state,
      [
        { type: 'diceRolled', side: 0, faces: ['flag', 'flag'], hits: 0, reason: 'finestHour', hex: -1 },
        { type: 'unitRetreated', unit, from: 40, to: 30 },
      ],
      [{ type: 'unitRetreated', unit, from: 30, to: 20 }],
      [
        { type: 'diceRolled', side: 0, faces: ['flag'], hits: 0, reason: 'finestHour', hex: -1 },
        { type: 'unitRetreated', unit, from: 20, to: 10 },
      ],
    );
    expect(statisticsOf(steps, state).sides[1]).toMatchObject({ retreats: 2, hexesRetreated: 3 });
  });

  it('of a game that has not begun are empty', () => {
    const state = position(FIGHT);
    const { sides, medals, actions } = statisticsOf([], state);
    expect(actions).toBe(0);
    expect(medals).toEqual([]);
    expect(sides[0].luck).toMatchObject({ dice: 0, deviations: 0, word: 'asExpected', orMore: 1 });
  });
});

describe('luck', () => {
  it('has a word for every distance from the expectation', () => {
    expect([-2.5, -1, -0.2, 0, 0.7, 1.2, 3].map(luckWord)).toEqual([
      'veryUnlucky',
      'unlucky',
      'asExpected',
      'asExpected',
      'asExpected',
      'lucky',
      'veryLucky',
    ]);
  });

  it('says exactly how rare it is', () => {
    const { orMore, orFewer, expected, deviations } = luckOf([
      { dice: 2, chance: 0.5, hits: 2 },
      { dice: 1, chance: 1 / 6, hits: 1 },
    ]);
    expect(expected).toBeCloseTo(1 + 1 / 6);
    expect(orMore).toBeCloseTo(1 / 24);
    expect(orFewer).toBeCloseTo(1);
    expect(deviations).toBeCloseTo((3 - expected) / Math.sqrt(0.5 + 5 / 36));
  });
});

describe.each(SCENARIOS.map(({ id, file }) => [id, file] as const))('the statistics of %s', (id, file) => {
  const games = ['one', 'two', 'three'].map((seed) => randomGame(file, `${id} ${seed}`));

  it('agree with the state the game ends in', () => {
    for (const { steps, last, first } of games) {
      const { sides, medals, medalsAtStart, lastTurn } = statisticsOf(steps, last);
      expect(last.outcome).not.toBeNull();
      expect(lastTurn).toBe(last.turn.number);
      expect(sides[0].turns + sides[1].turns).toBe(last.turn.number);
      for (const side of SIDES) {
        expect(sides[side].figuresLost).toBe(last.sides[side].figuresLost);
        expect([...sides[side].lostByKind.values()].reduce((sum, count) => sum + count, 0)).toBe(
          sides[side].figuresLost,
        );
        expect(medalsAtStart[side]).toBe(medalsOf(first, side));
        const total = medals.findLast((change) => change.side === side)?.total ?? medalsAtStart[side];
        expect(total).toBe(medalsOf(last, side));
        expect(sides[side].medals).toBe(total);
        const out = last.units.filter((unit) => unit.side === side && unit.hex < 0).length;
        expect(sides[side].unitsLost + sides[side].unitsExited).toBe(out);
        expect(sides[side].faces.reduce((sum, { rolled }) => sum + rolled, 0)).toBe(sides[side].dice);
      }
    }
  });

  it('know the chance of every roll against a unit', () => {
    const inBattle = new Set(['attack', 'ambush', 'battleBack', 'airPower', 'barrage']);
    for (const { steps } of games)
      for (const { reason, chance, faces, hits, step, hex } of rollsOf(steps)) {
        const air = flightPlanState(steps[step].before.air);
        const atAircraft = air?.sides.some(({ aircraft }) => aircraft?.hex === hex) ?? false;
        if (chance === null && atAircraft) continue;
        expect(chance !== null).toBe(inBattle.has(reason));
        if (chance === null) continue;
        expect(Math.round(chance * 6)).toBeCloseTo(chance * 6);
        // A grenade always hits, a flag never does.
        expect(hits).toBeGreaterThanOrEqual(faces.filter((face) => face === 'grenade').length);
        expect(hits).toBeLessThanOrEqual(faces.filter((face) => face !== 'flag').length);
      }
  });

  it('are those of the steps up to a moment as well', () => {
    const [{ steps }] = games;
    const some = Math.floor(steps.length / 2);
    const { sides } = statisticsOf(steps.slice(0, some), steps[some].before);
    for (const side of SIDES) expect(sides[side].figuresLost).toBe(steps[some].before.sides[side].figuresLost);
  });
});

it('luck over many games is as wide as it says', { timeout: 60_000 }, () => {
  const deviations: number[] = [];
  for (let seed = 0; seed < 24; seed++) {
    const { steps, last } = randomGame(SCENARIOS[seed % SCENARIOS.length].file, `luck ${seed}`);
    for (const { luck } of statisticsOf(steps, last).sides) if (luck.dice > 20) deviations.push(luck.deviations);
  }
  const mean = deviations.reduce((sum, one) => sum + one, 0) / deviations.length;
  const width = Math.sqrt(deviations.reduce((sum, one) => sum + (one - mean) ** 2, 0) / deviations.length);
  expect(Math.abs(mean)).toBeLessThan(0.45);
  expect(width).toBeGreaterThan(0.7);
  expect(width).toBeLessThan(1.35);
});

it('applies nothing: the steps stay as they are', () => {
  const { steps, last } = randomGame(SCENARIOS[0].file, 'still');
  const text = JSON.stringify(steps[50]);
  statisticsOf(steps, last);
  expect(JSON.stringify(steps[50])).toBe(text);
  expect(apply(steps[50].before, steps[50].action).events).toEqual(steps[50].events);
});

it('count what happened in the air', () => {
  const { steps, last } = randomGame(airBattle(5), 'air', 1500);
  const { sides } = statisticsOf(steps, last);
  const air = flightPlanState(last.air);
  const events = steps.flatMap((step) => step.events);
  for (const side of SIDES) {
    const own = events.filter((event) => 'side' in event && event.side === side);
    const many = (type: string): number => own.filter((event) => event.type === type).length;
    expect(sides[side].aircraftLost).toBe(air?.sides[side].lost.length);
    expect(sides[side].aircraftShotDown).toBe(air?.sides[1 - side].lost.length);
    expect(sides[side].aircraftDrivenOff).toBe(many('aircraftDrivenOff'));
    expect(sides[side].airCardsPlayed).toBe(many('airCardPlayed'));
    expect(sides[side].markersLaid).toBe(many('markerLaid'));
    expect(sides[side].bombsLaid).toBeLessThanOrEqual(sides[side].markersLaid);
    const runs = rollsOf(steps).filter((roll) => roll.side === side && roll.reason === 'attackRun');
    expect(sides[side].runDice).toBe(runs.reduce((sum, { faces }) => sum + faces.length, 0));
  }
  expect(sides[0].markersLaid + sides[1].markersLaid).toBeGreaterThan(0);
});
