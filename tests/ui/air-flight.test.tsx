import { render, screen, waitFor, within } from '@testing-library/react';
import { flightPlanState } from '../../src/memoir/air/new-flight-plan/own-state.ts';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gameFrom } from '../../src/scenarios/any-game.ts';
import { exactPosition } from '../../src/scenarios/replay-file.ts';
import { matchStore, openBattle } from '../../src/store/memoir.ts';
import { DEFAULT_SETTINGS, settingsStore } from '../../src/store/settings.ts';
import { loadAir } from '../../src/ui/air/late.tsx';
import { hexNamed, position, type Setting } from '../support/kit.ts';
import { currentMatch, prompt, ShownTable } from './shown-table.tsx';

const base: Setting = {
  terrain: { H3: 'airfield' },
  allies: { E3: 'infantry', G3: 'armor', M1: 'infantry' },
  axis: { e6: 'infantry', F7: 'armor', H7: 'infantry', A9: 'infantry' },
  objectives: [{ hexes: ['G7'], side: 'allies' }],
  hands: { allies: ['attack-centre', 'probe-left'], axis: ['probe-centre'] },
  air: { aircraft: { allies: { type: 'fighterBomber', hex: 'E5' } } },
};

function begin(setting: Partial<Setting> = {}): void {
  const opened = gameFrom(exactPosition(position({ ...base, ...setting })), 'test', 'Proving ground');
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  openBattle(matchStore, opened.value);
  render(<ShownTable />);
}

function act(type: string, ...more: string[]): void {
  for (const one of [type, ...more]) {
    const action = currentMatch().legal.find((legal) => legal.type === one);
    if (action === undefined) throw new Error(`no ${one}`);
    matchStore.getState().act(action);
  }
}

async function clickHex(label: string): Promise<void> {
  const hex = hexNamed(currentMatch().state, label);
  const choice = document.querySelector(`.choice[data-hex="${hex}"]`);
  await userEvent.click(choice ?? document.querySelector(`.ground [data-hex="${hex}"]`) ?? document.body);
}

function marks(kind: string): number {
  return document.querySelectorAll(`[data-choice="${kind}"]`).length;
}

function own() {
  const aircraft = flightPlanState(currentMatch().state.air)?.sides[0].aircraft;
  if (aircraft === null || aircraft === undefined) throw new Error('no aircraft');
  return aircraft;
}

async function playCentre(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Play: Attack – Centre' }));
}

async function toMovement(): Promise<void> {
  await playCentre();
  await clickHex('E5');
  await userEvent.click(prompt().getByRole('button', { name: 'End orders' }));
  await userEvent.click(prompt().getByRole('button', { name: 'End orders anyway' }));
}

function chooser() {
  return document.querySelector<HTMLElement>('.marker-chooser');
}

beforeAll(() => loadAir('new-flight-plan'));

beforeEach(() => {
  settingsStore.setState({ ...DEFAULT_SETTINGS, openHands: true, speed: 'off' });
});

describe('an order for the aircraft', () => {
  it('is given by a click on it and taken back by a second one', async () => {
    begin();
    await playCentre();
    await clickHex('E5');
    expect(own().order).toBe(1);
    await clickHex('E5');
    expect(own().order).toBe(0);
  });

  it('that is not given is named before the phase ends', async () => {
    begin();
    await playCentre();
    await userEvent.click(prompt().getByRole('button', { name: 'End orders' }));
    expect(prompt().getByText('The aircraft has no order: it stays where it is.')).toBeVisible();
  });
});

