import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { scenarioById, type LibraryScenario } from '../../src/scenarios/library.ts';
import type { ScenarioFile } from '../../src/scenarios/scenario-schema.ts';
import { DEFAULT_SETTINGS, settingsStore } from '../../src/store/settings.ts';
import { loadAir } from '../../src/ui/air/late.tsx';
import { BriefingScreen, type BriefingScreenProps } from '../../src/ui/briefing/BriefingScreen.tsx';
import { smallBattle } from '../scenarios/small-battle.ts';

function briefingOf(scenario: LibraryScenario) {
  const user = userEvent.setup();
  const onStart = vi.fn<BriefingScreenProps['onStart']>(() => Promise.resolve(true));
  render(<BriefingScreen scenario={scenario} seed="abc" onStart={onStart} onBack={() => undefined} />);
  const started = async () => {
    await user.click(screen.getByRole('button', { name: 'Start the battle' }));
    return onStart.mock.lastCall?.[0].rules;
  };
  const air = async () => {
    const region = await screen.findByRole('region', { name: 'In the air' });
    await waitFor(() => expect(region.querySelector('.pack-setup')).not.toBeNull());
    return within(region);
  };
  return { user, started, air };
}

function briefing(id: string, change: Partial<ScenarioFile> = {}) {
  const scenario = scenarioById(id);
  if (scenario === undefined) throw new Error(id);
  return briefingOf({ id: `${id} now`, file: { ...scenario.file, ...change } });
}

const way = (name: string) => screen.getByRole('radio', { name });
const says = (name: string) => way(name).getAttribute('aria-describedby')?.split(' ').length;

beforeAll(async () => {
  await Promise.all([loadAir('new-flight-plan'), loadAir('air-pack')]);
});
beforeEach(() => settingsStore.setState(DEFAULT_SETTINGS, true));

describe('the choice of air rules', () => {
  it('is three ways, those that suit the battle marked, its own preselected (AP-1.1, AP-1.2)', async () => {
    const { user, started } = briefing('fords-of-the-torvo');
    expect(way('No air rules')).toBeChecked();
    expect([says('No air rules'), says('New Flight Plan'), says('Air Pack')]).toEqual([2, 1, 2]);
    expect(way('Air Pack')).toHaveAccessibleDescription(/^suits this battle Sortie cards lie open/);
    await user.click(way('New Flight Plan'));
    expect(screen.getByText('The scenario has: No air rules.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to that' }));
    expect(way('No air rules')).toBeChecked();
    expect(await started()).toEqual({});
  });

  it('goes by the keys', async () => {
    const { user } = briefing('fords-of-the-torvo');
    way('No air rules').focus();
    await user.keyboard('{ArrowDown}');
    expect(way('New Flight Plan')).toBeChecked();
    await user.keyboard('{ArrowDown}');
    expect(way('Air Pack')).toBeChecked();
  });

  it('is none where the scenario makes its rules compulsory, and says so (AP-1.3)', async () => {
    const { started } = briefing('kalydona-airstrip', { options: { airRules: 'air-pack', airRulesFixed: true } });
    expect(way('Air Pack')).toBeChecked();
    expect(way('No air rules')).toBeDisabled();
    expect(way('New Flight Plan')).toBeDisabled();
    expect(screen.getByRole('group', { name: 'Air rules' })).toHaveAccessibleDescription(
      'The scenario leaves no choice here: it is played with Air Pack.',
    );
    expect(screen.getByText('Compulsory air rules')).toBeVisible();
    expect(await started()).toMatchObject({ air: { airPack: { month: 5 } } });
  });

  it('has no marks where the scenario does not say what suits it', () => {
    const file = smallBattle({ units: { axis: { G7: 'infantry' }, allies: { G3: 'infantry' } } });
    briefingOf({ id: 'own-small', file });
    expect(screen.queryByText('suits this battle')).toBeNull();
  });
});

