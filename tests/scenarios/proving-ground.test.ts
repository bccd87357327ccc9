import { TRAIT_NAMES, traitNames } from '../../src/memoir/units/unit.ts';
import { describe, expect, it } from 'vitest';
import { NO_SIDE } from '../../src/memoir/side.ts';
import { TERRAIN_IDS } from '../../src/memoir/terrain/data/rows.ts';
import { UNIT_KIND_IDS, UNIT_KINDS } from '../../src/memoir/units/kinds.ts';
import { provingGround } from '../../src/scenarios/proving-ground.ts';
import { SPECIAL_RULES } from '../../src/scenarios/proving-rules.ts';
import { readScenario } from '../../src/scenarios/scenario-file.ts';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

function scenarioFrom(seed: number) {
  const scenario = readScenario(JSON.parse(JSON.stringify(provingGround(seed))));
  if (!scenario.ok) throw new Error(`seed ${seed}: ${JSON.stringify(scenario.error)}`);
  return scenario.value;
}

describe('the proving ground', () => {
  it('always makes a valid scenario', () => {
    for (let seed = 0; seed < 300; seed++) scenarioFrom(seed);
  });

  it('makes the same scenario from the same seed', () => {
    expect(provingGround(7)).toEqual(provingGround(7));
    expect(provingGround(7)).not.toEqual(provingGround(8));
  });

  it('uses every kind of terrain, unit, trait, nation and board in a few seeds', () => {
    const scenarios = SEEDS.map(scenarioFrom);
    const terrain = new Set(scenarios.flatMap(({ ground }) => ground.pieces.flat().map(({ id }) => id)));
    const units = scenarios.flatMap((scenario) => scenario.units);
    expect(TERRAIN_IDS.filter((id) => !terrain.has(id))).toEqual([]);
    expect(UNIT_KIND_IDS.filter((id) => !units.some(({ kind }) => UNIT_KINDS[kind].id === id))).toEqual([]);
    expect(TRAIT_NAMES.filter((name) => !units.some(({ traits }) => traitNames(traits).includes(name)))).toEqual([]);
    const nations = new Set(units.map(({ nation }) => nation));
    expect(['jp', 'it', 'brit', 'ru', 'us', 'fr', 'ger'].filter((nation) => !nations.has(nation as 'jp'))).toEqual([]);
    expect(new Set(scenarios.map(({ board }) => board))).toEqual(new Set(['standard', 'breakthrough']));
    expect(new Set(scenarios.map(({ rules }) => rules.deck))).toEqual(new Set(['standard', 'breakthrough']));
    expect(scenarios.some(({ mines }) => mines.some(({ side }) => side === NO_SIDE))).toBe(true);
  });

  it('uses every special rule and every kind of objective in a few seeds', () => {
    const files = SEEDS.map(provingGround);
    const special = new Set(files.flatMap(({ special: rules }) => Object.keys(rules ?? {})));
    const wanted = SPECIAL_RULES.flatMap((rule) => Object.keys(rule(['A9'])));
    expect(wanted.filter((key) => !special.has(key))).toEqual([]);
    const objectives = new Set(files.flatMap(({ objectives: all }) => (all ?? []).flatMap((one) => Object.keys(one))));
    for (const key of ['permanent', 'majority', 'turnStart', 'lastToOccupy', 'soleControl', 'anyHex', 'need', 'side']) {
      expect(objectives).toContain(key);
    }
  });
});
