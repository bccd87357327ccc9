import { describe, expect, it } from 'vitest';
import type { State } from '../../src/memoir/index.ts';
import type { Face } from '../../src/memoir/dice.ts';
import { airState, type AircraftSetting } from '../support/air.ts';
import {
  deciderName,
  diceThrown,
  eventsOf,
  figuresAt,
  legal,
  medals,
  play,
  unitAt,
  weakened,
  withDice,
  type Setting,
} from '../support/kit.ts';
import { fighterAt, flown, go, markers, offered } from './sortie.ts';

type Ammunition = 'mg' | 'bomb';

/** The enemy on C5 has been marked; the battle phase has begun. */
function marked(
  unit: string,
  ammunition: Ammunition,
  setting: Setting = {},
  plane: Partial<AircraftSetting> = {},
): State {
  const start = fighterAt('B5', {
    allies: { A1: 'infantry' },
    axis: { C5: unit, A9: 'infantry' },
    ...setting,
    air: { ...setting.air, aircraft: { allies: { type: 'fighterBomber', hex: 'B5', ...plane } } },
  });
  return flown(start, 'C5', `mark ${ammunition}`, 'c4', 'end flight', 'end movement').state;
}

/** Figures the enemy loses to one die. */
function loss(unit: string, ammunition: Ammunition, face: Face, setting: Setting = {}): number {
  const state = marked(unit, ammunition, setting);
  return figuresAt(state, 'C5') - figuresAt(play(withDice(state, face, 'star'), 'roll run').state, 'C5');
}

describe('the dice of a run', () => {
  it.each<[Ammunition, string, Face, number]>([
    ['mg', 'infantry', 'infantry', 1],
    ['mg', 'armor', 'armor', 1],
    ['mg', 'infantry', 'armor', 0],
    ['mg', 'armor', 'infantry', 0],
    ['mg', 'infantry', 'grenade', 0],
    ['mg', 'armor', 'grenade', 0],
    ['mg', 'infantry', 'star', 0],
  ])('%s against %s: a %s takes %i (NFP-5.1, NFP-5.3)', (ammunition, unit, face, hits) => {
    expect(loss(unit, ammunition, face)).toBe(hits);
  });

  it.each<[Ammunition, string, Face, number]>([
    ['bomb', 'infantry', 'infantry', 1],
    ['bomb', 'armor', 'armor', 1],
    ['bomb', 'infantry', 'grenade', 1],
    ['bomb', 'armor', 'infantry', 0],
    ['bomb', 'infantry', 'star', 0],
  ])('%s against %s: a %s takes %i (NFP-5.2, NFP-5.3)', (ammunition, unit, face, hits) => {
    expect(loss(unit, ammunition, face)).toBe(hits);
  });

  it.each(['woods', 'town', 'bunker axis', 'hill', 'sandbags'])(
    'are one for each marker, in %s too (NFP-5.1, NFP-5.8)',
    (terrain) => {
      const rolled = play(withDice(marked('infantry', 'mg', { terrain: { C5: terrain } }), 'infantry'), 'roll run');
      expect(diceThrown(rolled)).toEqual([1]);
      expect(figuresAt(rolled.state, 'C5')).toBe(3);
      expect(diceThrown(play(marked('infantry', 'bomb', { terrain: { C5: terrain } }), 'roll run'))[0]).toBe(1);
    },
  );

  it.each([
    ['artillery', {}],
    ['destroyer', { C5: 'ocean' }],
  ])('MG never hits %s, whatever the symbol; a bomb does with a grenade (NFP-5.14)', (unit, terrain) => {
    for (const face of ['infantry', 'armor', 'grenade', 'star'] as const)
      expect(loss(unit, 'mg', face, { terrain })).toBe(0);
    expect(loss(unit, 'bomb', 'grenade', { terrain })).toBe(1);
    expect(loss(unit, 'bomb', 'armor', { terrain })).toBe(0);
  });

  it('MG over artillery: the flag still counts (NFP-5.14)', () => {
    const back = play(withDice(marked('artillery', 'mg'), 'flag'), 'roll run').state;
    expect(legal(back)).toEqual(['retreat c6', 'retreat b6']);
  });

  it('a sniper is hit by the grenade of a bomb, never by MG (NFP-5.19)', () => {
    expect([loss('sniper', 'bomb', 'grenade'), loss('sniper', 'bomb', 'infantry')]).toEqual([1, 0]);
    expect([loss('sniper', 'mg', 'infantry'), loss('sniper', 'mg', 'grenade')]).toEqual([0, 0]);
  });

  it('a Tiger that is hit is lost only to a grenade in the second roll, for MG too (NFP-5.19)', () => {
    const tiger = marked('tiger', 'mg');
    expect(unitAt(play(withDice(tiger, 'armor', 'armor'), 'roll run').state, 'C5')).toBeDefined();
    expect(unitAt(play(withDice(tiger, 'armor', 'grenade'), 'roll run').state, 'C5')).toBeUndefined();
  });

  it('no close assault: no battle back, no take ground, no bonus (NFP-5.20)', () => {
    const setting = { special: { stiffUpperLip: true } };
    const british = weakened(marked('infantry brit', 'mg', setting), 'C5', 1);
    const after = play(withDice(british, 'star'), 'roll run');
    expect(eventsOf(after, 'diceRolled')).toHaveLength(1);
    expect(legal(after.state)).not.toContain('battle back');
    const killed = play(withDice(marked('infantry 1', 'mg'), 'infantry'), 'roll run').state;
    expect(legal(killed)).not.toContain('take ground');
  });

  it('is answered by no Ambush once it is rolled (NFP-5.20)', () => {
    const hands: Setting['hands'] = { allies: ['direct-from-hq'], axis: ['ambush'] };
    const start = fighterAt('B5', { axis: { C5: 'infantry', A9: 'infantry' }, hands });
    const state = flown(start, 'C5', 'mark mg', 'decline ambush', 'c4', 'end flight', 'end movement').state;
    const rolled = play(withDice(state, 'star'), 'roll run');
    expect(eventsOf(rolled, 'diceRolled').map(({ reason }) => reason)).toEqual(['attackRun']);
  });
});

