import { describe, expect, it } from 'vitest';
import { hasPiece } from '../../src/memoir/terrain/ground.ts';
import {
  deciderName,
  eventsOf,
  figuresAt,
  hexNamed,
  legal,
  medals,
  play,
  unitAt,
  type Played,
  type Setting,
} from '../support/kit.ts';
import { attack, readyToBattle, weakened } from './firing.ts';

const happened = (played: Played) => played.events.map(({ type }) => type);

describe('an attack, step by step', () => {
  it('asks for an ambush after the target is named and before a die is thrown, in close assault only (M44-RES-1)', () => {
    const hands: Setting['hands'] = { allies: ['direct-from-hq'], axis: ['ambush'] };
    const close = attack({ allies: { E5: 'infantry' }, axis: { F5: 'infantry' }, hands }, 'E5', 'F5');
    expect(happened(close)).toEqual(['attackDeclared']);
    expect(deciderName(close.state)).toBe('axis');
    expect(legal(close.state)).toEqual(['ambush', 'decline ambush']);
    const far = attack(
      { allies: { E5: 'infantry' }, axis: { G5: 'infantry' }, hands, dice: ['star', 'star'] },
      'E5',
      'G5',
    );
    expect(happened(far).slice(0, 2)).toEqual(['attackDeclared', 'diceRolled']);
  });

  it('takes figures before the flags send the unit back (M44-RES-1)', () => {
    const dice: Setting['dice'] = ['flag', 'infantry', 'grenade'];
    const hit = attack({ allies: { E5: 'infantry' }, axis: { F5: 'infantry' }, dice }, 'E5', 'F5');
    expect(happened(hit)).toEqual(['attackDeclared', 'diceRolled', 'figuresLost']);
    expect(figuresAt(hit.state, 'F5')).toBe(2);
    expect(legal(hit.state)).toEqual(['retreat f6', 'retreat e6']);
  });

  it('offers the ground only when the retreat is done (M44-RES-1, M44-GROUND-1)', () => {
    const hit = attack(
      { allies: { E5: 'infantry' }, axis: { F5: 'infantry' }, dice: ['flag', 'star', 'star'] },
      'E5',
      'F5',
    );
    expect(deciderName(hit.state)).toBe('axis');
    const back = play(hit.state, 'retreat f6');
    expect(deciderName(back.state)).toBe('allies');
    expect(legal(back.state)).toEqual(['take ground', 'hold ground']);
  });

  it('lets a British unit battle back after the flags, once it is clear that it stayed (M44-RES-1, M44-NAT-BRIT)', () => {
    const setting: Setting = { turn: 'axis', axis: { E5: 'infantry' }, allies: { F5: 'infantry brit' } };
    const last = (...dice: NonNullable<Setting['dice']>) =>
      play(weakened(readyToBattle({ ...setting, dice }, ['E5']), 'F5', 2), 'attack E5 F5').state;
    expect(legal(last('grenade', 'star', 'star'))).toEqual(['battle back', 'decline battle back']);
    expect(legal(last('grenade', 'flag', 'star'))).toEqual(['retreat e4', 'retreat f4']);
    expect(legal(play(last('grenade', 'flag', 'star'), 'retreat e4').state)).toEqual(['take ground', 'hold ground']);
  });

  it('goes on to the extra hex of the desert and to the overrun after the ground is taken (M44-RES-1, M44-OVERRUN-2)', () => {
    const setting: Setting = {
      allies: { E5: 'armor' },
      axis: { F5: 'infantry 1', I5: 'infantry' },
      special: { desert: true },
      dice: ['grenade', 'star', 'star'],
    };
    const won = attack(setting, 'E5', 'F5').state;
    expect(legal(won)).toEqual(['take ground', 'hold ground']);
    const taken = play(won, 'take ground').state;
    expect(legal(taken)).toContain('move on G5');
    expect(legal(play(taken, 'stay put').state)).toEqual(['overrun I5', 'decline overrun']);
  });
});

