import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gameFrom } from '../../src/scenarios/any-game.ts';
import { exactPosition } from '../../src/scenarios/replay-file.ts';
import { matchStore, openBattle } from '../../src/store/memoir.ts';
import { DEFAULT_SETTINGS, settingsStore } from '../../src/store/settings.ts';
import { loadAir } from '../../src/ui/air/late.tsx';
import { airPack } from '../support/air-pack.ts';
import { hexNamed, position, type Setting } from '../support/kit.ts';
import { currentMatch, prompt, ShownTable } from './shown-table.tsx';

const base: Setting = {
  allies: { E3: 'infantry', G3: 'infantry', M1: 'infantry' },
  axis: { e6: 'infantry', A9: 'infantry' },
  hands: { allies: ['attack-centre', 'probe-left', 'air-power', 'dig-in'], axis: ['probe-centre'] },
  airPack: { sorties: { allies: 1 } },
};

function begin(setting: Partial<Setting> = {}): void {
  const opened = gameFrom(exactPosition(position({ ...base, ...setting })), 'test', 'Proving ground');
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  openBattle(matchStore, opened.value);
  render(<ShownTable />);
}

async function press(name: string | RegExp): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }));
}

async function clickHex(label: string): Promise<void> {
  const hex = hexNamed(currentMatch().state, label);
  const choice = document.querySelector(`.choice[data-hex="${hex}"]`);
  await userEvent.click(choice ?? document.querySelector(`.ground [data-hex="${hex}"]`) ?? document.body);
}

function plane() {
  return airPack(currentMatch().state).sides[0].plane;
}

const IN_FLIGHT: Partial<Setting> = { airPack: { sorties: { allies: 1 }, planes: { allies: 'p40 E5' } } };

beforeAll(() => loadAir('air-pack'));

beforeEach(() => {
  settingsStore.setState({ ...DEFAULT_SETTINGS, openHands: true, speed: 'off' });
});

describe('a sortie card', () => {
  it('is laid beside a section card and taken back again', async () => {
    begin();
    await press('With a section card');
    expect(screen.queryByRole('button', { name: 'Play: Dig-In' })).toBeNull();
    expect(screen.getAllByText('A sortie goes with a section card only.')).not.toHaveLength(0);
    await press('Take back');
    expect(screen.getByRole('button', { name: 'Play: Dig-In' })).toBeVisible();
    expect(airPack(currentMatch().state).sides[0].sorties).toBe(1);
  });

  it('of the other side lies open too', () => {
    begin({ airPack: { sorties: { allies: 1, axis: 1 } } });
    expect(screen.getAllByText('1 sortie')).toHaveLength(2);
  });

  it('says why it rests', () => {
    begin({ airPack: { sorties: { allies: 1 }, options: { announced: [true, false] } } });
    expect(screen.getByText('It was not announced last turn.')).toBeVisible();
  });

  it('is what Air Power counts as', () => {
    begin();
    expect(screen.getByText('Counts as Air Sortie')).toBeVisible();
  });
});

