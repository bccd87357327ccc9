import { describe, expect, it } from 'vitest';
import type { State } from '../../src/memoir/index.ts';
import { pathsTo, pathThrough, reachOf, type Reach } from '../../src/memoir/movement/reach.ts';
import { hexNamed, labelOf, play, position, unitAt, type Setting } from '../support/kit.ts';

/** The unit on a hex is ordered and may move. */
function ready(hex: string, setting: Setting, card: 'direct-from-hq' | 'behind-enemy-lines' = 'direct-from-hq'): State {
  const start = position({ hands: { allies: [card], axis: [] }, ...setting });
  const ordered = play(start, `play ${card}`, `order ${hex}`).state;
  return ordered.frames.at(-1)?.kind === 'orders' ? play(ordered, 'done').state : ordered;
}

function idAt(state: State, label: string): number {
  return unitAt(state, label)!.id;
}

function labels(state: State, hexes: readonly number[]): string[] {
  return hexes.map((hex) => labelOf(state, hex));
}

function reachTo(state: State, from: string, to: string): Reach | undefined {
  return reachOf(state, idAt(state, from)).find(({ hex }) => hex === hexNamed(state, to));
}

describe('reach', () => {
  it('tells where infantry can still battle and where not', () => {
    const state = ready('E5', { allies: { E5: 'infantry', A1: 'infantry' }, axis: { I5: 'infantry' } });
    const near = reachTo(state, 'E5', 'F5')!;
    const far = reachTo(state, 'E5', 'G5')!;
    expect([near.battle, near.canFight, near.endsMove]).toEqual(['any', true, false]);
    expect([far.battle, far.canFight, far.targets, far.endsMove]).toEqual(['none', false, [], true]);
    expect(near.targets).toEqual([idAt(state, 'I5')]);
    expect(labels(state, far.path)).toEqual(['F5', 'G5']);
    expect(reachOf(state, idAt(state, 'E5'))).toHaveLength(18);
  });

  it('is empty for units that were not ordered, and outside of movement', () => {
    const state = ready('E5', { allies: { E5: 'infantry', A1: 'infantry' }, axis: { I5: 'infantry' } });
    expect(reachOf(state, idAt(state, 'A1'))).toEqual([]);
    expect(reachOf(state, idAt(state, 'I5'))).toEqual([]);
    const battle = play(state, 'move E5 F5', 'done').state;
    expect(reachOf(battle, idAt(battle, 'F5'))).toEqual([]);
  });

  it('goes on from where the unit stands in the middle of its move', () => {
    const start = ready('E5', { allies: { E5: 'armor', A1: 'infantry' } });
    const state = play(start, 'move E5 F5', 'move F5 G5').state;
    const back = reachTo(state, 'G5', 'F5')!;
    expect([back.spent, back.endsMove, labels(state, back.path)]).toEqual([3, true, ['F5']]);
    expect(reachOf(state, idAt(state, 'G5'))).toHaveLength(6);
  });

  it('does not let the figure at its old hex block its sight', () => {
    const state = ready('E5', { allies: { E5: 'specialForces', A1: 'infantry' }, axis: { G5: 'infantry' } });
    expect(reachTo(state, 'E5', 'D5')!.targets).toEqual([idAt(state, 'G5')]);
  });

  it('takes the way on which the unit can still battle, however long it is', () => {
    const allies = { E5: 'armor', A1: 'infantry' };
    const state = ready('E5', { allies, axis: { H5: 'infantry' }, terrain: { F5: 'marsh' } });
    const reach = reachTo(state, 'E5', 'G5')!;
    expect(reach.battle).toBe('any');
    expect(labels(state, reach.path)).toHaveLength(3);
    expect(labels(state, reach.path)).not.toContain('F5');
    expect(reachTo(state, 'E5', 'F5')).toMatchObject({ battle: 'none', endsMove: true });
  });

  it('goes around the ice, and says where dice fall', () => {
    const terrain = { E5: 'frozenRiver', F5: 'frozenRiver' };
    const state = ready('D5', { allies: { D5: 'infantry', A1: 'infantry' }, terrain });
    expect(labels(state, reachTo(state, 'D5', 'e6')!.path)).toEqual(['d6', 'e6']);
    expect(reachTo(state, 'D5', 'e6')!.rolls).toEqual([]);
    expect(labels(state, reachTo(state, 'D5', 'F5')!.rolls)).toEqual(['E5', 'F5']);
  });

  it('knows that engineers lift a mine instead of battling and others set it off', () => {
    const near = { axis: { G5: 'infantry' }, mines: { F5: 'axis' } };
    const engineers = ready('E5', { allies: { E5: 'combatEngineers', A1: 'infantry' }, ...near });
    expect(reachTo(engineers, 'E5', 'F5')).toMatchObject({ battle: 'none', canFight: false, rolls: [] });
    const infantry = ready('E5', { allies: { E5: 'infantry', A1: 'infantry' }, ...near });
    expect(reachTo(infantry, 'E5', 'F5')).toMatchObject({ battle: 'any', canFight: true, endsMove: true });
    expect(labels(infantry, reachTo(infantry, 'E5', 'F5')!.rolls)).toEqual(['F5']);
  });

  it('follows the road one hex farther', () => {
    const terrain = Object.fromEntries(['C5', 'D5', 'E5', 'F5', 'G5'].map((hex) => [hex, 'road E-W']));
    const state = ready('C5', { allies: { C5: 'armor', A1: 'infantry' }, terrain });
    expect(reachTo(state, 'C5', 'G5')).toMatchObject({ spent: 4, battle: 'any', endsMove: true });
    expect(reachTo(state, 'C5', 'g6')).toBeUndefined();
  });

  it('shows the way off the map where movement is left for it', () => {
    const state = ready('E3', {
      allies: { E3: 'infantry', A1: 'infantry' },
      exits: { allies: ['E1'] },
    });
    const reach = reachTo(state, 'E3', 'E1');
    expect(reach?.exit ?? null).toBeNull();
    const close = ready('e2', { allies: { e2: 'infantry', A1: 'infantry' }, exits: { allies: ['E1'] } });
    expect(labels(close, reachTo(close, 'e2', 'E1')!.exit!)).toEqual(['E1']);
  });

  it('leaves no ship beside a beach', () => {
    const sea = ['E5', 'F5', 'G5', 'H5'].map((hex) => [hex, 'ocean']);
    const state = ready('E5', {
      face: 'beach',
      allies: { E5: 'destroyer', M1: 'infantry' },
      terrain: Object.fromEntries([...sea, ['f6', 'beach']]),
    });
    const reach = reachOf(state, idAt(state, 'E5'));
    expect(
      labels(
        state,
        reach.map(({ hex }) => hex),
      ),
    ).not.toContain('F5');
  });

  it('runs freely behind enemy lines, and back again', () => {
    const setting: Setting = { allies: { E5: 'infantry' }, axis: { I5: 'infantry' }, terrain: { F5: 'woods' } };
    const state = ready('E5', setting, 'behind-enemy-lines');
    expect(reachTo(state, 'E5', 'H5')).toMatchObject({ battle: 'any', canFight: true, endsMove: true });
    const again = play(state, 'move E5 F5', 'done').state;
    expect(reachTo(again, 'F5', 'H5')).toMatchObject({ battle: 'none', canFight: false });
  });
});

