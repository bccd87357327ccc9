import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gameFrom } from '../../src/scenarios/any-game.ts';
import { exactPosition } from '../../src/scenarios/replay-file.ts';
import { matchStore, openBattle } from '../../src/store/memoir.ts';
import { DEFAULT_SETTINGS, settingsStore } from '../../src/store/settings.ts';
import { loadAir } from '../../src/ui/air/late.tsx';
import { hexNamed, play, position } from '../support/kit.ts';
import { currentMatch, ShownTable } from './shown-table.tsx';

/** A fighter has marked the infantry on C5, at which the infantry on C3 could fire as well. */
function begin(): void {
  const start = position({
    allies: { C3: 'infantry', M1: 'armor' },
    axis: { C5: 'infantry', A9: 'infantry' },
    hands: { allies: ['attack-left', 'probe-centre'], axis: [] },
    air: { front: 'western', hands: { allies: ['strafe'], axis: [] } },
  });
  const orders = ['lay strafe', 'play attack-left', 'deploy fighter left', 'order C3'];
  const flight = ['place aircraft C5', 'mark mg', 'fly D5', 'end flight', 'end movement'];
  const { state } = play(start, ...orders, ...flight);
  const opened = gameFrom(exactPosition(state), 'test', 'Proving ground');
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  openBattle(matchStore, opened.value);
  render(<ShownTable />);
}

async function click(label: string): Promise<void> {
  const hex = hexNamed(currentMatch().state, label);
  await userEvent.click(document.querySelector(`.choice[data-hex="${hex}"]`) ?? document.body);
}

beforeAll(() => loadAir('new-flight-plan'));
beforeEach(() => settingsStore.setState({ ...DEFAULT_SETTINGS, openHands: true, speed: 'off' }, true));

describe('an enemy that is marked', () => {
  it('and aimed at by a unit of the ground shows the odds of that unit', async () => {
    begin();
    expect(currentMatch().legal.map(({ type }) => type)).toEqual(expect.arrayContaining(['attack', 'rollRun']));
    await click('C3');
    await click('C5');
    await waitFor(() => expect(document.querySelector('.note-duel')).toHaveTextContent('American infantry on C3'));
    expect(document.querySelector('.note-air')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Roll the dice' }));
    expect(currentMatch().steps.at(-1)?.action.type).toBe('attack');
  });
});
