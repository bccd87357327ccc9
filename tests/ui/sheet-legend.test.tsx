import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { SheetLegend } from '../../src/ui/print/SheetLegend.tsx';
import { loadAirWords } from '../../src/ui/text/i18n.ts';
import { emptyPlan, type Plan } from '../../src/workshop/plan.ts';
import { pictureOf } from '../../src/workshop/picture.ts';

beforeAll(loadAirWords);
afterEach(cleanup);

function legendOf(more: Partial<Plan>): string[] {
  cleanup();
  render(<SheetLegend picture={pictureOf({ ...emptyPlan('Here'), ...more })} />);
  return screen.queryAllByRole('listitem').map((entry) => entry.querySelector('b')?.textContent ?? '');
}

it('the legend of a sheet has the mines of the map, which are no terrain of it', () => {
  const pieces = { 40: [{ id: 'woods' as const }] };
  expect(legendOf({ pieces })).toEqual(['Woods']);
  expect(legendOf({ pieces, mines: { 30: { side: 1, decoy: false } } })).toEqual(['Woods', 'Minefield']);
});

it('the ground that has no rules of its own is named in it', () => {
  expect(legendOf({ pieces: { 40: [{ id: 'pier' }], 41: [{ id: 'highGround' }] } })).toHaveLength(2);
});

it('the medals, exits and aircraft on the map are told apart by their sides in it', () => {
  const medal = (side: 0 | 1 | -1) => ({ hexes: [50], side, need: 1, medals: 1, switches: [] });
  expect(legendOf({ objectives: [medal(-1), medal(1), medal(1)] })).toEqual([
    'Medal of the Axis',
    'Medal of either side',
  ]);
  expect(legendOf({ exits: [[0, 1], [0]] })).toEqual(['Exit of the Allies', 'Exit of both sides']);
  expect(legendOf({ aircraft: [{ type: 'fighter', hex: 20 }, null] })).toEqual(['P-51 Mustang']);
});

it('there is none for an empty map', () => {
  expect(legendOf({})).toEqual([]);
});
