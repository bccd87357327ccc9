import type { Hex } from '../../hex/board.ts';
import type { AirRulesName } from '../../memoir/air/hooks.ts';
import type { GameEvent } from '../../memoir/index.ts';
import { airSayings } from '../text/air-sayings.ts';

/** The hexes an event happened on, for highlighting. */
export function hexesOf(event: GameEvent, airRules: AirRulesName): Hex[] {
  const hexes: Hex[] = [...(airSayings(airRules)?.hexes(event) ?? [])];
  if ('from' in event) hexes.push(event.from);
  if ('to' in event) hexes.push(event.to);
  if ('hex' in event) hexes.push(event.hex);
  return [...new Set(hexes)].filter((hex) => hex >= 0);
}
