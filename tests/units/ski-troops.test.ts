import { describe, expect, it } from 'vitest';
import { deciderName, legal, play, unitAt, withDice } from '../support/kit.ts';
import { attack, march, mayAttack, ordered, steady } from './drill.ts';

describe('ski troops', () => {
  it('battle on entering terrain where others may not (M44-UNIT-SKI)', () => {
    const start = (kind: string) =>
      ordered({ allies: { A5: kind }, axis: { E5: 'infantry' }, terrain: { D5: 'woods' } }, 'A5');
    expect(mayAttack(march(start('skiTroops'), 'A5', 'B5', 'C5', 'D5'), 'D5', 'E5')).toBe(true);
    expect(mayAttack(march(start('cavalry'), 'A5', 'B5', 'C5', 'D5'), 'D5', 'E5')).toBe(false);
  });

  it('still stop in that terrain (M44-UNIT-SKI)', () => {
    const start = ordered({ allies: { A5: 'skiTroops' }, axis: { C5: 'infantry' }, terrain: { B5: 'woods' } }, 'A5');
    expect(legal(play(start, 'move A5 B5').state)).toEqual(['attack B5 C5', 'end battle']);
  });

  it('retreat one to three hexes for a flag (M44-UNIT-SKI)', () => {
    const field = steady({ allies: { E5: 'infantry' }, axis: { F5: 'skiTroops fi' } }, 'E5');
    const flagged = attack(withDice(field, 'flag', 'star', 'star'), 'E5', 'F5').state;
    expect(legal(flagged)).toEqual(['retreat f6', 'retreat e6']);
    const one = play(flagged, 'retreat e6').state;
    expect(deciderName(play(one, 'end retreat').state)).toBe('allies');
    const three = play(one, 'retreat E7', 'retreat d8').state;
    expect(unitAt(three, 'd8')?.nation).toBe('fi');
    expect(deciderName(three)).toBe('allies');
  });

  it('must go two hexes and may go six for two flags (M44-UNIT-SKI)', () => {
    const field = steady({ allies: { E3: 'infantry' }, axis: { F3: 'skiTroops fi' } }, 'E3');
    const flagged = attack(withDice(field, 'flag', 'flag', 'star'), 'E3', 'F3').state;
    const one = play(flagged, 'retreat f4').state;
    expect(legal(one)).not.toContain('end retreat');
    const six = play(one, 'retreat F5', 'retreat f6', 'retreat F7', 'retreat f8', 'retreat F9').state;
    expect(unitAt(six, 'F9')?.nation).toBe('fi');
  });
});
