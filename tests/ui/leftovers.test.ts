import { describe, expect, it } from 'vitest';
import { legalActions, view } from '../../src/memoir/index.ts';
import { lastMove, leftoversOf } from '../../src/ui/table/leftovers.ts';
import { play, position } from '../support/kit.ts';

/** How many units would be named if movement were ended now; all units of the Allies are ordered. */
function notMoved(allies: Record<string, string>, axis: Record<string, string>): number | null {
  const start = position({ allies, axis, hands: { allies: ['probe-centre'] } });
  const orders = Object.keys(allies).map((hex) => `order ${hex}`);
  const state = play(start, 'play probe-centre', ...orders).state;
  const legal = legalActions(state);
  return leftoversOf(state, view(state, 0), legal, { type: 'endMovement' })?.count ?? null;
}

describe('who ends the movement', () => {
  it('is told of a unit that has not moved', () => {
    expect(notMoved({ G3: 'infantry' }, { G5: 'infantry' })).toBe(1);
  });

  it('is told of guns that have nobody to fire at', () => {
    expect(notMoved({ G1: 'artillery' }, { A9: 'infantry' })).toBe(1);
  });

  it('is not told of guns that stay to fire', () => {
    expect(notMoved({ G1: 'artillery' }, { G5: 'infantry' })).toBeNull();
  });
});

describe('who gives the last order at night', () => {
  const dark = (axis: Record<string, string>) => {
    const start = position({
      allies: { E3: 'artillery' },
      axis,
      special: { night: 'dawn' },
      hands: { allies: ['firefight'] },
      dice: ['star', 'flag', 'flag', 'flag'],
    });
    const { state } = play(start, 'play firefight');
    const legal = legalActions(state);
    const order = legal.filter(({ type }) => type === 'orderUnit');
    // By its own button, too.
    expect(leftoversOf(state, view(state, 0), legal, order[0])).toEqual(lastMove(state, order));
    return lastMove(state, order);
  };

  it('is told that it is too dark to fire, and that the turn would end', () => {
    expect(dark({ E7: 'infantry' })).toEqual({ kind: 'dark', count: 2, units: [] });
  });

  it('is told nothing where there is somebody to fire at, or where day would not help', () => {
    expect(dark({ E5: 'infantry' })).toBeNull();
    expect(dark({ M9: 'infantry' })).toBeNull();
  });
});
