import { describe, expect, it } from 'vitest';
import { aircraft } from '../support/air.ts';
import { eventsOf, legal, medals, play, unitAt, type Setting } from '../support/kit.ts';
import { fire, finish, ordered, rolls } from './in-the-air.ts';

const DOWN = ['grenade', 'star', 'star', 'grenade'] as const;
const OFF = ['grenade', 'star', 'star', 'flag'] as const;
const TAKE = ['take ground', 'hold ground'];

const below = (unit: string, more: Setting = {}): Setting => ({
  ...more,
  allies: { D5: unit, M1: 'infantry' },
  air: { aircraft: { axis: { type: 'fighter', hex: 'E5' } } },
});

describe('ground below an aircraft that is gone', () => {
  it('can be taken by the infantry next to it that shot it down or drove it off (NFP-8.5)', () => {
    for (const dice of [DOWN, OFF]) {
      const gone = fire(below('infantry'), 'D5', dice);
      expect([aircraft(gone.state, 'axis'), legal(gone.state)]).toEqual([null, TAKE]);
      expect(unitAt(play(gone.state, 'take ground').state, 'E5')?.side).toBe(0);
    }
  });

  it('is not taken while the aircraft is there (NFP-8.5)', () => {
    const held = fire(below('infantry'), 'D5', ['grenade', 'star', 'star', 'infantry']);
    expect(eventsOf(held, 'aircraftFiredAt')).toHaveLength(1);
    expect(legal(held.state)).not.toContain('take ground');
  });

  it('is taken by armor, which overruns an enemy on the ground beyond (NFP-8.5, NFP-8.12)', () => {
    const gone = fire(below('armor', { axis: { F5: 'infantry', A9: 'infantry' } }), 'D5', DOWN);
    const through = play(gone.state, 'take ground');
    expect(legal(through.state)).toEqual(['overrun F5', 'decline overrun']);
    expect(rolls(play({ ...through.state, queuedDice: ['star', 'star', 'star'] }, 'overrun F5'))).toEqual(['attack 3']);
  });

  it('can be the way of an overrun that ends at an aircraft (NFP-8.5, NFP-8.12)', () => {
    const setting: Setting = {
      allies: { D5: 'armor', M1: 'infantry' },
      axis: { E5: 'infantry 1', A9: 'infantry' },
      hands: { allies: ['direct-from-hq'], axis: [] },
      air: { aircraft: { axis: { type: 'fighter', hex: 'F5' } } },
      dice: ['grenade', 'star', 'star', ...DOWN],
    };
    const taken = play(finish(ordered(setting, ['D5']), 'end movement'), 'attack D5 E5', 'take ground');
    expect(legal(taken.state)).toEqual(['E5 fires at aircraft', 'decline overrun']);
    const down = play(taken.state, 'E5 fires at aircraft');
    expect([rolls(down), legal(down.state)]).toEqual([['groundFire 3', 'confirmation 1'], TAKE]);
    const last = play(down.state, 'take ground');
    expect(unitAt(last.state, 'F5')?.figures).toBe(3);
    expect(legal(last.state)).not.toContain('take ground');
  });

  it('is not fought for twice: an overrun at an aircraft is the last battle (NFP-8.12)', () => {
    const setting: Setting = {
      allies: { D5: 'armor', M1: 'infantry' },
      axis: { E5: 'infantry 1', A9: 'infantry' },
      air: { aircraft: { axis: { type: 'fighter', hex: 'F5' } } },
      dice: ['grenade', 'star', 'star', 'star', 'star', 'star', 'star'],
    };
    const ready = finish(ordered(setting, ['D5'], 'close-assault'), 'end movement');
    const fired = play(ready, 'attack D5 E5', 'take ground', 'E5 fires at aircraft');
    expect(rolls(fired)).toEqual(['attack 4', 'groundFire 3']);
    expect(legal(fired.state)).not.toContain('E5 fires at aircraft');
  });

  it('is taken by the right class only: a gun stays where it is (NFP-8.12)', () => {
    for (const gun of ['artillery', 'mobileArtillery', 'mortar']) {
      const gone = fire(below(gun), 'D5', gun === 'mortar' ? DOWN : ['star', ...DOWN]);
      expect([aircraft(gone.state, 'axis'), unitAt(gone.state, 'E5')]).toEqual([null, undefined]);
      expect(legal(gone.state)).not.toContain('take ground');
    }
  });

  it('is taken only where the unit could go: nobody takes a lake (NFP-8.12)', () => {
    for (const terrain of ['lake', 'river E-W', 'impassableHill'])
      expect(legal(fire(below('infantry', { terrain: { E5: terrain } }), 'D5', DOWN).state)).not.toContain(
        'take ground',
      );
    const beyond = fire(below('infantry', { terrain: { E5: 'woods' } }), 'D5', DOWN);
    expect(legal(beyond.state)).toEqual(TAKE);
  });

  it('is not taken by a unit whose move was stopped hard (NFP-8.12)', () => {
    const beach: Setting = {
      ...below('infantry'),
      allies: { d4: 'infantry', M1: 'infantry' },
      terrain: { D5: 'wire' },
      dice: ['grenade', 'star', 'grenade'],
    };
    const wired = play(ordered(beach, ['d4']), 'move d4 D5');
    const gone = play(finish(wired.state, 'end movement'), 'D5 fires at aircraft');
    expect(aircraft(gone.state, 'axis')).toBeNull();
    expect(legal(gone.state)).not.toContain('take ground');
  });

  it('may be mined and may hold a medal: both work (NFP-8.12, NFP-6.13)', () => {
    const objective = fire(below('infantry', { objectives: [{ hexes: ['E5'] }] }), 'D5', DOWN);
    expect(medals(objective.state, 'allies')).toBe(1);
    expect(medals(play(objective.state, 'take ground').state, 'allies')).toBe(2);
    const mined = fire(below('infantry', { mines: { E5: 'axis' } }), 'D5', [...DOWN, 'star', 'star', 'star', 'star']);
    expect(eventsOf(play(mined.state, 'take ground'), 'mineRevealed')).toHaveLength(1);
  });

  it('leads armor one hex farther in the desert (NFP-8.12)', () => {
    const gone = fire(below('armor', { special: { desert: true } }), 'D5', DOWN);
    expect(legal(play(gone.state, 'take ground').state)).toEqual(
      expect.arrayContaining(['move on F5', 'move on e6', 'stay put']),
    );
  });

  it('is not taken by fire from two hexes (NFP-8.12)', () => {
    const setting: Setting = { ...below('artillery'), allies: { C5: 'artillery', M1: 'infantry' } };
    const gone = fire(setting, 'C5', ['star', ...DOWN]);
    expect(aircraft(gone.state, 'axis')).toBeNull();
    expect(unitAt(gone.state, 'C5')?.figures).toBe(2);
    expect(legal(gone.state)).not.toContain('take ground');
  });
});
