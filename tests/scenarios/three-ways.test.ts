import '../../src/memoir/air/air-pack/index.ts';
import '../../src/memoir/air/new-flight-plan/index.ts';
import { describe, expect, it } from 'vitest';
import { createRandom, nextInt } from '../../src/engine/random.ts';
import { AIR_RULES_NAMES } from '../../src/memoir/air/hooks.ts';
import { PLAIN_AIR_PACK } from '../../src/memoir/air/air-pack/options.ts';
import { airPackState } from '../../src/memoir/air/air-pack/own-state.ts';
import { modelsOf } from '../../src/memoir/air/air-pack/models.ts';
import { decider, legalActions, setup, simulate, type State } from '../../src/memoir/index.ts';
import { SIDES } from '../../src/memoir/side.ts';
import { BASINGS } from '../../src/scenarios/air-pack/options-schema.ts';
import { checkState } from '../../src/scenarios/check-state.ts';
import { SCENARIOS } from '../../src/scenarios/library.ts';
import { scenarioOf } from '../../src/scenarios/read-scenario.ts';
import type { ScenarioFile } from '../../src/scenarios/scenario-schema.ts';

const STEPS = 200;

function begun(file: ScenarioFile, airRules: (typeof AIR_RULES_NAMES)[number], seed: number): State {
  const scenario = scenarioOf(file);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  return setup(scenario.value, { airRules }, seed);
}

const EVERY_WAY = SCENARIOS.flatMap(({ id, file }) => AIR_RULES_NAMES.map((name) => [id, name, file] as const));

describe('every battle that comes with the game, by every set of air rules', () => {
  it.each(EVERY_WAY)('%s, %s: is set up and played (AP-1.1)', (id, airRules, file) => {
    for (const seed of [1, 2]) {
      const state = begun(file, airRules, seed);
      expect(checkState(state)).toEqual([]);
      // Aircraft are all that one side of it has.
      if (id !== 'road-out-of-valmesnil') expect(decider(state)).not.toBeNull();
      const random = createRandom(`${id} ${airRules} ${seed}`);
      for (let step = 0; step < STEPS && decider(state) !== null; step++) {
        const legal = legalActions(state);
        expect(legal.length).toBeGreaterThan(0);
        simulate(state, legal[nextInt(random, 'setup', legal.length)]);
      }
      expect(checkState(state)).toEqual([]);
    }
  });

  it('says which of them suit it, its own among them (AP-1.1)', () => {
    for (const { id, file } of SCENARIOS) {
      const { suits = [], airRules = 'none' } = file.options ?? {};
      expect([id, suits.includes(airRules)]).toEqual([id, true]);
      if (id !== 'road-out-of-valmesnil') expect([id, suits.includes('none')]).toEqual([id, true]);
    }
  });

  it('has planes that its nations flew then and there, from where they stand (AP-6.1, AP-8.1, AP-8.6)', () => {
    const withPlanes = SCENARIOS.filter(({ file }) => file.options?.air?.airPack?.parked !== undefined);
    expect(withPlanes.length).toBeGreaterThanOrEqual(3);
    for (const { file } of withPlanes) {
      const state = begun(file, 'air-pack', 1);
      for (const { side, model, hex } of airPackState(state.air)?.parked ?? []) {
        const isAboard = state.unitAt[hex] >= 0;
        expect(modelsOf(state.rules, side, isAboard ? 'carrier' : 'ground')).toContain(model);
      }
    }
  });

  it('knows the month of the battle where the planes depend on it (AP-6.1)', () => {
    for (const { id, file } of SCENARIOS) {
      const { rules } = begun(file, 'air-pack', 1);
      const month = Number((file.date ?? '').slice(5, 7));
      const airPack = rules.air.airPack ?? PLAIN_AIR_PACK;
      if (airPack.month !== null) expect([id, airPack.month]).toEqual([id, month]);
      const dated = { ...rules, air: { ...rules.air, airPack: { ...airPack, month } } };
      for (const side of SIDES)
        for (const basing of BASINGS) expect(modelsOf(rules, side, basing)).toEqual(modelsOf(dated, side, basing));
    }
  });

  it('has a plane for each side to send up over the edge (AP-6.1)', () => {
    for (const { id, file } of SCENARIOS) {
      const { rules } = begun(file, 'air-pack', 1);
      for (const side of SIDES) {
        const basing = rules.air.airPack?.basing[side] ?? 'ground';
        expect([id, side, modelsOf(rules, side, basing).length > 0]).toEqual([id, side, true]);
      }
    }
  });
});