describe('hits', () => {
  it('beyond the last figure are lost: one unit, one medal (M44-RES-2)', () => {
    const setting: Setting = {
      allies: { E5: 'armor' },
      axis: { F5: 'infantry 2', A9: 'infantry' },
      dice: ['infantry', 'infantry', 'grenade'],
    };
    const killed = attack(setting, 'E5', 'F5');
    expect(eventsOf(killed, 'figuresLost')).toMatchObject([{ count: 2, left: 0 }]);
    expect(unitAt(killed.state, 'F5')).toBeUndefined();
    expect(medals(killed.state, 'allies')).toBe(1);
  });

  it('that leave a figure leave the unit and give no medal (M44-RES-2)', () => {
    const hit = attack(
      { allies: { E5: 'armor' }, axis: { F5: 'infantry 4' }, dice: ['infantry', 'infantry', 'grenade'] },
      'E5',
      'F5',
    );
    expect(figuresAt(hit.state, 'F5')).toBe(1);
    expect(medals(hit.state, 'allies')).toBe(0);
  });

  it('that eliminate a unit take its sandbags with it (M44-RES-2, M44-TER-SANDBAG)', () => {
    const setting: Setting = {
      allies: { E5: 'armor' },
      axis: { F5: 'infantry 1', A9: 'infantry' },
      terrain: { F5: ['hill', 'sandbags'] },
      dice: ['grenade', 'star'],
    };
    const { state } = attack(setting, 'E5', 'F5');
    expect(hasPiece(state.ground, hexNamed(state, 'F5'), 'sandbags')).toBe(false);
    expect(hasPiece(state.ground, hexNamed(state, 'F5'), 'hill')).toBe(true);
  });

  it('that eliminate a unit take the cross-hairs from its hex (M44-RES-2, M44-UNIT-BIGGUN)', () => {
    const setting: Setting = {
      allies: { E5: 'bigGun' },
      axis: { G5: 'infantry 2', A9: 'infantry' },
      dice: ['grenade', 'star', 'star', 'grenade', 'star', 'star', 'star'],
    };
    const ready = readyToBattle(setting, ['E5'], 'artillery-bombard');
    const marked = play(ready, 'attack E5 G5').state;
    expect(marked.crosshairs).toHaveLength(1);
    expect(play(marked, 'attack E5 G5').state.crosshairs).toEqual([]);
  });

  it('that eliminate a unit on an objective take its medal at once (M44-RES-2)', () => {
    const setting: Setting = {
      allies: { E5: 'armor' },
      axis: { F5: 'infantry 1', A9: 'infantry' },
      objectives: [{ hexes: ['F5'], side: 'axis' }],
      dice: ['grenade', 'star', 'star'],
    };
    expect(medals(readyToBattle(setting, ['E5']), 'axis')).toBe(1);
    expect(medals(attack(setting, 'E5', 'F5').state, 'axis')).toBe(0);
  });

  it('that bring the last medal end the battle on the spot: no ground, no overrun, no further turn (M44-RES-2, M44-WIN-1)', () => {
    const setting: Setting = {
      allies: { E5: 'armor', C5: 'infantry' },
      axis: { F5: 'infantry 1', G5: 'infantry' },
      sides: { allies: { medals: 1 } },
      dice: ['grenade', 'star', 'star'],
    };
    const won = attack(setting, 'E5', 'F5');
    expect(deciderName(won.state)).toBeNull();
    expect(legal(won.state)).toEqual([]);
    expect(won.state.outcome).toMatchObject({ winner: 0, reason: 'medals' });
    expect(happened(won).at(-1)).toBe('gameWon');
  });

  it('that eliminate the unit leave nobody to retreat: its flags are ignored (M44-RES-3)', () => {
    const setting: Setting = {
      allies: { E5: 'armor' },
      axis: { F5: 'infantry 1', A9: 'infantry' },
      dice: ['flag', 'grenade', 'flag'],
    };
    const killed = attack(setting, 'E5', 'F5');
    expect(eventsOf(killed, 'unitRetreated')).toEqual([]);
    expect(eventsOf(killed, 'figuresLost')).toHaveLength(1);
    expect(deciderName(killed.state)).toBe('allies');
  });
});
