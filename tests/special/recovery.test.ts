import { describe, expect, it } from 'vitest';
import type { State } from '../../src/memoir/state.ts';
import { diceThrown, deciderName, figuresAt, legal, play, position, withDice, type Setting } from '../support/kit.ts';

/** The unit on E5 with one figure left. */
function resting(ground: string, more: Setting = {}): State {
  const state = position({
    allies: { E5: 'infantry', M1: 'infantry' },
    axis: { E7: 'infantry' },
    terrain: { E5: ground },
    hands: { allies: ['probe-centre', 'attack-centre', 'firefight'], axis: [] },
    ...more,
  });
  return { ...state, units: state.units.map((unit) => (unit.id === 0 ? { ...unit, figures: 1 } : unit)) };
}

function battlePhase(start: State): State {
  return play(start, 'play probe-centre', 'order E5', 'end movement').state;
}

function offers(start: State): boolean {
  return legal(battlePhase(start)).includes('recover E5');
}

describe('a wounded unit at an oasis', () => {
  it('may roll a die for each card and one more, and gets figures back for infantry and star (M44-ACT-OASIS)', () => {
    const ready = battlePhase(resting('oasis recovery'));
    expect(legal(ready)).toContain('recover E5');
    const rested = play(withDice(ready, 'infantry', 'star', 'grenade'), 'recover E5');
    expect(diceThrown(rested)).toEqual([3]);
    expect(figuresAt(rested.state, 'E5')).toBe(3);
  });

  it('rolls a die for the card under the chip of a commissar too (M44-ACT-OASIS, M44-CARD-N)', () => {
    const start = play(resting('oasis recovery', { special: { commissar: 'allies' } }), 'chip probe-centre').state;
    const ready = play(start, 'chip attack-centre', 'order E5', 'end movement').state;
    expect(diceThrown(play(ready, 'recover E5'))).toEqual([3]);
    expect(ready.sides[0].hand).toHaveLength(1);
  });

  it('never gets more figures than it began with (M44-ACT-OASIS)', () => {
    const start = resting('oasis recovery', { allies: { E5: 'infantry 2', M1: 'infantry' } });
    const rested = play(withDice(battlePhase(start), 'infantry', 'star', 'star'), 'recover E5');
    expect(figuresAt(rested.state, 'E5')).toBe(2);
  });

  it('does not battle after it (M44-ACT-OASIS)', () => {
    const start = resting('oasis recovery');
    expect(legal(battlePhase(start))).toContain('attack E5 E7');
    const rested = play(battlePhase(start), 'recover E5');
    expect(deciderName(rested.state)).toBe('axis');
  });

  it('does not recover after it has moved there or battled (M44-ACT-OASIS)', () => {
    const before = resting('', { terrain: { F5: 'oasis recovery' } });
    const arrived = play(before, 'play probe-centre', 'order E5', 'move E5 F5');
    expect(legal(arrived.state)).toEqual(['attack F5 E7', 'end battle']);
    const hospital = resting('hospital', { dice: ['star', 'star'] });
    const battled = play(battlePhase(hospital), 'attack E5 E7');
    expect(deciderName(battled.state)).toBe('axis');
  });

  it('does not recover with an enemy next to it (M44-ACT-OASIS)', () => {
    expect(offers(resting('oasis recovery', { axis: { e6: 'infantry' } }))).toBe(false);
    expect(offers(resting('oasis recovery', { axis: { E7: 'infantry' } }))).toBe(true);
  });

  it('must be ordered, wounded and infantry (M44-ACT-OASIS)', () => {
    const notOrdered = resting('oasis recovery', {
      allies: { E5: 'infantry', G7: 'infantry' },
      axis: { H7: 'infantry' },
    });
    const other = play(notOrdered, 'play probe-centre', 'order G7', 'done', 'end movement');
    expect(legal(other.state)).not.toContain('recover E5');
    const whole = resting('oasis recovery');
    expect(offers({ ...whole, units: whole.units.map((unit) => ({ ...unit, figures: unit.fullStrength })) })).toBe(
      false,
    );
    expect(offers(resting('oasis recovery', { allies: { E5: 'armor', M1: 'infantry' } }))).toBe(false);
    expect(offers(resting('oasis recovery', { allies: { E5: 'specialForces', M1: 'infantry' } }))).toBe(true);
  });
});

describe('recovery elsewhere', () => {
  it('is for six dice at a hospital (M44-ACT-OASIS)', () => {
    const rested = play(battlePhase(resting('hospital')), 'recover E5');
    expect(diceThrown(rested)).toEqual([6]);
    expect(offers(resting('hospital noRecovery'))).toBe(false);
  });

  it('is only at an oasis or headquarters where the scenario says so (M44-DIFF-15, M44-ACT-OASIS)', () => {
    const grounds = ['oasis', 'oasis recovery', 'headquarters allies', 'headquarters allies recovery'];
    expect(grounds.map((ground) => offers(resting(ground)))).toEqual([false, true, false, true]);
    const rested = play(battlePhase(resting('headquarters allies recovery')), 'recover E5');
    expect(diceThrown(rested)).toEqual([3]);
  });
});
