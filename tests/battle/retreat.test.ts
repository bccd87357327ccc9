import { describe, expect, it } from 'vitest';
import { hasPiece } from '../../src/memoir/terrain/ground.ts';
import type { State } from '../../src/memoir/index.ts';
import {
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
import { at, attack } from './firing.ts';
import { flagged, lost, retreats } from './flagged.ts';

describe('where a retreat can go', () => {
  it('never sideways or forward, even with the way back closed (M44-FLAG-4, M44-FLAG-6)', () => {
    const shut = flagged(1, { axis: { f6: 'infantry', g6: 'infantry' } });
    expect(lost(shut)).toBe(1);
    expect(unitAt(shut.state, 'G5')).toBeDefined();
  });

  const CLOSED: [string, Setting, string?][] = [
    ['an enemy', { allies: { f6: 'infantry' } }],
    ['a friend', { axis: { f6: 'infantry' } }],
    ['a river', { terrain: { f6: 'river E-W' } }],
    ['a lake', { terrain: { f6: 'lake' } }],
    ['a mountain behind open ground', { terrain: { f6: 'mountain' } }],
    ['a closed wadi side', { terrain: { f6: 'wadi E-W' } }],
    ['a bunker, for armor', { terrain: { f6: 'fieldBunker' } }, 'armor'],
    ['marsh, for artillery', { terrain: { f6: 'marsh' } }, 'artillery'],
  ];
  it.each(CLOSED)('not onto %s (M44-FLAG-5)', (_name, setting, unit) => {
    const sent = flagged(1, setting, unit);
    expect(retreats(sent, sent.state)).toEqual(['g6']);
    expect(lost(sent)).toBe(0);
  });

  it('not into the ocean (M44-FLAG-5)', () => {
    const fled = (hex: string, gun: string) =>
      attack(
        {
          turn: 'axis',
          face: 'beach',
          axis: { [gun]: 'artillery' },
          allies: { [hex]: 'infantry' },
          dice: ['flag', 'star'],
        },
        gun,
        hex,
      );
    const ashore = fled('G3', 'G7');
    expect([lost(ashore), unitAt(ashore.state, 'G3')?.figures]).toEqual([1, 3]);
    const higher = fled('G5', 'G9');
    expect(legal(higher.state)).toEqual(['retreat f4', 'retreat g4']);
  });

  it('through woods, wire, hedgerows and up steep hills without a stop (M44-FLAG-5)', () => {
    const terrain = { f6: 'woods', g6: 'hedgerow', G7: ['steepHill', 'wire'], F7: 'steepHill' };
    const two = play(flagged(2, { terrain }, 'armor').state, 'retreat f6');
    expect(legal(two.state)).toEqual(['retreat G7', 'retreat F7']);
    const wire = play(two.state, 'retreat G7').state;
    expect(hasPiece(wire.ground, hexNamed(wire, 'G7'), 'wire')).toBe(true);
  });

  it('off a mountain only onto hills and mountains (M44-FLAG-5, M44-TER-MOUNTAIN)', () => {
    const peak = flagged(1, { terrain: { G5: 'mountain', f6: 'hill' } });
    expect(retreats(peak, peak.state)).toEqual(['f6']);
    expect(lost(flagged(1, { terrain: { G5: 'mountain' } }))).toBe(1);
  });

  it('between beach and bluff like any hill, for tanks too (M44-FLAG-5, M44-TER-BLUFF)', () => {
    const cliff = flagged(1, { terrain: { G5: 'bluff', f6: 'beach', g6: 'beach' } }, 'armor');
    expect(legal(cliff.state)).toEqual(['retreat g6', 'retreat f6']);
  });
});

describe('a retreat that is blocked', () => {
  it('costs a figure for every hex that cannot be made, taken before the unit goes as far as it can (M44-FLAG-6)', () => {
    const friends = { F7: 'infantry', G7: 'infantry', H7: 'infantry' };
    const two = flagged(2, { axis: friends });
    expect(lost(two)).toBe(1);
    expect(figuresAt(two.state, 'G5')).toBe(3);
    const back = play(two.state, 'retreat f6');
    expect([lost(back), figuresAt(back.state, 'f6')]).toEqual([0, 3]);
  });

  it('must take the way that leads farthest (M44-FLAG-6)', () => {
    const two = flagged(2, { axis: { F7: 'infantry', G7: 'infantry' } });
    expect(retreats(two, two.state)).toEqual(['g6', 'H7']);
    expect(lost(two)).toBe(0);
    const one = flagged(1, { axis: { F7: 'infantry', G7: 'infantry' } });
    expect(legal(one.state)).toEqual(['retreat g6', 'retreat f6']);
  });

  it('eliminates a unit that has too few figures for it (M44-FLAG-6, M44-MEDAL-KILL)', () => {
    const shut = flagged(2, { axis: { f6: 'infantry', g6: 'infantry' } }, 'infantry 2');
    expect(unitAt(shut.state, 'G5')).toBeUndefined();
    expect(medals(shut.state, 'allies')).toBe(1);
  });

  it('costs nothing for flags it may ignore (M44-FLAG-3, M44-FLAG-6)', () => {
    const shut = { axis: { f6: 'infantry', g6: 'infantry' }, terrain: { G5: 'sandbags' } };
    expect(lost(flagged(1, shut))).toBe(0);
    expect(lost(flagged(2, shut))).toBe(1);
  });

  it('costs a far-retreating unit only the hexes it must go (M44-FLAG-6)', () => {
    const short = flagged(2, { axis: { F7: 'infantry', G7: 'infantry', H7: 'infantry' } }, 'skiTroops');
    expect(lost(short)).toBe(1);
    expect(figuresAt(play(short.state, 'retreat f6').state, 'f6')).toBe(2);
  });

  it('guns and tanks in a bunker, and guns on a mountain, lose a figure for each flag they cannot ignore (M44-FLAG-7)', () => {
    const held = (flags: number, unit: string, terrain: string | string[]) => {
      const sent = flagged(flags, { terrain: { G5: terrain } }, unit);
      expect(retreats(sent, sent.state)).toEqual([]);
      expect(legal(sent.state).filter((text) => text.startsWith('retreat'))).toEqual([]);
      return lost(sent);
    };
    expect([held(1, 'artillery', 'bunker'), held(2, 'artillery', 'bunker')]).toEqual([0, 1]);
    expect([held(1, 'armor', 'bunker'), held(2, 'armor', 'bunker')]).toEqual([0, 1]);
    expect([held(1, 'artillery', 'mountain'), held(2, 'artillery', 'mountain')]).toEqual([1, 2]);
    expect([held(1, 'artillery', 'bunker allies'), held(2, 'artillery', 'bunker allies')]).toEqual([1, 2]);
    expect(legal(flagged(1, { terrain: { G5: 'bunker' } }).state)).toEqual(['retreat g6', 'retreat f6', 'end retreat']);
  });
});

describe('what a retreat sets off', () => {
  const shutOneSide = { axis: { g6: 'infantry' } };

  it('no mine (M44-FLAG-8, M44-MINE-2)', () => {
    const setting: Setting = { ...shutOneSide, mines: { f6: 'allies' } };
    const sent = flagged(1, setting);
    expect(retreats(sent, sent.state)).toEqual(['f6']);
    expect([lost(sent), eventsOf(sent, 'mineRevealed').length]).toEqual([0, 0]);
  });

  it('the ice of a frozen river (M44-FLAG-8, M44-TER-FROZEN)', () => {
    const sent = flagged(1, { ...shutOneSide, terrain: { f6: 'frozenRiver E-W' }, dice: ['star', 'star'] });
    expect(eventsOf(sent, 'diceRolled').map(({ reason }) => reason)).toEqual(['attack', 'ice']);
    expect(figuresAt(sent.state, 'f6')).toBe(2);
  });

  it('the loss of the sandbags left behind (M44-FLAG-8, M44-TER-SANDBAG)', () => {
    const sent = flagged(1, { terrain: { G5: 'sandbags' } }).state;
    const stayed = play(sent, 'end retreat').state;
    const left = play(sent, 'retreat f6').state;
    const bags = (state: State) => hasPiece(state.ground, hexNamed(state, 'G5'), 'sandbags');
    expect([bags(stayed), bags(left)]).toEqual([true, false]);
  });

  it('a new count at once of the objectives it leaves and reaches (M44-FLAG-8, M44-MEDAL-POS)', () => {
    const objectives = [
      { hexes: ['F5'], side: 'axis' },
      { hexes: ['e6'], side: 'axis', medals: 2 },
    ];
    const dice: Setting['dice'] = ['flag', 'star', 'star'];
    const sent = attack({ allies: { E5: 'infantry' }, axis: { F5: 'infantry' }, objectives, dice }, 'E5', 'F5').state;
    expect(medals(sent, 'axis')).toBe(1);
    for (const [way, held] of [
      ['e6', 2],
      ['f6', 0],
    ] as const) {
      const back = play(sent, `retreat ${way}`).state;
      expect(legal(back)).toContain('take ground');
      expect(medals(back, 'axis')).toBe(held);
    }
  });

  it('nothing but losses for infantry in a boat on the river (M44-FLAG-9)', () => {
    const afloat = flagged(2, { terrain: { G5: 'river E-W' } }, 'infantry boat');
    expect([lost(afloat), figuresAt(afloat.state, 'G5')]).toEqual([2, 2]);
    const ashore = flagged(1, {}, 'infantry boat');
    expect(legal(ashore.state)).toEqual(['retreat g6', 'retreat f6']);
  });
});

describe('the retreats of the ledger', () => {
  /** The bottom player's unit at (13,7); (12,8) and (14,8) are the hexes behind it. */
  const gun = (flags: number, unit: string, others: Record<string, string> = {}): Played =>
    attack(
      {
        turn: 'axis',
        axis: { g4: 'artillery' },
        allies: { [unit]: 'infantry', ...others },
        dice: [0, 1, 2].map((i) => (i < flags ? ('flag' as const) : ('star' as const))),
      },
      'g4',
      unit,
    );

  it('one flag with one hex behind occupied: it must go to the other (M44-FLAG-4, M44-FLAG-5)', () => {
    const sent = gun(1, at(13, 7), { [at(12, 8)]: 'infantry' });
    expect(retreats(sent, sent.state)).toEqual([at(14, 8)]);
  });

  it('one flag with both hexes behind occupied: one hit (M44-FLAG-6)', () => {
    const sent = gun(1, at(13, 7), { [at(12, 8)]: 'infantry', [at(14, 8)]: 'infantry' });
    expect([lost(sent), figuresAt(sent.state, at(13, 7))]).toEqual([1, 3]);
  });

  it('two flags with one row left: one hit, then back one hex (M44-FLAG-6)', () => {
    const sent = gun(2, at(13, 7), { [at(12, 8)]: 'infantry' });
    expect([lost(sent), retreats(sent, sent.state), figuresAt(sent.state, at(14, 8))]).toEqual([1, [at(14, 8)], 3]);
    expect(eventsOf(sent, 'figuresLost')[0]).toMatchObject({ hex: hexNamed(sent.state, at(13, 7)) });
  });

  it('on the baseline, with nothing but the edge of the board behind, every flag is a hit (M44-FLAG-5, M44-FLAG-6)', () => {
    const sent = gun(2, at(12, 8));
    expect([lost(sent), figuresAt(sent.state, at(12, 8))]).toEqual([2, 2]);
  });

  it('artillery in its own bunker ignores one flag and takes one hit from two (M44-FLAG-7, M44-TER-BUNKER)', () => {
    const inBunker = (flags: number) => lost(flagged(flags, { terrain: { G5: 'bunker axis' } }, 'artillery'));
    expect([inBunker(1), inBunker(2)]).toEqual([0, 1]);
  });
});
