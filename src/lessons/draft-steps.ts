// How what was done falls into the steps of a lesson.
import { boardOf, type Hex } from '../hex/board.ts';
import { AIR_SORTIE, CARD_IDS } from '../memoir/cards/card.ts';
import { decider, legalActions, type Action, type GameEvent, type State } from '../memoir/index.ts';
import { NO_UNIT } from '../memoir/state.ts';
import { opponent, type Side } from '../memoir/side.ts';
import { actionText } from '../scenarios/action-text.ts';
import { airCardIds } from '../scenarios/air-cards.ts';
import { flyingPiece } from './flying.ts';
import type { LessonStep } from './lesson-schema.ts';

export interface DraftAction {
  readonly action: Action;
  readonly before: State;
  readonly after: State;
  readonly events: readonly GameEvent[];
}

/** The actions of one step; the learner does the first of them, or it is shown. */
export interface DraftGroup {
  readonly isShown: boolean;
  readonly actions: readonly DraftAction[];
}

/** One step for each thing the learner does; what the other side does in its own turn is shown. */
export function draftGroups(played: readonly DraftAction[], learner: Side): DraftGroup[] {
  const groups: { isShown: boolean; actions: DraftAction[] }[] = [];
  for (const one of played) {
    const group = groups.at(-1);
    const isLearner = decider(one.before) === learner;
    const belongs = group !== undefined && (isLearner ? isMore(group, one, learner) : isAnswer(group, one, learner));
    if (belongs) group.actions.push(one);
    else groups.push({ isShown: !isLearner, actions: [one] });
  }
  return groups;
}

/** The same piece goes on, or there was nothing to choose while the other side's doings are shown. */
function isMore({ isShown, actions }: DraftGroup, one: DraftAction, learner: Side): boolean {
  const last = actions[actions.length - 1];
  if (isShown) return one.before.turn.side !== learner && legalActions(one.before).length === 1;
  return isSameWalk(last.action, one.action);
}

function isSameWalk(last: Action, next: Action): boolean {
  if (last.type === 'moveUnit' && next.type === 'moveUnit') return last.unit === next.unit;
  return last.type === 'flyTo' && next.type === 'flyTo';
}

/** In the learner's turn the other side only answers; in its own, what goes together is shown in one go. */
function isAnswer(group: DraftGroup, one: DraftAction, learner: Side): boolean {
  if (!group.isShown) return one.before.turn.side === learner;
  const isSameTurn = group.actions[0].before.turn.number === one.before.turn.number;
  return isSameTurn && !opensAnother(group.actions, one.action.type);
}

type Types = ReadonlySet<Action['type']>;
const BEFORE_CARD: Types = new Set(['withdrawAircraft', 'layAirCard']);
const CARDS: Types = new Set(['playCard', 'placeChip', ...BEFORE_CARD]);
const MOVES: Types = new Set(['moveUnit', 'exitUnit', 'placeAircraft', 'flyTo']);
const BATTLES: Types = new Set(['attack', 'attackAircraft', 'rollRun', 'rollDogfight', 'rollBombing']);

/** A card with its orders, all moves, each battle: something new to look at. */
function opensAnother(actions: readonly DraftAction[], type: Action['type']): boolean {
  if (BATTLES.has(type)) return true;
  if (MOVES.has(type)) return !actions.some(({ action }) => MOVES.has(action.type));
  return CARDS.has(type) && !actions.every(({ action }) => BEFORE_CARD.has(action.type));
}

/** The lines of a step; the hexes of one walk are one line. */
export function linesOf(actions: readonly DraftAction[]): string[] {
  const lines: string[] = [];
  actions.forEach(({ action, before }, at) => {
    const text = actionText(before, action);
    const last = actions[at - 1];
    const goesOn = at > 0 && isSameWalk(last.action, action) && !isInterrupted(last);
    if (goesOn) lines[lines.length - 1] += ` ${text.split(' ').at(-1)}`;
    else lines.push(text);
  });
  return lines;
}

/** Somebody else was asked in between. */
function isInterrupted({ before, after }: DraftAction): boolean {
  return decider(before) !== decider(after);
}

/** What to point at: the card, the piece, the way there. */
export function pointOf(actions: readonly DraftAction[]): NonNullable<LessonStep['point']> {
  const [{ action, before }] = actions;
  const card = cardOf(before, action);
  if (card !== null) return { cards: [card] };
  const { labels } = boardOf(before.board);
  const walk = actions.filter((one) => isSameWalk(action, one.action));
  const from = hexOf(before, action);
  const to = targetOf(before, walk.at(-1)?.action ?? action);
  const isBoth = from !== null && to !== null && from !== to;
  if (isBoth) return { arrows: [[labels[from], labels[to]]] };
  const hex = to ?? from;
  return hex === null ? {} : { hexes: [labels[hex]] };
}

/** The card of the hand that is played; cards that were drawn and are chosen from lie before the player anyway. */
function cardOf({ rules }: State, action: Action): string | null {
  if (action.type === 'keepCard') return null;
  if (action.type === 'layAirCard' || action.type === 'playAirCard') return airCardIds(rules)[action.card];
  // A sortie card lies beside the hand.
  return 'card' in action && action.card !== AIR_SORTIE ? CARD_IDS[action.card] : null;
}

/** They are done with the piece in the air, and name no hex of it. */
const OF_PIECE: ReadonlySet<Action['type']> = new Set([
  'flyTo',
  'orderAircraft',
  'orderPlane',
  'sendPlane',
  'recallPlane',
]);

function hexOf(state: State, action: Action): Hex | null {
  if ('unit' in action && action.unit !== NO_UNIT) return onBoard(state.units[action.unit].hex);
  if (action.type === 'takeOff') return action.hex;
  return OF_PIECE.has(action.type) ? onBoard(flyingPiece(state, state.turn.side)?.hex ?? -1) : null;
}

function targetOf(state: State, action: Action): Hex | null {
  if ('to' in action) return onBoard(action.to);
  if ('target' in action) return onBoard(state.units[action.target].hex);
  if (action.type === 'attackAirfield' || action.type === 'strikeAirfield') return action.hex;
  return action.type === 'attackAircraft' ? onBoard(flyingPiece(state, opponent(state.turn.side))?.hex ?? -1) : null;
}

function onBoard(hex: Hex): Hex | null {
  return hex < 0 ? null : hex;
}