describe('the flags of a run', () => {
  const flagged = (unit: string, setting: Setting = {}, faces: Face[] = ['flag']): State =>
    play(withDice(marked(unit, 'mg', setting), ...faces), 'roll run').state;

  it('send the target back by the rules of every retreat (NFP-5.3, NFP-5.13)', () => {
    const state = flagged('infantry');
    expect(deciderName(state)).toBe('axis');
    expect(figuresAt(play(state, 'retreat c6').state, 'c6')).toBe(4);
  });

  it('are ignored where terrain allows it (NFP-5.3)', () => {
    expect(legal(flagged('infantry', { terrain: { C5: 'sandbags' } }))).toContain('end retreat');
    expect(legal(flagged('infantry', { terrain: { C5: 'bunker axis' } }))).toContain('end retreat');
  });

  it('must be ignored by Japanese infantry (NFP-5.3)', () => {
    expect(unitAt(flagged('infantry jp'), 'C5')).toBeDefined();
  });

  it('cannot be ignored, not even by those who must, where a card says so (NFP-5.3)', () => {
    const start = fighterAt('B5', {
      axis: { C5: 'infantry jp', A9: 'infantry' },
      terrain: { C5: 'sandbags' },
      air: { hands: { allies: ['strafe'] } },
    });
    const run = ['fly C5', 'mark mg', 'fly c4', 'end flight'];
    const there = go(start, 'lay strafe', 'play direct-from-hq', 'end orders', ...run, 'end movement').state;
    const state = play(withDice(there, 'flag', 'star'), 'roll run').state;
    expect(legal(state)).toEqual(['retreat c6', 'retreat b6']);
  });

  it('cost a figure for every hex that cannot be made (NFP-5.13)', () => {
    const axis = { C5: 'infantry', b6: 'infantry', c6: 'infantry', A9: 'infantry' };
    expect(figuresAt(flagged('infantry', { axis }), 'C5')).toBe(3);
  });
});

describe('a unit destroyed by a run', () => {
  it('is a medal as in any battle (NFP-5.13)', () => {
    const killed = play(withDice(marked('infantry 1', 'bomb'), 'grenade'), 'roll run').state;
    expect([medals(killed, 'allies'), unitAt(killed, 'C5')]).toEqual([1, undefined]);
  });

  it('may end the game in the middle of the run (NFP-5.18)', () => {
    const sides = { allies: { medals: 1 } };
    const start = fighterAt('B5', { sides, axis: { C5: 'infantry 1', D5: 'infantry 1', A9: 'infantry' } });
    const state = flown(start, 'C5', 'mark mg', 'D5', 'mark mg', 'E5', 'end flight').state;
    const won = play(withDice(state, 'infantry', 'infantry'), 'roll run').state;
    expect(won.outcome).toMatchObject({ winner: 0 });
    expect(unitAt(won, 'D5')).toBeDefined();
  });
});

it('spent markers go back to the supply (NFP-5.12)', () => {
  const state = marked('infantry', 'bomb');
  expect(airState(state).supply).toEqual({ mg: 15, bomb: 9 });
  const rolled = play(withDice(state, 'star'), 'roll run').state;
  expect(airState(rolled).supply).toEqual({ mg: 15, bomb: 10 });
  expect([markers(rolled), offered(rolled, 'roll')]).toEqual([[], []]);
});
