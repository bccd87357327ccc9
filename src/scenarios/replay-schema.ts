// The file of a whole game: kept by the page, sent to friends, stored as a golden battle.
import { FILE_VERSION, REPLAY_FORMAT } from './file-names.ts';
import * as v from 'valibot';
import { ruleChoicesSchema } from './air-options-schema.ts';
import { embeddedPositionSchema, seedSchema } from './position-schema.ts';
import { scenarioSchema } from './scenario-schema.ts';
import { expectation, fields, listOf, literally, text, whole } from './shapes.ts';

export const MAX_ACTIONS = 100_000;
const optional = v.exactOptional;

const score = () =>
  fields({
    /** Battles of the series won by the player who now commands this side, and medals won in all of them. */
    won: whole(0, 9999),
    medals: whole(0, 99_999),
  });

const momentMessage = (issue: v.BaseIssue<unknown>): string =>
  expectation("a date and time such as '2024-06-06T05:30:00Z'", issue.input);
const moment = v.pipe(
  v.string(momentMessage),
  v.regex(
    /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,6})?)?Z$/,
    momentMessage,
  ),
);

export const replaySchema = fields({
  $schema: optional(text(200)),
  format: literally(REPLAY_FORMAT),
  version: literally(FILE_VERSION),
  scenario: scenarioSchema,
  /** The fingerprint of the scenario: a changed battle makes another game. */
  scenarioHash: text(16),
  rules: ruleChoicesSchema,
  seed: seedSchema,
  /** How random numbers are made. */
  algorithm: text(60),
  /** The names of the players. */
  players: optional(fields({ allies: text(40), axis: text(40) })),
  /** Where the game begins, if not with the scenario as it is set up. Its own rules and seed count. */
  position: optional(embeddedPositionSchema),
  /** What the same two players won in earlier battles; a side names the player who commands it now. */
  series: optional(fields({ battles: whole(1, 9999), allies: score(), axis: score() })),
  /** When the file was written. */
  saved: optional(moment),
  actions: listOf(text(120), MAX_ACTIONS),
  checks: listOf(fields({ at: whole(0, MAX_ACTIONS), hash: text(16) }), MAX_ACTIONS),
});

export type ReplayFile = v.InferOutput<typeof replaySchema>;
export type ReplaySeries = NonNullable<ReplayFile['series']>;
export type ReplayPlayers = NonNullable<ReplayFile['players']>;
