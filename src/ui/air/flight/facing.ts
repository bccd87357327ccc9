import { boardOf, directionTo } from '../../../hex/board.ts';
import type { View } from '../../../memoir/index.ts';
import type { InPlay } from './aircraft.ts';

/** The way it flew last; without one it looks to the enemy's side. */
export function facingOf(view: View, { path, landed }: InPlay): number | undefined {
  if (landed || path.length < 2) return undefined;
  const [from, to] = path.slice(-2);
  return directionTo(boardOf(view.board), from, to);
}
