import { describe, expect, it } from 'vitest';
import type { Face } from '../../src/memoir/dice.ts';
import type { State } from '../../src/memoir/state.ts';
import { eventsOf, figuresAt, medals, play, position, unitAt, withDice, type Setting } from '../support/kit.ts';

const HITS: Face[] = ['grenade', 'grenade', 'grenade'];

/** Allied infantry next to an Axis unit on e6, and another Axis unit far away. */
function assault(target: string, more: Setting = {}): State {
  return position({
    allies: { E5: 'infantry', M1: 'infantry' },
    axis: { e6: target, A9: 'infantry' },
    hands: { allies: ['probe-centre'], axis: [] },
    dice: HITS,
    ...more,
  });
}

const ATTACK = ['play probe-centre', 'order E5', 'done', 'attack E5 e6'];

function withMine(state: State, value: number): State {
  return { ...state, mines: state.mines.map((mine) => ({ ...mine, value })) };
}

describe('an eliminated unit', () => {
  it.each([
    ['infantry 3', 1],
    ['armor', 1],
    ['artillery', 1],
    ['eliteArmor 3 twoMedals', 2],
    ['artillery twoMedals', 2],
    ['sniper', 0],
  ])('%s is worth %i medals to the enemy (M44-MEDAL-KILL, M44-UNIT-3)', (target, worth) => {
    const { state } = play(assault(target), ...ATTACK);
    expect(unitAt(state, 'e6')).toBeUndefined();
    expect(medals(state, 'allies')).toBe(worth);
    expect(medals(state, 'axis')).toBe(0);
  });

  it('that keeps a figure is worth nothing yet (M44-MEDAL-KILL)', () => {
    const { state } = play(assault('infantry'), ...ATTACK);
    expect(figuresAt(state, 'e6')).toBe(1);
    expect(medals(state, 'allies')).toBe(0);
  });

  it('lost to a mine is a medal for the enemy (M44-MEDAL-KILL)', () => {
    const start = position({
      allies: { E5: 'infantry 1', M1: 'infantry' },
      mines: { e6: 'axis' },
      hands: { allies: ['probe-centre'], axis: [] },
      dice: ['infantry'],
    });
    const played = play(withMine(start, 1), 'play probe-centre', 'order E5', 'move E5 e6');
    expect(eventsOf(played, 'medalGained')).toMatchObject([{ count: 1, source: 'elimination' }]);
    expect([medals(played.state, 'axis'), medals(played.state, 'allies')]).toEqual([1, 0]);
  });

  it('lost in the ice is a medal for the enemy (M44-MEDAL-KILL)', () => {
    const start = position({
      allies: { E5: 'infantry 1', M1: 'infantry' },
      terrain: { e6: 'frozenRiver' },
      hands: { allies: ['probe-centre'], axis: [] },
      dice: ['star', 'flag'],
    });
    const { state } = play(start, 'play probe-centre', 'order E5', 'move E5 e6');
    expect([medals(state, 'axis'), medals(state, 'allies')]).toEqual([1, 0]);
  });

  it('lost because it cannot retreat is a medal for the enemy (M44-MEDAL-KILL)', () => {
    const start = position({
      allies: { e8: 'infantry', M1: 'infantry' },
      axis: { E9: 'infantry 2', A9: 'infantry' },
      hands: { allies: ['probe-centre'], axis: [] },
      dice: ['flag', 'flag', 'star'],
    });
    const { state } = play(start, 'play probe-centre', 'order e8', 'done', 'attack e8 E9');
    expect(unitAt(state, 'E9')).toBeUndefined();
    expect([medals(state, 'allies'), medals(state, 'axis')]).toEqual([1, 0]);
  });

  it('never gives more medals than are needed to win (M44-MEDAL-KILL)', () => {
    const start = assault('armor twoMedals', { sides: { allies: { medals: 1 } } });
    const { state } = play(start, ...ATTACK);
    expect(medals(state, 'allies')).toBe(1);
  });
});

describe('a decoy among the mines', () => {
  const decoys = position({
    allies: { E5: 'infantry', F5: 'infantry', G5: 'infantry' },
    mines: {
      e6: { side: 'axis', decoy: true },
      f6: { side: 'axis', decoy: true },
      g6: { side: 'axis', decoy: false },
    },
    hands: { allies: ['attack-centre'], axis: [] },
  });
  const orders = ['play attack-centre', 'order E5', 'order F5', 'order G5'];

  it('is a medal for the side that reveals the first dud, once in a battle (M44-MEDAL-DECOY, M44-MINE-4)', () => {
    const first = play(withMine(decoys, 0), ...orders, 'move E5 e6');
    expect(eventsOf(first, 'medalGained')).toMatchObject([{ count: 1, source: 'decoy' }]);
    expect([medals(first.state, 'allies'), medals(first.state, 'axis')]).toEqual([1, 0]);
    const second = play(first.state, 'move F5 f6');
    expect(medals(second.state, 'allies')).toBe(1);
    expect(second.state.mines).toHaveLength(1);
  });

  it('is no medal while the mine is live, and none on a hex that is not marked (M44-MEDAL-DECOY, M44-MINE-4)', () => {
    const live = play(withDice(withMine(decoys, 1), 'flag'), ...orders, 'move E5 e6');
    expect(medals(live.state, 'allies')).toBe(0);
    const plain = play(withMine(decoys, 0), ...orders, 'move G5 g6');
    expect(plain.state.mines).toHaveLength(2);
    expect(medals(plain.state, 'allies')).toBe(0);
    expect(medals(play(plain.state, 'move E5 e6').state, 'allies')).toBe(1);
  });
});
