import type { FrameRules } from '../../engine/frames.ts';
import type { Hex } from '../../hex/board.ts';
import type { Action, PlayMode } from '../action.ts';
import type { Reach } from '../battle/eligibility.ts';
import type { Strike } from '../battle/strike.ts';
import type { Card } from '../cards/card.ts';
import type { LossCause } from '../event.ts';
import type { OrderSlot } from '../frames/frame.ts';
import type { Arrival } from '../movement/relocate.ts';
import type { Rules } from '../rules.ts';
import type { MaybeSide, Side } from '../side.ts';
import type { State } from '../state.ts';
import type { Unit } from '../units/unit.ts';
import type { World } from '../world.ts';
import type { AirFrame, AirRulesName, AirState, AirView, StartingPieces } from './modules.ts';

export { AIR_PASSES, AIR_RULES_NAMES } from './modules.ts';
export type {
  AirAction,
  AirEvent,
  AirFrame,
  AirOptions,
  AirRollReason,
  AirRulesName,
  AirState,
  AirView,
  StartingPieces,
} from './modules.ts';
export type { StartingAircraftPair } from './aircraft.ts';
export type { Front } from './front.ts';

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

/** The rules of all frames of a module, by kind. */
export type FramesOf<F extends AirFrame> = {
  readonly [K in F['kind']]: FrameRules<World, Extract<F, { kind: K }>, Action>;
};

/** The rules of a module's own frames, by kind. */
export type AirFrames = Partial<FramesOf<AirFrame>>;

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
  commandDeck(cards: Card[], rules: Rules): Card[];
  /** After the base game was set up: decks, hands and pieces of its own, and the aircraft that start on the board. */
  setUp(world: World, starting: StartingPieces): void;

  // Card
  /** Ways to play the turn without a command card of the hand. */
  insteadOfCard(world: World, side: Side, out: Action[]): void;
  /** What can be done before a command card is played. */
  beforeCard(world: World, side: Side, out: Action[]): void;
  /** May this command card be played now, in this way? */
  mayPlay(world: World, side: Side, card: Card, as: PlayMode): boolean;
  /** Further ways to play this card, beside the printed one. */
  playModes(world: World, side: Side, card: Card, out: Action[]): void;
  /** May Recon 1 and the like still be played as Air Power? */
  allowsAirStrikes(world: World, side: Side, card: Card): boolean;
  /** What a card that takes this effect, played in this way, counts as. */
  countsAs(world: World, side: Side, effect: Card, as: PlayMode): Card;
  /** Does what the card in play says; false if it says nothing about the air. */
  takesEffect(world: World, side: Side, effect: Card): boolean;

  // Draw
  /** Does a card just drawn go to a place of the module's own? Then another one is drawn. */
  takesCard(world: World, side: Side, card: Card): boolean;
  /** Cards to draw for the one in play, of which one is kept; a module that asks about it draws them itself and says 0. */
  cardsToDraw(world: World, side: Side, count: number): number;
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
  /** Marks that a unit gets by moving onto the hex. */
  stepMarks(world: World, unit: Unit, to: Hex): number;

  // Sight
  blocksSight(world: World, hex: Hex): boolean;
  /** An enemy next to the unit that only the air rules know. */
  hasAdjacentEnemy(world: World, unit: Unit): boolean;

  // Attack
  /** Further targets of a unit that may battle. */
  targets(world: World, unit: Unit, reach: Reach, overrun: boolean, out: Action[]): void;
  /** Battles of the module's own pieces, and cards of the battle phase. */
  battles(world: World, side: Side, out: Action[]): void;
  /** Further targets of dice from nowhere: of Barrage, or of Air Power before a unit is named. */
  strikes(world: World, side: Side, strike: Strike, out: Action[]): void;
  /** What the ground of the target takes from an attack: 0, or less than 0. */
  cover(world: World, attacker: Unit, target: Unit, closeAssault: boolean, cover: number): number;

  // Medals
  /** Before the objectives are counted anew. */
  objectivesCounted(world: World): void;
  /** The side that holds the objective whoever stands there, or NO_SIDE. */
  objectiveHolder(world: World, objective: number): MaybeSide;

  // Reactions
  /** The other side may answer: push a frame to ask it. */
  reaction(world: World, moment: ReactionMoment, by: Unit): void;

  // Removal
  /** It has left the map; `hex` is where it stood. */
  unitRemoved(world: World, unit: Unit, cause: LossCause | 'exit', hex: Hex): void;
}
