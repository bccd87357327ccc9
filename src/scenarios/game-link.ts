// A game written as briefly as it can be, for the address of the page: actions as places in the list of legal ones,
// battles of the library by name, positions by what differs from the battle as it is set up.
import { FILE_VERSION, REPLAY_FORMAT } from './file-names.ts';
import * as v from 'valibot';
import { stateHash } from '../engine/hash.ts';
import { err, ok } from '../engine/result.ts';
import { cloneState, legalActions, setup, simulate, type State } from '../memoir/index.ts';
import { rulesInUse } from '../memoir/setup.ts';
import { notLoaded } from './air-loaded.ts';
import { choicesOf } from './air-options.ts';
import { actionText, isSameAction } from './action-text.ts';
import { faulty, under, type Fault, type Read } from './fault.ts';
import { SCENARIOS, scenarioById } from './library.ts';
import type { EmbeddedPosition } from './position-schema.ts';
import { scenarioOf } from './read-scenario.ts';
import {
  exactPosition,
  openReplay,
  replayBeginning,
  replaySchema,
  type OpenedReplay,
  type ReplayFile,
} from './replay-file.ts';
import { scenarioSchema, type ScenarioFile } from './scenario-schema.ts';
import { LINK_FAULTS } from './link-faults.ts';
import { expectation, fields, listOf, shapeOf, text, whole } from './shapes.ts';

const optional = v.exactOptional;
const MAX_LINK_ACTIONS = 20_000;
const { rules, seed, algorithm, players, series, saved } = replaySchema.entries;

const packedSchema = fields({
  /** The id of a battle of the library, or a battle in full. */
  battle: v.union([text(60), scenarioSchema], (issue) => expectation('a battle', issue.input)),
  scenarioHash: text(16),
  rules,
  seed,
  algorithm,
  players,
  series,
  saved,
  /** The parts of the exact state that differ from the battle as it is set up. */
  changes: optional(v.record(text(40), v.unknown(), (issue) => expectation('an object', issue.input))),
  /** For each action, its place among the legal ones. */
  actions: listOf(whole(0, 9999), MAX_LINK_ACTIONS),
  /** The hash of the last state. */
  hash: text(16),
});

export type PackedGame = v.InferOutput<typeof packedSchema>;

/** The whole game, from its beginning to its last action. */
export function packGame(file: ReplayFile): Read<PackedGame> {
  const opened = openReplay(file);
  return opened.ok ? ok(packed(opened.value, opened.value.file.position !== undefined)) : opened;
}

/** The moment the game has reached, with nothing of how it came about. */
export function packPosition(file: ReplayFile): Read<PackedGame> {
  const opened = openReplay(file);
  if (!opened.ok) return opened;
  const { last } = opened.value;
  return ok(packed({ ...opened.value, first: last, actions: [] }, true));
}

function packed({ file, first, actions, last }: OpenedReplay, fromPosition: boolean): PackedGame {
  const known = SCENARIOS.find((scenario) => stateHash(scenario.file) === file.scenarioHash);
  const extras = { players: file.players, series: file.series, saved: file.saved };
  return {
    battle: known?.id ?? file.scenario,
    scenarioHash: file.scenarioHash,
    rules: file.rules,
    seed: file.seed,
    algorithm: file.algorithm,
    ...withoutGaps(extras),
    ...(fromPosition ? { changes: changesOf(file, first) } : {}),
    actions: placesOf(first, actions),
    hash: stateHash(last),
  };
}

function withoutGaps<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as Partial<T>;
}

function placesOf(first: State, actions: OpenedReplay['actions']): number[] {
  const state = cloneState(first);
  return actions.map((action) => {
    const at = legalActions(state).findIndex((legal) => isSameAction(legal, action));
    simulate(state, action);
    return at;
  });
}

/** The battle as it is set up, which a position is compared with. */
function setUpOf(file: Pick<ReplayFile, 'scenario' | 'rules' | 'seed'>): Read<State> {
  const scenario = scenarioOf(file.scenario);
  if (!scenario.ok) return err(under('scenario', scenario.error));
  const missing = notLoaded('rules.airRules', rulesInUse(scenario.value, choicesOf(file.rules)).airRules);
  if (missing.length > 0) return err(missing);
  return ok(setup(scenario.value, choicesOf(file.rules), file.seed));
}

function changesOf(file: ReplayFile, state: State): Record<string, unknown> {
  const base = setUpOf(file);
  const exact = exactPosition(state).state ?? {};
  const before: Readonly<Record<string, unknown>> = base.ok ? { ...base.value } : {};
  return Object.fromEntries(Object.entries(exact).filter(([key, part]) => stateHash(part) !== stateHash(before[key])));
}

/** The game a packed one stands for, checked in every part. */
export function unpackGame(json: unknown): Read<ReplayFile> {
  const shape = shapeOf(packedSchema, json);
  if (!shape.ok) return shape;
  const { battle, changes, actions: places, hash, ...rest } = shape.value;
  const scenario = battleOf(battle, rest.scenarioHash);
  if (!scenario.ok) return scenario;
  const start = { format: REPLAY_FORMAT, version: FILE_VERSION, scenario: scenario.value, ...rest } as const;
  const position = changes === undefined ? ok(undefined) : positionFrom(start, changes);
  if (!position.ok) return position;
  const file: ReplayFile = {
    ...start,
    ...(position.value === undefined ? {} : { position: position.value }),
    actions: [],
    checks: [{ at: places.length, hash }],
  };
  const texts = textsOf(file, places);
  return texts.ok ? checked({ ...file, actions: texts.value }) : texts;
}

function checked(file: ReplayFile): Read<ReplayFile> {
  const opened = openReplay(file);
  return opened.ok ? ok(opened.value.file) : opened;
}

function battleOf(battle: string | ScenarioFile, hash: string): Read<ScenarioFile> {
  if (typeof battle !== 'string') return ok(battle);
  const known = scenarioById(battle);
  if (known === undefined) return faulty(LINK_FAULTS.battle, `there is no battle '${battle}' here`);
  if (stateHash(known.file) !== hash) {
    return faulty(LINK_FAULTS.changed, `the battle '${battle}' was changed since the link was made`);
  }
  return ok(known.file);
}

function positionFrom(
  start: Pick<ReplayFile, 'scenario' | 'rules' | 'seed'>,
  changes: Readonly<Record<string, unknown>>,
): Read<EmbeddedPosition> {
  const base = setUpOf(start);
  if (!base.ok) return base;
  const exact = exactPosition(base.value);
  // Whether this is a state at all is seen when the file is opened.
  return ok({ ...exact, state: { ...exact.state, ...changes } as EmbeddedPosition['state'] } as EmbeddedPosition);
}

function textsOf(file: ReplayFile, places: readonly number[]): Read<string[]> {
  const shape = shapeOf(replaySchema, { ...file, checks: [] });
  const beginning = shape.ok ? replayBeginning(shape.value) : shape;
  if (!beginning.ok) return beginning;
  const state = beginning.value;
  const texts: string[] = [];
  for (const [at, place] of places.entries()) {
    const fault = playPlace(state, place, texts);
    if (fault !== null) return err([{ path: `actions[${at}]`, message: fault } satisfies Fault]);
  }
  return ok(texts);
}

function playPlace(state: State, place: number, texts: string[]): string | null {
  try {
    const legal = legalActions(state);
    if (place >= legal.length) return `there are only ${legal.length} legal actions here`;
    texts.push(actionText(state, legal[place]));
    simulate(state, legal[place]);
    return null;
  } catch {
    return 'the rules cannot go on from here';
  }
}
