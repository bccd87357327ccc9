// The lesson file: a position, and what the learner does in it, step by step, with the words that go with it.
import * as v from 'valibot';
import { SIDE_NAMES } from '../memoir/side.ts';
import { FILE_VERSION } from '../scenarios/file-names.ts';
import { diceSchema, embeddedPositionSchema, seedSchema } from '../scenarios/position-schema.ts';
import { sideName } from '../scenarios/scenario-schema.ts';
import { fields, label, listOf, literally, oneOf, text, yesNo } from '../scenarios/shapes.ts';
import { factsSchema } from './facts-schema.ts';

export const LESSON_FORMAT = 'airfield44/lesson';
export const LESSON_KINDS = ['lesson', 'exercise'] as const;
/** What makes two answers to an exercise the same one. */
export const ANSWER_KINDS = ['actions', 'position', 'markers', 'last'] as const;

const optional = v.exactOptional;
const slug = () =>
  v.pipe(text(60), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "expected small letters, digits and '-', such as 'nfp-8'"));
const ruleId = () => v.pipe(text(24), v.regex(/^[A-Z0-9]+-[A-Za-z0-9.-]+$/, "expected a rule id such as 'NFP-7.3'"));
const said = () => text(600);
/** The text of an action; '*' stands for anything: 'attack D5 *'. */
const pattern = () => text(120);

const pointers = fields({
  /** From hex to hex. */
  arrows: optional(listOf(v.strictTuple([label(), label()]), 12)),
  hexes: optional(listOf(label(), 40)),
  /** Cards of the hand, command or air, by id. */
  cards: optional(listOf(text(60), 8)),
});

const wrong = fields({
  /** An action that is legal and not what is asked for. */
  act: optional(pattern()),
  /** A click on this hex, where nothing can be done. */
  hex: optional(label()),
  /** In a free step: how it has ended. */
  when: optional(factsSchema),
  say: said(),
  rule: optional(ruleId()),
});

export const lessonStepSchema = fields({
  /** What to do, in one sentence. A step that is shown and has none happens by itself. */
  goal: optional(said()),
  /** The solution; '[]': there is only something to read. */
  do: listOf(text(120), 60),
  /** Who acts; the learner's side if nothing is said. */
  side: optional(sideName()),
  /** The page does it when the learner has read the goal. */
  shown: optional(yesNo()),
  /** The parts of the solution may come in any order. */
  anyOrder: optional(yesNo()),
  /** Every legal action is done as it comes, until one that ends the step; then `done` must hold. */
  free: optional(yesNo()),
  until: optional(listOf(pattern(), 12)),
  done: optional(factsSchema),
  answer: optional(oneOf(ANSWER_KINDS, 'kind of answer')),
  /** The only actions that are offered; all legal ones if nothing is said. */
  allow: optional(listOf(pattern(), 30)),
  point: optional(pointers),
  right: optional(said()),
  rule: optional(ruleId()),
  wrong: optional(listOf(wrong, 40)),
  /** Said after any other wrong action. */
  otherwise: optional(said()),
  /** True when the goal is read. */
  before: optional(factsSchema),
  /** True when the step is done. */
  expect: optional(factsSchema),
});

export const lessonSchema = fields({
  $schema: optional(text(200)),
  format: literally(LESSON_FORMAT),
  version: literally(FILE_VERSION),
  id: slug(),
  kind: optional(oneOf(LESSON_KINDS, 'kind of lesson')),
  title: text(80),
  /** Said before the first step. */
  intro: said(),
  /** The rules it shows, the main one first. */
  rules: listOf(ruleId(), 40),
  learner: oneOf(SIDE_NAMES, 'side'),
  position: embeddedPositionSchema,
  seed: optional(seedSchema),
  dice: optional(diceSchema),
  steps: v.pipe(listOf(lessonStepSchema, 60), v.minLength(1, 'expected at least one step')),
  /** Said when all is done. */
  closing: said(),
  /** Another lesson than the next one of the chapter. */
  next: optional(slug()),
});

export type LessonFile = v.InferOutput<typeof lessonSchema>;
export type LessonStep = v.InferOutput<typeof lessonStepSchema>;
export type WrongAnswer = v.InferOutput<typeof wrong>;
export type AnswerKind = (typeof ANSWER_KINDS)[number];
