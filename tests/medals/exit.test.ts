import { describe, expect, it } from 'vitest';
import { ALLIES } from '../../src/memoir/side.ts';
import type { State } from '../../src/memoir/state.ts';
import { eventsOf, legal, medals, play, position, unitAt, type Setting } from '../support/kit.ts';

function nearTheExit(unit: string, more: Setting = {}): State {
  return position({
    allies: { E7: unit, A1: 'infantry' },
    axis: { M9: 'infantry' },
    exits: { allies: ['E9', 'e8'] },
    hands: { allies: ['probe-centre'], axis: [] },
    ...more,
  });
}

const ONE_STEP = ['play probe-centre', 'order E7', 'move E7 e8'];

describe('an exit', () => {
  it('takes a unit off the map for one medal, and the enemy gets none (M44-MEDAL-EXIT, M44-ACT-EXITMARK)', () => {
    const out = play(nearTheExit('infantry'), ...ONE_STEP, 'exit e8');
    expect(eventsOf(out, 'medalGained')).toMatchObject([{ side: ALLIES, count: 1, source: 'exit' }]);
    expect(unitAt(out.state, 'e8')).toBeUndefined();
    expect(eventsOf(out, 'unitEliminated')).toEqual([]);
    expect([medals(out.state, 'allies'), medals(out.state, 'axis')]).toEqual([1, 0]);
  });

  it('gives two medals for infantry where the scenario says so, and still one for armor (M44-ACT-EXITMARK, M44-MEDAL-EXIT)', () => {
    const special = { infantryExitMedals: 2 };
    for (const [unit, worth] of [
      ['infantry', 2],
      ['armor', 1],
    ] as const) {
      expect(medals(play(nearTheExit(unit, { special }), ...ONE_STEP, 'exit e8').state, 'allies')).toBe(worth);
    }
  });

  it('needs a movement point that is left (M44-MEDAL-EXIT, M44-MOVE-13)', () => {
    const start = nearTheExit('infantry', { exits: { allies: ['E9'] } });
    const twoSteps = play(start, ...ONE_STEP, 'move e8 E9');
    expect(unitAt(twoSteps.state, 'E9')).toBeDefined();
    expect(legal(twoSteps.state)).toEqual(['pass']);
    const armor = play(nearTheExit('armor', { exits: { allies: ['E9'] } }), ...ONE_STEP, 'move e8 E9');
    expect(legal(armor.state)).toContain('exit E9');
  });

  it('is open to infantry after two hexes under Infantry Assault and Behind Enemy Lines (M44-MOVE-13)', () => {
    for (const card of ['infantry-assault', 'behind-enemy-lines'] as const) {
      const start = nearTheExit('infantry', {
        allies: { E7: 'infantry' },
        exits: { allies: ['E9'] },
        hands: { allies: [card], axis: [] },
      });
      const orders = card === 'behind-enemy-lines' ? ['order E7'] : [];
      const twoSteps = play(start, `play ${card}`, ...orders, 'move E7 e8', 'move e8 E9');
      expect(legal(twoSteps.state)).toContain('exit E9');
    }
  });

  it('is closed to a unit that terrain stopped there this turn, and open to it the next (M44-MOVE-13)', () => {
    const woods = nearTheExit('infantry', {
      terrain: { e8: 'woods' },
      hands: { allies: ['probe-centre', 'attack-centre'], axis: [] },
    });
    const stopped = play(woods, ...ONE_STEP);
    expect(legal(stopped.state)).toEqual(['pass']);
    const later = play(stopped.state, 'pass', 'play attack-centre', 'order e8');
    expect(legal(later.state)).toContain('exit e8');
  });

  it('is for the units of its own side only, and not for one that cannot exit (M44-MEDAL-EXIT, M44-UNIT-5)', () => {
    const enemys = play(nearTheExit('infantry', { exits: { axis: ['e8'] } }), ...ONE_STEP);
    expect(legal(enemys.state)).not.toContain('exit e8');
    const kept = play(nearTheExit('infantry cannotExit'), ...ONE_STEP);
    expect(legal(kept.state)).not.toContain('exit e8');
    expect(legal(play(nearTheExit('infantry'), ...ONE_STEP).state)).toContain('exit e8');
  });

  it('is only for ordered units, and not under a card that lets nobody move (M44-TURN-4, M44-MOVE-13)', () => {
    const start = nearTheExit('infantry', {
      allies: { e8: 'infantry', F5: 'infantry' },
      hands: { allies: ['probe-centre', 'firefight'], axis: [] },
    });
    expect(legal(play(start, 'play probe-centre', 'order F5', 'done').state)).not.toContain('exit e8');
    expect(legal(play(start, 'play firefight', 'order e8', 'done').state)).not.toContain('exit e8');
    expect(legal(play(start, 'play probe-centre', 'order e8', 'done').state)).toContain('exit e8');
  });
});

describe('a side that must exit units to win', () => {
  const special = { exitsNeeded: { allies: 1 } };
  const sides = { allies: { medals: 1 } };

  it('does not win by medals alone, and wins with the unit that leaves (M44-WIN-3)', () => {
    const start = nearTheExit('infantry', { special, sides, objectives: [{ hexes: ['A1'] }] });
    expect([medals(start, 'allies'), start.outcome]).toEqual([1, null]);
    const out = play(start, ...ONE_STEP, 'exit e8');
    expect(out.state.outcome).toEqual({ winner: ALLIES, reason: 'medals' });
    expect(nearTheExit('infantry', { sides, objectives: [{ hexes: ['A1'] }] }).outcome?.winner).toBe(ALLIES);
  });

  it('counts units that left, not the medals they were worth (M44-WIN-3)', () => {
    const two = nearTheExit('infantry', {
      special: { exitsNeeded: { allies: 2 }, infantryExitMedals: 2 },
      sides: { allies: { medals: 2 } },
      allies: { E7: 'infantry', F7: 'infantry', A1: 'infantry' },
      hands: { allies: ['probe-centre', 'attack-centre'], axis: [] },
    });
    const one = play(two, 'play probe-centre', 'order E7', 'order F7', 'move E7 e8', 'exit e8');
    expect([medals(one.state, 'allies'), one.state.outcome]).toEqual([2, null]);
    expect(play(one.state, 'move F7 e8', 'exit e8').state.outcome?.winner).toBe(ALLIES);
  });

  it('binds that side alone (M44-WIN-3)', () => {
    const start = nearTheExit('infantry', {
      special,
      sides: { allies: { medals: 1 }, axis: { medals: 1 } },
      objectives: [{ hexes: ['M9'] }],
    });
    expect(start.outcome?.winner).not.toBe(ALLIES);
    expect(start.outcome?.reason).toBe('medals');
  });
});
