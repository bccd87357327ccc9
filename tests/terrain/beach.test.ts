import { describe, expect, it } from 'vitest';
import { assault, isLegal, steps, type Places } from '../support/assault.ts';
import { figuresAt, legal, play, position, withDice, type Setting } from '../support/kit.ts';
import type { State } from '../../src/memoir/index.ts';

const OTHER = { E1: 'infantry' };

function armor(terrain: Places, at = 'G5'): State {
  return assault({ terrain, allies: { [at]: 'armor', ...OTHER } });
}

describe('beaches', () => {
  it('a move that enters a beach is two hexes at most (M44-TER-BEACH)', () => {
    const last = play(armor({ f8: 'beach', g8: 'beach' }), 'move G5 g6', 'move g6 G7').state;
    expect(steps(last, 'G7')).toEqual(['F7', 'H7', 'f6', 'g6']);
    const first = play(armor({ g6: 'beach' }), 'move G5 g6', 'move g6 G7').state;
    expect(steps(first, 'G7')).toEqual([]);
    const inland = play(armor({ g6: 'highGround' }), 'move G5 g6', 'move g6 G7').state;
    expect(steps(inland, 'G7')).not.toEqual([]);
  });

  it('a unit that starts on the beach and leaves it at once is not limited (M44-TER-BEACH)', () => {
    const off = play(armor({ G5: 'beach' }), 'move G5 g6', 'move g6 G7').state;
    expect(steps(off, 'G7')).toContain('g8');
    const along = play(armor({ G5: 'beach', g6: 'beach' }), 'move G5 g6', 'move g6 G7').state;
    expect(steps(along, 'G7')).toEqual([]);
  });

  it('a road over the beach gives no third hex (M44-TER-BEACH)', () => {
    const road = { G5: 'road E-W', H5: ['road E-W', 'beach'], I5: 'road E-W', J5: 'road E-W' };
    const state = assault({ terrain: road, allies: { G5: 'infantry', ...OTHER } });
    expect(steps(play(state, 'move G5 H5', 'move H5 I5').state, 'I5')).toEqual([]);
  });

  it('a steep hill on the way counts for two hexes (M44-TER-BEACH, M44-TER-STEEP)', () => {
    const state = play(armor({ g6: 'steepHill', G7: 'beach' }), 'move G5 g6').state;
    expect(steps(state, 'g6')).toContain('H7');
    expect(steps(state, 'g6')).not.toContain('G7');
  });

  it('taking ground and overrun know no beach (M44-TER-BEACH)', () => {
    const state = assault({
      terrain: { G5: 'beach', g6: 'beach', G7: 'beach' },
      allies: { f4: 'armor', ...OTHER },
      axis: { g6: 'infantry 1', g8: 'infantry' },
    });
    const moved = play(state, 'move f4 F5', 'move F5 G5', 'done').state;
    const taken = play(withDice(moved, 'grenade', 'grenade', 'grenade'), 'attack G5 g6', 'take ground').state;
    expect(isLegal(taken, 'overrun g8')).toBe(true);
  });

  it('a coast line limits a move as a beach does (M44-TER-COAST)', () => {
    const state = play(armor({ g6: 'coast' }), 'move G5 g6', 'move g6 G7').state;
    expect(steps(state, 'G7')).toEqual([]);
  });
});

describe('the sea', () => {
  const OFFSHORE: Setting = { face: 'beach' };

  it('a unit moves one hex at sea, and from the sea onto any open ground under the beach limit (M44-TER-OCEAN)', () => {
    const atSea = assault({ ...OFFSHORE, allies: { G1: 'armor', ...OTHER } });
    expect(steps(play(atSea, 'move G1 g2').state, 'g2')).toEqual([]);
    const landing = assault({ ...OFFSHORE, allies: { g2: 'armor', ...OTHER } });
    const beach = play(landing, 'move g2 G3', 'move G3 g4').state;
    expect(steps(beach, 'g4')).toEqual([]);
    const steep = assault({ ...OFFSHORE, terrain: { G3: 'woods', H3: 'bluff' }, allies: { g2: 'infantry', ...OTHER } });
    expect(steps(steep, 'g2')).toEqual(['G1', 'G3', 'H1', 'H3', 'f2', 'h2']);
  });

  it('a unit at sea does not battle, not even in ambush (M44-TER-OCEAN)', () => {
    const state = assault({ ...OFFSHORE, allies: { g2: 'infantry', ...OTHER }, axis: { G3: 'infantry' } });
    expect(legal(play(state, 'done').state).some((text) => text.startsWith('attack'))).toBe(false);
    const defended = position({
      ...OFFSHORE,
      turn: 'axis',
      allies: { g2: 'infantry', G3: 'infantry' },
      axis: { H3: 'infantry', h4: 'infantry' },
      hands: { axis: ['assault-centre'], allies: ['ambush'] },
    });
    const assaulting = play(defended, 'play assault-centre', 'done').state;
    expect(isLegal(play(assaulting, 'attack H3 G3').state, 'ambush')).toBe(true);
    expect(isLegal(play(assaulting, 'attack H3 g2').state, 'ambush')).toBe(false);
  });

  it('nobody retreats into the sea (M44-TER-OCEAN)', () => {
    const state = assault({
      turn: 'allies',
      face: 'beach',
      sides: { allies: { edge: 'top' }, axis: { edge: 'bottom' } },
      allies: { G5: 'infantry', E9: 'infantry' },
      axis: { G3: 'infantry', A1: 'infantry' },
    });
    const hit = play(withDice(play(state, 'done').state, 'flag', 'star'), 'attack G5 G3').state;
    expect(figuresAt(hit, 'G3')).toBe(3);
  });

  it('no sandbags are filled at sea or in a ford (M44-TER-OCEAN, M44-TER-FORD)', () => {
    const setting: Setting = {
      face: 'beach',
      terrain: { G5: ['river', 'ford'], F5: ['river', 'bridge'] },
      allies: { g2: 'infantry', G5: 'infantry', F5: 'infantry', G3: 'infantry' },
    };
    const state = assault(setting, 'dig-in');
    expect(legal(state)).toEqual(['order F5', 'order G3', 'end orders']);
  });
});

describe('a pier', () => {
  it('is entered from land or beach but not from the sea (M44-TER-PIER, M44-DIFF-24)', () => {
    const setting: Setting = { face: 'beach', terrain: { g2: 'pier' } };
    expect(steps(assault({ ...setting, allies: { G3: 'infantry', ...OTHER } }), 'G3')).toContain('g2');
    expect(steps(assault({ ...setting, allies: { G1: 'infantry', E3: 'infantry' } }), 'G1')).not.toContain('g2');
    expect(steps(assault({ ...setting, allies: { g2: 'infantry', ...OTHER } }), 'g2')).toContain('G1');
  });
});
