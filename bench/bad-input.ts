// Files that are spoiled at random: a reader either understands them or names what is wrong and where, and never throws.
import { randomPolicy } from '../src/ai/random-policy.ts';
import { createRandom, nextInt, type Random } from '../src/engine/random.ts';
import { apply, legalActions, setup, type Action, type State } from '../src/memoir/index.ts';
import { choicesFile } from '../src/scenarios/air-options.ts';
import type { Fault } from '../src/scenarios/fault.ts';
import { parseJson } from '../src/scenarios/json-text.ts';
import { SCENARIOS } from '../src/scenarios/library.ts';
import { readM44, writeM44 } from '../src/scenarios/m44/index.ts';
import { spelledM44 } from '../src/scenarios/m44/proving-m44.ts';
import { mutate } from '../src/scenarios/mutation.ts';
import { readPosition } from '../src/scenarios/read-position.ts';
import { readScenario } from '../src/scenarios/scenario-file.ts';
import { newReplay, recordAction, verifyReplayFile } from '../src/scenarios/replay-file.ts';
import { readScript, runScript } from '../src/scenarios/script.ts';
import { positionOf } from '../src/scenarios/write-position.ts';
import { provingBattle, startOf, withSorties, type Battle } from './battles.ts';
import { scriptOf } from './script-of.ts';

export interface BadInput {
  readonly what: string;
  readonly input: string;
  readonly problem: string;
}

export interface BadInputReport {
  readonly checked: number;
  readonly refused: number;
  readonly failures: readonly BadInput[];
}

/** Reads a file and gives its faults; none when it was understood. */
type Reader = (json: unknown) => readonly Fault[];

interface Kind {
  readonly what: string;
  readonly make: (random: Random) => unknown;
  readonly read: Reader;
}

const ACTIONS = 30;
const BUILT_IN_IN = 3;
const WITH_SORTIES_IN = 3;

function anyBattle(random: Random): Battle {
  const seed = nextInt(random, 'setup', 1000);
  if (nextInt(random, 'setup', BUILT_IN_IN) !== 0) {
    const battle = provingBattle(seed);
    return seed % WITH_SORTIES_IN === 0 ? withSorties(battle) : battle;
  }
  const { id, file } = SCENARIOS[nextInt(random, 'setup', SCENARIOS.length)];
  return { name: id, file, choices: {}, seed };
}

interface Moment {
  readonly before: State;
  readonly action: Action;
  readonly after: State;
}

function opening(battle: Battle): Moment[] {
  const choose = randomPolicy(battle.seed);
  const moments: Moment[] = [];
  let before = startOf(battle);
  while (before.outcome === null && moments.length < ACTIONS) {
    const action = choose(before, legalActions(before));
    const after = apply(before, action).state;
    moments.push({ before, action, after });
    before = after;
  }
  return moments;
}

function scriptFile(random: Random): unknown {
  const battle = anyBattle(random);
  const actions = opening(battle).map(({ action }) => action);
  return scriptOf(battle, actions);
}

function replayFile(random: Random): unknown {
  const battle = anyBattle(random);
  const replay = newReplay(battle.file, choicesFile(battle.choices), battle.seed);
  for (const { before, action, after } of opening(battle)) recordAction(replay, before, action, after);
  return replay;
}

function positionFile(random: Random): unknown {
  const moments = opening(anyBattle(random));
  return positionOf(moments[nextInt(random, 'setup', moments.length)].after, {});
}

const KINDS: readonly Kind[] = [
  {
    what: 'scenario',
    make: (random) => anyBattle(random).file,
    read(json) {
      const scenario = readScenario(json);
      if (!scenario.ok) return scenario.error;
      legalActions(setup(scenario.value, {}, 1));
      return [];
    },
  },
  {
    what: 'script',
    make: scriptFile,
    read(json) {
      const script = readScript(json);
      const run = script.ok ? runScript(script.value) : script;
      return run.ok ? [] : run.error;
    },
  },
  { what: 'replay', make: replayFile, read: (json) => faultsOf(verifyReplayFile(json)) },
  { what: 'position', make: positionFile, read: (json) => faultsOf(readPosition(json)) },
];

/** Files of other programs: a few dozen of them are spoiled in ever new ways. */
const M44_FILES = 48;
const M44: Kind = {
  what: 'm44',
  make: (random) => spelledM44(nextInt(random, 'setup', M44_FILES)),
  read(json) {
    const read = readM44(json);
    if (!read.ok) return read.error;
    const again = readM44(JSON.parse(JSON.stringify(writeM44(read.value.file))));
    if (!again.ok) throw new Error(`an export cannot be read: ${JSON.stringify(again.error)}`);
    return [];
  },
};

function faultsOf(read: { ok: true } | { ok: false; error: readonly Fault[] }): readonly Fault[] {
  return read.ok ? [] : read.error;
}

/** The file as text with a few characters cut out or put in. */
function spoilText(text: string, random: Random): string {
  const at = nextInt(random, 'setup', text.length);
  const cut = nextInt(random, 'setup', 4);
  const put = ['', '"', '{', ']', ',', '\\', '\n', '0'][nextInt(random, 'setup', 8)];
  return text.slice(0, at) + put + text.slice(at + cut);
}

function faultsOfText(text: string, read: Reader): readonly Fault[] {
  const json = parseJson(text);
  return json.ok ? read(json.value) : [json.error];
}

/** What is wrong with how a reader took a file, or undefined. */
function problemOf(faults: readonly Fault[]): string | undefined {
  const vague = faults.find(({ path, message }) => typeof path !== 'string' || message === '');
  return vague === undefined ? undefined : `a fault without a message or a path: ${JSON.stringify(vague)}`;
}

export function checkBadInput(count: number, seed: number): BadInputReport {
  return checkSpoiled(KINDS, count, seed);
}

export function checkBadM44(count: number, seed: number): BadInputReport {
  return checkSpoiled([M44], count, seed);
}

function checkSpoiled(kinds: readonly Kind[], count: number, seed: number): BadInputReport {
  const random = createRandom(`bad input ${seed}`);
  const failures: BadInput[] = [];
  let refused = 0;
  for (let checked = 0; checked < count; checked++) {
    const { what, make, read } = kinds[checked % kinds.length];
    const spoiled = JSON.stringify(mutate(make(random), random)) ?? 'null';
    const input = nextInt(random, 'setup', 4) === 0 ? spoilText(spoiled, random) : spoiled;
    try {
      const faults = faultsOfText(input, read);
      const problem = problemOf(faults);
      if (problem !== undefined) failures.push({ what, input, problem });
      if (faults.length > 0) refused += 1;
    } catch (thrown) {
      failures.push({ what, input, problem: thrown instanceof Error ? (thrown.stack ?? '') : String(thrown) });
    }
  }
  return { checked: count, refused, failures };
}
