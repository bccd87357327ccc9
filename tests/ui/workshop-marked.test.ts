import { describe, expect, it } from 'vitest';
import { drawingTable, selectHexes } from '../../src/store/drawing-table.ts';
import { workshop } from '../../src/store/workshop.ts';
import { turnMarked } from '../../src/ui/workshop/marked.ts';
import type { Plan } from '../../src/workshop/plan.ts';
import { EMPTY } from '../workshop/strokes.ts';

describe('marked hexes', () => {
  it('lie as they did after six turns, and stay marked', () => {
    const plan: Plan = { ...EMPTY, pieces: { 54: [{ id: 'road', links: 1 }], 55: [{ id: 'town' }] } };
    workshop.open('own-mill', plan);
    selectHexes([54, 55]);
    const planNow = () => workshop.store.getState().history?.plan;
    for (let turn = 0; turn < 6; turn++) {
      turnMarked();
      if (turn < 5) expect(planNow()?.pieces).not.toEqual(plan.pieces);
    }
    expect(planNow()).toEqual(plan);
    expect(drawingTable.getState().selected).toEqual([54, 55]);
  });
});
