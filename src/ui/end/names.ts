import type { Side } from '../../memoir/side.ts';
import { sideText } from '../text/sides.ts';

/** Names by side; '' where nobody has said one. */
export type PlayerNames = readonly [string, string];

/** "Anna", or "Allies" while nobody has said a name. */
export function nameOf(players: PlayerNames, side: Side): string {
  const name = players[side].trim();
  return name === '' ? sideText(side) : name;
}
