import { describe, expect, it } from 'vitest';
import type { State } from '../../src/memoir/index.ts';
import { offered, orderedAt } from '../cards/table.ts';
import { figuresAt, legal, play, position } from '../support/kit.ts';

describe('an order', () => {
  it('goes to a unit once, and to no more units than the card says (M44-ORDER-1)', () => {
    const allies = { A1: 'infantry', B1: 'infantry', C1: 'infantry' };
    const state = position({ allies, hands: { allies: ['probe-left'] } });
    const one = play(state, 'play probe-left', 'order B1');
    expect(offered(one.state)).toEqual(['A1', 'C1']);
    expect(offered(play(one.state, 'order A1').state)).toEqual([]);
  });

  it('does not go to enemies or to other sections (M44-ORDER-1)', () => {
    const state = position({
      allies: { A1: 'infantry', E1: 'infantry', M1: 'infantry' },
      axis: { B1: 'infantry' },
      hands: { allies: ['attack-left'] },
    });
    expect(offered(play(state, 'play attack-left').state)).toEqual(['A1']);
  });
});

describe('a unit that cannot be ordered before a turn', () => {
  const idle = { kind: 'infantry', idleUntil: 2 };

  it.each(['probe-left', 'dig-in', 'direct-from-hq', 'firefight', 'move-out'] as const)(
    'is not offered by %s up to that turn (M44-ORDER-3)',
    (card) => {
      const state = position({ allies: { A1: idle, B1: 'infantry' }, hands: { allies: [card] } });
      expect(offered(play(state, `play ${card}`).state)).toEqual(['B1']);
    },
  );

  it.each(['assault-left', 'close-assault', 'infantry-assault'] as const)('is left out by %s (M44-ORDER-3)', (card) => {
    const state = position({
      allies: { A5: idle, B5: 'infantry' },
      axis: { a6: 'infantry', A9: 'infantry' },
      hands: { allies: [card] },
    });
    expect(orderedAt(play(state, `play ${card}`))).toEqual(['B5']);
  });

  it('can be ordered in the turns after it (M44-ORDER-3)', () => {
    const state = position({
      allies: { A1: idle, B1: 'infantry' },
      hands: { allies: ['probe-left', 'probe-left'], axis: ['probe-left'] },
    });
    const later = play(state, 'play probe-left', 'done', 'play probe-left', 'play probe-left');
    expect(later.state.turn.number).toBe(3);
    expect(offered(later.state)).toEqual(['A1', 'B1']);
  });

  it('is not sent on the move either (M44-ORDER-3, M44-BRK-1)', () => {
    const choices = { deck: 'breakthrough' } as const;
    const state = position({ choices, allies: { A1: idle, B1: 'infantry' }, hands: { allies: ['probe-left'] } });
    expect(legal(play(state, 'play probe-left').state)).not.toContain('order A1 on the move');
  });
});

/** The sections a hex belongs to, for the side at the bottom. */
const ARMY: Record<string, readonly number[]> = {
  A1: [0],
  B1: [0],
  d2: [0, 1],
  d4: [0, 1],
  F1: [1],
  i2: [1, 2],
  L1: [2],
  M1: [2],
};

function fits(units: readonly string[], room: readonly number[]): boolean {
  if (units.length === 0) return true;
  const [first, ...rest] = units;
  return ARMY[first].some(
    (section) =>
      room[section] > 0 &&
      fits(
        rest,
        room.map((left, at) => (at === section ? left - 1 : left)),
      ),
  );
}

function subsets(labels: readonly string[]): string[][] {
  return labels.reduce<string[][]>((sets, label) => [...sets, ...sets.map((set) => [...set, label])], [[]]);
}

/** Every set of units that can be ordered, whatever the order of choosing. */
function reachable(state: State, given: readonly string[], found: Set<string>): void {
  const key = given.toSorted().join(' ');
  if (found.has(key)) return;
  found.add(key);
  for (const label of offered(state)) reachable(play(state, `order ${label}`).state, [...given, label], found);
}

describe('straddling units', () => {
  it('move over to their other section when the order of another unit needs the room (M44-BOARD-10)', () => {
    const state = position({
      allies: { d2: 'infantry', F1: 'infantry', A1: 'infantry', i2: 'infantry', M1: 'infantry' },
      hands: { allies: ['recon-in-force'] },
    });
    const one = play(state, 'play recon-in-force', 'order d2');
    expect(offered(one.state)).toEqual(['F1', 'A1', 'i2', 'M1']);
    // F1 takes the centre: d2 counts for the left, i2 for the right.
    const two = play(one.state, 'order F1');
    expect(offered(two.state)).toEqual(['i2', 'M1']);
    expect(offered(play(one.state, 'order A1').state)).toEqual(['i2', 'M1']);
  });

  it.each([
    ['recon-in-force', [1, 1, 1]],
    ['general-advance', [2, 2, 2]],
    ['pincer-move', [2, 0, 2]],
    ['probe-left', [2, 0, 0]],
    ['attack-centre', [0, 3, 0]],
  ] as const)(
    'with %s exactly the sets that fit its sections can be ordered (M44-BOARD-10, M44-DIFF-19)',
    (card, room) => {
      const allies = Object.fromEntries(Object.keys(ARMY).map((label) => [label, 'infantry']));
      const state = play(position({ allies, hands: { allies: [card] } }), `play ${card}`).state;
      const found = new Set<string>();
      reachable(state, [], found);
      const expected = subsets(Object.keys(ARMY)).filter((set) => fits(set, room));
      expect([...found].toSorted()).toEqual(expected.map((set) => set.toSorted().join(' ')).toSorted());
    },
  );

  it('leave the line in their move and keep their order (M44-BOARD-10)', () => {
    const state = position({ allies: { d4: 'infantry', M1: 'infantry' }, hands: { allies: ['probe-left'] } });
    const moved = play(state, 'play probe-left', 'order d4', 'move d4 E5', 'done');
    expect(figuresAt(moved.state, 'E5')).toBe(4);
  });
});
