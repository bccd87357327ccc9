// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { scenarioOf } from '../../src/scenarios/read-scenario.ts';
import type { ScenarioFile } from '../../src/scenarios/scenario-schema.ts';
import type { SheetOf } from '../../src/ui/print/read-sheet.ts';
import { unitGroups } from '../../src/ui/print/sheet-facts.ts';
import { SheetRules } from '../../src/ui/print/SheetRules.tsx';
import { battleOf } from '../../src/ui/start/battle.ts';
import { loadAirWords, loadWords } from '../../src/ui/text/i18n.ts';
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
  await Promise.all([loadWords(), loadAirWords()]);
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
