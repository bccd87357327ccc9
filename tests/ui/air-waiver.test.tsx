import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CardId } from '../../src/memoir/cards/card.ts';
import type { Action } from '../../src/memoir/index.ts';
import { gameFrom } from '../../src/scenarios/any-game.ts';
import { exactPosition } from '../../src/scenarios/replay-file.ts';
import { matchStore, openBattle } from '../../src/store/memoir.ts';
import { DEFAULT_SETTINGS, settingsStore } from '../../src/store/settings.ts';
import { loadAir } from '../../src/ui/air/late.tsx';
import { hexNamed, position } from '../support/kit.ts';
import { currentMatch, prompt, ShownTable } from './shown-table.tsx';

/** A fighter next to three enemies in a row, ordered and ready to fly. */
function begin(axisHand: CardId[], airHand: string[] = []): void {
  const state = position({
    allies: { C3: 'infantry', M1: 'infantry' },
    axis: { C5: 'infantry', D5: 'armor', E5: 'artillery', A9: 'infantry' },
    hands: { allies: ['attack-left', 'probe-left'], axis: axisHand },
    air: { hands: { axis: airHand }, aircraft: { allies: { type: 'fighter', hex: 'B5' } } },
  });
  const opened = gameFrom(exactPosition(state), 'test', 'Proving ground');
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  openBattle(matchStore, opened.value);
  render(<ShownTable />);
  for (const type of ['playCard', 'orderAircraft', 'endOrders']) done(type);
}

function done(type: string): void {
  const action = currentMatch().legal.find((one) => one.type === type);
  if (action === undefined) throw new Error(`no ${type} in ${JSON.stringify(currentMatch().legal)}`);
  act(() => matchStore.getState().act(action));
}

function mark(label: string): void {
  act(() => matchStore.getState().act({ type: 'flyTo', to: hexNamed(currentMatch().state, label) }));
  act(() => matchStore.getState().act({ type: 'layMarker', ammunition: 'mg' }));
}

function declined(): Action['type'][] {
  return currentMatch().steps.flatMap(({ action: { type } }) => (type.startsWith('decline') ? [type] : []));
}

const curtain = () => screen.queryByRole('dialog', { hidden: true });

async function press(name: string): Promise<void> {
  const button = within(curtain() ?? document.body).getByRole('button', { name, hidden: true });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

beforeAll(async () => {
  await loadAir('new-flight-plan');
});
beforeEach(() => settingsStore.setState({ ...DEFAULT_SETTINGS, speed: 'off' }, true));

describe('no more questions this turn', () => {
  it.each<[string, CardId[]]>([
    ['with an Ambush', ['ambush', 'probe-left']],
    ['without one', ['dig-in', 'probe-left']],
  ])('the run over three targets hands the screen over once for an ambush, %s in the hand', async (_title, hand) => {
    begin(hand);
    mark('C5');
    expect(curtain()).toHaveTextContent('Ambush?');
    await press('No ambush this turn');
    mark('D5');
    expect(curtain()).toBeNull();
    mark('E5');
    expect(curtain()).toBeNull();
    expect(currentMatch().decider).toBe(0);
    expect(declined()).toEqual(['declineAmbush', 'declineAmbush', 'declineAmbush']);
  });

  it('asks at every marker where nobody has said so', async () => {
    begin(['dig-in', 'probe-left']);
    mark('C5');
    await press('No ambush');
    mark('D5');
    expect(curtain()).toHaveTextContent('Ambush?');
  });

  it('still asks for an air card, and is said of that beside the answers too', async () => {
    begin(['dig-in', 'probe-left'], ['strafe']);
    mark('C5');
    await press('No ambush this turn');
    act(() => matchStore.getState().act({ type: 'flyTo', to: hexNamed(currentMatch().state, 'c6') }));
    done('endFlight');
    expect(curtain()).toHaveTextContent('Answer the flight?');
    await press('Show my hand');
    await userEvent.click(prompt().getByRole('button', { name: 'No air card this turn' }));
    expect(currentMatch().decider).toBe(0);
    expect(declined()).toEqual(['declineAmbush', 'declineAirCard']);
  });

  it('asks again in the next turn', async () => {
    begin(['dig-in', 'probe-left']);
    mark('C5');
    await press('No ambush this turn');
    const before = currentMatch();
    const next = { ...before.state, turn: { ...before.state.turn, number: before.state.turn.number + 2 } };
    act(() => matchStore.setState({ match: { ...before, state: next } }));
    mark('D5');
    expect(curtain()).toHaveTextContent('Ambush?');
  });
});
