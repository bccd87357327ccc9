// The position file: a scenario, or changes to one, and the moment of the battle.
import { FILE_VERSION, POSITION_FORMAT, SECTION_NAMES } from './file-names.ts';
import * as v from 'valibot';
import { CARD_IDS } from '../memoir/cards/card.ts';
import { FACES } from '../memoir/dice.ts';
import { SIDE_NAMES } from '../memoir/side.ts';
import { MARK_NAMES } from './marks.ts';
import { airPositionSchema } from './position-air-schema.ts';
import { SCENARIO_FIELDS, embeddedScenarioSchema, sideName, UNIT_FIELDS, UNIT_WANTED } from './scenario-schema.ts';
import { byHex, expectation, fields, label, listOf, literally, oneOf, perSide, text, whole, yesNo } from './shapes.ts';
import { stateSchema } from './state-schema.ts';

export const PHASES = ['start', 'card', 'orders', 'movement', 'battle', 'moveAgain'] as const;

/** Of the larger deck, sorties among them. */
const WHOLE_DECK = 90;
const optional = v.exactOptional;
const card = () => oneOf(CARD_IDS, 'card');

const unit = v.union(
  [
    text(120),
    fields({
      ...UNIT_FIELDS,
      order: optional(oneOf(['ordered', 'onTheMove'], 'order')),
      moved: optional(whole(0, 20)),
      spent: optional(whole(0, 20)),
      battles: optional(whole(0, 20)),
      groundTaken: optional(whole(0, 20)),
      marks: optional(listOf(oneOf(MARK_NAMES, 'mark'), MARK_NAMES.length)),
    }),
  ],
  (issue) => expectation(UNIT_WANTED, issue.input),
);

const layers = oneOf([...SIDE_NAMES, 'anyone'], 'side');
const mine = v.union(
  [
    layers,
    fields({ side: layers, decoy: optional(yesNo()), value: optional(whole(0, 4)), revealed: optional(yesNo()) }),
  ],
  (issue) => expectation("the side that laid the mine, or an object with 'side'", issue.input),
);

const seedWanted = (issue: v.BaseIssue<unknown>): string => expectation('a whole number or a text', issue.input);
export const seedSchema = v.union(
  [
    v.pipe(v.number(seedWanted), v.safeInteger(seedWanted)),
    v.pipe(v.string(seedWanted), v.maxLength(200, 'is too long')),
  ],
  seedWanted,
);
export const diceSchema = listOf(oneOf(FACES, 'face of a die'), 1000);
export const scenarioOrId = v.union([text(60), embeddedScenarioSchema], (issue) =>
  expectation('the id of a built-in scenario, or a scenario', issue.input),
);

const POSITION_FIELDS = {
  scenario: optional(scenarioOrId),
  ...SCENARIO_FIELDS,
  units: optional(fields({ axis: byHex(unit), allies: byHex(unit) })),
  mines: optional(byHex(mine)),
  turn: optional(sideName()),
  turnNumber: optional(whole(1, 9999)),
  phase: optional(oneOf(PHASES, 'phase')),
  card: optional(card()),
  effect: optional(oneOf([...CARD_IDS, 'none'], 'card')),
  fallback: optional(yesNo()),
  sections: optional(listOf(oneOf(SECTION_NAMES, 'section'), 3)),
  ambushes: optional(whole(0, 4)),
  mover: optional(label()),
  battler: optional(label()),
  hands: optional(perSide(listOf(card(), 40))),
  chips: optional(perSide(card())),
  lastCard: optional(perSide(card())),
  lastSections: optional(perSide(listOf(oneOf(SECTION_NAMES, 'section'), 3))),
  deckTop: optional(listOf(card(), WHOLE_DECK)),
  discard: optional(listOf(card(), WHOLE_DECK)),
  won: optional(
    perSide(
      fields({ medals: optional(whole(0, 40)), exits: optional(whole(0, 40)), figuresLost: optional(whole(0, 400)) }),
    ),
  ),
  held: optional(listOf(oneOf([...SIDE_NAMES, 'nobody'], 'holder'), 46)),
  visibility: optional(whole(1, 6)),
  capturedHeadquarters: optional(listOf(label())),
  crosshairs: optional(listOf(fields({ gun: label(), hex: label() }), 60)),
  dice: optional(diceSchema),
  air: optional(airPositionSchema),
  seed: optional(seedSchema),
  drawn: optional(fields({ dice: whole(0, 2 ** 31), deck: whole(0, 2 ** 31), setup: whole(0, 2 ** 31) })),
  state: optional(stateSchema),
};

export const positionSchema = fields({
  $schema: optional(text(200)),
  format: literally(POSITION_FORMAT),
  version: literally(FILE_VERSION),
  ...POSITION_FIELDS,
});

/** A position inside a script. */
export const embeddedPositionSchema = fields({
  $schema: optional(text(200)),
  format: optional(literally(POSITION_FORMAT)),
  version: optional(literally(FILE_VERSION)),
  ...POSITION_FIELDS,
});

export type PositionFile = v.InferOutput<typeof positionSchema>;
export type EmbeddedPosition = v.InferOutput<typeof embeddedPositionSchema>;
export type PositionUnit = v.InferOutput<typeof unit>;
export type PositionMine = v.InferOutput<typeof mine>;
export type Phase = (typeof PHASES)[number];