describe('the set-up of Air Pack', () => {
  it('has sortie cards, date and radar, tells what differs from the scenario and takes it back (AP-2.4, AP-2.5, AP-21.1)', async () => {
    const { user, started, air } = briefing('kalydona-airstrip');
    await user.click(way('Air Pack'));
    const pack = await air();
    expect(pack.getByRole('radio', { name: 'Both to the Axis' })).toBeChecked();
    await user.click(pack.getByRole('radio', { name: 'Shuffled into the deck' }));
    await user.click(pack.getByRole('checkbox', { name: 'Sorties of the Axis are announced' }));
    await user.selectOptions(pack.getByRole('combobox', { name: 'Month' }), 'August');
    expect(pack.getByText('The scenario has: Both to the Axis.')).toBeVisible();
    expect(pack.getByText('The scenario has: Mediterranean, May, 1941.')).toBeVisible();
    expect(pack.getByRole('checkbox', { name: 'P-40 Warhawk', checked: true })).toBeVisible();
    expect(screen.getByText(/Sorties of the Axis are announced: a card/)).toBeVisible();
    expect(await started()).toEqual({
      airRules: 'air-pack',
      air: { airPack: { sorties: 'shuffled', month: 8, announced: { axis: true } } },
    });
    await user.click(pack.getByRole('button', { name: 'Back to the scenario: Air Sortie cards' }));
    await user.click(pack.getByRole('button', { name: 'Back to the scenario: When and where' }));
    await user.click(pack.getByRole('button', { name: 'Back to the scenario: Sorties of the Axis are announced' }));
    expect(await started()).toEqual({ airRules: 'air-pack' });
  });

  it('has the planes of nation and date, which the players may change (AP-6.1, AP-10.3)', async () => {
    const { user, started, air } = briefing('lanes-of-saint-aubert');
    await user.click(way('Air Pack'));
    const pack = await air();
    const allies = within(pack.getByRole('region', { name: 'Planes of the Allies' }));
    expect(
      allies.getAllByRole('checkbox', { checked: true }).map((one) => one.nextSibling?.nextSibling?.textContent),
    ).toEqual(['P-40 Warhawk', 'P-38 Lightning']);
    expect(allies.getByRole('checkbox', { name: 'P-38 Lightning' })).toHaveAccessibleDescription(
      'strafing · ground support',
    );
    await user.click(allies.getByRole('checkbox', { name: 'P-40 Warhawk' }));
    await user.click(allies.getByText('Other planes'));
    await user.click(allies.getByRole('checkbox', { name: 'Spitfire' }));
    expect(await started()).toMatchObject({ air: { airPack: { planes: { allies: ['spitfire', 'p38'] } } } });
    await user.click(allies.getByRole('button', { name: 'Back to the scenario: Planes of the Allies' }));
    await user.click(allies.getByRole('radio', { name: 'carriers' }));
    expect(allies.getByText(/The Allies send up no plane over the edge/)).toBeVisible();
    expect(allies.getByRole('checkbox', { name: 'P-38 Lightning' })).toBeDisabled();
    expect(await started()).toMatchObject({
      airRules: 'air-pack',
      air: { airPack: { basing: { allies: 'carrier' } } },
    });
  });

  it('shows the planes on the ground, which are the scenario’s (AP-8.1, AP-8.6)', async () => {
    const { user, started, air } = briefing('mission-at-misuwari');
    await user.click(way('Air Pack'));
    const pack = await air();
    expect(pack.getByText('Spitfire on the airfield (G7)')).toBeVisible();
    expect(pack.getByText('A6M Zero on the deck of the carrier (L1)')).toBeVisible();
    expect(pack.getByText('One plane ready on the carrier (L1)')).toBeVisible();
    expect(await started()).toEqual({ airRules: 'air-pack' });
  });

  it('has the five rules in dispute folded away, and counts those that were changed (AP-3.6, AP-4.1, AP-15.3, AP-18.5)', async () => {
    const { user, started, air } = briefing('bir-tarfan');
    await user.click(way('Air Pack'));
    const pack = await air();
    const summary = pack.getByText('Rules in dispute');
    expect(summary.closest('details')).not.toHaveAttribute('open');
    await user.click(summary);
    for (const name of [
      'Always a sortie',
      'No card for the sortie',
      'What hits the target',
      'Printed on the terrain cards',
      'The highest counts',
    ])
      expect(pack.getByRole('radio', { name: `${name} (usual)` })).toBeChecked();
    for (const name of [
      'Sortie or strike',
      'A card for the sortie',
      'Any unit symbol',
      'The rulebook alone',
      'All are added up',
    ])
      await user.click(pack.getByRole('radio', { name }));
    expect(pack.getByText('5 changed')).toBeVisible();
    expect(await started()).toMatchObject({
      air: {
        airPack: {
          airPowerMode: 'choice',
          counteredSortieOwnerDraws: true,
          kamikazeFaces: 'anyUnitSymbol',
          checkValues: 'rulebook',
          checkStacking: 'sum',
        },
      },
    });
    await user.click(pack.getByRole('button', { name: 'Back to the scenario: Kamikaze' }));
    expect(pack.getByText('4 changed')).toBeVisible();
  });

  it('goes by the month of the battle where the scenario says none (AP-6.6)', async () => {
    const units = { axis: { G7: 'infantry' }, allies: { G3: 'infantry' } };
    const sides = { axis: { nation: 'ger' }, allies: { nation: 'brit' } } as const;
    const file = { ...smallBattle({ units, date: '1941-05-20', front: 'mediterranean' }), sides };
    const { user, started, air } = briefingOf({ id: 'own-may', file });
    await user.click(way('Air Pack'));
    const pack = await air();
    expect(pack.getByRole('combobox', { name: 'Month' })).toHaveDisplayValue('May');
    expect(pack.queryByRole('checkbox', { name: 'P-40 Warhawk', checked: true })).toBeNull();
    expect(await started()).toEqual({ airRules: 'air-pack', air: { airPack: { month: 5 } } });
  });

  it('leaves New Flight Plan alone', async () => {
    const { user, started, air } = briefing('bir-tarfan');
    await user.click(way('Air Pack'));
    await user.click((await air()).getByRole('radio', { name: 'Both to the Axis' }));
    await user.click(way('New Flight Plan'));
    expect(await started()).toEqual({});
  });
});
