import { describe, expect, it } from 'vitest';
import type { Face } from '../../src/memoir/dice.ts';
import type { State } from '../../src/memoir/state.ts';
import { diceThrown, eventsOf, legal, play, position, withDice, type Setting } from '../support/kit.ts';

const DARK: Face[] = ['flag', 'flag', 'grenade', 'armor'];

/** The faces of the four dice for the light. */
function stars(count: number): Face[] {
  return DARK.map((face, at) => (at < count ? 'star' : face));
}

function night(light: Face[], more: Setting = {}): State {
  return position({
    allies: { E3: 'artillery', e6: 'infantry' },
    axis: { E7: 'infantry', h8: 'infantry' },
    special: { night: 'dawn' },
    hands: { allies: ['probe-centre', 'air-power', 'barrage'], axis: [] },
    dice: light,
    ...more,
  });
}

describe('a night attack', () => {
  it('begins at visibility one and gains a hex for each star of four dice (M44-ACT-NIGHT)', () => {
    expect(night(stars(0)).visibility).toBe(1);
    expect(night(stars(3)).visibility).toBe(4);
    expect(position({}).visibility).toBe(6);
  });

  it('rolls for the light when a turn of the Allies begins, not for the Axis (M44-ACT-NIGHT)', () => {
    const allied = play(night(stars(1)), 'play probe-centre', 'done');
    expect(allied.state.visibility).toBe(2);
    expect(allied.state.queuedDice).toEqual([]);
    const next = play(withDice(allied.state, ...stars(2)), 'pass');
    expect(next.state.visibility).toBe(4);
    expect(eventsOf(next, 'visibilityChanged')).toMatchObject([{ visibility: 4 }]);
  });

  it('rolls for the other side where the scenario says so (M44-ACT-NIGHT)', () => {
    const axisRolls = night(stars(2), { special: { night: 'dawn', nightSide: 'axis' } });
    expect([axisRolls.visibility, axisRolls.queuedDice.length]).toEqual([1, 4]);
    const axis = night(stars(2), { special: { night: 'dawn', nightSide: 'axis' }, turn: 'axis' });
    expect(axis.visibility).toBe(3);
  });

  it('is full day at six, for the rest of the battle (M44-ACT-NIGHT)', () => {
    const early = play(night(stars(4)), 'play probe-centre', 'done');
    const dawn = play(withDice(early.state, ...stars(3)), 'pass');
    expect([early.state.visibility, dawn.state.visibility]).toEqual([5, 6]);
    const later = play(dawn.state, 'play air-power', 'done', 'pass');
    expect(later.state.visibility).toBe(6);
    expect(diceThrown(later)).toEqual([]);
  });

  it('lets nobody attack farther than the visibility, artillery included (M44-ACT-NIGHT)', () => {
    const fire = (light: Face[]): string[] =>
      legal(play(night(light, { allies: { E3: 'artillery' } }), 'play probe-centre', 'order E3', 'done').state);
    expect(fire(stars(2))).toEqual(['pass']);
    expect(fire(stars(3))).toEqual(['attack E3 E7', 'end battle']);
    const inSight = play(night(stars(4)), 'play probe-centre', 'order E3', 'done', 'done');
    expect(inSight.state.visibility).toBe(5);
    expect(legal(inSight.state)).not.toContain('attack E3 h8');
    const day = position({
      allies: { E3: 'artillery' },
      axis: { h8: 'infantry' },
      hands: { allies: ['probe-centre'], axis: [] },
    });
    expect(legal(play(day, 'play probe-centre', 'order E3', 'done').state)).toContain('attack E3 h8');
  });

  it('says that only the dark kept a unit from firing (M44-ACT-NIGHT)', () => {
    const fire = (light: Face[], axis: Setting['axis'] = { E7: 'infantry' }) =>
      eventsOf(
        play(night(light, { allies: { E3: 'artillery' }, axis }), 'play probe-centre', 'order E3', 'done'),
        'heldByDark',
      );
    expect(fire(stars(2))).toEqual([{ type: 'heldByDark', side: 0, units: [0], visibility: 3 }]);
    expect(fire(stars(3))).toEqual([]);
    // Too far for a gun by day as well.
    expect(fire(stars(2), { A9: 'infantry', M9: 'infantry' })).toEqual([]);
  });

  it('does not shorten a move (M44-ACT-NIGHT)', () => {
    const moved = play(night(stars(0)), 'play probe-centre', 'order e6', 'done', 'move e6 f6');
    expect(legal(moved.state)).toContain('move f6 g6');
  });

  it.each(['air-power', 'barrage'] as const)('%s orders any one unit instead (M44-ACT-NIGHT)', (card) => {
    const dark = play(night(stars(3)), `play ${card}`);
    expect(legal(dark.state)).toEqual(['order E3', 'order e6', 'end orders']);
    const ordered = play(dark.state, 'order e6');
    expect(legal(ordered.state)).toContain('move e6 f6');
    expect(legal(ordered.state)).not.toContain('order E3');
    const day = play(night([], { special: {} }), `play ${card}`);
    expect(legal(day.state)).toEqual(['target E7', 'target h8', 'end targets']);
  });
});

describe('nightfall', () => {
  const special = { night: 'dusk' };

  it('begins in full daylight and loses a hex for each star (M44-ACT-NIGHTFALL)', () => {
    expect(night(stars(0), { special }).visibility).toBe(6);
    expect(night(stars(2), { special }).visibility).toBe(4);
  });

  it('never goes below one hex (M44-ACT-NIGHTFALL)', () => {
    const dusk = play(night(stars(4), { special }), 'play probe-centre', 'done');
    expect(dusk.state.visibility).toBe(2);
    const dark = play(withDice(dusk.state, ...stars(4)), 'pass');
    expect(dark.state.visibility).toBe(1);
  });

  it('is rolled on while it is still light (M44-ACT-NIGHTFALL)', () => {
    const light = play(night(stars(0), { special }), 'play probe-centre', 'done');
    expect(play(withDice(light.state, ...stars(1)), 'pass').state.visibility).toBe(5);
  });
});
