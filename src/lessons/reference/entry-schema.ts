// An entry of the rules to look up: a few sentences for players, and the rules of the ledger they tell.
import { TRAIT_NAMES } from '../../memoir/units/unit.ts';
import * as v from 'valibot';
import { AIRCRAFT_TYPES } from '../../memoir/air/aircraft.ts';
import { PLANE_MODELS } from '../../memoir/air/air-pack/planes.ts';
import { CARD_IDS } from '../../memoir/cards/card.ts';
import { TERRAIN_IDS } from '../../memoir/terrain/data/rows.ts';
import { UNIT_KIND_IDS } from '../../memoir/units/kinds.ts';
import { fields, listOf, oneOf, text, yesNo } from '../../scenarios/shapes.ts';

export const TOPIC_IDS = [
  'turn',
  'board',
  'cards',
  'breakthrough',
  'moving',
  'battle',
  'sight',
  'retreat',
  'ground',
  'nature',
  'water',
  'buildings',
  'obstacles',
  'units',
  'medals',
  'nations',
  'special',
  'airSetup',
  'airCards',
  'airOrders',
  'aircraft',
  'airMove',
  'airRun',
  'airBombing',
  'airCombat',
  'airFire',
  'airCommand',
  'airTurn',
  'airDeck',
  'airExamples',
  'packSetup',
  'packSorties',
  'packOrders',
  'packFlight',
  'packCheck',
  'packActions',
  'packGround',
  'packExamples',
] as const;
export type TopicId = (typeof TOPIC_IDS)[number];

const optional = v.exactOptional;
const some = <S extends v.GenericSchema>(one: S) => v.pipe(listOf(one, 12), v.minLength(1, 'expected at least one'));
const slug = () => v.pipe(text(40), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "expected small letters, digits and '-'"));
const ruleId = () => v.pipe(text(24), v.regex(/^[A-Z0-9]+-[A-Za-z0-9.-]+$/, "expected a rule id such as 'NFP-7.3'"));

/** What on the table the entry tells of; what the rules say of it is shown with the words. */
const about = fields({
  terrain: optional(some(oneOf(TERRAIN_IDS, 'terrain'))),
  units: optional(some(oneOf(UNIT_KIND_IDS, 'kind of unit'))),
  traits: optional(some(oneOf(TRAIT_NAMES, 'trait'))),
  cards: optional(some(oneOf(CARD_IDS, 'command card'))),
  airCards: optional(some(text(60))),
  aircraft: optional(some(oneOf(AIRCRAFT_TYPES, 'type of aircraft'))),
  planes: optional(some(oneOf(PLANE_MODELS, 'plane'))),
  /** The dice of the air check by terrain. */
  checks: optional(yesNo()),
});

const entry = fields({
  id: slug(),
  title: text(60),
  text: text(420),
  /** Rules of the ledger, the main one first. */
  rules: some(ruleId()),
  about: optional(about),
  /** Entries that a reader of this one may want next. */
  see: optional(some(slug())),
  /** Other words that players look for. */
  words: optional(some(text(40))),
});

export const topicSchema = fields({
  topic: oneOf(TOPIC_IDS, 'topic'),
  entries: v.pipe(listOf(entry, 60), v.minLength(1, 'expected at least one')),
});

export type TopicFile = v.InferOutput<typeof topicSchema>;
export type Entry = v.InferOutput<typeof entry>;
export type About = v.InferOutput<typeof about>;
