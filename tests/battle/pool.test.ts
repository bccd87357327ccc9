import { describe, expect, it } from 'vitest';
import type { CardId } from '../../src/memoir/cards/card.ts';
import { diceThrown, play, type Setting } from '../support/kit.ts';
import { attack, diceAt, readyToBattle, weakened } from './firing.ts';

interface Pool {
  firer: string;
  target?: string;
  range: 1 | 2 | 3 | 4;
  out?: string | string[];
  in?: string | string[];
  card?: CardId;
  dice: number;
}

const RANGES = ['', 'F5', 'G5', 'H5', 'I5'];

function dice({ firer, target = 'infantry', range, out, in: shelter, card }: Omit<Pool, 'dice'>): number {
  const hex = RANGES[range];
  const terrain = { ...(out && { E5: out }), ...(shelter && { [hex]: shelter }) };
  return diceAt({ allies: { E5: firer }, axis: { [hex]: target }, terrain }, 'E5', hex, card);
}

const EXAMPLES: [string, Pool][] = [
  ['infantry at woods, range 2: 2−1', { firer: 'infantry', range: 2, in: 'woods', dice: 1 }],
  ['infantry at woods, range 3: 1−1, no attack', { firer: 'infantry', range: 3, in: 'woods', dice: 0 }],
  ['armor at a town: 3−2', { firer: 'armor', range: 2, in: 'town', dice: 1 }],
  ['armor in a town at a town: 3−2−2, no attack', { firer: 'armor', range: 1, out: 'town', in: 'town', dice: 0 }],
  [
    'armor at sandbags on a hill above it: 3−1, not 3−2',
    { firer: 'armor', range: 2, in: ['hill', 'sandbags'], dice: 2 },
  ],
  ['artillery at a fortress, range 4: 2', { firer: 'artillery', range: 4, in: 'fortress', dice: 2 }],
  ['engineers in close assault at a bunker: 3', { firer: 'combatEngineers', range: 1, in: 'bunker', dice: 3 }],
  ['a flame-thrower in close assault at a town: 3−1', { firer: 'flameThrower', range: 1, in: 'town', dice: 2 }],
  ['infantry on wire in close assault: 3−1', { firer: 'infantry', range: 1, out: 'wire', dice: 2 }],
  ['the same with Close Assault: 3−1+1', { firer: 'infantry', range: 1, out: 'wire', card: 'close-assault', dice: 3 }],
  ['full Japanese infantry in close assault: 3+1', { firer: 'infantry jp', range: 1, dice: 4 }],
];

describe('the examples of the ledger', () => {
  it.each(EXAMPLES)('%s (M44-BTL-4, M44-BTL-5)', (_name, pool) => {
    expect(dice(pool)).toBe(pool.dice);
  });

  it('Japanese infantry that has lost a figure: 3 (M44-BTL-4, M44-NAT-JP)', () => {
    const state = readyToBattle({ allies: { E5: 'infantry jp' }, axis: { F5: 'infantry' } }, ['E5']);
    expect(diceThrown(play(weakened(state, 'E5', 3), 'attack E5 F5'))).toEqual([3]);
  });
});

const NEIGHBOURS: [string, Pool][] = [
  ['engineers farther off feel the bunker', { firer: 'combatEngineers', range: 2, in: 'bunker', dice: 1 }],
  ['a flame-thrower farther off feels the whole town', { firer: 'flameThrower', range: 2, in: 'town', dice: 1 }],
  ['Japanese infantry farther off has no more dice than others', { firer: 'infantry jp', range: 2, dice: 2 }],
  ['Japanese armor has none either', { firer: 'armor jp', range: 1, dice: 3 }],
  ['armor on wire has no wire in its way', { firer: 'armor', range: 1, out: 'wire', dice: 3 }],
  ['a ford takes a die from every unit in it', { firer: 'artillery', range: 1, out: ['river E-W', 'ford'], dice: 2 }],
  ['infantry fires out of a town with all its dice', { firer: 'infantry', range: 1, out: 'town', dice: 3 }],
  [
    'the worse of wire and ford counts, not both',
    { firer: 'infantry', range: 1, out: ['river E-W', 'ford', 'wire'], dice: 2 },
  ],
  [
    'the better of woods and sandbags counts, not both',
    { firer: 'armor', range: 1, in: ['woods', 'sandbags'], dice: 1 },
  ],
  ['and so it does the other way round', { firer: 'armor', range: 1, in: ['sandbags', 'woods'], dice: 1 }],
  [
    'firing out of a ford at woods loses both',
    { firer: 'infantry', range: 1, out: ['river E-W', 'ford'], in: 'woods', dice: 1 },
  ],
  ['Armor Assault adds a die in close assault', { firer: 'armor', range: 1, card: 'armor-assault', dice: 4 }],
  ['Armor Assault adds none farther off', { firer: 'armor', range: 2, card: 'armor-assault', dice: 3 }],
  ['Firefight adds a die at any range', { firer: 'infantry', range: 3, card: 'firefight', dice: 2 }],
  ['no card gives dice beyond the range', { firer: 'infantry', range: 4, card: 'firefight', dice: 0 }],
  ['Wittmann has a die more while he has not moved', { firer: 'tiger wittmann', range: 2, dice: 4 }],
  ['infantry in a boat on the river has one less', { firer: 'infantry boat', range: 1, out: 'river E-W', dice: 2 }],
];

describe('what adds and takes dice', () => {
  it.each(NEIGHBOURS)('%s (M44-BTL-4)', (_name, pool) => {
    expect(dice(pool)).toBe(pool.dice);
  });

  it('the cross-hair of a big gun adds one die at the hex it has hit, for that gun only (M44-BTL-4, M44-UNIT-BIGGUN)', () => {
    const setting: Setting = {
      allies: { E5: 'bigGun', E3: 'bigGun' },
      axis: { H5: 'infantry', H7: 'infantry' },
      dice: ['grenade', 'star', ...Array.from({ length: 9 }, () => 'star' as const)],
    };
    const ready = readyToBattle(setting, ['E5', 'E3'], 'artillery-bombard');
    expect(diceThrown(play(ready, 'attack E5 H5', 'attack E5 H5'))).toEqual([2, 3]);
    expect(diceThrown(play(ready, 'attack E5 H5', 'attack E5 H7'))).toEqual([2, 2]);
    expect(diceThrown(play(ready, 'attack E5 H5', 'attack E3 H5'))).toEqual([2, 2]);
  });

  it('a unit rolls all its dice however few figures are left (M44-BTL-4, M44-UNIT-1)', () => {
    const state = readyToBattle({ allies: { E5: 'armor' }, axis: { F5: 'infantry' } }, ['E5']);
    expect(diceThrown(play(weakened(state, 'E5', 1), 'attack E5 F5'))).toEqual([3]);
  });

  it('the dice declared are the dice thrown (M44-BTL-4)', () => {
    const fired = attack({ allies: { E5: 'armor' }, axis: { G5: 'infantry' }, terrain: { G5: 'woods' } }, 'E5', 'G5');
    expect(diceThrown(fired)).toEqual([1]);
  });
});
