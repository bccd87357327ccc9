import { describe, expect, it } from 'vitest';
import type { State } from '../../src/memoir/index.ts';
import { planeText } from '../support/air-pack.ts';
import { diceThrown, eventsOf, figuresAt, play, unitAt, withDice } from '../support/kit.ts';
import { go, offered, sky } from './in-the-air.ts';
import { craters, interdicted, ordered } from './interdicted.ts';

describe('craters', () => {
  it('are laid anew as its side’s turn ends, for units that battle has driven there (AP-14.2, AP-14.9)', () => {
    const start = sky({
      axis: { f4: 'infantry', A9: 'infantry' },
      allies: { G3: 'infantry', M1: 'infantry' },
      hands: { allies: ['direct-from-hq'], axis: ['direct-from-hq'] },
      airPack: { planes: { allies: 'spitfire E3' } },
    });
    const orders = ['play direct-from-hq', 'order plane', 'order G3', 'end orders', 'fly e4', 'fly F5', 'end flight'];
    const battle = go(start, ...orders, 'end movement').state;
    expect(craters(battle)).toEqual(['f4']);
    const driven = play(withDice(battle, 'flag', 'star', 'star'), 'attack G3 f4', 'decline ambush').state;
    const after = go(driven, 'hold ground', 'end battle').state;
    expect([figuresAt(after, 'G5'), craters(after)]).toEqual([4, ['G5']]);
    expect(offered(ordered(after, 'G5'), 'move G5')).toEqual([]);
  });

  it('are gone when the plane gets its next order: it interdicts no longer (AP-14.8, AP-14.9)', () => {
    const state = go(interdicted({ f4: 'infantry' }), 'play direct-from-hq', 'end orders').state;
    const next = go(state, 'end battle', 'play recon-in-force', 'order plane', 'end orders').state;
    expect([planeText(next, 'allies'), craters(next)]).toEqual(['spitfire F3', []]);
  });

  it('are gone with a plane that is left without an order (AP-14.8, AP-7.4)', () => {
    const state = go(interdicted({ f4: 'infantry' }), 'play direct-from-hq', 'end orders').state;
    const gone = go(state, 'end battle', 'play recon-in-force', 'end orders').state;
    expect(planeText(gone, 'allies')).toBe('none');
  });
});

describe('the air check of a plane that interdicts', () => {
  const next = (state: State, dice: readonly ('star' | 'grenade')[]): ReturnType<typeof go> =>
    go(withDice(state, ...dice), 'end movement', 'end battle', 'play recon-in-force', 'order plane', 'end orders');

  it('has no dice for pinned units, ordered or not (AP-14.4)', () => {
    const state = go(interdicted({ f4: 'infantry', e4: 'infantry' }), 'play direct-from-hq', 'order f4', 'end orders');
    expect(diceThrown(next(state.state, []))).toEqual([]);
  });

  it('has a die for a newcomer, rolled by the enemy (AP-14.7, AP-14.10)', () => {
    const state = ordered(interdicted({ f4: 'infantry', e4: 'infantry', H5: 'armor' }), 'H5', 'f4');
    const came = play(state, 'move H5 g4', 'move g4 G3').state;
    const checked = next(came, ['star']);
    expect(eventsOf(checked, 'diceRolled').map(({ side, faces }) => [side, faces.length])).toEqual([[1, 1]]);
  });

  it('has a die for a unit that has left its crater and is still beside the plane (AP-14.4)', () => {
    const allies = { G3: 'infantry 1', M1: 'infantry' };
    const battle = go(ordered(interdicted({ f4: 'infantry' }, { allies }), 'f4'), 'end movement').state;
    const moved = play(
      withDice(battle, 'grenade', 'star', 'star'),
      'attack f4 G3',
      'decline ambush',
      'take ground',
    ).state;
    expect(unitAt(moved, 'G3')?.side).toBe(1);
    expect(diceThrown(next(moved, ['star']))).toEqual([1]);
  });
});
