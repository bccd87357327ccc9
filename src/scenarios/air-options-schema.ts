// The choices for the air rules as a file says them. docs/formats.md explains every field.
import * as v from 'valibot';
import { AIR_RULES_NAMES } from '../memoir/air/hooks.ts';
import { AIRCRAFT_TYPES } from '../memoir/air/aircraft.ts';
import { FRONTS } from '../memoir/air/front.ts';
import { DECK_NAMES } from '../memoir/cards/decks.ts';
import { SIDE_NAMES } from '../memoir/side.ts';
import { airPackChoicesSchema, airPackSchema } from './air-pack/options-schema.ts';
import { airDeckOf } from './air-deck-file.ts';
import { airDeckSchema } from './air-deck-schema.ts';
import { AIR_DECK_FORMAT, FILE_VERSION } from './file-names.ts';
import { fields, label, listOf, literally, oneOf, whole, yesNo } from './shapes.ts';

const optional = v.exactOptional;
const head = { format: AIR_DECK_FORMAT, version: FILE_VERSION } as const;
const { name, cards } = airDeckSchema.entries;

/** A deck inside another file; what its cards say must fit together, as in a file of its own. */
function checked<const E extends v.ObjectEntries>(entries: E) {
  const shape = fields({ ...entries, name, cards });
  return v.pipe(
    shape,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const said = dataset.value as Pick<v.InferOutput<typeof airDeckSchema>, 'name' | 'cards'>;
      const deck = airDeckOf({ ...said, ...head });
      for (const { path, message } of deck.ok ? [] : deck.error) {
        const at = { type: 'object', origin: 'value', input: {}, key: path, value: undefined } as const;
        addIssue({ message, path: [at] });
      }
    }),
  );
}

/** The deck as the rules have it. */
export const plainDeckSchema = checked({});

function airTypes() {
  return listOf(oneOf(AIRCRAFT_TYPES, 'type of aircraft'), AIRCRAFT_TYPES.length);
}

function startingAircraft() {
  return fields({ type: oneOf(AIRCRAFT_TYPES, 'type of aircraft'), hex: label() });
}

export const airOptionsSchema = fields({
  front: optional(oneOf(FRONTS, 'front')),
  year: optional(whole(1939, 1945)),
  superiority: optional(oneOf([...SIDE_NAMES, 'none'], 'side')),
  amphibious: optional(yesNo()),
  /** The types that a side has in this battle; without it all of them. */
  types: optional(fields({ axis: optional(airTypes()), allies: optional(airTypes()) })),
  /** Aircraft that are on the board as the battle begins. */
  aircraft: optional(fields({ axis: optional(startingAircraft()), allies: optional(startingAircraft()) })),
  airPack: optional(airPackSchema),
  deck: optional(
    checked({
      $schema: airDeckSchema.entries.$schema,
      format: optional(literally(AIR_DECK_FORMAT)),
      version: optional(literally(FILE_VERSION)),
    }),
  ),
});

/** What can be chosen for a battle, by its scenario or by its players. */
export const RULE_CHOICES = {
  deck: optional(oneOf(DECK_NAMES, 'deck')),
  hillSight: optional(oneOf(['classic', 'heights'], 'rule of sight over hills')),
  airRules: optional(oneOf(AIR_RULES_NAMES, 'set of air rules')),
  air: optional(airOptionsSchema),
};

/** The same in a scenario, which also says which air rules it is for, and whether they are its players' to choose. */
export const SCENARIO_CHOICES = {
  ...RULE_CHOICES,
  suits: optional(listOf(oneOf(AIR_RULES_NAMES, 'set of air rules'), AIR_RULES_NAMES.length)),
  airRulesFixed: optional(yesNo()),
};

const { aircraft: _pieces, airPack: _pack, ...choosable } = airOptionsSchema.entries;

/** What the players choose; aircraft that start on the board are the scenario's. */
export const ruleChoicesSchema = fields({
  ...RULE_CHOICES,
  air: optional(fields({ ...choosable, airPack: optional(airPackChoicesSchema) })),
});

export type AirOptionsFile = v.InferOutput<typeof airOptionsSchema>;
export type ScenarioChoicesFile = {
  -readonly [K in keyof typeof SCENARIO_CHOICES]?: v.InferOutput<(typeof SCENARIO_CHOICES)[K]>;
};
export type RuleChoicesFile = { -readonly [K in keyof typeof RULE_CHOICES]?: v.InferOutput<(typeof RULE_CHOICES)[K]> };
