// npm run golden
// Plays one whole random battle of every built-in scenario, some with Air Pack too, and one on the Breakthrough board,
// and stores them as replays with check hashes. Do this when a rule was changed on purpose; the test says when one
// changed by accident.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { randomPolicy } from '../src/ai/random-policy.ts';
import { apply, legalActions } from '../src/memoir/index.ts';
import { choicesFile } from '../src/scenarios/air-options.ts';
import { SCENARIOS } from '../src/scenarios/library.ts';
import { newReplay, recordAction, type ReplayFile } from '../src/scenarios/replay-file.ts';
import { provingBattle, startOf, type Battle } from './battles.ts';

const FOLDER = 'tests/golden/data';
const SEED = 12;
/** A battle of the proving ground on the Breakthrough board. */
const BREAKTHROUGH_SEED = 5;
const MAX_DECISIONS = 20_000;
/** Fought with Air Pack too: planes on an airfield, on a carrier, and both sorties with one side. */
const WITH_AIR_PACK: ReadonlySet<string> = new Set(['bir-tarfan', 'mission-at-misuwari', 'kalydona-airstrip']);

function record(battle: Battle): ReplayFile {
  const choose = randomPolicy(battle.seed);
  const replay = newReplay(battle.file, choicesFile(battle.choices), battle.seed);
  let state = startOf(battle);
  for (let step = 0; state.outcome === null && step < MAX_DECISIONS; step++) {
    const action = choose(state, legalActions(state));
    const next = apply(state, action).state;
    recordAction(replay, state, action, next, next.outcome !== null);
    state = next;
  }
  if (state.outcome === null) throw new Error(`${battle.name} does not end`);
  return replay;
}

const battles: Battle[] = [
  ...SCENARIOS.map(({ id, file }) => ({ name: id, file, choices: {}, seed: SEED })),
  ...SCENARIOS.filter(({ id }) => WITH_AIR_PACK.has(id)).map(({ id, file }) => ({
    name: `${id}-air-pack`,
    file,
    choices: { airRules: 'air-pack' as const },
    seed: SEED,
  })),
  { ...provingBattle(BREAKTHROUGH_SEED), choices: { deck: 'breakthrough' } },
];
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const battle of battles) {
  const replay = record(battle);
  const file = path.join(FOLDER, `${battle.name}.json`);
  writeFileSync(file, `${JSON.stringify(replay, null, 1)}\n`);
  console.log(`${file}: ${replay.actions.length} actions, ${replay.checks.length} checks`);
}
