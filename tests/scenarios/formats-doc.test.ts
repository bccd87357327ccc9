import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadAnyJson } from '../../src/headless/load.ts';
import { factsSchema } from '../../src/lessons/facts-schema.ts';
import { SCHEMA_NAMES } from '../../src/lessons/json-schemas.ts';
import { ANSWER_KINDS, LESSON_KINDS, lessonSchema, lessonStepSchema } from '../../src/lessons/lesson-schema.ts';
import {
  AIR_POWER_MODES,
  CHECK_STACKINGS,
  CHECK_VALUES,
  KAMIKAZE_FACES,
} from '../../src/memoir/air/air-pack/options.ts';
import { PLANE_MODELS } from '../../src/memoir/air/air-pack/planes.ts';
import { AIRCRAFT_TYPES, AMMUNITION } from '../../src/memoir/air/aircraft.ts';
import { AIR_CARD_MOMENTS, TARGET_GROUPS } from '../../src/memoir/air/new-flight-plan/card.ts';
import { STANDARD_AIR_DECK } from '../../src/memoir/air/new-flight-plan/deck.ts';
import { CARD_IDS } from '../../src/memoir/cards/card.ts';
import { TERRAIN_IDS, terrainRow } from '../../src/memoir/terrain/data/rows.ts';
import { UNIT_KIND_IDS } from '../../src/memoir/units/kinds.ts';
import { NATIONS, TRAIT_NAMES } from '../../src/memoir/units/unit.ts';
import { PHRASES } from '../../src/scenarios/action-phrases.ts';
import { SCENARIO_CHOICES } from '../../src/scenarios/air-options-schema.ts';
import { airPackSchema, BASINGS, PLANE_ACTIONS } from '../../src/scenarios/air-pack/options-schema.ts';
import { airPackPositionSchema, planeSchema } from '../../src/scenarios/air-pack/position-schema.ts';
import { EFFECT_MOMENTS } from '../../src/scenarios/air-deck-file.ts';
import { parseJson } from '../../src/scenarios/json-text.ts';
import { SCENARIO_IDS } from '../../src/scenarios/library.ts';
import { MARK_NAMES } from '../../src/scenarios/marks.ts';

const PAGE = readFileSync(new URL('../../docs/formats.md', import.meta.url), 'utf8');
const EXAMPLES = Array.from(PAGE.matchAll(/```json\n([\s\S]*?)```/g), ([, text]) => text);

describe('docs/formats.md', () => {
  it('has an example of every format', () => {
    for (const format of SCHEMA_NAMES) {
      expect(EXAMPLES.some((text) => text.startsWith(`{\n  "format": "airfield44/${format}"`))).toBe(true);
    }
  });

  it.each(EXAMPLES.map((text, at) => [at + 1, text] as const))(
    'example %i is a complete file that can be read or played',
    (_, text) => {
      const json = parseJson(text);
      if (!json.ok) throw new Error(JSON.stringify(json.error));
      const loaded = loadAnyJson(json.value);
      if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
      if (loaded.value.kind === 'script') expect(loaded.value.run.failures).toEqual([]);
    },
  );

  it('names every piece of terrain, unit, nation, trait, mark, card, action and built-in battle', () => {
    const words = new Set(PAGE.split(/[^\w-]+/));
    const weapons = (id: string) => /(?:Early|Late)$/.test(id);
    const sectionCards = (id: string) => /^(?:probe|attack|assault)-/.test(id);
    const terrain = TERRAIN_IDS.filter((id) => terrainRow(id).layer !== 'marker');
    const units = UNIT_KIND_IDS.filter((id) => !weapons(id));
    const cards = CARD_IDS.filter((id) => !sectionCards(id));
    const airCards = STANDARD_AIR_DECK.cards.map(({ id }) => id);
    const pieces = [...terrain, ...units, ...AIRCRAFT_TYPES];
    const names = [...pieces, ...NATIONS, ...TRAIT_NAMES, ...MARK_NAMES, ...cards, ...airCards, ...SCENARIO_IDS];
    expect(names.filter((name) => !words.has(name))).toEqual([]);
    const verbs = Object.values(PHRASES)
      .flat()
      .map(({ text }) => text.replace(/ ?\{\w+\}.*/, ''));
    expect(verbs.filter((verb) => !PAGE.includes(`\`${verb}`))).toEqual([]);
  });

  it('names every plane, field and choice of Air Pack', () => {
    const words = [
      ...PLANE_MODELS,
      ...Object.keys(airPackSchema.entries),
      ...Object.keys(airPackPositionSchema.entries),
      ...Object.keys(planeSchema.entries),
      ...AIR_POWER_MODES,
      ...KAMIKAZE_FACES,
      ...CHECK_VALUES,
      ...CHECK_STACKINGS,
      ...PLANE_ACTIONS,
      ...BASINGS,
      ...Object.keys(SCENARIO_CHOICES),
    ];
    expect(words.filter((word) => !PAGE.includes(`\`${word}\``))).toEqual([]);
  });

  it('names every word of an air deck', () => {
    const words = [
      ...Object.keys(EFFECT_MOMENTS),
      ...AIR_CARD_MOMENTS,
      ...TARGET_GROUPS,
      ...AIRCRAFT_TYPES,
      ...AMMUNITION,
    ];
    expect(words.filter((word) => !PAGE.includes(`\`${word}\``))).toEqual([]);
  });

  it('names every field, fact and kind of a lesson', () => {
    const words = [
      ...Object.keys(lessonSchema.entries).filter((field) => field !== '$schema'),
      ...Object.keys(lessonStepSchema.entries),
      ...Object.keys(factsSchema.entries),
      ...LESSON_KINDS,
      ...ANSWER_KINDS,
    ];
    expect(words.filter((word) => !PAGE.includes(`\`${word}\``))).toEqual([]);
  });
});
