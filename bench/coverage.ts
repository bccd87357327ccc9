// npm run coverage -- --games 6000 --seed 1
// Plays until every card, terrain, unit, frame, action, event and hook was used; fails naming what never was.
import { randomPolicy } from '../src/ai/random-policy.ts';
import { apply, legalActions, view, type State } from '../src/memoir/index.ts';
import { SIDES } from '../src/memoir/side.ts';
import { undoLaw } from '../src/memoir/undo-law.ts';
import { battleOf, startOf } from './battles.ts';
import { everythingToSee } from './coverage-items.ts';
import { seeHooks, seeStep } from './coverage-watch.ts';
import { numberOption } from './options.ts';

const maxGames = numberOption('games', 6000);
const seed = numberOption('seed', 1);
const MAX_DECISIONS = 20_000;
const LOOK_EVERY = 50;

const started = performance.now();
const missing = everythingToSee();
const wanted = missing.size;
const see = (line: string): void => void missing.delete(line);
let decisions = 0;
let games = 0;

/** What the page asks: what each side sees, and what it does not. */
function lookAt(state: State): void {
  for (const side of SIDES) {
    view(state, side);
    undoLaw.hidden(state, side);
  }
}

function playGame(game: number): void {
  const choose = randomPolicy(game);
  let state = startOf(battleOf(game));
  for (let step = 0; state.outcome === null && step < MAX_DECISIONS; step++, decisions++) {
    const action = choose(state, legalActions(state));
    const next = apply(state, action);
    seeStep(state, action, next.events, see);
    if (step % LOOK_EVERY === 0) lookAt(next.state);
    state = next.state;
  }
}

seeHooks(see);
for (; games < maxGames && missing.size > 0; games++) playGame(seed * maxGames + games);

const seconds = Math.round((performance.now() - started) / 100) / 10;
if (missing.size > 0) {
  console.error(`Never used in ${games} games:\n${[...missing].join('\n')}`);
  process.exitCode = 1;
}
console.log(JSON.stringify({ games, decisions, seen: wanted - missing.size, wanted, missing: [...missing], seconds }));
