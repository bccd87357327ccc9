import { describe, expect, it } from 'vitest';
import type { Face } from '../../src/memoir/dice.ts';
import { setup } from '../../src/memoir/index.ts';
import { readScenario } from '../../src/scenarios/scenario-file.ts';
import { deciderName, figuresAt, legal, play, position, withDice } from '../support/kit.ts';
import { attack, steady } from '../units/drill.ts';

type Special = Record<string, boolean>;
const ROYAL: Special = { italianRoyalArmy: true };

function flagged(unit: string, faces: Face[], special: Special = ROYAL) {
  const field = steady({ allies: { E5: 'infantry' }, axis: { F5: unit, M9: 'infantry' }, special }, 'E5');
  return attack(withDice(field, ...faces), 'E5', 'F5').state;
}

describe('the Italian Royal Army', () => {
  it.each(['infantry it', 'armor it', 'artillery it'])(
    '%s retreats one to three hexes for a flag (M44-NAT-IT)',
    (unit) => {
      const one = play(flagged(unit, ['flag', 'star', 'star']), 'retreat f6').state;
      expect(legal(one)).toContain('end retreat');
      const three = play(one, 'retreat F7', 'retreat f8').state;
      expect(figuresAt(three, 'f8')).toBeGreaterThan(0);
      expect(deciderName(three)).toBe('allies');
    },
  );

  it('Italian artillery may ignore a flag, other Italians may not (M44-NAT-IT)', () => {
    expect(legal(flagged('artillery it', ['flag', 'star', 'star']))).toContain('end retreat');
    expect(legal(flagged('infantry it', ['flag', 'star', 'star']))).not.toContain('end retreat');
    expect(legal(flagged('armor it', ['flag', 'star', 'star']))).not.toContain('end retreat');
  });

  it('German units beside them retreat as always (M44-NAT-IT)', () => {
    const back = play(flagged('infantry ger', ['flag', 'star', 'star']), 'retreat f6').state;
    expect(deciderName(back)).toBe('allies');
  });

  it('without the rule Italians retreat as always (M44-NAT-IT)', () => {
    const back = play(flagged('artillery it', ['flag', 'star', 'star'], {}), 'retreat f6').state;
    expect(deciderName(back)).toBe('allies');
  });

  it('is a rule for ground units: a ship goes one hex (M44-NAT-IT)', () => {
    const sea = { F5: 'ocean', f6: 'ocean', F7: 'ocean', f8: 'ocean' };
    const field = steady(
      { allies: { E5: 'infantry' }, axis: { F5: 'destroyer it' }, terrain: sea, special: ROYAL },
      'E5',
    );
    const back = play(attack(withDice(field, 'flag', 'star', 'star'), 'E5', 'F5').state, 'retreat f6').state;
    expect(deciderName(back)).toBe('allies');
  });
});

describe('the Italian high command', () => {
  const dealt = (special: Special) => {
    const scenario = readScenario({
      format: 'airfield44/scenario',
      version: 1,
      name: 'Test',
      sides: { axis: { nation: 'it', hand: 4 }, allies: { nation: 'brit', hand: 5 } },
      units: { axis: { E9: 'infantry' }, allies: { E1: 'infantry' } },
      special,
    });
    if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
    return setup(scenario.value, {}, 1).sides.map(({ hand }) => hand.length);
  };

  it('starts with six cards (M44-NAT-IT)', () => {
    expect(dealt({ italianHighCommand: true })).toEqual([5, 6]);
    expect(dealt({})).toEqual([5, 4]);
  });

  it('comes with the Royal Army unless the scenario says otherwise (M44-DIFF-22)', () => {
    expect(dealt(ROYAL)).toEqual([5, 6]);
    expect(dealt({ italianRoyalArmy: true, italianHighCommand: false })).toEqual([5, 4]);
    const plain = flagged('infantry it', ['flag', 'star', 'star'], { italianHighCommand: true });
    expect(deciderName(play(plain, 'retreat f6').state)).toBe('allies');
  });

  const cardsAfterLoss = (cards: number, special: Special, side: 'axis' | 'allies' = 'axis') => {
    const hand = (['probe-left', 'probe-centre', 'probe-right', 'attack-left', 'attack-right'] as const).slice(
      0,
      cards,
    );
    const state = position({
      turn: side === 'axis' ? 'allies' : 'axis',
      axis: { F5: 'infantry 1', M9: 'infantry' },
      allies: { D5: 'infantry 1', M1: 'infantry' },
      special,
      hands: side === 'axis' ? { axis: [...hand], allies: ['barrage'] } : { allies: [...hand], axis: ['barrage'] },
    });
    const target = side === 'axis' ? 'F5' : 'D5';
    const over = play(withDice(state, 'grenade', 'star', 'star', 'star'), 'play barrage', `target ${target}`).state;
    return over.sides[side === 'axis' ? 1 : 0].hand.length;
  };

  it('loses a card with every Axis unit lost, but keeps three (M44-NAT-IT)', () => {
    expect(cardsAfterLoss(5, { italianHighCommand: true })).toBe(4);
    expect(cardsAfterLoss(4, { italianHighCommand: true })).toBe(3);
    expect(cardsAfterLoss(3, { italianHighCommand: true })).toBe(3);
    expect(cardsAfterLoss(5, {})).toBe(5);
  });

  it('costs the Allies nothing (M44-NAT-IT)', () => {
    expect(cardsAfterLoss(5, { italianHighCommand: true }, 'allies')).toBe(5);
  });
});