describe('the paths to a hex', () => {
  const state = ready('E5', { allies: { E5: 'armor', A1: 'infantry' }, axis: { M9: 'infantry' } });
  const armor = idAt(state, 'E5');

  it('are those without needless hexes, the best one first', () => {
    expect(pathsTo(state, armor, hexNamed(state, 'F5'))).toHaveLength(1);
    const two = pathsTo(state, armor, hexNamed(state, 'f6')).map(({ path }) => labels(state, path));
    expect(two.slice(0, 2)).toEqual([
      ['F5', 'f6'],
      ['e6', 'f6'],
    ]);
    expect(pathsTo(state, armor, hexNamed(state, 'M1'))).toEqual([]);
  });

  it('can be led over hexes of choice', () => {
    const through = (via: string[], to: string) =>
      pathThrough(
        state,
        armor,
        via.map((hex) => hexNamed(state, hex)),
        hexNamed(state, to),
      );
    expect(labels(state, through(['e6'], 'f6')!.path)).toEqual(['e6', 'f6']);
    expect(labels(state, through(['F5', 'G5'], 'f6')!.path)).toEqual(['F5', 'G5', 'f6']);
    expect(through(['G5', 'F5'], 'f6')).toBeNull();
    expect(through(['A1'], 'f6')).toBeNull();
  });
});
