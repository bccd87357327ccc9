import * as v from 'valibot';
import { stateHash } from '../engine/hash.ts';
import { ALGORITHM } from '../engine/random.ts';
import { createReplay, recordCheck, verifyReplay } from '../engine/replay.ts';
import { err, ok } from '../engine/result.ts';
import { AIR_RULES_NAMES } from '../memoir/air/hooks.ts';
import { DECK_NAMES } from '../memoir/cards/decks.ts';
import { apply, setup, type Action, type State } from '../memoir/index.ts';
import type { RuleChoices } from '../memoir/scenario.ts';
import { actionText } from './action-text.ts';
import { faulty, under, type Read } from './fault.ts';
import { seedSchema } from './position-schema.ts';
import { scenarioOf } from './read-scenario.ts';
import { FILE_VERSION, scenarioSchema, type ScenarioFile } from './scenario-schema.ts';
import { legalAction } from './script.ts';
import { fields, listOf, literally, oneOf, shapeOf, text, whole } from './shapes.ts';

export const REPLAY_FORMAT = 'airfield44/replay';
const optional = v.exactOptional;

export const replaySchema = fields({
  $schema: optional(text(200)),
  format: literally(REPLAY_FORMAT),
  version: literally(FILE_VERSION),
  scenario: scenarioSchema,
  /** The fingerprint of the scenario: a changed battle makes another game. */
  scenarioHash: text(16),
  rules: fields({
    airRules: optional(oneOf(AIR_RULES_NAMES, 'set of air rules')),
    deck: optional(oneOf(DECK_NAMES, 'deck')),
    hillSight: optional(oneOf(['classic', 'heights'], 'rule of sight over hills')),
  }),
  seed: seedSchema,
  /** How random numbers are made. */
  algorithm: text(60),
  actions: listOf(text(120), 100_000),
  checks: listOf(fields({ at: whole(0, 100_000), hash: text(16) }), 100_000),
});

export type ReplayFile = v.InferOutput<typeof replaySchema>;

/** A game that has just begun. */
export function newReplay(scenario: ScenarioFile, rules: RuleChoices, seed: number | string): ReplayFile {
  const log = createReplay<string>(seed);
  return { format: REPLAY_FORMAT, version: FILE_VERSION, scenario, scenarioHash: stateHash(scenario), rules, ...log };
}

/** Notes an action; `last` adds a check of the state at any number of actions. */
export function recordAction(replay: ReplayFile, before: State, action: Action, after: State, last = false): void {
  replay.actions.push(actionText(before, action));
  recordCheck(replay, after, stateHash, last);
}

export function readReplay(json: unknown): Read<ReplayFile> {
  return shapeOf(replaySchema, json);
}

/** Plays a replay from its first action to its last: the state it ends in, or where it went differently. */
export function verifyReplayFile(json: unknown): Read<State> {
  const read = readReplay(json);
  if (!read.ok) return read;
  const replay = read.value;
  const scenario = scenarioOf(replay.scenario);
  if (!scenario.ok) return err(under('scenario', scenario.error));
  if (stateHash(replay.scenario) !== replay.scenarioHash) {
    return faulty('scenarioHash', 'the scenario is not the one that was played');
  }
  const first = setup(scenario.value, replay.rules, replay.seed);
  const played = verifyReplay(first, replay, playText, stateHash);
  if (played.ok) return ok(played.value);
  const { kind, index, message } = played.error;
  if (kind === 'algorithm') return faulty('algorithm', `${message}; expected '${ALGORITHM}'`);
  return faulty(kind === 'action' ? `actions[${index}]` : `checks[${index}]`, message);
}

function playText(state: State, said: string): State {
  const action = legalAction(state, said);
  if (!action.ok) throw new Error(action.error[0].message);
  return apply(state, action.value).state;
}
