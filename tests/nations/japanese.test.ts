import { describe, expect, it } from 'vitest';
import type { Face } from '../../src/memoir/dice.ts';
import { deciderName, diceThrown, figuresAt, legal, play, position, weakened, withDice } from '../support/kit.ts';
import { attack, diceFor, march, mayAttack, ordered, steady } from '../units/drill.ts';

function underFire(unit: string, faces: Face[], terrain: Record<string, string> = {}) {
  const field = steady({ allies: { E5: 'artillery' }, axis: { G5: unit, M9: 'infantry' }, terrain }, 'E5');
  return attack(withDice(field, ...faces), 'E5', 'G5').state;
}

describe('Bushido', () => {
  it('Japanese infantry must ignore one flag (M44-NAT-JP)', () => {
    const one = underFire('infantry jp', ['flag', 'star', 'star']);
    expect(figuresAt(one, 'G5')).toBe(4);
    expect(legal(one)).toEqual(['pass']);
    expect(legal(underFire('infantry', ['flag', 'star', 'star']))).toContain('retreat g6');
  });

  it('the second flag sends it back (M44-NAT-JP)', () => {
    const two = underFire('infantry jp', ['flag', 'flag', 'star']);
    expect(legal(two)).toEqual(['retreat g6', 'retreat f6']);
    expect(legal(play(two, 'retreat g6').state)).toEqual(['pass']);
  });

  it('with a flag of the terrain it ignores two (M44-NAT-JP)', () => {
    const two = underFire('infantry jp', ['flag', 'flag', 'star'], { G5: 'sandbags' });
    expect(legal(two)).toContain('end retreat');
    const three = underFire('infantry jp', ['flag', 'flag', 'flag'], { G5: 'sandbags' });
    const back = play(three, 'retreat g6').state;
    expect(legal(back)).toContain('end retreat');
    expect(legal(three)).not.toContain('end retreat');
  });

  it('in a cave it ignores all flags (M44-NAT-JP)', () => {
    const held = underFire('infantry jp', ['flag', 'flag', 'flag'], { G5: 'hillCave' });
    expect(figuresAt(held, 'G5')).toBe(4);
    expect(legal(held)).toEqual(['pass']);
    expect(legal(underFire('infantry', ['flag', 'flag', 'flag'], { G5: 'hillCave' }))).toContain('retreat g6');
  });

  it.each(['armor jp', 'artillery jp', 'sniper jp'])('%s obeys flags like any other (M44-NAT-JP)', (unit) => {
    expect(legal(underFire(unit, ['flag', 'star', 'star']))).toContain('retreat g6');
  });

  it('no flag of Air Power or Barrage is ignored (M44-NAT-JP)', () => {
    const raid = position({ axis: { G5: 'infantry jp' }, hands: { allies: ['air-power'], axis: [] } });
    const bombed = play(withDice(raid, 'flag', 'armor'), 'play air-power', 'target G5').state;
    expect(legal(bombed)).toEqual(['retreat g6', 'retreat f6']);
    const guns = position({ axis: { G5: 'infantry jp' }, hands: { allies: ['barrage'], axis: [] } });
    const shelled = play(withDice(guns, 'flag', 'star', 'star', 'star'), 'play barrage', 'target G5').state;
    expect(legal(shelled)).toEqual(['retreat g6', 'retreat f6']);
  });
});

describe('Seishin Kyoiku', () => {
  const close = (unit: string) => steady({ allies: { E5: unit }, axis: { F5: 'infantry' } }, 'E5');

  it('full-strength Japanese infantry throws one more die in close assault (M44-NAT-JP)', () => {
    expect(diceFor(close('infantry jp'), 'E5', 'F5')).toBe(4);
    expect(diceFor(weakened(close('infantry jp'), 'E5', 3), 'E5', 'F5')).toBe(3);
    expect(diceFor(close('infantry 3 jp'), 'E5', 'F5')).toBe(4);
    const far = steady({ allies: { E5: 'infantry jp' }, axis: { G5: 'infantry' } }, 'E5');
    expect(diceFor(far, 'E5', 'G5')).toBe(2);
  });

  it.each([
    ['armor jp', 3],
    ['artillery jp', 3],
    ['sniper jp', 1],
  ])('%s throws no more (M44-NAT-JP)', (unit, dice) => {
    expect(diceFor(close(unit), 'E5', 'F5')).toBe(dice);
  });

  it('special weapons count as infantry here (M44-NAT-JP)', () => {
    expect(diceFor(close('machineGunEarly jp'), 'E5', 'F5')).toBe(4);
  });

  it('an ambush that costs a figure costs the die as well (M44-NAT-JP)', () => {
    const field = steady(
      { allies: { E5: 'infantry jp' }, axis: { F5: 'infantry' }, hands: { axis: ['ambush'] } },
      'E5',
    );
    const blanks: Face[] = ['star', 'star', 'star', 'star'];
    const hurt = play(withDice(field, 'grenade', 'star', 'star', ...blanks), 'attack E5 F5', 'ambush');
    expect(diceThrown(hurt)).toEqual([3, 3]);
    const missed = play(withDice(field, 'star', 'star', 'star', ...blanks), 'attack E5 F5', 'ambush');
    expect(diceThrown(missed)).toEqual([3, 4]);
  });
});

describe('Banzai', () => {
  const charge = (unit: string, axis: Record<string, string>) =>
    march(ordered({ allies: { A5: unit }, axis }, 'A5'), 'A5', 'B5', 'C5');

  it('Japanese infantry moves two hexes and close assaults (M44-NAT-JP)', () => {
    expect(diceFor(charge('infantry jp', { D5: 'infantry' }), 'C5', 'D5')).toBe(4);
    expect(mayAttack(charge('infantry', { D5: 'infantry' }), 'C5', 'D5')).toBe(false);
  });

  it('after two hexes it does not fire at a distance (M44-NAT-JP)', () => {
    expect(deciderName(charge('infantry jp', { E5: 'infantry' }))).toBe('axis');
    const one = march(ordered({ allies: { A5: 'infantry jp' }, axis: { D5: 'infantry' } }, 'A5'), 'A5', 'B5');
    expect(diceFor(one, 'B5', 'D5')).toBe(2);
  });

  it('terrain that forbids battle on entry stops the charge (M44-NAT-JP)', () => {
    const woods = ordered({ allies: { A5: 'infantry jp' }, axis: { D5: 'infantry' }, terrain: { C5: 'woods' } }, 'A5');
    expect(deciderName(march(woods, 'A5', 'B5', 'C5'))).toBe('axis');
  });

  it.each([
    ['antiTankGunEarly', false],
    ['mortarEarly', false],
    ['machineGunEarly', false],
    ['antiTankGunLate', true],
    ['specialForces', true],
    ['artillery', false],
  ])('%s jp charges: %s (M44-NAT-JP)', (kind, charges) => {
    if (kind === 'artillery') {
      const gun = march(ordered({ allies: { A5: 'artillery jp' }, axis: { C5: 'infantry' } }, 'A5'), 'A5', 'B5');
      expect(mayAttack(gun, 'B5', 'C5')).toBe(charges);
    } else expect(mayAttack(charge(`${kind} jp`, { D5: 'infantry' }), 'C5', 'D5')).toBe(charges);
  });
});