describe('a flight', () => {
  it('goes hex by hex, counts down, and goes back by a click on the last hex', async () => {
    begin();
    await toMovement();
    expect(prompt().getByText('4 of 4 hexes left')).toBeVisible();
    await clickHex('F5');
    await clickHex('f6');
    expect(own().path).toHaveLength(3);
    expect(prompt().getByText('2 of 4 hexes left')).toBeVisible();
    await clickHex('f6');
    expect(own().hex).toBe(hexNamed(currentMatch().state, 'F5'));
    expect(prompt().getByText('3 of 4 hexes left')).toBeVisible();
  });

  it('goes back several hexes by a click on one it came over', async () => {
    begin();
    await toMovement();
    for (const label of ['F5', 'f6', 'G5']) await clickHex(label);
    await clickHex('F5');
    expect(own().path).toHaveLength(2);
  });

  it('asks over an enemy for a marker with its odds, and a key lays it', async () => {
    begin();
    await toMovement();
    await clickHex('e6');
    expect(within(chooser() ?? document.body).getAllByRole('button')).toHaveLength(2);
    expect(chooser()).toHaveTextContent('33%');
    expect(chooser()).toHaveTextContent('50%');
    expect(prompt().queryByRole('button', { name: /End the flight/ })).toBeNull();
    await userEvent.keyboard('2');
    expect(own().stock.bomb).toBe(2);
    expect(chooser()).toBeNull();
    expect(document.querySelectorAll('[data-counter^="marker"]')).toHaveLength(1);
    expect(prompt().getByText('German infantry on e6')).toBeVisible();
  });

  it('says before it ends who could fire, and what can be declared', async () => {
    begin();
    await toMovement();
    for (const label of ['F5', 'f6', 'G7']) await clickHex(label);
    expect(prompt().getByText(/2 units could fire at it/)).toBeVisible();
    expect(prompt().getByText('Over an objective: bombing possible')).toBeVisible();
    expect(document.querySelectorAll('.highlight-danger')).toHaveLength(2);
  });
});

it('a flight that ends the turn is ended by a second click', async () => {
  begin({ allies: { M1: 'infantry' } });
  await playCentre();
  await clickHex('E5');
  await clickHex('e4');
  const end = () => prompt().getByRole('button', { name: /End the flight/ });
  await userEvent.click(end());
  expect(prompt().getByText('This ends the turn: nothing is left to do.')).toBeVisible();
  expect(currentMatch().state.turn.number).toBe(1);
  await userEvent.click(end());
  expect(currentMatch().state.turn.number).toBe(2);
});

describe('an aircraft that need not fly', () => {
  const beside = (hex: string): Partial<Setting> => ({
    air: { aircraft: { allies: { type: 'fighterBomber', hex: 'E5' }, axis: { type: 'bomber', hex } } },
  });

  it('is told to stay for a dogfight next to an enemy', async () => {
    begin(beside('F5'));
    await toMovement();
    expect(prompt().getByText(/^It can also stay here for a dogfight/)).toBeVisible();
  });

  it('is told nothing of it elsewhere', async () => {
    begin(beside('I5'));
    await toMovement();
    expect(prompt().queryByText(/It can also stay here/)).toBeNull();
  });
});

describe('a deployment', () => {
  it('offers the sections as they lie on the screen', async () => {
    settingsStore.setState({ turnBoard: false, openHands: true });
    begin({
      turn: 'axis',
      hands: { allies: ['probe-left'], axis: ['recon-in-force'] },
      air: { hands: { axis: ['strafe'] } },
    });
    act('layAirCard', 'playCard');
    const order = () => [...document.querySelectorAll('[data-aircraft="fighter"]')].map((one) => one.textContent);
    await waitFor(() => expect(order()).toEqual(['Right flank', 'Centre', 'Left flank']));
    await userEvent.keyboard('1');
    expect(flightPlanState(currentMatch().state.air)?.sides[1].aircraft?.type).toBe('fighter');
    expect(screen.getByRole('region', { name: 'Log' })).toHaveTextContent('right flank');
  });

  const deploying = { air: { hands: { allies: ['strafe'] }, lost: { allies: ['bomber' as const] } } };

  it('shows the three types, and one that is lost without a button', async () => {
    begin(deploying);
    act('layAirCard');
    await playCentre();
    expect(document.querySelectorAll('.deploy-type')).toHaveLength(3);
    expect(document.querySelectorAll('.deploy-lost')).toHaveLength(1);
    expect(prompt().getByText('Lost for this battle')).toBeVisible();
    await userEvent.click(prompt().getByRole('button', { name: 'P-51 Mustang: Send to the centre' }));
    expect(own().type).toBe('fighter');
  });

  it('lights the hexes of the section, and own units can still be chosen', async () => {
    begin(deploying);
    act('layAirCard');
    await playCentre();
    act('deployAircraft');
    await clickHex('E3');
    await userEvent.click(prompt().getByRole('button', { name: 'End orders' }));
    await userEvent.click(prompt().getByRole('button', { name: 'End orders anyway' }));
    expect(marks('go')).toBeGreaterThan(20);
    expect(marks('pick')).toBe(1);
    await userEvent.click(prompt().getByRole('button', { name: 'Place over own units' }));
    expect(marks('pick')).toBe(0);
    await clickHex('E5');
    expect(own().path).toHaveLength(1);
    expect(prompt().getByText('3 of 4 hexes left')).toBeVisible();
  });
});

