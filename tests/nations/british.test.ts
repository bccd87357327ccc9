import { describe, expect, it } from 'vitest';
import type { Face } from '../../src/memoir/dice.ts';
import type { State } from '../../src/memoir/index.ts';
import { deciderName, diceThrown, figuresAt, legal, play, unitAt, withDice, type Setting } from '../support/kit.ts';
import { attack, steady } from '../units/drill.ts';

const BLANKS: Face[] = ['star', 'star', 'star'];

/** A German tank closes in on a British unit. */
function assault(target: string, faces: Face[], setting: Setting = {}): State {
  const field = steady({ allies: { E5: 'armor ger' }, axis: { F5: target, M9: 'infantry' }, ...setting }, 'E5');
  return attack(withDice(field, ...faces), 'E5', 'F5').state;
}

describe('the stiff upper lip', () => {
  it('a British unit brought down to one figure battles back with one die (M44-NAT-BRIT)', () => {
    const state = assault('infantry 2 brit', ['grenade', 'star', 'star']);
    expect(deciderName(state)).toBe('axis');
    expect(legal(state)).toEqual(['battle back', 'decline battle back']);
    const answered = play(withDice(state, 'armor'), 'battle back');
    expect(diceThrown(answered)).toEqual([1]);
    expect(figuresAt(answered.state, 'E5')).toBe(2);
  });

  it('a unit that had one figure before does so too (M44-NAT-BRIT)', () => {
    expect(legal(assault('infantry 1 brit', BLANKS))).toContain('battle back');
  });

  it('a unit with more figures left does not (M44-NAT-BRIT)', () => {
    expect(legal(assault('infantry 3 brit', ['grenade', 'star', 'star']))).not.toContain('battle back');
  });

  it('a unit of another nation does not (M44-NAT-BRIT)', () => {
    const mixed = { axis: { F5: 'infantry 1 ca', M9: 'infantry brit' } };
    expect(legal(assault('', BLANKS, mixed))).not.toContain('battle back');
  });

  it('a unit that retreated does not, one that ignored the flag does (M44-NAT-BRIT)', () => {
    const driven = assault('infantry 1 brit', ['flag', 'star', 'star']);
    const away = play(driven, 'retreat f6').state;
    expect(legal(away)).toEqual(['take ground', 'hold ground']);
    const dugIn = assault('infantry 1 brit', ['flag', 'star'], { terrain: { F5: 'sandbags' } });
    expect(legal(play(dugIn, 'end retreat').state)).toContain('battle back');
  });

  it('fire from a distance is not answered (M44-NAT-BRIT)', () => {
    const far = steady({ allies: { E5: 'armor' }, axis: { G5: 'infantry 1 brit' } }, 'E5');
    expect(legal(attack(withDice(far, ...BLANKS), 'E5', 'G5').state)).toEqual(['pass']);
  });

  it('the answer ignores terrain, and its flag drives the attacker off (M44-NAT-BRIT)', () => {
    const dugIn = assault('infantry 1 brit', BLANKS, { terrain: { E5: 'fortress' }, allies: { E5: 'infantry' } });
    const hit = play(withDice(dugIn, 'infantry'), 'battle back');
    expect(diceThrown(hit)).toEqual([1]);
    expect(figuresAt(hit.state, 'E5')).toBe(3);
    const open = assault('infantry 1 brit', BLANKS);
    const flagged = play(withDice(open, 'flag'), 'battle back').state;
    expect(deciderName(flagged)).toBe('allies');
    expect(legal(flagged)).toEqual(['retreat d4', 'retreat e4']);
    expect(unitAt(play(flagged, 'retreat d4').state, 'F5')?.nation).toBe('brit');
  });

  it('the answer can be declined (M44-NAT-BRIT)', () => {
    expect(legal(play(assault('infantry 1 brit', BLANKS), 'decline battle back').state)).toEqual(['pass']);
  });

  it('an overrun is answered as well (M44-NAT-BRIT)', () => {
    const won = assault('infantry 1', ['grenade', 'star', 'star'], {
      axis: { F5: 'infantry 1', G5: 'infantry 1 brit', M9: 'infantry' },
    });
    const overrun = play(withDice(won, ...BLANKS), 'take ground', 'overrun G5').state;
    expect(legal(overrun)).toEqual(['battle back', 'decline battle back']);
  });

  it('an ambush is not answered (M44-NAT-BRIT)', () => {
    const field = steady(
      { allies: { E5: 'infantry 2 brit' }, axis: { F5: 'infantry' }, hands: { axis: ['ambush'] } },
      'E5',
    );
    const ambushed = play(withDice(field, 'grenade', 'star', 'star', ...BLANKS), 'attack E5 F5', 'ambush').state;
    expect(figuresAt(ambushed, 'E5')).toBe(1);
    expect(legal(ambushed)).not.toContain('battle back');
  });

  it('a unit at sea does not answer (M44-NAT-BRIT)', () => {
    const afloat = assault('infantry 1 brit', BLANKS, { terrain: { F5: 'ocean' } });
    expect(legal(afloat)).not.toContain('battle back');
  });

  it('the rule can be switched off by the scenario (M44-NAT-BRIT)', () => {
    const plain = assault('infantry 1 brit', BLANKS, { special: { stiffUpperLip: false } });
    expect(legal(plain)).not.toContain('battle back');
  });
});
