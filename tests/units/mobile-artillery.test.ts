import { describe, expect, it } from 'vitest';
import { legal, play, position, withDice } from '../support/kit.ts';
import { attack, diceFor, march, mayAttack, ordered, steady } from './drill.ts';

describe('mobile artillery', () => {
  const setting = { allies: { A5: 'mobileArtillery' }, axis: { F5: 'infantry' } };

  it('moves one hex and battles, or two and does not (M44-UNIT-MOBART)', () => {
    expect(mayAttack(march(ordered(setting, 'A5'), 'A5', 'B5'), 'B5', 'F5')).toBe(true);
    expect(mayAttack(march(ordered(setting, 'A5'), 'A5', 'B5', 'C5'), 'C5', 'F5')).toBe(false);
    const towed = { ...setting, allies: { A5: 'artillery' } };
    expect(mayAttack(march(ordered(towed, 'A5'), 'A5', 'B5'), 'B5', 'F5')).toBe(false);
  });

  it('fires like any artillery, without sight and over cover (M44-UNIT-MOBART)', () => {
    expect(diceFor(steady({ ...setting, terrain: { B5: 'woods', F5: 'fortress' } }, 'A5'), 'A5', 'F5')).toBe(1);
  });

  const bombard = play(
    position({ ...setting, hands: { allies: ['artillery-bombard'], axis: [] } }),
    'play artillery-bombard',
  ).state;

  it('under Artillery Bombard battles twice if it stays (M44-DIFF-14)', () => {
    const once = attack(withDice(play(bombard, 'done').state, 'star'), 'A5', 'F5').state;
    expect(mayAttack(once, 'A5', 'F5')).toBe(true);
    expect(legal(attack(withDice(once, 'star'), 'A5', 'F5').state)).toEqual(['pass']);
  });

  it('under Artillery Bombard moves up to three hexes and then does not battle at all (M44-DIFF-14)', () => {
    expect(mayAttack(march(bombard, 'A5', 'B5'), 'B5', 'F5')).toBe(false);
    const three = play(bombard, 'move A5 B5', 'move B5 C5', 'move C5 D5').state;
    expect(legal(three)).toEqual(['pass']);
  });
});
