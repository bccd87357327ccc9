import { describe, expect, it } from 'vitest';
import { figuresAt, legal, medals, play, position, unitAt, weakened, withDice } from '../support/kit.ts';
import { attack, diceFor, march, mayAttack, ordered, steady } from './drill.ts';

describe('infantry', () => {
  const won = steady({ allies: { E5: 'infantry' }, axis: { F5: 'infantry 1', G5: 'infantry', M9: 'armor' } }, 'E5');

  it('takes ground once and battles no more, for it never overruns (M44-UNIT-INF)', () => {
    const assault = attack(withDice(won, 'grenade', 'star', 'star'), 'E5', 'F5').state;
    expect(legal(assault)).toEqual(['take ground', 'hold ground']);
    const taken = play(assault, 'take ground').state;
    expect(unitAt(taken, 'F5')?.side).toBe(0);
    expect(legal(taken)).toEqual(['pass']);
  });

  it('needs a line of sight (M44-UNIT-INF)', () => {
    const open = { allies: { E5: 'infantry' }, axis: { G5: 'infantry' } };
    expect(mayAttack(steady(open, 'E5'), 'E5', 'G5')).toBe(true);
    expect(mayAttack(steady({ ...open, terrain: { F5: 'woods' } }, 'E5'), 'E5', 'G5')).toBe(false);
  });
});

describe('armor', () => {
  const setting = { allies: { E5: 'armor' }, axis: { F5: 'infantry 1', G5: 'infantry 1', H5: 'infantry' } };

  it('takes ground, overruns, takes ground again and then stops (M44-UNIT-ARM)', () => {
    const first = attack(withDice(steady(setting, 'E5'), 'grenade', 'star', 'star'), 'E5', 'F5').state;
    const taken = play(first, 'take ground').state;
    expect(legal(taken)).toEqual(['overrun G5', 'decline overrun']);
    const second = play(withDice(taken, 'grenade', 'star', 'star'), 'overrun G5').state;
    expect(legal(second)).toEqual(['take ground', 'hold ground']);
    const end = play(second, 'take ground').state;
    expect(unitAt(end, 'G5')?.side).toBe(0);
    expect(legal(end)).toEqual(['pass']);
  });

  it('needs a line of sight (M44-UNIT-ARM)', () => {
    const far = { allies: { E5: 'armor' }, axis: { G5: 'infantry' }, terrain: { F5: 'hill' } };
    expect(mayAttack(steady(far, 'E5'), 'E5', 'G5')).toBe(false);
  });
});

describe('artillery', () => {
  it('never takes ground (M44-UNIT-ART)', () => {
    const close = steady({ allies: { E5: 'artillery' }, axis: { F5: 'infantry 1', M9: 'infantry' } }, 'E5');
    expect(legal(attack(withDice(close, 'grenade', 'star', 'star'), 'E5', 'F5').state)).toEqual(['pass']);
  });

  const hidden = { allies: { E5: 'artillery' }, axis: { G5: 'infantry' } };

  it('needs no line of sight and ignores the terrain of its target (M44-UNIT-ART, M44-UNIT-2)', () => {
    expect(diceFor(steady({ ...hidden, terrain: { F5: 'woods', G5: 'town' } }, 'E5'), 'E5', 'G5')).toBe(3);
    const tank = { ...hidden, allies: { E5: 'armor' }, terrain: { G5: 'town' } };
    expect(diceFor(steady(tank, 'E5'), 'E5', 'G5')).toBe(1);
  });

  it('fires over nothing that blocks the line of attack (M44-UNIT-2)', () => {
    const blocked = { ...hidden, terrain: { F5: 'impassableBlockingHill' } };
    expect(mayAttack(steady(blocked, 'E5'), 'E5', 'G5')).toBe(false);
  });

  it('sees no farther at night than anyone else (M44-UNIT-2)', () => {
    const night = { ...hidden, special: { night: 'dawn' }, dice: ['flag', 'flag', 'flag', 'flag'] } as const;
    expect(mayAttack(steady({ ...night, dice: [...night.dice] }, 'E5'), 'E5', 'G5')).toBe(false);
    const light = { ...night, dice: ['star' as const, 'flag' as const, 'flag' as const, 'flag' as const] };
    expect(mayAttack(steady(light, 'E5'), 'E5', 'G5')).toBe(true);
  });

  it('does not find a camouflaged unit but next to it (M44-UNIT-2)', () => {
    const camouflaged = (hex: string) => ({ allies: { E5: 'artillery' }, axis: { [hex]: 'infantry camouflaged' } });
    expect(mayAttack(steady(camouflaged('G5'), 'E5'), 'E5', 'G5')).toBe(false);
    expect(mayAttack(steady(camouflaged('F5'), 'E5'), 'E5', 'F5')).toBe(true);
  });

  it('loses a die in a ford, because that weakens the firer (M44-UNIT-2)', () => {
    expect(diceFor(steady({ ...hidden, terrain: { E5: ['river', 'ford'] } }, 'E5'), 'E5', 'G5')).toBe(2);
  });

  it('moves or battles (M44-UNIT-ART)', () => {
    const setting = { allies: { E5: 'artillery' }, axis: { H5: 'infantry' } };
    expect(mayAttack(steady(setting, 'E5'), 'E5', 'H5')).toBe(true);
    expect(mayAttack(march(ordered(setting, 'E5'), 'E5', 'F5'), 'F5', 'H5')).toBe(false);
  });
});

describe('figures', () => {
  it('a unit throws its full table whatever is left of it (M44-UNIT-1)', () => {
    const full = steady({ allies: { E5: 'infantry' }, axis: { F5: 'infantry' } }, 'E5');
    expect(diceFor(weakened(full, 'E5', 1), 'E5', 'F5')).toBe(3);
  });

  it('a unit that starts with fewer figures never heals above them (M44-UNIT-1)', () => {
    const cards = ['medics-and-mechanics', 'probe-left', 'probe-left'] as const;
    const heal = (kind: string) => {
      const state = position({
        allies: { A5: kind },
        hands: { allies: [...cards] },
        dice: ['star', 'star', 'star'],
      });
      return figuresAt(play(weakened(state, 'A5', 1), 'play medics-and-mechanics', 'heal A5').state, 'A5');
    };
    expect(heal('infantry 2')).toBe(2);
    expect(heal('infantry')).toBe(4);
    expect(heal('infantry 6')).toBe(4);
  });

  it('a scenario may give a unit more figures than its kind has (M44-UNIT-1)', () => {
    expect(figuresAt(position({ allies: { A5: 'armor 4' } }), 'A5')).toBe(4);
  });

  it('an eliminated unit is worth one medal, a weakened one none (M44-UNIT-3)', () => {
    const state = steady({ allies: { E5: 'infantry' }, axis: { F5: 'infantry 2', M9: 'infantry' } }, 'E5');
    const hit = attack(withDice(state, 'grenade', 'star', 'star'), 'E5', 'F5').state;
    expect(medals(hit, 'allies')).toBe(0);
    const killed = attack(withDice(state, 'grenade', 'infantry', 'infantry'), 'E5', 'F5').state;
    expect(medals(killed, 'allies')).toBe(1);
    expect(medals(killed, 'axis')).toBe(0);
  });
});
