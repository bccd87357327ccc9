import { describe, expect, it } from 'vitest';
import { decider, legalActions } from '../../src/memoir/index.ts';
import { openReplay, replayOf } from '../../src/scenarios/replay-file.ts';
import { clampAt, playOnFrom, replayGameOf, stateAt, withFreshFuture } from '../../src/ui/replay/replay-game.ts';
import { stepMarks } from '../../src/ui/replay/step-marks.ts';
import { nextTurn, previousTurn, timelineOf, turnAt } from '../../src/ui/replay/timeline.ts';
import { position } from '../support/kit.ts';
import { stepsFrom } from '../scenarios/statistics-game.ts';
import { finishedMatch } from './replay-match.ts';

const game = replayGameOf(finishedMatch);
const { length } = game.steps;

describe('playing on from a moment', () => {
  const at = Math.floor(length / 2);
  const before = stateAt(game, at);
  const { start, first } = playOnFrom(game, at, 'another');

  it('keeps the table and the hands, and changes what is to come', () => {
    expect(first.units).toEqual(before.units);
    expect(first.sides).toEqual(before.sides);
    expect(first.discard).toEqual(before.discard);
    expect(first.turn).toEqual(before.turn);
    expect(legalActions(first)).toEqual(legalActions(before));
    expect(first.deck.toSorted((a, b) => a - b)).toEqual(before.deck.toSorted((a, b) => a - b));
    expect(first.deck).not.toEqual(before.deck);
    expect(first.random.seed).not.toBe(before.random.seed);
  });

  it('is another future with each seed, and the same one with the same', () => {
    expect(withFreshFuture(before, 'a')).toEqual(withFreshFuture(before, 'a'));
    expect(withFreshFuture(before, 'a').deck).not.toEqual(withFreshFuture(before, 'b').deck);
  });

  it('leaves the game that was watched as it was', () => {
    const text = JSON.stringify(before);
    playOnFrom(game, at, 'a third');
    expect(JSON.stringify(before)).toBe(text);
  });

  it('turns mines that lie face down and dice that wait', () => {
    const mined = position({
      mines: { D5: 'axis', F5: 'axis', H5: 'axis', J5: 'axis', L5: 'axis' },
      dice: ['star', 'star'],
    });
    const orders = new Set(['a', 'b', 'c', 'd'].map((seed) => JSON.stringify(withFreshFuture(mined, seed).mines)));
    expect(orders.size).toBeGreaterThan(1);
    expect(withFreshFuture(mined, 'a').queuedDice).toEqual([]);
  });

  it('is a game that can be saved and opened at every moment', () => {
    for (let moment = 0; moment < length; moment += 37) {
      const made = playOnFrom(game, moment, `seed ${moment}`);
      const opened = openReplay(JSON.parse(JSON.stringify(replayOf(made.start, made.first, []))));
      expect(opened.ok && opened.value.first).toEqual(made.first);
      expect(decider(made.first)).not.toBeNull();
    }
    expect(start.players).toEqual({ allies: 'Anna', axis: 'Bertram' });
    expect(start).not.toHaveProperty('series');
  });
});

describe('the line of time', () => {
  const timeline = timelineOf(game);

  it('has every turn and every medal', () => {
    expect(timeline.turns.map(({ number }) => number)).toEqual(
      Array.from({ length: game.last.turn.number }, (_, at) => at + 1),
    );
    for (const { at, number } of timeline.turns) expect(stateAt(game, at).turn.number).toBe(number);
    const medals = game.steps.flatMap(({ events }) => events).filter(({ type }) => type.startsWith('medal'));
    expect(timeline.medals).toHaveLength(medals.length);
  });

  it('goes from turn to turn', () => {
    const [, second, third] = timeline.turns;
    expect(nextTurn(timeline, 0)).toBe(second.at);
    expect(previousTurn(timeline, third.at)).toBe(second.at);
    expect(previousTurn(timeline, third.at + 1)).toBe(third.at);
    expect(turnAt(timeline, third.at).number).toBe(3);
    expect(nextTurn(timeline, length)).toBe(length);
    expect(previousTurn(timeline, 0)).toBe(0);
  });

  it('takes any number for a moment', () => {
    expect([-4, 2.7, 1e9, Number.NaN].map((at) => clampAt(game, at))).toEqual([0, 2, length, 0]);
  });
});

describe('what is drawn for a step', () => {
  it('is the whole way of a unit that is led hex by hex', () => {
    const state = position({ allies: { E5: 'armor' }, hands: { allies: ['probe-centre'] } });
    const ways: number[] = [];
    const { steps } = stepsFrom(state, (now) => {
      const move = legalActions(now).find(({ type }) => type === 'moveUnit');
      if (ways.length === 2) return null;
      if (move?.type === 'moveUnit') ways.push(move.to);
      return move ?? legalActions(now).find(({ type }) => type === 'playCard' || type === 'orderUnit') ?? null;
    });
    const { paths } = stepMarks(steps, steps.length);
    expect(paths).toEqual([{ kind: 'done', hexes: [state.units[0].hex, ...ways] }]);
  });

  it('is an arrow from the attacker to the target, also when an ambush was waited for', () => {
    const rolls = game.steps
      .map(({ events }, step) => ({ events, at: step + 1 }))
      .filter(({ events }) => events.some((event) => event.type === 'diceRolled' && event.reason === 'attack'));
    expect(rolls.length).toBeGreaterThan(10);
    for (const { at, events } of rolls) {
      const roll = events.findLast((event) => event.type === 'diceRolled' && event.reason === 'attack');
      const declared = events.findLast((event) => event.type === 'attackDeclared');
      const { arrow } = stepMarks(game.steps, at);
      expect(arrow).not.toBeNull();
      if (roll?.type === 'diceRolled' && declared === undefined) expect(arrow?.to).toBe(roll.hex);
    }
  });

  it('is nothing at the start', () => {
    expect(stepMarks(game.steps, 0)).toEqual({ arrow: null, paths: [], highlights: [], hex: null });
  });
});
