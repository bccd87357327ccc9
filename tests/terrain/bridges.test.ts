import { describe, expect, it } from 'vitest';
import { assault, isLegal, steps } from '../support/assault.ts';
import { figuresAt, play, withDice } from '../support/kit.ts';

const OTHER = { E1: 'infantry' };
const RIVER = { e6: 'river E-W', f6: 'river E-W', h6: 'river E-W' };
/** The neighbours of G5 by direction. */
const AROUND: Readonly<Record<string, string>> = { E: 'H5', NE: 'g6', NW: 'f6', W: 'F5', SW: 'f4', SE: 'g4' };

describe('bridges', () => {
  it.each([
    ['a bridge (M44-TER-BRIDGE)', 'bridge'],
    ['a pontoon bridge (M44-TER-PONTOON)', 'pontoonBridge'],
    ['a bridge section along the way (M44-TER-BRIDGESEC)', 'bridgeSection NW-SW-NE-SE'],
  ])('%s carries armor over the river, in a move as in a retreat', (_title, bridge) => {
    const terrain = { ...RIVER, g6: ['river E-W', bridge] };
    const over = play(assault({ terrain, allies: { G5: 'armor', ...OTHER } }), 'move G5 g6', 'move g6 G7').state;
    expect(steps(over, 'G7')).toContain('g8');
    const attacked = assault({ terrain, allies: { g4: 'artillery', ...OTHER }, axis: { G5: 'armor' } });
    const hit = play(withDice(play(attacked, 'done').state, 'flag', 'star', 'star'), 'attack g4 G5').state;
    expect(figuresAt(hit, 'g6')).toBe(3);
  });

  it('a broken bridge carries nobody (M44-TER-BRKBRIDGE)', () => {
    const terrain = { ...RIVER, g6: ['river E-W', 'brokenBridge'] };
    expect(steps(assault({ terrain, allies: { G5: 'infantry', ...OTHER } }), 'G5')).not.toContain('g6');
  });

  it('a bridge over a hex opens the water and no other obstacle (M44-TER-BRIDGE)', () => {
    const terrain = { g6: ['river E-W', 'bridge', 'roadBlock'] };
    expect(steps(assault({ terrain, allies: { G5: 'armor', ...OTHER } }), 'G5')).not.toContain('g6');
    expect(steps(assault({ terrain, allies: { G5: 'infantry', ...OTHER } }), 'G5')).toContain('g6');
  });

  it.each([['E-W'], ['NE-SW'], ['NW-SE'], ['NE-NW-SW-SE'], ['E-NE-W-SW'], ['E-NW-W-SE']])(
    'a bridge section is open along its axis %s only, whichever way it lies (M44-TER-BRIDGESEC, M44-DIFF-7)',
    (links) => {
      const open = links
        .split('-')
        .map((name) => AROUND[name])
        .toSorted();
      const terrain = { G5: ['river', `bridgeSection ${links}`] };
      expect(steps(assault({ terrain, allies: { G5: 'armor', ...OTHER } }), 'G5')).toEqual(open);
      const enters = Object.values(AROUND).filter((from) =>
        steps(assault({ terrain, allies: { [from]: 'armor', ...OTHER } }), from).includes('G5'),
      );
      expect(enters.toSorted()).toEqual(open);
    },
  );

  it('a unit whose retreat leads over the side of a bridge section loses figures instead (M44-TER-BRIDGESEC)', () => {
    const state = assault({
      terrain: { g6: ['river', 'bridgeSection E-W'] },
      allies: { G5: 'infantry', ...OTHER },
      axis: { g6: 'infantry' },
    });
    const hit = play(withDice(play(state, 'done').state, 'flag', 'star', 'star'), 'attack G5 g6').state;
    expect(figuresAt(hit, 'g6')).toBe(3);
  });

  it('armor stopped by a railroad bridge still takes ground and overruns (M44-TER-RAILBRIDGE, M44-DIFF-8)', () => {
    const state = assault({
      terrain: { ...RIVER, g6: ['river E-W', 'railBridge'] },
      allies: { G5: 'armor', ...OTHER },
      axis: { G7: 'infantry 1', g8: 'infantry' },
    });
    const stopped = play(state, 'move G5 g6', 'done').state;
    const taken = play(withDice(stopped, 'grenade', 'grenade', 'grenade'), 'attack g6 G7', 'take ground').state;
    expect(isLegal(taken, 'overrun g8')).toBe(true);
  });

  it('a ford ends the move and forbids taking ground, a stream only ends the move (M44-TER-FORD, M44-TER-STREAM)', () => {
    const won = (water: string[]): boolean => {
      const state = assault({
        terrain: { g6: water },
        allies: { G5: 'infantry', ...OTHER },
        axis: { G7: 'infantry 1', A9: 'infantry' },
      });
      const stopped = play(state, 'move G5 g6').state;
      expect(steps(stopped, 'g6')).toEqual([]);
      const fought = play(withDice(play(stopped, 'done').state, 'grenade', 'grenade', 'grenade'), 'attack g6 G7');
      return isLegal(fought.state, 'take ground');
    };
    expect(won(['river', 'ford'])).toBe(false);
    expect(won(['fordableStream'])).toBe(true);
  });
});
