import { describe, expect, it } from 'vitest';
import { assault, isLegal, steps } from '../support/assault.ts';
import { play, withDice } from '../support/kit.ts';
import type { State } from '../../src/memoir/index.ts';

const OTHER = { E1: 'infantry' };
const kill = (state: State, attack: string): State =>
  play(withDice(state, 'grenade', 'grenade', 'grenade'), attack).state;

describe('terrain that ends a move', () => {
  it('a hard stop ends the move and forbids taking ground this turn (M44-MOVE-4)', () => {
    const setting = { allies: { G5: 'infantry', ...OTHER }, axis: { G7: 'infantry 1', A9: 'infantry' } };
    const stopped = play(assault({ ...setting, terrain: { g6: 'oasis' } }), 'move G5 g6').state;
    expect(steps(stopped, 'g6')).toEqual([]);
    expect(isLegal(kill(play(stopped, 'done').state, 'attack g6 G7'), 'take ground')).toBe(false);
    const already = kill(
      play(assault({ ...setting, allies: { g6: 'infantry', ...OTHER }, terrain: { g6: 'oasis' } }), 'done').state,
      'attack g6 G7',
    );
    expect(isLegal(already, 'take ground')).toBe(true);
  });

  it('a soft stop ends the move but not the right to take ground and overrun (M44-MOVE-5, M44-TER-STREAM)', () => {
    const state = assault({
      terrain: { g6: 'fordableStream' },
      allies: { G5: 'armor', ...OTHER },
      axis: { G7: 'infantry 1', g8: 'infantry' },
    });
    const stopped = play(state, 'move G5 g6').state;
    expect(steps(stopped, 'g6')).toEqual([]);
    const won = kill(play(stopped, 'done').state, 'attack g6 G7');
    expect(isLegal(play(won, 'take ground').state, 'overrun g8')).toBe(true);
  });

  it('a unit that starts on exit-stop ground moves one hex only and may still take ground (M44-MOVE-6)', () => {
    const setting = { allies: { G5: 'infantry', ...OTHER }, axis: { G7: 'infantry 1', A9: 'infantry' } };
    const out = play(assault({ ...setting, terrain: { G5: 'hedgerow' } }), 'move G5 g6').state;
    expect(steps(out, 'g6')).toEqual([]);
    expect(isLegal(kill(play(out, 'done').state, 'attack g6 G7'), 'take ground')).toBe(true);
    const fromOpen = play(assault(setting), 'move G5 g6').state;
    expect(steps(fromOpen, 'g6')).not.toEqual([]);
  });

  it('adjacent-entry ground is entered only as the first step (M44-MOVE-7, M44-TER-HEDGEROW)', () => {
    const terrain = { g6: 'hedgerow' };
    expect(steps(assault({ terrain, allies: { G5: 'armor', ...OTHER } }), 'G5')).toContain('g6');
    const walked = play(assault({ terrain, allies: { g4: 'armor', ...OTHER } }), 'move g4 G5').state;
    expect(steps(walked, 'G5')).not.toContain('g6');
    expect(steps(walked, 'G5')).toContain('f6');
  });

  it('ground is taken into adjacent-entry terrain only by a unit that has not moved or taken ground (M44-MOVE-7)', () => {
    const setting = { terrain: { g6: 'hedgerow' }, axis: { g6: 'infantry 1', A9: 'infantry' } };
    const still = play(assault({ ...setting, allies: { G5: 'armor', ...OTHER } }), 'done').state;
    expect(isLegal(play(withDice(still, 'grenade'), 'attack G5 g6').state, 'take ground')).toBe(true);
    const moved = play(assault({ ...setting, allies: { g4: 'armor', ...OTHER } }), 'move g4 G5', 'done').state;
    expect(isLegal(play(withDice(moved, 'grenade'), 'attack G5 g6').state, 'take ground')).toBe(false);
    const running = play(
      assault({ ...setting, allies: { g4: 'armor', ...OTHER }, axis: { ...setting.axis, G5: 'infantry 1' } }),
      'done',
    ).state;
    const taken = play(kill(running, 'attack g4 G5'), 'take ground').state;
    expect(isLegal(play(withDice(taken, 'grenade'), 'overrun g6').state, 'take ground')).toBe(false);
  });

  it('a unit that moved or took ground onto no-battle terrain does not battle this turn (M44-MOVE-8)', () => {
    const terrain = { g6: 'woods' };
    const moved = play(
      assault({ terrain, allies: { G5: 'armor', ...OTHER }, axis: { G7: 'infantry' } }),
      'move G5 g6',
      'done',
    );
    expect(isLegal(moved.state, 'attack g6 G7')).toBe(false);
    const taking = {
      terrain,
      allies: { G5: 'armor', ...OTHER },
      axis: { g6: 'infantry 1', G7: 'infantry' },
    };
    const inWoods = play(withDice(play(assault(taking), 'done').state, 'grenade'), 'attack G5 g6', 'take ground').state;
    expect(isLegal(inWoods, 'overrun G7')).toBe(false);
    const inOpen = play(kill(play(assault({ ...taking, terrain: {} }), 'done').state, 'attack G5 g6'), 'take ground');
    expect(isLegal(inOpen.state, 'overrun G7')).toBe(true);
  });

  it('a unit that starts its turn on such terrain and stays may battle (M44-MOVE-9)', () => {
    for (const ground of ['woods', 'marsh', 'hedgerow']) {
      const state = assault({ terrain: { g6: ground }, allies: { g6: 'armor', ...OTHER }, axis: { G7: 'infantry' } });
      expect(isLegal(play(state, 'done').state, 'attack g6 G7')).toBe(true);
    }
  });

  it('a unit that starts its turn on stop terrain moves on at its full pace (M44-MOVE-9)', () => {
    const state = assault({ terrain: { G5: 'woods' }, allies: { G5: 'armor', ...OTHER } });
    expect(steps(play(state, 'move G5 g6', 'move g6 G7').state, 'G7')).toContain('g8');
  });
});
