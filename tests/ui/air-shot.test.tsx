import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gameFrom } from '../../src/scenarios/any-game.ts';
import { exactPosition } from '../../src/scenarios/replay-file.ts';
import { matchStore, openBattle } from '../../src/store/memoir.ts';
import { DEFAULT_SETTINGS, settingsStore } from '../../src/store/settings.ts';
import { loadAir } from '../../src/ui/air/late.tsx';
import { hexNamed, position } from '../support/kit.ts';
import { currentMatch, prompt, ShownTable } from './shown-table.tsx';

const CHOOSE = 'Choose a marked unit to fire with, or play no card.';

/** A fighter has ended its flight next to two enemies. */
function begin(airHand: string[]): void {
  const state = position({
    allies: { C3: 'infantry', M1: 'infantry' },
    axis: { D5: 'armor', E5: 'infantry', A9: 'infantry' },
    hands: { allies: ['attack-left', 'probe-left'], axis: ['dig-in', 'probe-left'] },
    air: { hands: { axis: airHand }, aircraft: { allies: { type: 'fighter', hex: 'c4' } } },
  });
  const opened = gameFrom(exactPosition(state), 'test', 'Proving ground');
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  openBattle(matchStore, opened.value);
  render(<ShownTable />);
  for (const type of ['playCard', 'orderAircraft', 'endOrders', 'flyTo', 'endFlight']) {
    const to = hexNamed(currentMatch().state, 'd4');
    const action = currentMatch().legal.find((one) => one.type === type && (one.type !== 'flyTo' || one.to === to));
    if (action === undefined) throw new Error(`no ${type}`);
    act(() => matchStore.getState().act(action));
  }
}

async function clickHex(label: string): Promise<void> {
  const hex = hexNamed(currentMatch().state, label);
  await userEvent.click(document.querySelector(`.choice[data-hex="${hex}"]`) ?? document.body);
}

beforeAll(() => loadAir('new-flight-plan'));
beforeEach(() => settingsStore.setState({ ...DEFAULT_SETTINGS, openHands: true, speed: 'off' }, true));

describe('Flak Trap', () => {
  it('shows the odds of a unit by the first tap and is played by the second', async () => {
    begin(['flak-trap']);
    expect(prompt().getByText(CHOOSE)).toBeVisible();
    const steps = currentMatch().steps.length;
    await clickHex('D5');
    expect(currentMatch().steps).toHaveLength(steps);
    expect(prompt().getByRole('button', { name: 'Roll the dice' })).toBeVisible();
    await waitFor(() => expect(document.querySelector('.note-air')).toHaveTextContent('Shot down'));
    await clickHex('E5');
    expect(currentMatch().steps).toHaveLength(steps);
    await clickHex('E5');
    expect(currentMatch().steps.at(-1)?.action).toMatchObject({ type: 'playAirCard' });
    expect(currentMatch().state.random.dice).toBeGreaterThan(0);
  });

  it('is played by one tap where rolls are not confirmed', async () => {
    settingsStore.setState({ confirmRolls: false });
    begin(['flak-trap']);
    await clickHex('D5');
    expect(currentMatch().steps.at(-1)?.action).toMatchObject({ type: 'playAirCard' });
  });

  it('is not told of behind the curtain', async () => {
    settingsStore.setState({ openHands: false });
    begin(['flak-trap']);
    expect(screen.getByText('Answer the flight?', { selector: '.curtain-question' })).toBeInTheDocument();
    expect(screen.queryByText(CHOOSE)).toBeNull();
    act(() => matchStore.getState().takeSeat());
    expect(await screen.findByText(CHOOSE)).toBeInTheDocument();
  });
});
