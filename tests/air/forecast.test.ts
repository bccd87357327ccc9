import { describe, expect, it } from 'vitest';
import { fireForecast, runForecast, type FireForecast } from '../../src/memoir/air/new-flight-plan/forecast.ts';
import { oddsInTheAir, oddsOnTheGround } from '../../src/memoir/air/new-flight-plan/forecast-odds.ts';
import type { CardId } from '../../src/memoir/cards/card.ts';
import type { State } from '../../src/memoir/index.ts';
import { readyToBattle } from '../battle/firing.ts';
import { everyRoll } from '../memoir/every-roll.ts';
import { eventsOf, labelOf, legal, play, position, unitAt, type Setting } from '../support/kit.ts';
import { flown, laid, run } from './cards/carded.ts';
import { diceUpwards, finish, ordered } from './in-the-air.ts';
import { fighterAt } from './sortie.ts';

const sum = (lines: readonly { dice: number }[]): number => lines.reduce((all, { dice }) => all + dice, 0);
const ids = (state: State, ...labels: string[]): (number | undefined)[] =>
  labels.map((label) => unitAt(state, label)?.id);

/** An ordered unit on E5, an enemy aircraft; its dice are said and thrown alike. */
function fire(setting: Setting, card?: CardId): FireForecast {
  const state = readyToBattle(setting, ['E5'], card);
  const said = fireForecast(state, unitAt(state, 'E5')?.id ?? -1);
  if (said === null) throw new Error('Nothing to fire at');
  expect([sum(said.lines), diceUpwards(state, 'E5')]).toEqual([said.dice, said.dice]);
  expect(said.lines.every(({ dice }) => dice !== 0)).toBe(true);
  return said;
}

const enemyOver = (hex: string, unit: string, more: Setting = {}): Setting => ({
  allies: { E5: unit, M1: 'infantry' },
  ...more,
  air: { ...more.air, aircraft: { axis: { type: 'bomber', hex } } },
});

/** A run over D5 and E5; the dice said for each target are those that fall, and they do what was said. */
function runOf(state: State): ReturnType<typeof runForecast> {
  const said = runForecast(state);
  let now = state;
  for (const { hex, dice, lines, unit, odds } of said) {
    const rolled = play(now, 'roll run');
    const [{ hex: at, dice: thrown }] = eventsOf(rolled, 'runAttacked');
    expect([at, thrown, sum(lines)]).toEqual([hex, dice, dice]);
    if (odds !== null && now === state) {
      const { kill, retreat, losses } = everyRoll(state, { type: 'rollRun' }, unit);
      for (const [i, [a, b]] of [
        [odds.kill, kill],
        [odds.retreat, retreat],
        [odds.hit, 1 - losses[0]],
      ].entries())
        expect(a, `${i}`).toBeCloseTo(b, 9);
    }
    now = finish(
      rolled.state,
      ...legal(rolled.state)
        .filter((text) => text.startsWith('retreat'))
        .slice(0, 1),
    );
  }
  return said;
}

describe('the forecast of an attack run', () => {
  const axis = { D5: 'infantry', E5: 'armor', A9: 'infantry' };
  const marked = (card: string, type: 'fighter' | 'fighterBomber' | 'bomber', one: string, two: string): State =>
    run(
      laid(flown(type, [card], { axis, dice: ['star', 'star', 'star', 'star', 'star'] }), card),
      ['D5', one],
      ['E5', two],
      ['F5'],
    );

  it('names the targets in flight order, each with its markers, dice and chances (NFP-5.8, NFP-5.10)', () => {
    const state = marked('ace', 'fighter', 'mg', 'mg');
    const said = runOf({ ...state, queuedDice: ['star', 'star'] });
    expect(said.map(({ hex }) => labelOf(state, hex))).toEqual(['D5', 'E5']);
    expect(said.map(({ unit }) => unit)).toEqual(ids(state, 'D5', 'E5'));
    expect(said.map(({ lines, hitting, flagsForced }) => [lines, hitting, flagsForced])).toEqual([
      [[{ kind: 'marker', dice: 1 }], ['infantry'], false],
      [[{ kind: 'marker', dice: 1 }], ['armor'], false],
    ]);
    expect(said.map(({ aircraftOdds }) => aircraftOdds)).toEqual([null, null]);
  });

  it('adds what the card with the order gives, and says that its flags cannot be ignored (NFP-2.10)', () => {
    const said = runOf(marked('strafe', 'fighter', 'mg', 'mg'));
    expect(said[0]).toMatchObject({
      dice: 2,
      flagsForced: true,
      lines: [
        { kind: 'marker', dice: 1 },
        { kind: 'airCard', dice: 1 },
      ],
    });
    const busters = runOf(marked('busters', 'fighterBomber', 'bomb', 'mg'));
    expect(busters.map(({ dice, hitting }) => [dice, hitting])).toEqual([
      [1, ['infantry', 'grenade']],
      [3, ['armor']],
    ]);
  });

  it('counts the flags a unit ignores, but not where they cannot be ignored (NFP-5.3, NFP-CARD-STRAFE)', () => {
    const bags: Setting = { axis, terrain: { D5: 'sandbags' } };
    const forced = runOf(run(laid(flown('fighter', ['strafe'], bags), 'strafe'), ['D5', 'mg'], ['d6']));
    const usual = runOf(run(laid(flown('fighter', ['ace'], bags), 'ace'), ['D5', 'mg'], ['d6']));
    expect([forced[0].odds?.retreat, usual[0].odds?.retreat]).toEqual([expect.closeTo(11 / 36), 0]);
  });

  it('adds up several markers on one hex (NFP-CARD-STICK)', () => {
    const state = run(laid(flown('bomber', ['stick'], { axis }), 'stick'), ['D5', 'bomb', 'bomb'], ['d6']);
    const said = runOf(state);
    expect(said).toMatchObject([
      { dice: 2, lines: [{ kind: 'marker', dice: 2 }], hitting: ['infantry', 'grenade', 'star'] },
    ]);
    expect(said[0].markers).toHaveLength(2);
  });

  it('has the die of Their Finest Hour (NFP-9.4)', () => {
    const setting: Setting = {
      axis,
      air: { aircraft: { allies: { type: 'fighter', hex: 'C5' } } },
      dice: ['star', 'star', 'star'],
    };
    const moving = ordered(
      { ...setting, hands: { allies: ['their-finest-hour'], axis: [] } },
      ['aircraft'],
      'their-finest-hour',
    );
    const said = runOf(run(moving, ['D5', 'mg'], ['d6']));
    expect(said[0].lines).toEqual([
      { kind: 'marker', dice: 1 },
      { kind: 'finestHour', dice: 1 },
    ]);
  });

  it('knows a landed aircraft: an MG marker destroys it with a flag, a bomb with a grenade too (NFP-4.7h)', () => {
    const parked: Setting = {
      terrain: { D5: 'airfield axis' },
      air: { aircraft: { axis: { type: 'fighter', hex: 'D5', landed: true } } },
    };
    const chances = (['mg', 'bomb'] as const).map((ammunition) => {
      const moving = laid(flown('fighterBomber', ['boom-zoom'], parked), 'boom-zoom');
      const [{ unit, odds, aircraftOdds, dice, hitting }] = runOf(run(moving, ['D5', ammunition], ['E5']));
      expect([unit, odds, dice]).toEqual([-1, null, 2]);
      return [hitting, aircraftOdds];
    });
    expect(chances).toEqual([
      [['flag', 'star'], oddsOnTheGround(2, 2)],
      [['grenade', 'flag', 'star'], oddsOnTheGround(2, 3)],
    ]);
  });

  it('counts both sides of a die that show infantry (NFP-5.1)', () => {
    const [target] = runForecast(marked('ace', 'fighter', 'mg', 'mg'));
    expect(target.odds?.hit).toBeCloseTo(2 / 6);
  });

  it('is empty without markers, without an aircraft and without air rules (NFP-5.4)', () => {
    expect(runForecast(fighterAt('C5'))).toEqual([]);
    expect(runForecast(position({ air: {} }))).toEqual([]);
    expect(runForecast(position({}))).toEqual([]);
  });
});

