import { describe, expect, it } from 'vitest';
import { hasPiece } from '../../src/memoir/terrain/ground.ts';
import {
  deciderName,
  eventsOf,
  figuresAt,
  hexNamed,
  labelOf,
  legal,
  play,
  position,
  unitAt,
  type Played,
  type Setting,
} from '../support/kit.ts';
import { attack, endMoves, readyToBattle, weakened } from './firing.ts';

const KILL: NonNullable<Setting['dice']> = ['grenade', 'grenade', 'grenade'];
const MISS: NonNullable<Setting['dice']> = ['star', 'star', 'star'];
const TAKE = ['take ground', 'hold ground'];

/** A unit on E5 kills the single figure on F5 in close assault. */
function won(kind: string, setting: Setting = {}): Played {
  const { axis, allies, ...rest } = setting;
  return attack(
    {
      ...rest,
      allies: { E5: kind, ...allies },
      axis: { F5: 'infantry 1', A9: 'infantry', ...axis },
      dice: [...KILL, ...(setting.dice ?? [])],
    },
    'E5',
    'F5',
  );
}

/** The same after a move from E5; the enemy is on `target`. */
function wonAfterMove(
  kind: string,
  path: string[],
  target: string,
  terrain: Record<string, string | string[]>,
  face: Setting['face'] = 'country',
): Played {
  let state = position({
    face,
    allies: { E5: kind },
    axis: { [target]: 'infantry 1', A9: 'infantry' },
    terrain,
    hands: { allies: ['direct-from-hq'], axis: [] },
    dice: KILL,
  });
  state = play(state, 'play direct-from-hq', 'order E5').state;
  let from = 'E5';
  for (const to of path) {
    state = play(state, `move ${from} ${to}`).state;
    from = to;
  }
  return play(endMoves(state), `attack ${from} ${target}`);
}

const offered = (played: Played): boolean => legal(played.state).includes('take ground');

describe('taking ground', () => {
  it('is offered after a close assault that killed the target or drove it off (M44-GROUND-1)', () => {
    const killed = won('infantry');
    expect(legal(killed.state)).toEqual(TAKE);
    const taken = play(killed.state, 'take ground');
    expect(unitAt(taken.state, 'F5')?.side).toBe(0);
    expect(unitAt(taken.state, 'E5')).toBeUndefined();
    expect(unitAt(play(killed.state, 'hold ground').state, 'E5')?.side).toBe(0);
    const fled = attack(
      { allies: { E5: 'infantry' }, axis: { F5: 'infantry' }, dice: ['flag', 'star', 'star'] },
      'E5',
      'F5',
    );
    expect(legal(play(fled.state, 'retreat f6').state)).toEqual(TAKE);
  });

  it('is not offered when the target stands, nor at range (M44-GROUND-1)', () => {
    expect(offered(attack({ allies: { E5: 'infantry' }, axis: { F5: 'infantry' }, dice: MISS }, 'E5', 'F5'))).toBe(
      false,
    );
    const far: Setting = { allies: { E5: 'armor' }, axis: { G5: 'infantry 1', A9: 'infantry' }, dice: KILL };
    expect(offered(attack(far, 'E5', 'G5'))).toBe(false);
  });

  it('is for infantry and armor, never for guns, ships and infantry with special weapons (M44-GROUND-1)', () => {
    for (const kind of ['infantry', 'specialForces', 'armor', 'tiger', 'cavalry', 'sniper'])
      expect(offered(won(kind))).toBe(true);
    const carriers = [
      'artillery',
      'bigGun',
      'mobileArtillery',
      'antiTankGunEarly',
      'antiTankGunLate',
      'mortarEarly',
      'mortarLate',
      'machineGunEarly',
      'machineGunLate',
    ];
    for (const kind of carriers) expect(offered(won(kind))).toBe(false);
    const ship: Setting = {
      face: 'beach',
      allies: { e2: 'destroyer' },
      axis: { E3: 'infantry 1', A9: 'infantry' },
      dice: KILL,
    };
    expect(offered(attack(ship, 'e2', 'E3'))).toBe(false);
  });

  it('is not for a unit that a hard stop halted this turn, but for one that a soft stop did (M44-GROUND-1, M44-MOVE-4, M44-MOVE-5)', () => {
    expect(offered(wonAfterMove('infantry', ['F5'], 'G5', { F5: 'wire' }))).toBe(false);
    expect(offered(wonAfterMove('armor', ['F5'], 'G5', { F5: 'oasis' }))).toBe(false);
    expect(offered(wonAfterMove('infantry', ['F5'], 'G5', { F5: 'fordableStream' }))).toBe(true);
    expect(offered(wonAfterMove('armor', ['F5'], 'G5', { F5: 'rail E-W' }))).toBe(true);
    expect(offered(won('infantry', { terrain: { E5: 'wire' } }))).toBe(true);
  });

  it('needs a hex the unit can enter (M44-GROUND-1)', () => {
    const blocked: [string, string, Record<string, string | string[]>][] = [
      ['armor into a bunker', 'armor', { F5: 'fieldBunker' }],
      ['armor over hedgehogs', 'armor', { F5: 'hedgehog' }],
      ['across a closed side of a wadi', 'infantry', { F5: 'wadi NE-SW' }],
      ['up a mountain from open ground', 'infantry', { F5: 'mountain' }],
      ['armor up a bluff from the beach', 'armor', { E5: 'beach', F5: 'bluff' }],
      ['infantry up a cliff from the beach', 'infantry', { E5: 'beach', F5: 'cliff' }],
    ];
    for (const [name, kind, terrain] of blocked) expect([name, offered(won(kind, { terrain }))]).toEqual([name, false]);
    expect(offered(won('infantry', { terrain: { F5: 'fieldBunker' } }))).toBe(true);
    expect(offered(won('infantry', { terrain: { F5: 'wadi E-W' } }))).toBe(true);
    expect(offered(won('infantry', { terrain: { E5: 'hill', F5: 'mountain' } }))).toBe(true);
    expect(offered(won('infantry', { terrain: { E5: 'beach', F5: 'bluff' } }))).toBe(true);
  });

  it('into a hedgerow is for units that have not moved (M44-GROUND-1, M44-MOVE-7)', () => {
    expect(offered(won('infantry', { terrain: { F5: 'hedgerow' } }))).toBe(true);
    expect(offered(wonAfterMove('infantry', ['F5'], 'G5', { G5: 'hedgerow' }))).toBe(false);
  });

  it('into the jungle is for armor that has not moved, and for any infantry (M44-GROUND-1, M44-TER-JUNGLE)', () => {
    expect(offered(won('eliteArmor', { terrain: { F5: 'jungle' } }))).toBe(true);
    expect(offered(wonAfterMove('armor', ['F5'], 'G5', { G5: 'jungle' }))).toBe(false);
    expect(offered(wonAfterMove('infantry', ['F5'], 'G5', { G5: 'jungle' }))).toBe(true);
  });

  it('costs no movement: a unit that moved its full move, or could not move at all, may do it (M44-GROUND-1)', () => {
    expect(offered(wonAfterMove('armor', ['F5', 'G5', 'H5'], 'I5', {}))).toBe(true);
    const bound: Setting = {
      allies: { E5: 'infantry' },
      axis: { F5: 'infantry 1', A9: 'infantry' },
      dice: [...KILL, 'grenade'],
    };
    expect(offered(attack(bound, 'E5', 'F5', 'close-assault'))).toBe(true);
    expect(offered(wonAfterMove('infantry', ['F5'], 'G5', { G5: 'steepHill' }))).toBe(true);
  });

  it('is for infantry once a turn (M44-GROUND-1)', () => {
    const taken = play(won('infantry', { axis: { G5: 'infantry 1' } }).state, 'take ground');
    expect(deciderName(taken.state)).toBe('axis');
  });
});

