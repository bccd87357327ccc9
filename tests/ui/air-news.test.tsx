import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gameFrom } from '../../src/scenarios/any-game.ts';
import { exactPosition } from '../../src/scenarios/replay-file.ts';
import { matchStore, openBattle } from '../../src/store/memoir.ts';
import { DEFAULT_SETTINGS, settingsStore } from '../../src/store/settings.ts';
import { loadAir } from '../../src/ui/air/late.tsx';
import { hexNamed, position, type Setting } from '../support/kit.ts';
import { currentMatch, prompt, ShownTable } from './shown-table.tsx';

const HOME = 'Your American fighter on G5 was out of ammunition and went home.';

function begin(setting: Partial<Setting>): void {
  const whole: Setting = {
    allies: { E3: 'infantry', M1: 'infantry' },
    axis: { e6: 'infantry', A9: 'infantry' },
    hands: { allies: ['probe-centre', 'attack-centre'], axis: ['dig-in', 'probe-left'] },
    ...setting,
  };
  const opened = gameFrom(exactPosition(position(whole)), 'test', 'Proving ground');
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  openBattle(matchStore, opened.value);
  render(<ShownTable />);
}

/** The Axis give their turn away, whatever they hold. */
async function passTurn(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Play: Dig-In' }));
  for (let at = 0; at < 9 && currentMatch().state.turn.side === 1; at++) {
    const action = currentMatch().legal.findLast(({ type }) => type.startsWith('end')) ?? currentMatch().legal[0];
    matchStore.getState().act(action);
  }
}

beforeAll(() => loadAir('new-flight-plan'));
beforeEach(() => settingsStore.setState({ ...DEFAULT_SETTINGS, openHands: true, speed: 'off' }, true));

describe('an aircraft without ammunition', () => {
  const empty: Partial<Setting> = {
    turn: 'axis',
    air: {
      hands: { allies: ['strafe'] },
      aircraft: { allies: { type: 'fighter', hex: 'G5', mg: 0, bomb: 0 } },
    },
  };

  it('is told of when it has gone home, also with open hands (NFP-5.11)', async () => {
    begin(empty);
    await passTurn();
    expect(currentMatch().state.turn.number).toBe(2);
    expect(await prompt().findByText(HOME)).toBeVisible();
    expect(document.querySelector('.air-hand')).toHaveTextContent('none can come on before your next turn');
  });

  it('is told of behind the curtain with the reason', async () => {
    begin(empty);
    await passTurn();
    settingsStore.setState({ openHands: false });
    expect(
      await screen.findByText(/American fighter on G5.* must leave the board: out of ammunition/, {
        selector: '.recap li',
      }),
    ).toBeInTheDocument();
  });

  it('is warned of where its last marker was laid', async () => {
    begin({ air: { aircraft: { allies: { type: 'fighter', hex: 'E5', mg: 1, bomb: 0 } } } });
    for (const type of ['playCard', 'orderAircraft', 'endOrders']) {
      const action = currentMatch().legal.find((one) => one.type === type);
      if (action !== undefined) matchStore.getState().act(action);
    }
    const over = hexNamed(currentMatch().state, 'e6');
    matchStore.getState().act({ type: 'flyTo', to: over });
    expect(prompt().queryByText(/out of ammunition/i)).toBeNull();
    matchStore.getState().act({ type: 'layMarker', ammunition: 'mg' });
    expect(
      await prompt().findByText('Out of ammunition: it goes home at the start of your next turn unless it lands'),
    ).toBeVisible();
  });
});

describe('a landed aircraft', () => {
  const landed: Partial<Setting> = {
    turn: 'axis',
    terrain: { G5: 'airfield allies' },
    air: { aircraft: { allies: { type: 'fighter', hex: 'G5', mg: 2, bomb: 0, landed: true } } },
  };

  it('is told of when it has new ammunition, in the question and behind the curtain (NFP-4.7)', async () => {
    begin(landed);
    await passTurn();
    expect(
      await prompt().findByText('Your American fighter on G5 is refuelled and has all its ammunition again.'),
    ).toBeVisible();
    settingsStore.setState({ openHands: false });
    expect(await screen.findByText(/G5.* is refuelled/, { selector: '.recap li' })).toBeInTheDocument();
  });
});

describe('the air part of the hand', () => {
  it('withdraws the aircraft by a second click: over a small board the hand lies on the question', async () => {
    begin({ air: { aircraft: { allies: { type: 'fighter', hex: 'G5' } } } });
    const hand = within(screen.getByRole('region', { name: 'Air combat cards' }));
    await userEvent.click(hand.getByText(/^Withdraw American fighter/));
    expect(hand.getByText('It can come on again in a later turn; in this one no aircraft can.')).toBeInTheDocument();
    expect(currentMatch().steps).toHaveLength(0);
    await userEvent.click(hand.getByText(/^Withdraw American fighter.* anyway$/));
    expect(currentMatch().steps.at(-1)?.action).toEqual({ type: 'withdrawAircraft' });
  });
});

describe('an enemy that cannot be marked', () => {
  it('has the reason told', async () => {
    begin({
      axis: { e6: 'infantry', A9: 'infantry', f6: 'infantry' },
      air: { aircraft: { allies: { type: 'fighter', hex: 'E5' } } },
    });
    for (const type of ['playCard', 'orderAircraft', 'endOrders']) {
      const action = currentMatch().legal.find((one) => one.type === type);
      if (action !== undefined) matchStore.getState().act(action);
    }
    const fly = (hex: string) => matchStore.getState().act({ type: 'flyTo', to: hexNamed(currentMatch().state, hex) });
    fly('e6');
    matchStore.getState().act({ type: 'layMarker', ammunition: 'mg' });
    matchStore.getState().act({ type: 'declineAmbush' });
    fly('F5');
    fly('f6');
    expect(await prompt().findByText('No marker here: targets must follow one another without a gap.')).toBeVisible();
  });
});
