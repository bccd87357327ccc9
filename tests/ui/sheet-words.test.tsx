// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { scenarioOf } from '../../src/scenarios/read-scenario.ts';
import type { ScenarioFile } from '../../src/scenarios/scenario-schema.ts';
import { airLines } from '../../src/ui/print/air-lines.ts';
import type { SheetOf } from '../../src/ui/print/read-sheet.ts';
import { unitGroups } from '../../src/ui/print/sheet-facts.ts';
import { SheetRules } from '../../src/ui/print/SheetRules.tsx';
import { battleOf } from '../../src/ui/start/battle.ts';
import { loadAirPackWords, loadAirWords, loadWords } from '../../src/ui/text/i18n.ts';
import { pictureOf } from '../../src/workshop/picture.ts';
import { planOf } from '../../src/workshop/plan-file.ts';

function sheetOf(more: Partial<ScenarioFile>): SheetOf {
  const file: ScenarioFile = {
    format: 'airfield44/scenario',
    version: 1,
    name: 'Test',
    units: { axis: { A9: 'infantry' }, allies: { A1: 'infantry' } },
    ...more,
  };
  const plan = planOf(file);
  if (!plan.ok) throw new Error(JSON.stringify(plan.error));
  const battle = scenarioOf(file).ok ? battleOf({ id: 'test', file }) : null;
  return { id: 'test', file, plan: plan.value, picture: pictureOf(plan.value), battle };
}

function axis(units: NonNullable<NonNullable<ScenarioFile['units']>['axis']>): string[] {
  const { picture } = sheetOf({ units: { axis: units, allies: { A1: 'infantry' } } });
  return unitGroups(picture, 1, 'ger').map(({ count, text }) => `${count} ${text}`);
}

beforeAll(async () => {
  await Promise.all([loadWords(), loadAirWords(), loadAirPackWords()]);
});

describe('the units of a sheet', () => {
  it('that wait stand by themselves, with their turn and their hexes', () => {
    const waiting = { kind: 'infantry', idleUntil: 3 };
    expect(
      axis({ A9: 'infantry', C9: waiting, E9: 'armor', G9: waiting, I9: { kind: 'infantry', idleUntil: 5 } }),
    ).toEqual([
      '1 Infantry',
      '2 Infantry, no orders before turn 4 (C9, G9)',
      '1 Infantry, no orders before turn 6 (I9)',
      '1 Armor',
    ]);
  });

  it('are told apart by figures, traits and nation', () => {
    expect(
      axis({
        A9: 'infantry',
        C9: 'infantry 3',
        E9: 'infantry camouflaged',
        G9: 'infantry it',
        I9: 'infantry boat twoMedals',
        K9: { kind: 'infantry', figures: 3, traits: ['camouflaged'], idleUntil: 1 },
      }).toSorted(),
    ).toEqual([
      '1 Infantry',
      '1 Infantry, 3 figures',
      '1 Infantry, 3 figures, camouflaged, no orders before turn 2 (K9)',
      '1 Infantry, camouflaged',
      '1 Infantry, in boats, worth two medals',
      '1 Italian infantry',
    ]);
  });
});

describe('the air war of a sheet', () => {
  const terrain = { D5: 'airfield allies', D1: 'airfield allies' };
  const airPack = {
    sorties: { axis: 0, allies: 2 },
    month: 8,
    parked: { allies: [{ model: 'p38' as const, hex: 'D5' }] },
    ready: { allies: { D1: 2 } },
  };
  const linesOf = (options: NonNullable<ScenarioFile['options']>) => {
    const { battle } = sheetOf({ terrain, date: '1944-08-10', front: 'western', options });
    return battle === null ? null : airLines(battle);
  };

  it('has the sortie cards, the planes and those on the ground for Air Pack, and what suits it too (AP-1.1, AP-2.4, AP-8.1)', () => {
    expect(linesOf({ airRules: 'air-pack', suits: ['none', 'air-pack'], air: { airPack } })).toEqual([
      'Set up with: Air Pack. Suits too: No air rules.',
      'Air Sortie cards: Allies 2, Axis 0.',
      'Allies: P-38 Lightning, P-40 Warhawk.',
      'Axis: Fi 156 Storch, Bf 109.',
      'The P-38 Lightning of the Allies is on the map as the battle begins, at Airfield (D5).',
      '2 planes of the Allies are ready to take off at Airfield (D1).',
    ]);
  });

  it('says that the air rules are compulsory (AP-1.3)', () => {
    expect(linesOf({ airRulesFixed: true })).toEqual(['Compulsory air rules: No air rules.']);
    expect(linesOf({})).toEqual([]);
  });
});

describe('the rules of a sheet', () => {
  const text = { rules: 'Bridges cannot be blown.' };

  it('have what the scenario itself says, although it cannot be played yet', () => {
    const unfinished = sheetOf({ units: { axis: {}, allies: {} }, text });
    expect(unfinished.battle).toBeNull();
    render(<SheetRules sheet={unfinished} />);
    expect(screen.getByRole('heading', { name: 'Rules of this battle' })).toBeVisible();
    expect(screen.getByText(text.rules)).toBeVisible();
    expect(screen.queryByText(/No special rules/)).toBeNull();
  });

  it('of one that can be played come with it', () => {
    render(<SheetRules sheet={sheetOf({ special: { desert: true }, text })} />);
    expect(screen.getByText(text.rules)).toBeVisible();
    expect(screen.getByText('Desert.')).toBeVisible();
  });
});
