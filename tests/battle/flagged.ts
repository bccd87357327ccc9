import type { State } from '../../src/memoir/index.ts';
import { eventsOf, labelOf, type Played, type Setting } from '../support/kit.ts';
import { attack } from './firing.ts';

/** An Allied gun on G1 fires two dice at the Axis unit on G5; so many flags fall. Behind G5: f6 and g6, then F7, G7, H7. */
export function flagged(flags: number, setting: Setting, unit = 'infantry'): Played {
  const dice: NonNullable<Setting['dice']> = [0, 1].map((i) => (i < flags ? 'flag' : 'star'));
  const { axis, allies, dice: more = [], ...rest } = setting;
  return attack(
    { ...rest, allies: { G1: 'artillery', ...allies }, axis: { G5: unit, ...axis }, dice: [...dice, ...more] },
    'G1',
    'G5',
  );
}

export function lost(played: Played): number {
  return eventsOf(played, 'figuresLost').reduce((sum, { count }) => sum + count, 0);
}

export function retreats(played: Played, state: State): string[] {
  return eventsOf(played, 'unitRetreated').map(({ to }) => labelOf(state, to));
}
