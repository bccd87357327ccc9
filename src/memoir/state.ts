import type { Random } from '../engine/random.ts';
import type { BoardName, Hex } from '../hex/board.ts';
import type { AirState } from './air/hooks.ts';
import { airRulesOf } from './air/index.ts';
import type { Card } from './cards/card.ts';
import type { Face } from './dice.ts';
import type { Frame } from './frames/frame.ts';
import type { Rules } from './rules.ts';
import type { MaybeSide, Side } from './side.ts';
import type { Ground } from './terrain/ground.ts';
import { cloneUnit, type Unit } from './units/unit.ts';

export interface Mine {
  readonly hex: Hex;
  /** Who laid it; NO_SIDE: it goes off under anyone. */
  readonly side: MaybeSide;
  readonly value: number;
  readonly decoy: boolean;
  readonly revealed: boolean;
}

export interface Crosshair {
  readonly gun: number;
  readonly hex: Hex;
}

export interface SideState {
  hand: Card[];
  /** Medals won for good: eliminations, exits, decoys. Objectives are counted from the board. */
  medals: number;
  exits: number;
  figuresLost: number;
  /** Red Army: the card under the commissar's chip, or NO_CARD. */
  chip: Card;
  /** The command card this side played last, as it took effect; NO_CARD before. */
  lastCard: Card;
  /** Sections of that card as chosen (Infantry Assault), as seen from the bottom edge. */
  lastSections: number;
}

export interface Turn {
  /** Counts player turns from 1; 0 before the first. */
  number: number;
  side: Side;
  /** The card on the table, and the card it counts as (Counter-Attack, Recon 1 as Air Power). */
  card: Card;
  effect: Card;
  /** The card's fallback: one unit of any kind, no bonus. */
  fallback: boolean;
  /** Sections chosen for the card, from the side's own view; 0: none chosen. */
  sections: number;
  /** The unit in mid-move and the unit in mid-battle, or NO_UNIT. */
  mover: number;
  battler: number;
  /** Ambush cards of the opponent that lie on the table. */
  ambushes: number;
}

export interface Outcome {
  readonly winner: Side;
  readonly reason: 'medals' | 'suddenDeath' | 'noUnitsLeft' | 'deckRanOut';
}

export interface State {
  readonly board: BoardName;
  readonly rules: Rules;
  ground: Ground;
  readonly units: Unit[];
  /** Unit on each hex, or NO_UNIT. */
  readonly unitAt: number[];
  mines: readonly Mine[];
  crosshairs: readonly Crosshair[];
  readonly sides: readonly [SideState, SideState];
  /** Holder of each objective, then of each empty-section medal. */
  readonly objectives: MaybeSide[];
  deck: Card[];
  discard: Card[];
  readonly turn: Turn;
  readonly frames: Frame[];
  readonly random: Random;
  readonly queuedDice: Face[];
  /** M44-ACT-NIGHT: how far units see; 6 is full daylight. */
  visibility: number;
  capturedHeadquarters: readonly Hex[];
  outcome: Outcome | null;
  air: AirState;
}

export const NO_UNIT = -1;

function cloneSide(side: SideState): SideState {
  const copy = { ...side };
  copy.hand = side.hand.slice();
  return copy;
}

function cloneFrames(frames: readonly Frame[]): Frame[] {
  const copies = new Array<Frame>(frames.length);
  for (let i = 0; i < frames.length; i++) copies[i] = { ...frames[i] };
  return copies;
}

function cloneUnits(units: readonly Unit[]): Unit[] {
  const copies = new Array<Unit>(units.length);
  for (let i = 0; i < units.length; i++) copies[i] = cloneUnit(units[i]);
  return copies;
}

/** A full copy. What is readonly in the state (rules, ground, mines, arrays inside frames …) is shared. */
export function cloneState(state: State): State {
  return {
    board: state.board,
    rules: state.rules,
    ground: state.ground,
    units: cloneUnits(state.units),
    unitAt: state.unitAt.slice(),
    mines: state.mines,
    crosshairs: state.crosshairs,
    sides: [cloneSide(state.sides[0]), cloneSide(state.sides[1])],
    objectives: state.objectives.slice(),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    turn: { ...state.turn },
    frames: cloneFrames(state.frames),
    random: { ...state.random },
    queuedDice: state.queuedDice.slice(),
    visibility: state.visibility,
    capturedHeadquarters: state.capturedHeadquarters,
    outcome: state.outcome,
    air: airRulesOf(state.rules.airRules).clone(state.air),
  };
}
