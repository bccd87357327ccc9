// npm run fuzz -- --games 2000 --seed 1 --bad-input 1000 --bad-m44 5000 --round-trips 1500 --max-decisions 20000 --heavy-every 40 --air --air-pack
// Random legal play over the built-in battles and the proving ground, with the laws checked all the way; then files
// spoiled at random, and files that go out and come back. Two of three battles are fought with air rules; with --air or
// --air-pack all are, with New Flight Plan or with Air Pack and planes on the map. A failing game is printed as a script for `npm run -s headless -- play FILE`.
import { checkBadInput, checkBadM44 } from './bad-input.ts';
import { battleOf, inTheAir, withSorties, type Battle } from './battles.ts';
import { numberOption } from './options.ts';
import { checkRoundTrips } from './round-trips.ts';
import { scriptOf } from './script-of.ts';
import { watchGame, type WatchedGame } from './watched-game.ts';

const games = numberOption('games', 2000);
const seed = numberOption('seed', 1);
const maxDecisions = numberOption('max-decisions', 20_000);
const heavyEvery = numberOption('heavy-every', 40);
const badInputs = numberOption('bad-input', 1000);
const badM44s = numberOption('bad-m44', 5000);
const trips = numberOption('round-trips', 1500);
const allInTheAir = process.argv.includes('--air');
const allWithSorties = process.argv.includes('--air-pack');
const SEEDS_APART = 1_000_003;
const PROGRESS_EVERY_MS = 15_000;

const started = performance.now();
let told = started;
let decisions = 0;
let turns = 0;
const endings: Record<string, number> = {};
const endless: string[] = [];

function asAsked(battle: Battle): Battle {
  if (allWithSorties) return withSorties(battle);
  return allInTheAir ? inTheAir(battle, 'new-flight-plan') : battle;
}

function fail(played: WatchedGame, game: number): never {
  const { breach, battle, actions } = played;
  console.error(`Broken: ${breach?.law}\n${breach?.detail}`);
  console.error(`Battle ${battle.name}, seed ${battle.seed}, game ${game}, step ${actions.length}. As a script:`);
  console.error(JSON.stringify(scriptOf(battle, actions)));
  process.exit(1);
}

for (let game = 0; game < games; game++) {
  const number = seed * SEEDS_APART + game;
  const battle = battleOf(number);
  const played = watchGame(asAsked(battle), { seed: number, heavyEvery, maxDecisions });
  if (played.breach !== undefined) fail(played, game);
  decisions += played.actions.length;
  turns += played.end.turn.number;
  const reason = played.end.outcome?.reason ?? 'endless';
  endings[reason] = (endings[reason] ?? 0) + 1;
  if (reason === 'endless') endless.push(`${played.battle.name} with seed ${number}`);
  if (performance.now() - told > PROGRESS_EVERY_MS) {
    told = performance.now();
    console.error(`${game + 1} of ${games} games, ${Math.round((told - started) / 1000)} s`);
  }
}

const bad = checkBadInput(badInputs, seed);
const badM44 = checkBadM44(badM44s, seed);
const roundTrips = checkRoundTrips(trips, seed);
for (const { what, input, problem } of [...bad.failures, ...badM44.failures, ...roundTrips.failures])
  console.error(`Failed, ${what}: ${problem}\n${input}`);

const seconds = Math.round((performance.now() - started) / 100) / 10;
const files = [bad, badM44, roundTrips];
const [inputs, m44, back] = files.map(({ failures, ...counts }) => ({ ...counts, failures: failures.length }));
console.log(
  JSON.stringify({ games, seed, decisions, turns, endings, endless, inputs, m44, roundTrips: back, seconds }),
);
if (endless.length > 0 || files.some(({ failures }) => failures.length > 0)) process.exitCode = 1;
