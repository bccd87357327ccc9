import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { flightPlanState } from '../../src/memoir/air/new-flight-plan/own-state.ts';
import type { NewFlightPlanState } from '../../src/memoir/air/new-flight-plan/state.ts';
import { apply, legalActions, type Action, type State } from '../../src/memoir/index.ts';
import { scenarioById } from '../../src/scenarios/library.ts';
import { beginBattle, matchStore } from '../../src/store/memoir.ts';
import { DEFAULT_SETTINGS, settingsStore } from '../../src/store/settings.ts';
import { loadAir } from '../../src/ui/air/late.tsx';
import { medalSources } from '../../src/ui/table/medal-sources.ts';
import { currentMatch, ShownTable } from './shown-table.tsx';

beforeAll(async () => {
  await loadAir('new-flight-plan');
});

function begin(id: string): void {
  const scenario = scenarioById(id);
  if (scenario === undefined) throw new Error(id);
  beginBattle(matchStore, { scenario: scenario.file, rules: {}, seed: '7' });
}

/** The same battle with something else in the air. */
function change(changes: Partial<NewFlightPlanState>): void {
  const { about, first } = currentMatch();
  const air = flightPlanState(first.air);
  if (air === null) throw new Error('no aircraft');
  matchStore.getState().begin(about, { ...first, air: { ...air, ...changes } });
}

const airHand = () => within(screen.getByRole('region', { name: 'Air combat cards' }));

