import type { AirAction, AirEvent } from '../../memoir/air/hooks.ts';
import type { GameEvent } from '../../memoir/event.ts';
import type { Side } from '../../memoir/side.ts';
import type { Scene } from './scene.ts';

/** What the words of the air rules say; they are fetched with the first battle that has aircraft. */
export interface AirSayings {
  event(this: void, scene: Scene, event: AirEvent, reader: Side | null): string | null;
  action(this: void, scene: Scene, action: AirAction): string;
  /** A roll of the air rules, without its faces. */
  roll(this: void, scene: Scene, event: Extract<GameEvent, { type: 'diceRolled' }>): string;
}

let sayings: AirSayings | null = null;

export function setAirSayings(words: AirSayings): void {
  sayings = words;
}

export function airSayings(): AirSayings | null {
  return sayings;
}
