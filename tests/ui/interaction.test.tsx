import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { boardOf } from '../../src/hex/board.ts';
import { sectionMask } from '../../src/hex/sections.ts';
import { LEFT } from '../../src/memoir/cards/card.ts';
import { cloneState, type Action, type State } from '../../src/memoir/index.ts';
import { NO_UNIT } from '../../src/memoir/state.ts';
import { OFF_MAP } from '../../src/memoir/units/unit.ts';
import { matchStore } from '../../src/store/memoir.ts';
import { DEFAULT_SETTINGS, settingsStore } from '../../src/store/settings.ts';
import { beginSaintAubert, currentMatch, prompt, ShownTable } from './shown-table.tsx';

function marked(kind: string): Element[] {
  return [...document.querySelectorAll(`[data-choice="${kind}"]`)];
}

async function play(card: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: `Play: ${card}` }));
}

/** Plays on until the battle phase of any turn offers an attack. */
function toBattle(): void {
  for (let step = 0; step < 400; step++) {
    const { legal } = currentMatch();
    if (legal.some(({ type }) => type === 'attack')) return;
    const wanted: Action['type'][] = ['orderUnit', 'moveUnit', 'playCard', 'endOrders', 'endMovement'];
    const action = wanted.map((type) => legal.find((one) => one.type === type)).find((one) => one !== undefined);
    matchStore.getState().act(action ?? legal[legal.length - 1]);
  }
  throw new Error('no battle');
}

beforeEach(() => {
  settingsStore.setState({ ...DEFAULT_SETTINGS, openHands: true, speed: 'off' });
  beginSaintAubert();
});

describe('orders', () => {
  it('are taken back by a second tap on the unit', async () => {
    render(<ShownTable />);
    await play('Probe – Left');
    const [first] = marked('pick');
    const hex = first.getAttribute('data-hex');
    await userEvent.click(first);
    expect(currentMatch().state.units.filter(({ order }) => order !== 0)).toHaveLength(1);
    expect(document.querySelectorAll('.highlight-ordered')).toHaveLength(1);
    const ground = document.querySelector(`.ground [data-hex="${hex}"]`);
    if (ground === null) throw new Error('no hex');
    await userEvent.click(ground);
    expect(currentMatch().state.units.filter(({ order }) => order !== 0)).toHaveLength(0);
    expect(document.querySelectorAll('.highlight-ordered')).toHaveLength(0);
  });

  it('that are left are named before the phase ends, and a second click ends it all the same', async () => {
    render(<ShownTable />);
    await play('Probe – Left');
    await userEvent.click(prompt().getByRole('button', { name: 'End orders' }));
    expect(prompt().getByText('2 orders have not been given.')).toBeVisible();
    await userEvent.click(prompt().getByRole('button', { name: 'End orders anyway' }));
    expect(currentMatch().steps.some(({ action }) => action.type === 'endOrders')).toBe(true);
  });
});

describe('a card that orders nobody', () => {
  /** No unit of the Allies stands on the left any more. */
  function emptyLeft(change: (state: State) => void = () => undefined): void {
    const { about, state } = currentMatch();
    const empty = cloneState(state);
    for (const unit of empty.units) {
      if (unit.side !== 0 || (sectionMask(boardOf(empty.board), unit.hex, false) & LEFT) === 0) continue;
      empty.unitAt[unit.hex] = NO_UNIT;
      unit.hex = OFF_MAP;
    }
    change(empty);
    matchStore.getState().begin(about, empty);
    render(<ShownTable />);
  }

  it('is played by a second click at night, too, although dice tell then how far units see', async () => {
    emptyLeft((state) => {
      state.visibility = 2;
      Object.assign(state.rules, { night: 'dawn', nightSide: 1 });
    });
    await play('Probe – Left');
    expect(currentMatch().steps).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Play anyway: Probe – Left' }));
    expect(currentMatch().state.turn.number).toBe(2);
    expect(currentMatch().steps[0].events).toContainEqual(expect.objectContaining({ reason: 'visibility' }));
  });

  it('says that the turn would end, and is played by a second click', async () => {
    emptyLeft();
    await play('Probe – Left');
    expect(currentMatch().steps).toHaveLength(0);
    expect(prompt().getByText('This card orders no unit now: the turn would end at once.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Play anyway: Probe – Left' }));
    expect(currentMatch().state.turn.number).toBe(2);
  });
});

describe('the dice', () => {
  it('are thrown by the second tap on the same target, not by the first', async () => {
    toBattle();
    render(<ShownTable />);
    const before = currentMatch();
    if (marked('strike').length === 0) await userEvent.click(marked('pick')[0]);
    await userEvent.click(marked('strike')[0]);
    expect(currentMatch()).toBe(before);
    expect(marked('aimed')).toHaveLength(1);
    await userEvent.click(marked('aimed')[0]);
    expect(currentMatch().steps.at(-1)?.action.type).toBe('attack');
  });

  it('are thrown at once when the players like it so', async () => {
    settingsStore.setState({ confirmRolls: false });
    toBattle();
    render(<ShownTable />);
    if (marked('strike').length === 0) await userEvent.click(marked('pick')[0]);
    await userEvent.click(marked('strike')[0]);
    expect(currentMatch().steps.at(-1)?.action.type).toBe('attack');
  });

  it('can be left alone again with Escape, at no cost', async () => {
    toBattle();
    render(<ShownTable />);
    const before = currentMatch();
    if (marked('strike').length === 0) await userEvent.click(marked('pick')[0]);
    await userEvent.click(marked('strike')[0]);
    await userEvent.keyboard('{Escape}');
    expect(marked('aimed')).toHaveLength(0);
    expect(currentMatch()).toBe(before);
  });
});

describe('undo', () => {
  it('takes back a click, says how far it could go, and why it can go no farther', async () => {
    render(<ShownTable />);
    expect(prompt().getByText('Nothing to undo since the start of the battle.')).toBeVisible();
    await play('Probe – Left');
    await userEvent.click(marked('pick')[0]);
    await userEvent.click(prompt().getByRole('button', { name: 'Undo' }));
    expect(currentMatch().steps).toHaveLength(1);
    await userEvent.keyboard('u');
    expect(currentMatch().steps).toHaveLength(0);
  });
});

describe('a move', () => {
  it('of several hexes is one click, is shown in two shapes, and says whether the unit can still battle', async () => {
    render(<ShownTable />);
    await play('Probe – Left');
    while (marked('pick').length > 0 && currentMatch().legal.some(({ type }) => type === 'orderUnit'))
      await userEvent.click(marked('pick')[0]);
    if (marked('go').length + marked('walk').length === 0) await userEvent.click(marked('pick')[0]);
    const [far] = marked('walk');
    expect(far.getAttribute('aria-label')).toContain('cannot battle then');
    expect(marked('go')[0].getAttribute('aria-label')).toContain('can still battle');
    const steps = currentMatch().steps.length;
    await userEvent.click(far);
    expect(currentMatch().steps.length - steps).toBeGreaterThan(0);
    expect(
      currentMatch()
        .steps.slice(steps)
        .every(({ action }) => action.type === 'moveUnit'),
    ).toBe(true);
  });
});
