import { describe, expect, it } from 'vitest';
import { deciderName, eventsOf, legal, play, position, unitAt, type Setting } from '../support/kit.ts';
import { attack } from './firing.ts';
import { flagged, lost } from './flagged.ts';

describe('flags', () => {
  it('send a unit back one hex each, its owner choosing the way (M44-FLAG-1, M44-FLAG-4)', () => {
    const one = flagged(1, {});
    expect(deciderName(one.state)).toBe('axis');
    expect(legal(one.state)).toEqual(['retreat g6', 'retreat f6']);
    const there = play(one.state, 'retreat f6');
    expect(unitAt(there.state, 'f6')).toBeDefined();
    expect(legal(there.state)).not.toContain('retreat F7');
    const two = play(flagged(2, {}).state, 'retreat f6');
    expect(legal(two.state)).toEqual(['retreat G7', 'retreat F7']);
    expect(unitAt(play(two.state, 'retreat F7').state, 'F7')).toBeDefined();
  });

  it.each(['frenchResistance', 'skiTroops', 'sniper', 'infantry it', 'armor it'])(
    'may send %s up to three hexes back, one at least (M44-FLAG-1)',
    (unit) => {
      const sent = flagged(1, { special: { italianRoyalArmy: true } }, unit);
      expect(legal(sent.state)).toEqual(['retreat g6', 'retreat f6']);
      const first = play(sent.state, 'retreat f6');
      expect(legal(first.state)).toEqual(['retreat G7', 'retreat F7', 'end retreat']);
      const third = play(first.state, 'retreat F7', 'retreat e8');
      expect(deciderName(third.state)).toBe('axis');
      expect(legal(third.state)).not.toContain('end retreat');
    },
  );

  it('toward the own edge only: the Allies go down, the Axis up (M44-FLAG-4, M44-BOARD-7)', () => {
    const setting: Setting = {
      turn: 'axis',
      axis: { G9: 'artillery' },
      allies: { G5: 'infantry' },
      dice: ['flag', 'star'],
    };
    expect(legal(attack(setting, 'G9', 'G5').state)).toEqual(['retreat f4', 'retreat g4']);
  });

  it('turn round with the edges of the map (M44-FLAG-4, M44-BOARD-7)', () => {
    const setting: Setting = { sides: { axis: { edge: 'bottom' }, allies: { edge: 'top' } } };
    expect(legal(flagged(1, setting).state)).toEqual(['retreat f4', 'retreat g4']);
  });
});

describe('flags that are ignored', () => {
  it.each(['sandbags', 'hedgehog', 'church', 'cemetery', 'fieldBunker', 'oasis', 'ravine'])(
    '%s lets its unit stand one flag, not two (M44-FLAG-2)',
    (shelter) => {
      const one = flagged(1, { terrain: { G5: shelter } });
      expect(legal(one.state)).toEqual(['retreat g6', 'retreat f6', 'end retreat']);
      expect(unitAt(play(one.state, 'end retreat').state, 'G5')).toBeDefined();
      expect(legal(flagged(2, { terrain: { G5: shelter } }).state)).not.toContain('end retreat');
    },
  );

  it('a fortress lets its unit stand all of them (M44-FLAG-2)', () => {
    const two = flagged(2, { terrain: { G5: 'fortress' } });
    expect(legal(two.state)).toEqual(['retreat g6', 'retreat f6', 'end retreat']);
    expect(lost(two)).toBe(0);
  });

  it('some units stand one flag on any ground (M44-FLAG-2, M44-UNIT-5)', () => {
    expect(legal(flagged(1, {}, 'armor ignoresOneFlag').state)).toContain('end retreat');
    expect(legal(flagged(1, {}, 'armor').state)).not.toContain('end retreat');
  });

  it('two reasons to ignore one flag are still one flag (M44-FLAG-2)', () => {
    const two = flagged(2, { terrain: { G5: ['church', 'sandbags'] } }, 'armor ignoresOneFlag');
    expect(legal(two.state)).toEqual(['retreat g6', 'retreat f6']);
    expect(legal(play(two.state, 'retreat f6').state)).toContain('end retreat');
  });

  it('Japanese infantry must ignore one, and all of them in a cave (M44-FLAG-2, M44-NAT-JP)', () => {
    const one = flagged(1, {}, 'infantry jp');
    expect(unitAt(one.state, 'G5')).toBeDefined();
    expect(legal(one.state)).not.toContain('retreat f6');
    expect(eventsOf(one, 'flagsIgnored')).toMatchObject([{ count: 1 }]);
    expect(legal(flagged(2, {}, 'infantry jp').state)).toEqual(['retreat g6', 'retreat f6']);
    const cave = flagged(2, { terrain: { G5: 'hillCave' } }, 'infantry jp');
    expect(unitAt(cave.state, 'G5')).toBeDefined();
    expect(lost(cave)).toBe(0);
    expect(legal(cave.state)).not.toContain('retreat f6');
  });

  it('nobody ignores the flags of Barrage and Air Power (M44-FLAG-2, M44-CARD-BARRAGE, M44-CARD-AIR)', () => {
    const setting = (unit: string, card: 'barrage' | 'air-power'): Setting => ({
      axis: { G5: unit },
      terrain: { G5: ['fortress', 'sandbags'] },
      hands: { allies: [card], axis: [] },
      dice: ['flag', 'star', 'star', 'star'],
    });
    const bombed = play(position(setting('infantry jp', 'barrage')), 'play barrage', 'target G5').state;
    expect(legal(bombed)).toEqual(['retreat g6', 'retreat f6']);
    const raided = play(
      position({ ...setting('infantry 4', 'air-power'), dice: ['flag', 'flag'] }),
      'play air-power',
      'target G5',
    ).state;
    expect(legal(raided)).toEqual(['retreat g6', 'retreat f6']);
  });

  it('with two flags and one to ignore the owner chooses between one hex and two (M44-FLAG-3)', () => {
    const two = flagged(2, { terrain: { G5: 'sandbags' } });
    expect(legal(two.state)).toEqual(['retreat g6', 'retreat f6']);
    const one = play(two.state, 'retreat f6');
    expect(legal(one.state)).toEqual(['retreat G7', 'retreat F7', 'end retreat']);
    expect(legal(play(one.state, 'retreat F7').state)).not.toContain('end retreat');
  });

  it('who stays though it could go ignores the flags that are left (M44-FLAG-2)', () => {
    const two = flagged(2, { terrain: { G5: 'sandbags' } });
    const stayed = play(play(two.state, 'retreat f6').state, 'end retreat');
    expect(eventsOf(stayed, 'flagsIgnored')).toMatchObject([{ count: 1 }]);
    const gone = play(play(two.state, 'retreat f6').state, 'retreat F7');
    expect(eventsOf(gone, 'flagsIgnored')).toEqual([]);
  });

  it('a far-retreating unit that may ignore one of two flags goes one to six hexes (M44-FLAG-3)', () => {
    const two = flagged(2, { terrain: { G5: 'sandbags' } }, 'skiTroops');
    const back = play(two.state, 'retreat f6', 'retreat F7', 'retreat e8');
    expect(legal(back.state)).toEqual(['retreat F9', 'retreat E9', 'end retreat']);
  });
});
