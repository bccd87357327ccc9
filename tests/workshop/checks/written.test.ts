import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { CHECK_IDS, FIX_IDS } from '../../../src/workshop/checks/check.ts';
import { checksOf } from '../../../src/workshop/checks/checks.ts';
import { faultsOfPlan } from '../../../src/workshop/checks/reader.ts';
import { emptyPlan, type Plan } from '../../../src/workshop/plan.ts';
import { en } from '../../../src/ui/text/en/index.ts';
import { planned, says, SOUND } from './kit.ts';

function changed(change: (draft: { -readonly [K in keyof Plan]: Plan[K] }) => void): Plan {
  const plan = { ...planned({}) };
  change(plan);
  return plan;
}

const [UNIT] = Object.values(planned({}).units);

describe('what is written of a battle', () => {
  says({
    'An Overlord board can be drawn, but not played here yet.': {
      id: 'overlord',
      kind: 'fault',
      plan: planned({ board: 'overlord' }),
      also: ['sectionEmpty', 'sectionEmpty', 'sectionEmpty', 'sectionEmpty', 'sectionEmpty', 'sectionEmpty'],
    },
    'The Allies have 13 cards; a hand has 1 to 12.': {
      id: 'hand',
      kind: 'fault',
      plan: planned({ sides: { ...SOUND.sides, allies: { ...SOUND.sides.allies, hand: 13 } } }),
      fixes: ['Set to 12 cards'],
    },
    'The Axis need 0 medals; it may be 1 to 20.': {
      id: 'medals',
      kind: 'fault',
      plan: planned({ sides: { ...SOUND.sides, axis: { ...SOUND.sides.axis, medals: 0 } } }),
      fixes: ['Set to 1 medal'],
    },
    'The hands differ a lot: 6 cards for the Allies, 3 for the Axis.': {
      id: 'handsDiffer',
      kind: 'warning',
      plan: planned({
        sides: { axis: { ...SOUND.sides.axis, hand: 3 }, allies: { ...SOUND.sides.allies, hand: 6 } },
      }),
      fixes: ['Give both 5 cards'],
    },
    'The name is too long: 121 characters, and 120 fit.': {
      id: 'nameTooLong',
      kind: 'fault',
      plan: planned({ name: 'n'.repeat(121) }),
      fixes: ['Cut it to 120'],
    },
    'The place name on E5 is too long: 61 characters, and 60 fit.': {
      id: 'placeTooLong',
      kind: 'fault',
      plan: planned({ places: { E5: 'p'.repeat(61), D5: 'Field' } }),
      fixes: ['Cut it to 60'],
    },
    'A text is too long: 20001 characters, and 20000 fit.': {
      id: 'textTooLong',
      kind: 'fault',
      plan: planned({ text: { briefing: 'b'.repeat(20_001) } }),
      fixes: ['Cut it to 20000'],
    },
    'Somebody rolls for the light, but there is no night.': {
      id: 'nightSide',
      kind: 'fault',
      plan: planned({ special: { nightSide: 'axis' } }),
      fixes: ['Nobody rolls'],
    },
    'There is no date. The year picks special weapons and air superiority.': {
      id: 'noDate',
      kind: 'warning',
      plan: changed((plan) => void (plan.date = null)),
      fixes: ['Set to 1942', 'Set to 1944'],
    },
    'The scenario has no name.': { id: 'noName', kind: 'warning', plan: planned({ name: ' ' }) },
    'There is no briefing text.': { id: 'noBriefing', kind: 'hint', plan: planned({ text: {} }) },
    'A battle that comes with the game is called “The Lanes of Saint-Aubert” too.': {
      id: 'nameTaken',
      kind: 'hint',
      plan: planned({ name: 'The Lanes of Saint-Aubert' }),
    },
    'A desert without the desert rule: armor would not go on after taking ground.': {
      id: 'desertRule',
      kind: 'hint',
      plan: planned({ face: 'desert' }),
      fixes: ['Switch it on', 'Leave it off'],
    },
    '2 things of the imported file are not played as they were written.': {
      id: 'remarks',
      kind: 'hint',
      plan: planned({
        kept: { remarks: ['a', 'b'].map((path) => ({ path, what: 'A train', instead: 'Nothing moves' })) },
      }),
    },
    'special.suddenDeath[0].need: asks for 2 hexes, but only 1 are listed': {
      id: 'unreadable',
      kind: 'fault',
      plan: planned({ special: { suddenDeath: [{ side: 'axis', hexes: ['E5'], need: 2 }] } }),
    },
  });
});

describe('faults', () => {
  const spoilt: readonly ((plan: { -readonly [K in keyof Plan]: Plan[K] }) => void)[] = [
    (plan) => void (plan.minutes = 999),
    (plan) => void (plan.date = '1066'),
    (plan) => void (plan.special = { suddenDeath: [{ side: 'axis', hexes: [] }] }),
    (plan) => void (plan.special = { hill317: ['E5', 'E5'] }),
    (plan) => void (plan.special = { emptySectionMedals: [{ side: 'axis', sections: [] }] }),
    (plan) => void (plan.special = { infantryExitMedals: 7 }),
    (plan) => void (plan.pieces = { 5: [{ id: 'minefield' }] }),
    (plan) => void (plan.pieces = { 5: Array.from({ length: 9 }, () => ({ id: 'wire' as const })) }),
    (plan) => void (plan.units = { ...plan.units, 40: { ...UNIT, kind: 'dragon', figures: 0 } }),
    (plan) => void (plan.objectives = [{ hexes: [40], side: 0, need: 0, medals: 99, switches: [] }]),
    (plan) => void (plan.options = { air: { year: 2001 } }),
  ];

  it.each(spoilt.map((spoil, at) => [at, spoil] as const))('of the reader all come up: %i', (_at, spoil) => {
    const plan = changed(spoil);
    const faults = checksOf(plan).filter(({ kind }) => kind === 'fault');
    expect(faultsOfPlan({ plan }).length).toBeGreaterThan(0);
    for (const { path } of faultsOfPlan({ plan }))
      expect(faults.map((fault) => fault.path)).toContainEqual(expect.toSatisfy((one: string) => path.startsWith(one)));
  });

  it('lie on the hexes they are about', () => {
    const plan = changed(
      (one) => void (one.objectives = [{ hexes: [40, 41], side: 0, need: 1, medals: 99, switches: [] }]),
    );
    expect(checksOf(plan)).toMatchObject([{ id: 'unreadable', hexes: [40, 41], path: 'objectives[0].medals' }]);
  });

  it('are said once, and in the words of the game where there are some', () => {
    const plan = changed((one) => void (one.units = { ...one.units, 40: { ...UNIT, kind: 'locomotive' } }));
    expect(checksOf(plan).map(({ id }) => id)).toEqual(['unitNotPlayed']);
  });
});

describe('checks and fixes', () => {
  it('have words, and no words are left over', () => {
    const bare = (keys: readonly string[]) => new Set(keys.map((key) => key.replace(/_(one|other)$/, '')));
    expect([...bare(Object.keys(en.workshop.check))].toSorted()).toEqual(CHECK_IDS.toSorted());
    expect([...bare(Object.keys(en.workshop.fix))].toSorted()).toEqual(FIX_IDS.toSorted());
  });

  it('leave the plan as it was until they are chosen', () => {
    const plan = emptyPlan('Nothing yet');
    const [check] = checksOf(plan).filter(({ id }) => id === 'noDate');
    expect(produce(plan, check.fixes[0].recipe).date).toBe('1942');
    expect(plan.date).toBeNull();
  });
});
