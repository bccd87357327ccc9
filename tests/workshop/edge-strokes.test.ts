// Lines that begin and end at the edge of the board, on every board and at every corner of it.
import * as fc from 'fast-check';
import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { boardOf, OFF_BOARD, type BoardName, type Hex } from '../../src/hex/board.ts';
import type { TerrainId } from '../../src/memoir/terrain/data/rows.ts';
import { pieceText } from '../../src/scenarios/piece-text.ts';
import { linesThatEndNowhere } from '../../src/workshop/checks/lines.ts';
import { lookAt } from '../../src/workshop/checks/look.ts';
import { draw, hexesOfStroke } from '../../src/workshop/draw.ts';
import { emptyPlan, planBoard, type Plan } from '../../src/workshop/plan.ts';
import type { Shape, Tool } from '../../src/workshop/tool.ts';

const LINES = ['road', 'rail', 'river', 'wideRiver', 'fordableStream', 'frozenRiver', 'wadi'] as const;
const BOARDS = ['standard', 'breakthrough', 'overlord'] as const;

function drawn(plan: Plan, id: TerrainId, passed: readonly Hex[], shape: Shape = 'one'): Plan {
  const tool: Tool = { kind: 'piece', id, owner: null, recovery: null };
  return produce(plan, (draft) => draw(draft, tool, hexesOfStroke(plan, tool, shape, passed), passed));
}

function map(plan: Plan): string {
  const { labels } = planBoard(plan);
  return Object.entries(plan.pieces)
    .map(([hex, on]) => `${labels[Number(hex)]} ${on.map(pieceText).join(' + ')}`)
    .join(', ');
}

function waysOf(plan: Plan, hex: Hex): { readonly all: number; readonly over: number } {
  const links = plan.pieces[hex]?.[0].links ?? 0;
  const ways = [0, 1, 2, 3, 4, 5].filter((way) => (links >> way) & 1);
  return {
    all: ways.length,
    over: ways.filter((way) => planBoard(plan).neighbours[hex * 6 + way] === OFF_BOARD).length,
  };
}

function isAtEdge(plan: Plan, hex: Hex): boolean {
  return planBoard(plan).adjacent[hex].length < 6;
}

/** What no line on an empty board may have: a fork, or a way over the edge before its end. */
function amiss(plan: Plan, trail: readonly Hex[]): string[] {
  const ends = [trail[0], trail.at(-1)];
  const found = trail.filter((hex) => {
    const { all, over } = waysOf(plan, hex);
    return all > 2 || (over > 0 && !ends.includes(hex));
  });
  return found.map((hex) => planBoard(plan).labels[hex]);
}

interface Walk {
  readonly board: BoardName;
  readonly id: (typeof LINES)[number];
  readonly passed: readonly Hex[];
}

/** A pointer that begins at the edge, wanders about and never comes back to where it was; half of the walks stay near the edge. */
const walk: fc.Arbitrary<Walk> = fc
  .record({
    board: fc.constantFrom(...BOARDS),
    id: fc.constantFrom(...LINES),
    start: fc.nat(10_000),
    steps: fc.array(fc.nat(5), { minLength: 1, maxLength: 14 }),
    isNear: fc.boolean(),
  })
  .map(({ board: name, id, start, steps, isNear }) => {
    const board = boardOf(name);
    const edge = board.labels.flatMap((_, hex) => (board.adjacent[hex].length < 6 ? [hex] : []));
    const passed = [edge[start % edge.length]];
    for (const step of steps) {
      const before = passed.slice(0, -1);
      const free = board.adjacent[passed[passed.length - 1]].filter(
        (hex) => !before.some((other) => other === hex || board.adjacent[other].includes(hex)),
      );
      const near = free.filter((hex) => board.adjacent[hex].length < 6);
      const choice = isNear && near.length > 0 ? near : free;
      if (choice.length > 0) passed.push(choice[step % choice.length]);
    }
    return { board: name, id, passed };
  })
  .filter(({ passed }) => passed.length > 1);

describe('a line on an empty board', () => {
  it('has no fork, leads over the edge at its ends only, and from edge to edge leaves nothing to say', () => {
    let fromEdgeToEdge = 0;
    fc.assert(
      fc.property(walk, ({ board, id, passed }) => {
        const plan = drawn(emptyPlan('Nothing yet', board), id, passed);
        expect({ amiss: amiss(plan, passed), map: map(plan) }).toEqual({ amiss: [], map: map(plan) });
        if (!isAtEdge(plan, passed[passed.length - 1])) return;
        fromEdgeToEdge++;
        expect(linesThatEndNowhere(lookAt(plan))).toEqual([]);
      }),
      { numRuns: 400 },
    );
    expect(fromEdgeToEdge).toBeGreaterThan(40);
  });

  it('is the same in one go or in two, wherever it was put down', () => {
    fc.assert(
      fc.property(walk, fc.nat(20), ({ board, id, passed }, at) => {
        const nothing = emptyPlan('Nothing yet', board);
        fc.pre(passed.length > 2);
        const middle = 1 + (at % (passed.length - 2));
        const first = drawn(nothing, id, passed.slice(0, middle + 1));
        expect(map(drawn(first, id, passed.slice(middle)))).toBe(map(drawn(nothing, id, passed)));
      }),
      { numRuns: 400 },
    );
  });

  it('has no fork and nothing to say between any two hexes of the edge, drawn straight', () => {
    for (const name of ['standard', 'breakthrough'] as const) {
      const board = boardOf(name);
      const nothing = emptyPlan('Nothing yet', name);
      const edge = board.labels.flatMap((_, hex) => (isAtEdge(nothing, hex) ? [hex] : []));
      const corners = edge.filter((hex) => board.adjacent[hex].length < 4);
      for (const from of corners)
        for (const to of edge) {
          if (from === to) continue;
          const plan = drawn(nothing, 'river', [from, to], 'line');
          const trail = Object.keys(plan.pieces).map(Number);
          expect(trail.filter((hex) => waysOf(plan, hex).all > 2)).toEqual([]);
          expect(trail.filter((hex) => waysOf(plan, hex).over > 0 && hex !== from && hex !== to)).toEqual([]);
          expect(linesThatEndNowhere(lookAt(plan))).toEqual([]);
        }
    }
  });
});
