import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { matchStore } from '../../src/store/memoir.ts';
import { DEFAULT_SETTINGS, settingsStore } from '../../src/store/settings.ts';
import { beginSaintAubert, ShownTable } from './shown-table.tsx';

describe('the table', () => {
  beforeEach(() => {
    settingsStore.setState({ ...DEFAULT_SETTINGS, speed: 'off' });
    beginSaintAubert();
  });

  it('shows the hand only to the player who has taken the screen', async () => {
    render(<ShownTable />);
    expect(screen.queryAllByRole('article')).toHaveLength(0);
    const button = screen.getByRole('button', { name: 'Show my hand' });
    // A click that was meant for something else opens nothing: it comes before any timer could run.
    fireEvent.click(button);
    expect(screen.queryAllByRole('article')).toHaveLength(0);
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    const hand = matchStore.getState().match?.state.sides[0].hand ?? [];
    expect(screen.getAllByRole('article')).toHaveLength(hand.length);
  });

  it('marks only legal units, and a click on one orders it', async () => {
    settingsStore.setState({ openHands: true });
    render(<ShownTable />);
    await userEvent.click(screen.getByRole('button', { name: 'Play: Probe – Left' }));
    const board = screen.getByRole('group', { name: 'Battlefield' });
    const legal = matchStore.getState().match?.legal.filter(({ type }) => type === 'orderUnit') ?? [];
    const marked = within(board).getAllByRole('button');
    expect(marked).toHaveLength(legal.length);
    await userEvent.click(marked[0]);
    expect(matchStore.getState().match?.state.units.filter(({ order }) => order === 1)).toHaveLength(1);
    expect(within(board).getAllByRole('button')).toHaveLength(legal.length - 1);
  });

  it('lists every legal action as a button', async () => {
    settingsStore.setState({ openHands: true });
    render(<ShownTable />);
    await userEvent.click(screen.getByRole('button', { name: 'Play: Probe – Left' }));
    await userEvent.click(screen.getByText(/^All actions/));
    const list = screen.getByText(/^All actions/).closest('details');
    if (list === null) throw new Error('no list');
    const legal = matchStore.getState().match?.legal ?? [];
    expect(within(list).getAllByRole('button')).toHaveLength(legal.length);
  });
});