describe('the forecast of ground fire', () => {
  it('has the dice of the unit, and those of its gun (NFP-8.1, NFP-8.2)', () => {
    expect(fire(enemyOver('F5', 'infantry'))).toMatchObject({
      range: 1,
      landed: false,
      dice: 3,
      hitting: ['grenade'],
      lines: [{ kind: 'closeAssault', dice: 3 }],
      odds: oddsInTheAir(3),
    });
    expect(fire(enemyOver('G5', 'artillery'))).toMatchObject({
      range: 2,
      dice: 4,
      lines: [
        { kind: 'closeAssault', dice: 3 },
        { kind: 'gun', dice: 1 },
      ],
    });
  });

  it('has the dice of the card in play, and loses those of the own hex (NFP-8.8, NFP-8.11)', () => {
    expect(fire(enemyOver('F5', 'infantry'), 'close-assault').lines).toContainEqual({ kind: 'card', dice: 1 });
    expect(fire(enemyOver('F5', 'infantry', { terrain: { E5: 'wire' } })).lines).toContainEqual({
      kind: 'ownTerrain',
      dice: -1,
    });
  });

  it('at a landed aircraft is that at any unit, with grenade and flag (NFP-4.7c, NFP-4.7d)', () => {
    const said = fire({
      ...enemyOver('G5', 'infantry', { terrain: { G5: 'airfield axis' } }),
      air: { aircraft: { axis: { type: 'bomber', hex: 'G5', landed: true } } },
    });
    expect(said).toMatchObject({
      range: 2,
      landed: true,
      dice: 2,
      hitting: ['grenade', 'flag'],
      odds: oddsOnTheGround(2, 2),
    });
  });

  it('of an overrun has no die of Close Assault (NFP-8.12, NFP-9.2)', () => {
    const state = readyToBattle(enemyOver('F5', 'armor'), ['E5'], 'close-assault');
    const id = unitAt(state, 'E5')?.id ?? -1;
    const [first, again] = [fireForecast(state, id), fireForecast(state, id, { overrun: true })];
    expect([first?.dice, again?.dice]).toEqual([4, 3]);
    expect(sum(again?.lines ?? [])).toBe(3);
    const parked: Setting = {
      ...enemyOver('F5', 'armor', { terrain: { F5: 'airfield axis' } }),
      air: { aircraft: { axis: { type: 'bomber', hex: 'F5', landed: true } } },
    };
    const ready = readyToBattle(parked, ['E5'], 'close-assault');
    expect([fireForecast(ready, id)?.dice, fireForecast(ready, id, { overrun: true })?.dice]).toEqual([4, 3]);
  });

  it('is none without an enemy aircraft or without air rules (NFP-8.1)', () => {
    const quiet = position({
      allies: { E5: 'infantry' },
      air: { aircraft: { allies: { type: 'fighter', hex: 'F5' } } },
    });
    expect(fireForecast(quiet, unitAt(quiet, 'E5')?.id ?? -1)).toBeNull();
    expect(fireForecast(position({}), 0)).toBeNull();
  });
});
