import { createRandom, nextInt } from '../../src/engine/random.ts';
import { boardOf } from '../../src/hex/board.ts';
import { canReach, canSee } from '../../src/memoir/battle/sight.ts';
import { worldOf } from '../../src/memoir/world.ts';
import type { Laws, Step, StepLaw } from './law.ts';

const PAIRS = 100;

/** Under the heights rule a higher firer sees what does not see it, so only ends of one height are compared. */
function symmetric({ after, seed }: Step): string | undefined {
  const world = worldOf(after, null);
  const random = createRandom(seed);
  const { size, labels } = boardOf(after.board);
  const { drawnHeight } = world.terrain;
  for (let pair = 0; pair < PAIRS; pair++) {
    const from = nextInt(random, 'setup', size);
    const to = nextInt(random, 'setup', size);
    if (canReach(world, from, to) !== canReach(world, to, from)) return `reach ${labels[from]} ${labels[to]}`;
    if (after.rules.hillSight === 'heights' && drawnHeight[from] !== drawnHeight[to]) continue;
    for (const infantry of [true, false])
      if (canSee(world, from, to, infantry) !== canSee(world, to, from, infantry))
        return `${labels[from]} and ${labels[to]}, infantry ${infantry}`;
  }
  return undefined;
}

export const SIGHT_LAWS: Laws<StepLaw> = {
  'two units of one class and height see each other or neither sees the other': symmetric,
};
