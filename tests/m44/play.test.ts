import '../../src/memoir/air/new-flight-plan/index.ts';
import { expect, it } from 'vitest';
import { m44Battle } from '../../bench/battles.ts';
import { watchGame } from '../../bench/watched-game.ts';

it('files of other programs are played by the laws, with and without aircraft', () => {
  for (let seed = 0; seed < 24; seed++) {
    const battle = m44Battle(seed);
    const { breach } = watchGame(battle, { seed, heavyEvery: 200, maxDecisions: 120 });
    expect([battle.name, breach]).toEqual([battle.name, undefined]);
  }
});
