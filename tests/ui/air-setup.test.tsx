import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { STANDARD_AIR_DECK } from '../../src/memoir/air/new-flight-plan/deck.ts';
import { writeAirDeck } from '../../src/scenarios/air-deck-file.ts';
import { scenarioById, type LibraryScenario } from '../../src/scenarios/library.ts';
import { smallBattle } from '../scenarios/small-battle.ts';
import { DEFAULT_SETTINGS, settingsStore } from '../../src/store/settings.ts';
import { loadAir } from '../../src/ui/air/late.tsx';
import { BriefingScreen, type BriefingScreenProps } from '../../src/ui/briefing/BriefingScreen.tsx';

async function briefing(id: string) {
  const scenario = scenarioById(id);
  if (scenario === undefined) throw new Error(id);
  return briefingOf(scenario);
}

async function briefingOf(scenario: LibraryScenario) {
  const onStart = vi.fn<BriefingScreenProps['onStart']>(() => Promise.resolve(true));
  render(<BriefingScreen scenario={scenario} seed="abc" onStart={onStart} onBack={() => undefined} />);
  const started = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Start the battle' }));
    return onStart.mock.lastCall?.[0].rules;
  };
  const air = async () => within(await screen.findByRole('region', { name: 'In the air' }));
  return { onStart, started, air };
}

const way = (name: string) => screen.getByRole('radio', { name });

async function deckFile(name: string, deck: unknown) {
  const input = await waitFor(() => {
    const found = document.querySelector('.air-deck input[type=file]');
    if (!(found instanceof HTMLInputElement)) throw new Error('no field for a deck');
    return found;
  });
  await userEvent.upload(input, new File([JSON.stringify(deck)], name, { type: 'application/json' }));
}

beforeAll(() => loadAir('new-flight-plan'));
beforeEach(() => settingsStore.setState(DEFAULT_SETTINGS, true));

describe('the briefing of a battle with aircraft', () => {
  it('plays as the scenario says unless something was chosen (NFP-1.1)', async () => {
    const { started } = await briefing('bir-tarfan');
    expect(way('New Flight Plan')).toBeChecked();
    expect(await started()).toEqual({});
  });

  it('can be played without them, and then says nothing of them', async () => {
    const { started } = await briefing('bir-tarfan');
    expect(screen.getAllByText('every enemy aircraft shot down')).toHaveLength(2);
    await userEvent.click(way('No air rules'));
    expect(screen.queryByRole('region', { name: 'In the air' })).toBeNull();
    expect(screen.queryByText('every enemy aircraft shot down')).toBeNull();
    expect(await started()).toEqual({ airRules: 'none' });
  });

  it('cannot be played without them where a side has nothing else, and says why', async () => {
    await briefing('road-out-of-valmesnil');
    expect(way('New Flight Plan')).toBeChecked();
    expect(way('No air rules')).toBeDisabled();
    expect(screen.getByRole('group', { name: 'Air rules' })).toHaveAccessibleDescription(
      'This battle needs aircraft: the Allies have no other units.',
    );
  });

  it('has them even if the scenario does not say so, where a side has nothing else', async () => {
    const file = smallBattle({ units: { axis: {}, allies: { G3: 'infantry' } }, front: 'western', date: '1944' });
    const { started } = await briefingOf({ id: 'own-alone', file });
    expect(way('New Flight Plan')).toBeChecked();
    expect(await started()).toEqual({ airRules: 'new-flight-plan' });
  });

  it('says who has air superiority and why, and follows front and year (NFP-1.9)', async () => {
    const { started, air } = await briefing('bir-tarfan');
    const panel = await air();
    expect(await panel.findByText('Nobody has air superiority: Mediterranean, 1942.')).toBeVisible();
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Year' }), '1944');
    expect(panel.getByText('The Allies have air superiority: Mediterranean, 1944.')).toBeVisible();
    expect(panel.getByText('2 + 1 =')).toBeVisible();
    expect(panel.getByText('3 cards')).toBeVisible();
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Who has it' }), 'Axis');
    expect(panel.getByText('The Axis have air superiority by your choice.')).toBeVisible();
    expect(await started()).toMatchObject({ air: { year: 1944, superiority: 'axis' } });
  });

  it('finds a landing on the map, which the players may overrule (NFP-1.8, NFP-1.14)', async () => {
    const { started, air } = await briefing('ngerumai-landing');
    const panel = await air();
    const landing = await panel.findByRole('checkbox', { name: 'Amphibious landing' });
    expect(landing).toBeChecked();
    expect(panel.getByText('2 + 1 − 1 =')).toBeVisible();
    await userEvent.click(landing);
    expect(panel.queryByText('2 + 1 − 1 =')).toBeNull();
    expect(await started()).toMatchObject({ air: { amphibious: false } });
  });

  it('names the types of each side and the aircraft on the board, and keeps them whatever is chosen (NFP-1.17, NFP-1.19)', async () => {
    const { started, air } = await briefing('mission-at-misuwari');
    const panel = await air();
    const types = (await panel.findAllByRole('list', { name: 'Types' })).map(({ textContent }) => textContent);
    expect(types).toEqual(['FighterBomber', 'FighterFighter-bomber']);
    expect(panel.getByText('Spitfire stands on its airfield (G7).')).toBeVisible();
    expect(panel.getByText('D3A Val waits on the deck of its carrier (L1).')).toBeVisible();
    expect(screen.getByText(/^Not every type of aircraft/)).toBeVisible();
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Who has it' }), 'Nobody');
    expect(await started()).toMatchObject({
      air: { superiority: 'none', types: { allies: ['fighter', 'bomber'], axis: ['fighter', 'fighterBomber'] } },
    });
  });

  it('says nothing of aircraft where each side has all three and none is on the board', async () => {
    const { air } = await briefing('bir-tarfan');
    const panel = await air();
    expect(await panel.findByText('Nobody has air superiority: Mediterranean, 1942.')).toBeVisible();
    expect(panel.queryByRole('list', { name: 'Types' })).toBeNull();
  });

  it('takes a deck from a file, and refuses a bad one with its faults and places', async () => {
    const { started, air } = await briefing('bir-tarfan');
    const deck = { ...writeAirDeck(STANDARD_AIR_DECK), name: 'A deck of mine' };
    await deckFile('mine.json', deck);
    const panel = await air();
    expect(await panel.findByText('A deck of mine')).toBeVisible();
    await deckFile('bad.json', { ...deck, cards: [{ ...deck.cards[0], count: 'many' }] });
    const alert = await panel.findByRole('alert');
    expect(alert).toHaveTextContent('bad.json is no deck that can be played with');
    expect(alert).toHaveTextContent('cards[0].count');
    expect(panel.getByText('A deck of mine')).toBeVisible();
    expect(await started()).toMatchObject({ air: { deck: { name: 'A deck of mine' } } });
  });
});

describe('the briefing of a battle without aircraft', () => {
  it('can be played with them', async () => {
    const { started, air } = await briefing('fords-of-the-torvo');
    expect(way('No air rules')).toBeChecked();
    await userEvent.click(way('New Flight Plan'));
    expect(await (await air()).findByText(/have air superiority|has air superiority/)).toBeVisible();
    expect(screen.getAllByText('every enemy aircraft shot down')).toHaveLength(2);
    expect(await started()).toEqual({ airRules: 'new-flight-plan' });
  });

  it('cannot begin while something is missing, and says so', async () => {
    const { onStart } = await briefing('fords-of-the-torvo');
    onStart.mockResolvedValue(false);
    await userEvent.click(screen.getByRole('button', { name: 'Start the battle' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be fetched');
  });
});
