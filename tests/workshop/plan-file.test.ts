import { describe, expect, it } from 'vitest';
import '../../src/memoir/air/new-flight-plan/index.ts';
import type { Scenario } from '../../src/memoir/scenario.ts';
import { SCENARIOS } from '../../src/scenarios/library.ts';
import { scenarioOf } from '../../src/scenarios/read-scenario.ts';
import { scenarioSchema } from '../../src/scenarios/scenario-schema.ts';
import { shapeOf } from '../../src/scenarios/shapes.ts';
import { changed, newHistory, redone, undone } from '../../src/workshop/history.ts';
import { emptyPlan, type Plan } from '../../src/workshop/plan.ts';
import { planFile, planOf } from '../../src/workshop/plan-file.ts';

function planned(file: Parameters<typeof planOf>[0]): Plan {
  const plan = planOf(file);
  if (!plan.ok) throw new Error(JSON.stringify(plan.error));
  return plan.value;
}

/** A plan knows its hexes in no other order than their own. */
function byPlace({ units, mines, ...others }: Scenario) {
  const byHex = (a: { readonly hex: number }, b: { readonly hex: number }) => a.hex - b.hex;
  return { ...others, units: units.toSorted(byHex), mines: mines.toSorted(byHex) };
}

describe('the plan of a scenario', () => {
  it.each(SCENARIOS.map(({ id, file }) => [id, file] as const))(
    '%s means the same when it is written back',
    (_id, file) => {
      const plan = planned(file);
      const written = planFile(plan);
      const [before, after] = [scenarioOf(file), scenarioOf(written)];
      if (!before.ok || !after.ok) throw new Error('a built-in battle cannot be read');
      expect(byPlace(after.value)).toEqual(byPlace(before.value));
      expect(planned(written)).toEqual(plan);
      const said = ({ name, front, date, minutes, places, text }: typeof file) => ({
        name,
        front,
        date,
        minutes,
        places,
        text,
      });
      expect(said(written)).toEqual(said(file));
    },
  );
});

it('is none where two units stand on one hex', () => {
  const said: Parameters<typeof planOf>[0] = {
    format: 'airfield44/scenario',
    version: 1,
    name: 'A crowd',
    units: { axis: { D5: 'infantry', E5: 'armor' }, allies: { D5: 'infantry' } },
  };
  const read = planOf(said);
  expect(read.ok ? [] : read.error.map(({ path }) => path)).toEqual(['units.axis.D5']);
});

describe('the plain form of a plan', () => {
  const textOf = (plan: Plan) => JSON.stringify(planFile(plan));

  it.each<Partial<Plan>>([
    { options: { airRules: 'new-flight-plan', deck: 'breakthrough' } },
    { options: { air: {} } },
    { options: { air: { superiority: 'allies', year: 1944 } } },
    { special: { night: 'dawn', blitz: true } },
    { text: { rules: 'Rules', briefing: 'Briefing' } },
    { objectives: [{ hexes: [30, 2], side: 0, need: 1, medals: 1, switches: ['turnStart', 'permanent'] }] },
  ])('is the same text in whatever order it was written: %j', (part) => {
    const plan: Plan = { ...emptyPlan('A'), ...part };
    const file = shapeOf(scenarioSchema, JSON.parse(textOf(plan)));
    const again = file.ok ? planOf(file.value) : file;
    expect(again.ok && textOf(again.value)).toBe(textOf(plan));
  });
});

describe('the history of a plan', () => {
  const steps = (history: ReturnType<typeof newHistory>) => history.past.map(({ name }) => name);

  it('takes steps back and does them again', () => {
    const first = newHistory(emptyPlan('Nothing yet'));
    const drawn = changed(first, { deed: 'draw', thing: 'woods' }, (plan) => {
      plan.pieces[5] = [{ id: 'woods' }];
    });
    const named = changed(drawn, { deed: 'rename' }, (plan) => {
      plan.name = 'The wood';
    });
    expect(steps(named)).toEqual([{ deed: 'draw', thing: 'woods' }, { deed: 'rename' }]);
    expect(undone(named).plan).toEqual(drawn.plan);
    expect(undone(undone(named)).plan).toEqual(first.plan);
    expect(redone(redone(undone(undone(named)))).plan).toEqual(named.plan);
    expect(undone(first)).toBe(first);
    expect(redone(named)).toBe(named);
  });

  it('joins the hexes of one stroke, and knows a step that changes nothing', () => {
    let history = newHistory(emptyPlan('Nothing yet'));
    for (const hex of [5, 6, 7])
      history = changed(history, { deed: 'draw' }, ({ pieces }) => void (pieces[hex] = [{ id: 'woods' }]), 'stroke 1');
    expect(steps(history)).toHaveLength(1);
    expect(Object.keys(history.plan.pieces)).toEqual(['5', '6', '7']);
    expect(undone(history).plan.pieces).toEqual({});
    expect(changed(history, { deed: 'draw' }, () => undefined)).toBe(history);
  });
});
