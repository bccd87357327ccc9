import type { Hex } from '../../hex/board.ts';
import type { AirAction, AirEvent, AirRulesName } from '../../memoir/air/hooks.ts';
import type { RollReason } from '../../memoir/dice.ts';
import type { GameEvent } from '../../memoir/event.ts';
import type { Side } from '../../memoir/side.ts';
import { airParts } from '../air/late.tsx';
import type { Scene } from './scene.ts';

/** What the words of the air rules say; they are fetched with the first battle that has aircraft. */
export interface AirSayings {
  event(this: void, scene: Scene, event: AirEvent, reader: Side | null): string | null;
  action(this: void, scene: Scene, action: AirAction): string;
  /** A roll of the air rules, without its faces. */
  roll(this: void, scene: Scene, event: Extract<GameEvent, { type: 'diceRolled' }>): string;
  /** Beside the dice: who throws them, and why; null for dice of the ground. */
  thrown(this: void, reason: RollReason, side: Side): string | null;
  /** What the last dice of a step came to in the end; null where the roll itself says all. */
  outcome(this: void, events: readonly GameEvent[]): string | null;
  /** One event for both, such as a flight and its next hex; null: they are told apart. */
  join(this: void, before: GameEvent, event: GameEvent): GameEvent | null;
  /** All hexes of an event that stands for several; null for any other. */
  hexes(this: void, event: GameEvent): readonly Hex[] | null;
  /** What is told behind the curtain. */
  readonly news: ReadonlySet<GameEvent['type']>;
}

/** The words of these air rules; null until the first battle with them is opened. */
export function airSayings(name: AirRulesName): AirSayings | null {
  return airParts(name)?.sayings ?? null;
}
