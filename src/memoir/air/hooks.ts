import type { Hex } from '../../hex/board.ts';
import type { Action } from '../action.ts';
import type { Card } from '../cards/card.ts';
import type { LossCause } from '../event.ts';
import type { Side } from '../side.ts';
import type { Unit } from '../units/unit.ts';
import type { World } from '../world.ts';

export const AIR_RULES_NAMES = ['none'] as const;
export type AirRulesName = (typeof AIR_RULES_NAMES)[number];

/** What a module of air rules adds to the state, the actions, the events and the frames. */
export type AirState = null;
export type AirAction = never;
export type AirEvent = never;
export type AirFrame = never;

/** The moments of a turn at which a module may act. */
export type TurnMoment = 'turnStart' | 'afterOrders' | 'afterMove' | 'battleStart' | 'beforeDraw' | 'turnEnd';

/** The moments at which the other side may answer. */
export type ReactionMoment = 'attackDeclared' | 'unitMoved';

/**
 * The closed list of questions the base game asks the air rules. The base game knows nothing else about aircraft;
 * a module answers all of them, and the module 'none' gives the plain answers.
 */
export interface AirRules {
  readonly name: AirRulesName;

  // Set-up
  /** The command deck before it is shuffled. */
  commandDeck(cards: Card[]): Card[];
  /** After the base game was set up: decks, hands and pieces of its own. */
  setUp(world: World): void;

  // Play modes
  /** Further ways to play this card, beside the printed one. */
  playModes(world: World, side: Side, card: Card, out: Action[]): void;
  /** May Recon 1 and the like still be played as Air Power? */
  allowsAirStrikes(world: World, side: Side): boolean;

  // Draw
  /** After the command cards of the turn were drawn. */
  cardsDrawn(world: World, side: Side, effect: Card): void;
  /** Their Finest Hour shuffled the command deck. */
  deckReshuffled(world: World): void;

  // Orders
  /** Further orders the card in play can give. */
  orders(world: World, side: Side, out: Action[]): void;

  // Turn steps
  turnStep(world: World, moment: TurnMoment): void;

  // Occupancy
  mayPass(world: World, unit: Unit, hex: Hex): boolean;
  mayEnd(world: World, unit: Unit, hex: Hex): boolean;
  mayRetreatThrough(world: World, unit: Unit, hex: Hex): boolean;
  moveLimit(world: World, unit: Unit, limit: number): number;

  // Sight
  blocksSight(world: World, hex: Hex): boolean;
  /** An enemy next to the unit that only the air rules know. */
  hasAdjacentEnemy(world: World, unit: Unit): boolean;

  // Attack
  /** Further targets of a unit that may battle. */
  targets(world: World, unit: Unit, out: Action[]): void;
  /** The dice of an attack on a ground unit, after all base rules. */
  attackDice(world: World, attacker: Unit, target: Unit, dice: number): number;

  // Reactions
  /** The other side may answer: push a frame to ask it. */
  reaction(world: World, moment: ReactionMoment, by: Unit): void;

  // Removal
  unitRemoved(world: World, unit: Unit, cause: LossCause | 'exit'): void;
}