describe('the ground that is taken', () => {
  it('sets off a mine (M44-GROUND-2, M44-MINE-2)', () => {
    const ready = readyToBattle(
      {
        allies: { E5: 'infantry' },
        axis: { F5: 'infantry 1', A9: 'infantry' },
        mines: { F5: 'axis' },
        dice: [...KILL, 'infantry', 'infantry'],
      },
      ['E5'],
    );
    const live = { ...ready, mines: ready.mines.map((mine) => ({ ...mine, value: 2 })) };
    const blown = play(live, 'attack E5 F5', 'take ground');
    expect(eventsOf(blown, 'mineRevealed')).toHaveLength(1);
    expect(figuresAt(blown.state, 'F5')).toBe(2);
  });

  it('can kill the unit that takes it, and then nothing more is asked (M44-GROUND-2, M44-OVERRUN-1)', () => {
    const ready = readyToBattle(
      {
        allies: { E5: 'armor', L1: 'infantry' },
        axis: { F5: 'infantry 1', G5: 'infantry' },
        mines: { F5: 'axis' },
        dice: [...KILL, 'armor'],
      },
      ['E5'],
    );
    const live = { ...ready, mines: ready.mines.map((mine) => ({ ...mine, value: 1 })) };
    const blown = play(weakened(live, 'E5', 1), 'attack E5 F5', 'take ground');
    expect(unitAt(blown.state, 'F5')).toBeUndefined();
    expect(deciderName(blown.state)).toBe('axis');
  });

  it('cracks the ice (M44-GROUND-2, M44-TER-FROZEN)', () => {
    const taken = play(
      won('infantry', { terrain: { F5: 'frozenRiver E-W' }, dice: ['star', 'flag'] }).state,
      'take ground',
    );
    expect(figuresAt(taken.state, 'F5')).toBe(3);
  });

  it('has its wire crushed by armor (M44-GROUND-2, M44-TER-WIRE)', () => {
    const killed = won('armor', { terrain: { F5: 'wire' } }).state;
    expect(hasPiece(killed.ground, hexNamed(killed, 'F5'), 'wire')).toBe(true);
    const taken = play(killed, 'take ground').state;
    expect(hasPiece(taken.ground, hexNamed(taken, 'F5'), 'wire')).toBe(false);
    const onFoot = play(won('infantry', { terrain: { F5: 'wire' } }).state, 'take ground').state;
    expect(hasPiece(onFoot.ground, hexNamed(onFoot, 'F5'), 'wire')).toBe(true);
  });

  it('can be the enemy headquarters, which costs him a card (M44-GROUND-2, M44-ACT-HQ)', () => {
    const killed = won('infantry', {
      terrain: { F5: 'headquarters axis' },
      hands: { allies: ['direct-from-hq'], axis: ['probe-left'] },
    }).state;
    expect(play(killed, 'decline ambush', 'take ground').state.sides[1].hand).toEqual([]);
  });

  it('is never taken by a unit that battles back (M44-GROUND-2, M44-NAT-BRIT)', () => {
    const setting: Setting = {
      turn: 'axis',
      axis: { E5: 'infantry 1', A9: 'infantry' },
      allies: { F5: 'infantry brit' },
      dice: [...MISS, 'grenade'],
    };
    const state = play(weakened(readyToBattle(setting, ['E5']), 'F5', 1), 'attack E5 F5', 'battle back').state;
    expect(unitAt(state, 'E5')).toBeUndefined();
    expect(legal(state)).not.toContain('take ground');
    expect(labelOf(state, state.units[0].hex)).toBe('F5');
  });
});