describe('the air hand', () => {
  beforeEach(() => {
    settingsStore.setState({ ...DEFAULT_SETTINGS, speed: 'off' }, true);
    begin('bir-tarfan');
  });

  it('is hidden with the command hand (NFP-1.15)', async () => {
    render(<ShownTable />);
    expect(airHand().getByText('2 air combat cards')).toBeInTheDocument();
    expect(airHand().queryAllByRole('article')).toHaveLength(0);
    const button = screen.getByRole('button', { name: 'Show my hand' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    expect(airHand().getAllByRole('article')).toHaveLength(2);
  });

  it('lays a card by one click, dims what does not go with it, and takes it back by another (NFP-3.3)', async () => {
    settingsStore.setState({ openHands: true });
    render(<ShownTable />);
    await userEvent.click(airHand().getByRole('button', { name: 'Lay it: Ace in the Cockpit' }));
    expect(currentMatch().steps).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'In play' })).toHaveTextContent(
      'Laid beside the card to come: Ace in the Cockpit',
    );
    expect(screen.getByText(/Ace in the Cockpit is laid: now choose a section card/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Play: Dig-In' })).toBeNull();
    const digIn = screen.getByRole('heading', { name: 'Dig-In' }).closest('article');
    expect(digIn).toHaveTextContent('Ace in the Cockpit needs a section card');
    expect(screen.getByRole('button', { name: 'Play: Probe – Left' })).toBeVisible();
    expect(airHand().getByText('You have played an air card this turn.')).toBeVisible();
    await userEvent.click(airHand().getByRole('button', { name: 'Take back: Ace in the Cockpit' }));
    expect(currentMatch().steps).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Play: Dig-In' })).toBeVisible();
  });

  it('says why a card cannot be laid', () => {
    settingsStore.setState({ openHands: true });
    const lost = ['fighter', 'fighterBomber', 'bomber'] as const;
    const [allies, axis] = flightPlanState(currentMatch().state.air)?.sides ?? [];
    if (allies === undefined || axis === undefined) throw new Error('no sides');
    change({ sides: [{ ...allies, lost }, axis] });
    render(<ShownTable />);
    expect(airHand().getAllByText('All your aircraft are lost.')).toHaveLength(2);
    expect(airHand().queryAllByRole('button')).toHaveLength(0);
  });
});

describe('the reserves', () => {
  it('tell what each side has, and open the discards', async () => {
    settingsStore.setState({ ...DEFAULT_SETTINGS, speed: 'off', openHands: true }, true);
    begin('bir-tarfan');
    render(<ShownTable />);
    const panel = within(screen.getByRole('region', { name: 'In the air' }));
    expect(panel.getAllByText('Bomber: available')).toHaveLength(2);
    expect(panel.getByText('20')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Aircraft and cards' }));
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    expect(dialog.getByText('Nobody has air superiority: Mediterranean, 1942.')).toBeInTheDocument();
    expect(dialog.getByText('Spitfire')).toBeInTheDocument();
    expect(dialog.getByText('Nothing was discarded yet.')).toBeInTheDocument();
  });
});

/** Plays at random, fond of flying, until somebody is asked. */
function playUntil(isThere: (state: State, legal: readonly Action[]) => boolean): void {
  for (let seed = 1; seed < 40; seed++) {
    begin(['bir-tarfan', 'kalydona-airstrip'][seed % 2]);
    let { state } = currentMatch();
    let turn = seed;
    for (let at = 0; at < 400 && state.outcome === null; at++) {
      const legal = legalActions(state);
      if (isThere(state, legal)) return matchStore.getState().begin(currentMatch().about, state);
      const fond = legal.filter(({ type }) => /^(lay|deploy|fly|place|draw)/.test(type));
      const pool = fond.length > 0 ? fond : legal;
      turn = (turn * 48_271) % 2_147_483_647;
      state = apply(state, pool[turn % pool.length]).state;
    }
  }
  throw new Error('nobody was asked');
}

const isAsked = ({ frames }: State) => frames.at(-1)?.kind === 'airAnswer';

describe('the window for an air card', () => {
  beforeEach(() => settingsStore.setState({ ...DEFAULT_SETTINGS, speed: 'off' }, true));

  it.each([
    ['with a card that fits', (state: State, legal: readonly Action[]) => isAsked(state) && legal.length > 1],
    ['without one', (state: State, legal: readonly Action[]) => isAsked(state) && legal.length === 1],
  ])('is the same on the curtain %s, and can be declined there (NFP-12.9)', async (_title, isThere) => {
    playUntil(isThere);
    render(<ShownTable />);
    const curtain = within(screen.getByRole('dialog', { hidden: true }));
    expect(curtain.getAllByRole('button', { hidden: true }).map((button) => button.textContent)).toEqual([
      'Show my hand',
      'No air card',
      'No air card this turn',
      'Settings',
      '← Battles',
    ]);
    expect(curtain.getByText(/^Answer the/)).toBeInTheDocument();
    const decline = curtain.getByRole('button', { name: 'No air card', hidden: true });
    await waitFor(() => expect(decline).toBeEnabled());
    await userEvent.click(decline);
    expect(currentMatch().steps.at(0)?.action).toEqual({ type: 'declineAirCard' });
  });

  it('does not open for what all can see is not there', () => {
    settingsStore.setState({ openHands: true });
    playUntil((state, legal) => isAsked(state) && legal.length === 1);
    render(<ShownTable />);
    expect(currentMatch().steps.at(0)?.action).toEqual({ type: 'declineAirCard' });
  });
});

describe('an air card of the battle phase', () => {
  it('is not told of while the hand is covered', async () => {
    settingsStore.setState({ ...DEFAULT_SETTINGS, speed: 'off' }, true);
    playUntil(
      ({ frames }, legal) => frames.at(-1)?.kind === 'battle' && legal.some((one) => one.type === 'playAirCard'),
    );
    render(<ShownTable />);
    expect(document.querySelector('[data-action=playAirCard]')).toBeNull();
    await userEvent.click(screen.getByText(/^All actions/));
    expect(document.querySelector('[data-action=playAirCard]')).toBeNull();
  });
});

describe('the medal track', () => {
  const gained = (source: 'aircraft' | 'objective') =>
    ({ type: 'medalGained', side: 0, count: 1, source, hex: 0 }) as const;

  it('knows which medals were aircraft, whatever was lost in between (NFP-7.3)', () => {
    begin('bir-tarfan');
    const { first } = currentMatch();
    const step = { action: { type: 'passTurn' }, before: first, barrier: false, follows: false } as const;
    const lost = { ...gained('objective'), type: 'medalLost' } as const;
    const events = [gained('objective'), gained('aircraft'), gained('objective'), lost, lost];
    expect(medalSources({ first, steps: [{ ...step, events }] }, 0)).toEqual(['aircraft']);
    // The Axis begin with a medal; nobody was shot down for it.
    expect(medalSources({ first, steps: [{ ...step, events }] }, 1)).toEqual(['before']);
  });
});
