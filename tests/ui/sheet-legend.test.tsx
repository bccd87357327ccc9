import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SheetLegend } from '../../src/ui/print/SheetLegend.tsx';
import { emptyPlan } from '../../src/workshop/plan.ts';
import { pictureOf } from '../../src/workshop/picture.ts';

it('the legend of a sheet has the mines of the map, which are no terrain of it', () => {
  const plan = { ...emptyPlan('Mines'), pieces: { 40: [{ id: 'woods' as const }] } };
  const { rerender } = render(<SheetLegend picture={pictureOf(plan)} />);
  expect(screen.getByText('Woods')).toBeVisible();
  expect(screen.queryByText('Minefield')).toBeNull();
  rerender(<SheetLegend picture={pictureOf({ ...plan, mines: { 30: { side: 1, decoy: false } } })} />);
  expect(screen.getByText('Minefield')).toBeVisible();
});