describe('a plane in flight', () => {
  it('shows the air check that an order would bring, and what spares it', () => {
    begin(IN_FLIGHT);
    const note = document.querySelector('.check-note');
    expect(note).toHaveTextContent('Air check if a card orders it');
    expect(note).toHaveTextContent('1 die, lost 17%');
    expect(note).toHaveTextContent('A sortie orders it without a check.');
  });

  it('is ordered by a click on it and let go by a second one', async () => {
    begin(IN_FLIGHT);
    await press('Play: Attack – Centre');
    await clickHex('E5');
    expect(plane()?.order).toBe(1);
    await clickHex('E5');
    expect(plane()?.order).toBe(0);
  });

  it('asks for a second click before the dice of its check fall', async () => {
    begin(IN_FLIGHT);
    await press('Play: Attack – Centre');
    await clickHex('E5');
    await press('End orders');
    expect(prompt().getByText(/makes its air check: 1 die, lost 17%/)).toBeVisible();
    expect(currentMatch().state.frames.at(-1)?.kind).toBe('orders');
  });

  it('warns of a card that cannot reach it: it would leave the board', async () => {
    begin({ ...IN_FLIGHT, allies: { C3: 'infantry', E3: 'infantry' } });
    await press('Play: Probe – Left');
    expect(prompt().getByText(/would get no order: it leaves the board/)).toBeVisible();
    expect(plane()).not.toBeNull();
    await press('Play anyway: Probe – Left');
    await clickHex('C3');
    expect(plane()).toBeNull();
  });

  it('flies hex by hex, counts down, and goes back by a click on a hex of its path', async () => {
    begin({ ...IN_FLIGHT, axis: { A9: 'infantry' } });
    await press('Fly it alone');
    await press(/^Send on the/);
    expect(prompt().getByText('4 of 4 hexes left')).toBeVisible();
    for (const label of ['F5', 'f6', 'G7']) await clickHex(label);
    expect(prompt().getByText('1 of 4 hexes left')).toBeVisible();
    await clickHex('F5');
    expect(plane()?.hex).toBe(hexNamed(currentMatch().state, 'F5'));
  });

  it('has its special actions to choose at the end of its move, each with what it would do', async () => {
    begin(IN_FLIGHT);
    await press('Fly it alone');
    await press(/^Send on the/);
    for (const label of ['e6', 'f6']) await clickHex(label);
    await press('End the flight on f6');
    expect(screen.getByRole('button', { name: /^Strafe e6\. German infantry on e6: 1 die/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Interdict the ground around f6\. In the enemy's turn/ })).toBeVisible();
    // It would interdict, so the unit beside it would be pinned and add no die.
    const check = screen.getByText("Next turn's air check here, with interdiction").closest('.check-note');
    expect(check).toHaveTextContent('no dice');
    expect(check).toHaveTextContent('None for 1 pinned unit');
  });
});

describe('planes on the ground', () => {
  const FIELD: Partial<Setting> = {
    terrain: { F1: 'airfield allies' },
    airPack: { parked: { allies: ['p38 F1'] }, ready: { allies: { F1: 2 } } },
  };

  it('are named beside the board with the markers that wait', () => {
    begin(FIELD);
    expect(screen.getByText(/P-38 Lightning on F1.*2 planes ready on F1/)).toBeVisible();
    expect(document.querySelector('.ready-count')).toHaveTextContent('2');
  });

  it('take off by an order, each model by its button with its check', async () => {
    begin(FIELD);
    await press('Play: Attack – Centre');
    expect(screen.getByText('Air check at take-off from F1')).toBeVisible();
    await press(/^P-40 Warhawk takes off/);
    expect(plane()).toMatchObject({ model: 'p40', landed: true });
    expect(airPack(currentMatch().state).ready).toMatchObject([{ count: 1 }]);
  });
});

describe('a Zero', () => {
  it('strafes and dives by clicks on the board, each on a hex of its own', async () => {
    begin({
      turn: 'axis',
      allies: { E7: 'infantry', e6: 'infantry', M1: 'infantry' },
      axis: { A9: 'infantry' },
      sides: { axis: { nation: 'jp' } },
      hands: { axis: ['attack-centre'], allies: [] },
      airPack: { sorties: { axis: 1 }, planes: { axis: 'zero E9' } },
    });
    await press('Fly it alone');
    await press(/^Send on the/);
    for (const label of ['e8', 'E7', 'e6', 'F5']) await clickHex(label);
    await press(/^End the flight/);
    const marked = [...document.querySelectorAll('[data-choice="strike"]')].map((one) =>
      one.getAttribute('aria-label'),
    );
    expect(marked).toHaveLength(2);
    expect(marked.join()).toMatch(/Strafe from E7 to e6/);
    expect(marked.join()).toMatch(/Dive on American infantry on e6/);
  });
});

describe('ground interdiction', () => {
  it('marks the units it pins with craters', () => {
    begin({ airPack: { planes: { axis: 'me109 E5' }, pinned: { axis: ['E3'] } }, allies: { E3: 'infantry' } });
    expect(document.querySelectorAll('.crater')).toHaveLength(1);
  });
});
