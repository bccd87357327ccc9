// The file of a deck of air combat cards, as a person writes it. docs/formats.md explains every field.
import * as v from 'valibot';
import { AIRCRAFT_TYPES, AMMUNITION } from '../memoir/air/aircraft.ts';
import { AIR_CARD_MOMENTS, TARGET_GROUPS } from '../memoir/air/new-flight-plan/card.ts';
import { AIR_DECK_FORMAT, FILE_VERSION } from './file-names.ts';
import { expectation, fields, listOf, literally, oneOf, text, whole } from './shapes.ts';

const optional = v.exactOptional;
const MOST_KINDS = 120;

/** A word that also names the card in the text of an action. */
const idMessage = (issue: v.BaseIssue<unknown>): string =>
  expectation("an id of small letters, digits and dashes such as 'boom-zoom'", issue.input);
const id = v.pipe(
  v.string(idMessage),
  v.regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, idMessage),
  v.maxLength(40, idMessage),
);

const words = (maximum: number) => v.pipe(text(maximum), v.regex(/\S/, 'is empty'));

const dice = () => whole(1, 6);

/** What a card does is said with true; what it does not do is left out. */
const does = () =>
  v.literal(true, (issue) => `${expectation('true', issue.input)}; leave out what the card does not do`);

const groups = v.pipe(
  listOf(oneOf(TARGET_GROUPS, 'kind of target'), TARGET_GROUPS.length),
  v.minLength(1, 'expected at least one kind of target'),
  v.check((list) => new Set(list).size === list.length, 'has the same kind of target twice'),
);

const effect = fields({
  dicePerMarker: optional(dice()),
  diceAgainst: optional(fields({ targets: groups, dice: dice() })),
  starsHit: optional(does()),
  flagsForced: optional(does()),
  markersPerHex: optional(whole(1, 3)),
  targetHexes: optional(whole(1, 6)),
  ammunition: optional(oneOf(AMMUNITION, 'ammunition')),
  hexesMoved: optional(whole(1, 8)),
  removesObstacle: optional(does()),
  dogfightDice: optional(dice()),
  markedTargetDice: optional(fields({ dice: dice(), nextTo: groups })),
  groundDice: optional(dice()),
  firesAtOnce: optional(does()),
  cancelsHits: optional(dice()),
  rollsBack: optional(does()),
});

const card = fields({
  id,
  title: words(40),
  text: words(300),
  count: whole(1, 24),
  symbol: v.nullable(oneOf(AIRCRAFT_TYPES, 'type of aircraft')),
  moment: oneOf(AIR_CARD_MOMENTS, 'moment'),
  effect,
});

export const airDeckSchema = fields({
  $schema: optional(text(200)),
  format: literally(AIR_DECK_FORMAT),
  version: literally(FILE_VERSION),
  name: words(120),
  cards: v.pipe(listOf(card, MOST_KINDS), v.minLength(1, 'expected at least one card')),
});

export type AirDeckFile = v.InferOutput<typeof airDeckSchema>;
export type AirCardFile = v.InferOutput<typeof card>;