describe('the combats of the aircraft', () => {
  it('are listed in their order and rolled by a second tap', async () => {
    begin();
    await toMovement();
    await clickHex('e6');
    await userEvent.keyboard('1');
    await clickHex('F7');
    await userEvent.keyboard('2');
    await clickHex('G7');
    await userEvent.click(prompt().getByRole('button', { name: /End the flight/ }));
    await userEvent.click(prompt().getByRole('button', { name: /bomb on the objective/ }));
    expect(document.querySelectorAll('[data-counter="strategic"]')).toHaveLength(1);
    expect(document.querySelectorAll('.combats li')).toHaveLength(3);
    await clickHex('e6');
    expect(currentMatch().state.random.dice).toBe(0);
    expect(prompt().getByRole('button', { name: 'Roll the dice' })).toBeVisible();
    await clickHex('e6');
    expect(currentMatch().state.random.dice).toBe(1);
    expect(document.querySelectorAll('.combats li')).toHaveLength(2);
  });

  it('that are left are named before the phase ends', async () => {
    begin({ allies: { E3: 'infantry', M1: 'infantry' } });
    await toMovement();
    await clickHex('e6');
    await userEvent.keyboard('1');
    await clickHex('f6');
    await userEvent.click(prompt().getByRole('button', { name: /End the flight/ }));
    await userEvent.click(prompt().getByRole('button', { name: 'End attacks' }));
    expect(prompt().getByText('The aircraft has 1 target left to attack.')).toBeVisible();
  });
});

describe('fire at an aircraft', () => {
  it('is aimed at the aircraft and rolled by a second tap', async () => {
    begin({ air: { aircraft: { axis: { type: 'bomber', hex: 'F3' } } } });
    await playCentre();
    await clickHex('E3');
    await clickHex('G3');
    await userEvent.click(prompt().getByRole('button', { name: 'End movement' }));
    await userEvent.click(prompt().getByRole('button', { name: 'End movement anyway' }));
    await clickHex('G3');
    await clickHex('F3');
    expect(prompt().getByRole('button', { name: 'Roll the dice' })).toBeVisible();
    await clickHex('F3');
    expect(currentMatch().steps.at(-1)?.action.type).toBe('attackAircraft');
  });

  it('counts all units that could still battle before the phase ends', async () => {
    begin({ air: { aircraft: { axis: { type: 'bomber', hex: 'F3' } } } });
    await playCentre();
    await clickHex('E3');
    await clickHex('G3');
    await userEvent.click(prompt().getByRole('button', { name: 'End movement' }));
    await userEvent.click(prompt().getByRole('button', { name: 'End movement anyway' }));
    await userEvent.click(prompt().getByRole('button', { name: 'End attacks' }));
    expect(prompt().getByText('2 units could still battle.')).toBeVisible();
  });
});

it('the board in words tells of aircraft and airfields', () => {
  begin();
  const text = document.querySelector('.board-text')?.textContent ?? '';
  expect(text).toContain('American fighter-bomber, flying');
  expect(text).toContain('airfield held by nobody');
});
