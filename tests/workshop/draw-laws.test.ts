import * as fc from 'fast-check';
import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { boardOf, OFF_BOARD } from '../../src/hex/board.ts';
import { scenarioSchema } from '../../src/scenarios/scenario-schema.ts';
import { shapeOf } from '../../src/scenarios/shapes.ts';
import { erase } from '../../src/workshop/erase.ts';
import { familyOf } from '../../src/workshop/families.ts';
import { changed, newHistory, redone, undone } from '../../src/workshop/history.ts';
import { draw, hexesOfStroke } from '../../src/workshop/draw.ts';
import { pickTool } from '../../src/workshop/pick.ts';
import { planFile, planOf } from '../../src/workshop/plan-file.ts';
import { emptyPlan, type Plan } from '../../src/workshop/plan.ts';
import { stepName } from '../../src/workshop/step-name.ts';
import { anyTool, BOARD, drawn, EMPTY, somePlan, strokesWith, terrainTool } from './strokes.ts';

/** Lines that run against one of their family which does not answer; wadis keep the ways into them open. */
function unanswered(plan: Plan): string[] {
  return Object.entries(plan.pieces).flatMap(([key, pieces]) =>
    pieces.flatMap(({ id, links }) => {
      const family = familyOf(id);
      if (family === null || family === 'wadi') return [];
      if (links === undefined || links === 0) return [`${BOARD.labels[Number(key)]} has no links`];
      return [0, 1, 2, 3, 4, 5].flatMap((direction) => {
        const other = BOARD.neighbours[Number(key) * 6 + direction];
        if (((links >> direction) & 1) === 0 || other === OFF_BOARD) return [];
        const line = plan.pieces[other]?.find((piece) => familyOf(piece.id) === family);
        const isAnswered = line === undefined || ((line.links ?? 63) >> ((direction + 3) % 6)) & 1;
        return isAnswered ? [] : [`${BOARD.labels[Number(key)]} ${id} → ${BOARD.labels[other]}`];
      });
    }),
  );
}

describe('strokes', () => {
  it('join lines both ways, whatever was drawn before', () => {
    fc.assert(
      fc.property(strokesWith(terrainTool), (strokes) => {
        expect(unanswered(strokes.reduce(drawn, EMPTY))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('are taken back one by one and done again', () => {
    fc.assert(
      fc.property(strokesWith(anyTool), (strokes) => {
        let history = newHistory(EMPTY);
        const plans: Plan[] = [];
        for (const { tool, shape, passed } of strokes) {
          const hexes = hexesOfStroke(history.plan, tool, shape, passed);
          const next = changed(history, stepName(tool), (draft) => draw(draft, tool, hexes, passed));
          if (next !== history) plans.push(history.plan);
          history = next;
        }
        const last = history.plan;
        for (const plan of plans.toReversed()) {
          history = undone(history);
          expect(history.plan).toEqual(plan);
        }
        for (const _ of plans) history = redone(history);
        expect(history.plan).toEqual(last);
      }),
      { numRuns: 60 },
    );
  });

  it('change nothing when they are drawn twice', () => {
    fc.assert(
      fc.property(somePlan, strokesWith(anyTool), (plan, [stroke]) => {
        fc.pre(stroke.shape !== 'fill');
        const once = drawn(plan, stroke);
        expect(drawn(once, stroke)).toEqual(once);
      }),
      { numRuns: 120 },
    );
  });

  it('make a plan that can be written down and read again', () => {
    fc.assert(
      fc.property(somePlan, (plan) => {
        const file = planFile(plan);
        expect(shapeOf(scenarioSchema, file).ok).toBe(true);
        const read = planOf(file);
        expect(read.ok && read.value).toEqual(plan);
      }),
      { numRuns: 60 },
    );
  });

  it('can cover the largest board with medals: it can be kept', () => {
    const board = boardOf('breakthrough');
    const plan: Plan = {
      ...emptyPlan('Medals'),
      board: 'breakthrough',
      objectives: board.labels.map((_, hex) => ({ hexes: [hex], side: 0, need: 1, medals: 1, switches: [] })),
    };
    const group: Plan = { ...plan, objectives: [{ ...plan.objectives[0], hexes: board.labels.map((_, hex) => hex) }] };
    for (const one of [plan, { ...group, objectives: [{ ...group.objectives[0], need: board.size }] }]) {
      expect(shapeOf(scenarioSchema, planFile(one)).ok).toBe(true);
    }
  });

  it('leave nothing when all of it is erased', () => {
    fc.assert(
      fc.property(somePlan, (plan) => {
        const hexes = BOARD.labels.map((_, hex) => hex);
        expect(produce(plan, (draft) => erase(draft, 'all', hexes))).toEqual(EMPTY);
      }),
      { numRuns: 60 },
    );
  });

  it('come out of the eyedropper as they went in', () => {
    fc.assert(
      fc.property(anyTool, fc.nat(BOARD.size - 1), (tool, hex) => {
        fc.pre(tool.kind !== 'eraser' && !(tool.kind === 'piece' && tool.id === 'minefield'));
        fc.pre(!(tool.kind === 'name' && tool.text === ''));
        const plan = drawn(EMPTY, { tool, shape: 'one', passed: [hex] });
        const picked = pickTool(plan, hex);
        expect(picked).not.toBeNull();
        expect(picked === null ? null : drawn(EMPTY, { tool: picked, shape: 'one', passed: [hex] })).toEqual(plan);
      }),
      { numRuns: 100 },
    );
  });
});
