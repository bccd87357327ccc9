// The frames of a position: where in the turn it is.
import { SECTION_NAMES } from './file-names.ts';
import { airPackState } from '../memoir/air/air-pack/own-state.ts';
import type { FlyingPiece } from '../memoir/air/flying-piece.ts';
import { flightPlanState } from '../memoir/air/new-flight-plan/own-state.ts';
import { AMBUSH, CARDS, NO_CARD, cardOf } from '../memoir/cards/card.ts';
import { rowInForce } from '../memoir/cards/in-play.ts';
import { playCard, rememberSections } from '../memoir/cards/playing.ts';
import { startCard } from '../memoir/cards/resolve.ts';
import type { Frame, FrameKind, TurnStep } from '../memoir/frames/frame.ts';
import { SIDE_NAMES, SIDES } from '../memoir/side.ts';
import type { State } from '../memoir/state.ts';
import { NOT_ORDERED, ON_THE_MOVE } from '../memoir/units/unit.ts';
import { worldOf } from '../memoir/world.ts';
import type { EmbeddedPosition } from './position-schema.ts';
import { note, type Reading } from './reading.ts';

type SectionName = (typeof SECTION_NAMES)[number];

function sectionMask(names: readonly SectionName[]): number {
  return names.reduce((mask, name) => mask | (1 << SECTION_NAMES.indexOf(name)), 0);
}

export function setMoment(reading: Reading, state: State, file: EmbeddedPosition): void {
  const phase = file.phase ?? 'card';
  state.turn.number = (file.turnNumber ?? 1) - (phase === 'start' ? 1 : 0);
  setLastCards(state, file);
  if (phase === 'start' || phase === 'card') {
    if (file.card !== undefined)
      note(reading, 'card', `no card is in play in phase '${phase}'; use 'orders', 'movement' or 'battle'`);
    state.frames.push({ kind: 'turn', step: phase }, ...commissars(state));
    return;
  }
  if (file.card === undefined) return note(reading, 'card', `is missing; phase '${phase}' needs the card in play`);
  if (reading.faults.length > 0) return;
  settleCard(state, file);
  if (phase === 'orders') return askForOrders(state);
  rememberSections(worldOf(state, null));
  setLastCards(state, file);
  const frame =
    phase === 'battle' ? battleFrames(state) : movementFrames(state, phase === 'movement' ? 'battle' : 'draw');
  if (frame === null) note(reading, 'phase', `${CARDS[state.turn.effect].id} has no phase '${phase}'`);
  else state.frames.push(...frame);
}

/** A commissar without a card under the chip is asked for one first (M44-NAT-RU). */
function commissars(state: State): Frame[] {
  const sides = SIDES.filter((side) => state.rules.sides[side].commissar && state.sides[side].chip === NO_CARD);
  return sides.map((side) => ({ kind: 'commissar', side }));
}

function setLastCards(state: State, file: EmbeddedPosition): void {
  for (const side of SIDES) {
    const name = SIDE_NAMES[side];
    const card = file.lastCard?.[name];
    const sections = file.lastSections?.[name];
    if (card !== undefined) state.sides[side].lastCard = cardOf(card);
    if (sections !== undefined) state.sides[side].lastSections = sectionMask(sections);
  }
}

/** What the card in play counts as: as the rules say, unless the file says otherwise. */
function settleCard(state: State, file: EmbeddedPosition): void {
  const { turn } = state;
  playCard(worldOf(state, null), turn.side, turn.card, turn.card === AMBUSH ? 'discard' : 'printed');
  if (file.effect !== undefined) turn.effect = file.effect === 'none' ? NO_CARD : cardOf(file.effect);
  if (file.sections !== undefined) turn.sections = sectionMask(file.sections);
  turn.fallback = file.fallback ?? false;
  setLastCards(state, file);
}

/** The card takes effect; units that are ordered already count. */
function askForOrders(state: State): void {
  state.frames.push({ kind: 'turn', step: 'movement' });
  startCard(worldOf(state, null));
  const piece = ownPiece(state);
  // What the card asks about it has been answered already.
  if (piece !== null && ASKED_FIRST[state.frames[state.frames.length - 1].kind]?.(piece)) state.frames.pop();
  const top = state.frames[state.frames.length - 1];
  const pieces = piece === null ? state.units : [...state.units, piece];
  const onTheMove = pieces.filter(({ order }) => order === ON_THE_MOVE).length;
  if (top.kind === 'orders') top.onTheMove = Math.max(0, top.onTheMove - onTheMove);
}

/** What the side has in play, in the air or about to take off. */
function ownPiece({ air, turn }: State): FlyingPiece | null {
  return flightPlanState(air)?.sides[turn.side].aircraft ?? airPackState(air)?.sides[turn.side].plane ?? null;
}

const isOrdered = ({ order }: FlyingPiece): boolean => order !== NOT_ORDERED;

/** Decisions that come before the orders of a card, and when they have been made. */
const ASKED_FIRST: Readonly<Partial<Record<FrameKind, (piece: FlyingPiece) => boolean>>> = {
  deployment: () => true,
  sortie: isOrdered,
  scramble: isOrdered,
};

function movementFrames(state: State, next: TurnStep): Frame[] | null {
  if (!(rowInForce(state)?.mayMove ?? true)) return null;
  return [
    { kind: 'turn', step: next },
    { kind: 'movement', side: state.turn.side },
  ];
}

function battleFrames(state: State): Frame[] | null {
  if (!(rowInForce(state)?.mayBattle ?? true)) return null;
  return [
    { kind: 'turn', step: 'moveAgain' },
    { kind: 'battle', side: state.turn.side },
  ];
}
