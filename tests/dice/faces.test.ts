import { expect, it } from 'vitest';
import { FACES, type Face } from '../../src/memoir/dice.ts';
import { eventsOf, play, position } from '../support/kit.ts';

/** Four dice of a Barrage for every seed. */
function throwDice(seeds: number): Record<Face, number> {
  const counts = Object.fromEntries(FACES.map((face) => [face, 0])) as Record<Face, number>;
  for (let seed = 1; seed <= seeds; seed++) {
    const state = position({ axis: { E9: 'infantry' }, hands: { allies: ['barrage'], axis: [] }, seed });
    const [roll] = eventsOf(play(state, 'play barrage', 'target E9'), 'diceRolled');
    for (const face of roll.faces) counts[face] += 1;
  }
  return counts;
}

it('a die has two infantry faces and one each of armor, grenade, flag and star (M44-DICE-1)', () => {
  const seeds = 900;
  const counts = throwDice(seeds);
  const share = (face: Face) => counts[face] / (4 * seeds);
  expect(FACES).toHaveLength(5);
  // Four standard deviations of 3,600 throws.
  expect(share('infantry')).toBeGreaterThan(1 / 3 - 0.032);
  expect(share('infantry')).toBeLessThan(1 / 3 + 0.032);
  for (const face of ['armor', 'grenade', 'flag', 'star'] as const) {
    expect(share(face)).toBeGreaterThan(1 / 6 - 0.025);
    expect(share(face)).toBeLessThan(1 / 6 + 0.025);
  }
});

it('queued dice fall first, then the dice of the seed (M44-DICE-1)', () => {
  const state = position({
    axis: { E9: 'infantry' },
    hands: { allies: ['barrage'], axis: [] },
    dice: ['star', 'armor'],
  });
  const played = play(state, 'play barrage', 'target E9');
  const [roll] = eventsOf(played, 'diceRolled');
  expect(roll.faces.slice(0, 2)).toEqual(['star', 'armor']);
  expect(roll.faces).toHaveLength(4);
  expect(played.state.queuedDice).toEqual([]);
});
