import type { AirView } from './air/hooks.ts';
import { airRulesOf } from './air/index.ts';
import { NO_CARD, type Card } from './cards/card.ts';
import type { Frame } from './frames/frame.ts';
import { medalsOf } from './medals/medals.ts';
import { momentOf, type Moment } from './moment.ts';
import type { Rules } from './rules.ts';
import { opponent, type MaybeSide, type Side } from './side.ts';
import type { Crosshair, Outcome, State, Turn } from './state.ts';
import type { Ground } from './terrain/ground.ts';
import type { Unit } from './units/unit.ts';

export interface MineView {
  readonly hex: number;
  readonly side: MaybeSide;
  /** null while face down. */
  readonly value: number | null;
}

export interface SideView {
  readonly cards: number;
  /** The cards themselves, for their owner only. */
  readonly hand: readonly Card[] | null;
  readonly medals: number;
  readonly exits: number;
  readonly figuresLost: number;
  readonly hasChip: boolean;
  readonly chip: Card | null;
  readonly lastCard: Card;
}

/** What one side may see: no cards of the other hand, no order of the deck, no random numbers, no hidden mine. */
export interface View {
  readonly side: Side;
  readonly board: State['board'];
  readonly rules: Rules;
  readonly ground: Ground;
  readonly units: readonly Readonly<Unit>[];
  readonly mines: readonly MineView[];
  readonly crosshairs: readonly Crosshair[];
  readonly sides: readonly [SideView, SideView];
  readonly objectives: readonly MaybeSide[];
  readonly deckCount: number;
  readonly discard: readonly Card[];
  readonly turn: Readonly<Turn>;
  readonly visibility: number;
  readonly capturedHeadquarters: readonly number[];
  readonly outcome: Outcome | null;
  /** The decision at hand, as far as this side may know it. */
  readonly decision: Frame['kind'];
  /** What that decision, and those it interrupts, are about. */
  readonly moment: Moment;
  /** Cards just drawn that this side chooses from. */
  readonly drawn: readonly Card[];
  /** The air war; null without air rules. */
  readonly air: AirView | null;
}

function sideView(state: State, side: Side, own: boolean): SideView {
  const { hand, exits, figuresLost, chip, lastCard } = state.sides[side];
  return {
    cards: hand.length,
    hand: own ? hand.slice() : null,
    medals: medalsOf(state, side),
    exits,
    figuresLost,
    hasChip: chip !== NO_CARD,
    chip: own && chip !== NO_CARD ? chip : null,
    lastCard,
  };
}

export function view(state: State, side: Side): View {
  const frame = state.frames[state.frames.length - 1];
  const other = opponent(side);
  const sides = [sideView(state, side, true), sideView(state, other, false)] as const;
  return {
    side,
    board: state.board,
    rules: state.rules,
    ground: state.ground,
    units: state.units.map((unit) => ({ ...unit })),
    mines: state.mines.map(({ hex, side: layer, value, revealed }) => ({
      hex,
      side: layer,
      value: revealed ? value : null,
    })),
    crosshairs: state.crosshairs,
    sides: side === 0 ? [sides[0], sides[1]] : [sides[1], sides[0]],
    objectives: state.objectives.slice(),
    deckCount: state.deck.length,
    discard: state.discard.slice(),
    turn: { ...state.turn },
    visibility: state.visibility,
    capturedHeadquarters: state.capturedHeadquarters,
    outcome: state.outcome,
    decision: frame.kind,
    moment: momentOf(state),
    drawn: frame.kind === 'keepCard' && frame.side === side ? frame.cards : [],
    air: airRulesOf(state.rules.airRules).view(state, side),
  };
}
