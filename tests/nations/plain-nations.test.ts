import { describe, expect, it } from 'vitest';
import { deciderName, figuresAt, legal, play, withDice } from '../support/kit.ts';
import { attack, diceFor, march, mayAttack, ordered, steady } from '../units/drill.ts';

function flagged(unit: string) {
  const field = steady({ allies: { E5: 'infantry' }, axis: { F5: unit } }, 'E5');
  return attack(withDice(field, 'flag', 'star', 'star'), 'E5', 'F5').state;
}

describe('nations without rules of their own', () => {
  const plain = (nation: string) => {
    const one = play(flagged(`infantry ${nation}`), 'retreat f6').state;
    expect(deciderName(one)).toBe('allies');
    const held = steady({ allies: { E5: 'infantry' }, axis: { F5: `infantry 1 ${nation}` } }, 'E5');
    expect(legal(attack(withDice(held, 'star', 'star', 'star'), 'E5', 'F5').state)).toEqual(['pass']);
    const close = steady({ allies: { E5: `infantry ${nation}` }, axis: { F5: 'infantry' } }, 'E5');
    expect(diceFor(close, 'E5', 'F5')).toBe(3);
    const start = ordered({ allies: { A5: `infantry ${nation}` }, axis: { D5: 'infantry' } }, 'A5');
    expect(mayAttack(march(start, 'A5', 'B5', 'C5'), 'C5', 'D5')).toBe(false);
  };

  it.each(['fr', 'pl', 'ca', 'nl', 'ch'])(
    'regular French, Polish, Canadian, Dutch and Chinese infantry is plain infantry (M44-NAT-FR): %s',
    plain,
  );

  it.each(['ger', 'us'])('German infantry is plain infantry, as American is (M44-NAT-GER): %s', plain);

  it('regular Finnish infantry is plain infantry (M44-NAT-FI)', () => {
    plain('fi');
  });
});

it('French Resistance is the kind of unit and not the nation: it slips away up to three hexes (M44-NAT-FR)', () => {
  const one = play(flagged('frenchResistance fr'), 'retreat f6').state;
  expect(figuresAt(one, 'f6')).toBe(3);
  expect(legal(one)).toContain('end retreat');
});

it('Finnish ski troops move three hexes and battle (M44-NAT-FI)', () => {
  const start = ordered({ allies: { A5: 'skiTroops fi' }, axis: { E5: 'infantry' } }, 'A5');
  expect(diceFor(march(start, 'A5', 'B5', 'C5', 'D5'), 'D5', 'E5')).toBe(3);
  expect(legal(play(flagged('skiTroops fi'), 'retreat f6').state)).toContain('end retreat');
});

it('a German elite unit is known by its badge alone (M44-NAT-GER)', () => {
  const start = (kind: string) => ordered({ allies: { A5: `${kind} ger` }, axis: { D5: 'infantry' } }, 'A5');
  expect(mayAttack(march(start('specialForces'), 'A5', 'B5', 'C5'), 'C5', 'D5')).toBe(true);
  expect(mayAttack(march(start('infantry'), 'A5', 'B5', 'C5'), 'C5', 'D5')).toBe(false);
});
