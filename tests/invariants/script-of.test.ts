import { expect, it } from 'vitest';
import { readScript, runScript } from '../../src/scenarios/script.ts';
import { battleOf } from '../../bench/battles.ts';
import { scriptOf } from '../../bench/script-of.ts';
import { watchGame } from '../../bench/watched-game.ts';

it.each([3, 4, 7, 12])('battle %i, written as a script, plays again to the same state', { timeout: 60_000 }, (game) => {
  const played = watchGame(battleOf(game), { seed: game, heavyEvery: 50, maxDecisions: 150 });
  expect(played.breach).toBeUndefined();
  const script = readScript(JSON.parse(JSON.stringify(scriptOf(played.battle, played.actions))));
  const run = script.ok ? runScript(script.value) : script;
  if (!run.ok) throw new Error(JSON.stringify(run.error));
  expect(run.value.state).toEqual(played.end);
});
