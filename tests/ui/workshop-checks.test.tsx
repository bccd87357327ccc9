import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { produce } from 'immer';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Hex } from '../../src/hex/board.ts';
import { loadWords } from '../../src/ui/text/i18n.ts';
import { ChecksBadge } from '../../src/ui/workshop/checks/ChecksBadge.tsx';
import { ChecksPanel } from '../../src/ui/workshop/checks/ChecksPanel.tsx';
import { checksOf } from '../../src/workshop/checks/checks.ts';
import type { Plan } from '../../src/workshop/plan.ts';
import { planned, withUnits } from '../workshop/checks/kit.ts';

beforeAll(loadWords);

/** A tank in a lake, and nothing said about it. */
const SUNK = planned({ ...withUnits({ e6: 'armor' }), terrain: { e6: 'lake' }, text: {} });

const ignored = vi.fn<() => void>();
const led = vi.fn<(field: string) => void>();
const shown = vi.fn<(hexes: readonly Hex[]) => void>();

function Bench({ first }: { readonly first: Plan }) {
  const [plan, setPlan] = useState(first);
  return (
    <ChecksPanel
      plan={plan}
      onShow={shown}
      onLead={led}
      onFix={({ recipe }) => setPlan((before) => produce(before, recipe))}
    />
  );
}

async function pause(): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve, 150)));
}

it('tells what is amiss, shows where, and mends it', async () => {
  const user = userEvent.setup();
  render(<Bench first={SUNK} />);
  const rows = screen.getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByText(/\.$/).textContent)).toEqual([
    'The armor on e6 cannot stand there: the hex is closed to it (lake).',
    'There is no briefing text.',
  ]);
  expect(screen.getByText('It cannot be played yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show e6 on the map' }));
  expect(shown).toHaveBeenCalledWith([SUNK].map(checksOf)[0][0].hexes);
  await user.click(within(rows[0]).getByRole('button', { name: /^Move it to/ }));
  await pause();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('It can be played.')).toBeVisible();
  expect(screen.getByText('It can be played.').parentElement).toHaveFocus();
});

it('does nothing for a fix whose mistake is gone already', async () => {
  const user = userEvent.setup();
  const onFix = vi.fn<() => void>();
  const sound = planned({});
  const { rerender } = render(<ChecksPanel plan={SUNK} onShow={shown} onLead={led} onFix={onFix} />);
  rerender(<ChecksPanel plan={sound} onShow={shown} onLead={led} onFix={onFix} />);
  await user.click(screen.getByRole('button', { name: /^Remove it/ }));
  expect(onFix).not.toHaveBeenCalled();
  await pause();
  expect(screen.getByText('Nothing is amiss. It can be played.')).toBeVisible();
});

it('says in short whether it can be played', () => {
  const { rerender } = render(<ChecksBadge checks={checksOf(SUNK)} />);
  expect(screen.getByText('1 fault')).toBeInTheDocument();
  rerender(<ChecksBadge checks={checksOf(planned({ text: {} }))} />);
  expect(screen.getByText('No faults')).toBeInTheDocument();
});

it('lists what an imported file asks for and is not played', async () => {
  const user = userEvent.setup();
  const remarks = [{ path: 'board', what: 'A train', instead: 'Nothing moves' }];
  render(<ChecksPanel plan={planned({ kept: { remarks } })} onShow={shown} onLead={led} onFix={ignored} />);
  expect(screen.getByText('A train')).not.toBeVisible();
  await user.click(screen.getByText('What is not played'));
  expect(screen.getByText('A train')).toBeVisible();
});

it('leads to what is not written yet', async () => {
  const user = userEvent.setup();
  render(<ChecksPanel plan={planned({ text: {} })} onShow={shown} onLead={led} onFix={ignored} />);
  await user.click(screen.getByRole('button', { name: 'Write a briefing' }));
  expect(led).toHaveBeenCalledWith('briefing');
});
