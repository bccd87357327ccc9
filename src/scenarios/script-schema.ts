// The script file: a battle, the actions played in it, and what to expect.
import { FILE_VERSION } from './file-names.ts';
import * as v from 'valibot';
import { SIDE_NAMES } from '../memoir/side.ts';
import { diceSchema, embeddedPositionSchema, scenarioOrId, seedSchema } from './position-schema.ts';
import { sideName } from './scenario-schema.ts';
import { byHex, expectation, fields, listOf, literally, oneOf, perSide, text, whole, yesNo } from './shapes.ts';

export const SCRIPT_FORMAT = 'airfield44/script';
const optional = v.exactOptional;

const actionWanted = (issue: v.BaseIssue<unknown>): string =>
  expectation("an action such as 'move D5 E4', or an object with 'type'", issue.input);
const actionObject = v.record(text(40), v.union([text(60), v.number(actionWanted), yesNo()], actionWanted), (issue) =>
  actionWanted(issue),
);
const action = v.union([text(120), actionObject], actionWanted);

export const EXPECTATION_FIELDS = {
  /** The number of actions done before; without it: all of them. */
  after: optional(whole(0, 100_000)),
  decides: optional(oneOf([...SIDE_NAMES, 'nobody'], 'side')),
  winner: optional(sideName()),
  medals: optional(perSide(whole(0, 40))),
  units: optional(byHex(text(80))),
  aircraft: optional(perSide(text(80))),
  airCards: optional(perSide(whole(0, 120))),
  planes: optional(perSide(text(80))),
  parked: optional(perSide(text(200))),
  sorties: optional(perSide(whole(0, 2))),
  /** The latest rolls, such as 'dogfight 3'. */
  rolls: optional(listOf(text(60), 100)),
  legal: optional(listOf(text(120))),
  illegal: optional(listOf(text(120))),
  events: optional(listOf(text(60))),
};
const expectations = fields(EXPECTATION_FIELDS);

export const scriptSchema = fields({
  $schema: optional(text(200)),
  format: literally(SCRIPT_FORMAT),
  version: literally(FILE_VERSION),
  name: optional(text(120)),
  scenario: optional(scenarioOrId),
  position: optional(embeddedPositionSchema),
  seed: optional(seedSchema),
  dice: optional(diceSchema),
  actions: listOf(action, 100_000),
  expect: optional(listOf(expectations, 1000)),
});

export type ScriptFile = v.InferOutput<typeof scriptSchema>;
export type ScriptAction = v.InferOutput<typeof action>;
export type Expectations = v.InferOutput<typeof expectations>;
