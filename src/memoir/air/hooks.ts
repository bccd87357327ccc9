import type { FrameRules } from '../../engine/frames.ts';
import type { Hex } from '../../hex/board.ts';
import type { Action } from '../action.ts';
import type { Reach } from '../battle/eligibility.ts';
import type { Card } from '../cards/card.ts';
import type { LossCause } from '../event.ts';
import type { OrderSlot } from '../frames/frame.ts';
import type { Arrival } from '../movement/relocate.ts';
import type { MaybeSide, Side } from '../side.ts';
import type { State } from '../state.ts';
import type { Unit } from '../units/unit.ts';
import type { World } from '../world.ts';
import type { StartingAircraftPair } from './aircraft.ts';
import type { NewFlightPlanAction } from './new-flight-plan/action.ts';
import type { NewFlightPlanEvent, NewFlightPlanRoll } from './new-flight-plan/event.ts';
import type { NewFlightPlanFrame } from './new-flight-plan/frame.ts';
import type { NewFlightPlanState } from './new-flight-plan/state.ts';
import type { AirView } from './new-flight-plan/view.ts';

export type { StartingAircraftPair } from './aircraft.ts';
export type { AirOptions } from './new-flight-plan/options.ts';
export type { AirView } from './new-flight-plan/view.ts';
export type { Front } from './front.ts';

export const AIR_RULES_NAMES = ['none', 'new-flight-plan'] as const;
export type AirRulesName = (typeof AIR_RULES_NAMES)[number];

/** What a module of air rules adds to the state, the actions, the events and the frames. */
export type AirState = NewFlightPlanState | null;
export type AirAction = NewFlightPlanAction;
export type AirEvent = NewFlightPlanEvent;
export type AirFrame = NewFlightPlanFrame;
export type AirRollReason = NewFlightPlanRoll;
export type AirMedalSource = 'aircraft';

/** The moments of a turn at which a module may act. */
export type TurnMoment =
  | 'turnStart'
  | 'afterOrders'
  | 'movementEnded'
  | 'afterMove'
  | 'battleStart'
  | 'beforeDraw'
  | 'turnEnd';

/** The moments at which the other side may answer. */
export type ReactionMoment = 'attackDeclared' | 'unitMoved';

/** The rules of a module's own frames, by kind. */
export type AirFrames = {
  readonly [K in AirFrame['kind']]?: FrameRules<World, Extract<AirFrame, { kind: K }>, Action>;
};

/**
 * The closed list of questions the base game asks the air rules. The base game knows nothing else about aircraft;
 * a module answers all of them, and the module 'none' gives the plain answers.
 */
export interface AirRules {
  readonly name: AirRulesName;

  // State and decisions of its own
  readonly frames: AirFrames;
  clone(air: AirState): AirState;
  /** What a side may see of it. */
  view(state: State, side: Side): AirView | null;
  /** What a side may not see of it, for the undo law. */
  hidden(state: State, viewer: number): unknown;
  /** Does what an action of the module's own says, in whatever frame it was offered; false if it is none of its own. */
  act(world: World, action: Action): boolean;

  // Set-up
  /** The command deck before it is shuffled. */
  commandDeck(cards: Card[]): Card[];
  /** After the base game was set up: decks, hands and pieces of its own, and the aircraft that start on the board. */
  setUp(world: World, starting: StartingAircraftPair): void;

  // Card
  /** What can be done before a command card is played. */
  beforeCard(world: World, side: Side, out: Action[]): void;
  /** May this command card be played now? */
  mayPlay(world: World, side: Side, card: Card): boolean;
  /** Further ways to play this card, beside the printed one. */
  playModes(world: World, side: Side, card: Card, out: Action[]): void;
  /** May Recon 1 and the like still be played as Air Power? */
  allowsAirStrikes(world: World, side: Side): boolean;

  // Draw
  /** Before the command cards of the turn are drawn: frames pushed here are asked after that. */
  cardsDrawn(world: World, side: Side, effect: Card): void;
  /** Their Finest Hour calls for a shuffle of every deck. */
  deckReshuffled(world: World): void;

  // Orders
  /** The card in play begins to give the orders of these slots; all units may have theirs already. */
  ordersStarted(world: World, side: Side, slots: readonly OrderSlot[]): void;
  /** Further orders the card in play can give. */
  orders(world: World, side: Side, slots: readonly OrderSlot[], onTheMove: number, out: Action[]): void;
  /**
   * Sections, from the side's own view, in which any one unit could be ordered: those in which it has units, and those
   * of pieces of the module's own. What was laid for such a piece may leave only these.
   */
  sectionsManned(world: World, side: Side, byUnits: number): number;
  /** Bit mask of the slots a piece of the module's own has taken one order from; 0: none. */
  slotsTaken(world: World, side: Side, slots: readonly OrderSlot[]): number;

  // Turn steps
  turnStep(world: World, moment: TurnMoment): void;

  // Movement
  /** Moves of the module's own pieces. */
  moves(world: World, side: Side, out: Action[]): void;
  /** The movement phase cannot end yet. */
  mustMove(world: World, side: Side): boolean;
  /** A unit has come onto a hex. */
  unitRelocated(world: World, unit: Unit, from: Hex, arrival: Arrival): void;

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
  targets(world: World, unit: Unit, reach: Reach, overrun: boolean, out: Action[]): void;
  /** Battles of the module's own pieces, and cards of the battle phase. */
  battles(world: World, side: Side, out: Action[]): void;
  /** Further targets of dice from nowhere (Barrage). */
  strikes(world: World, side: Side, out: Action[]): void;
  /** The dice of an attack on a ground unit, after all base rules. */
  attackDice(world: World, attacker: Unit, target: Unit, dice: number): number;

  // Medals
  /** Before the objectives are counted anew. */
  objectivesCounted(world: World): void;
  /** The side that holds the objective whoever stands there, or NO_SIDE. */
  objectiveHolder(world: World, objective: number): MaybeSide;

  // Reactions
  /** The other side may answer: push a frame to ask it. */
  reaction(world: World, moment: ReactionMoment, by: Unit): void;

  // Removal
  unitRemoved(world: World, unit: Unit, cause: LossCause | 'exit'): void;
}
