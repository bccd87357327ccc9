// M44-TURN-3, M44-CARD-COUNTER, M44-CARD-AIRSTRIKE, M44-NAT-RU, M44-DIFF-20
import type { PlayMode } from '../action.ts';
import { opponent, type Side } from '../side.ts';
import { NO_UNIT, type State } from '../state.ts';
import { sectionsOf, type World } from '../world.ts';
import {
  AIR_POWER,
  AMBUSH,
  CARDS,
  COUNTER_ATTACK,
  INFANTRY_ASSAULT,
  isRecon,
  mirrored,
  NO_CARD,
  type Card,
} from './card.ts';
import { DAYLIGHT } from './resolve.ts';

export function takeFromHand(world: World, side: Side, card: Card): void {
  const { hand } = world.state.sides[side];
  hand.splice(hand.indexOf(card), 1);
}

/** Recon 1 as Air Power: entitled, in daylight, and holding one of the hexes where some are named. */
export function mayStrikeWith(world: World, side: Side, card: Card): boolean {
  const { rules, visibility, unitAt, units } = world.state;
  const { airStrikes, airStrikeHexes } = rules.sides[side];
  if (!airStrikes || !isRecon(card) || visibility < DAYLIGHT || !world.air.allowsAirStrikes(world, side, card))
    return false;
  return (
    airStrikeHexes.length === 0 ||
    airStrikeHexes.some((hex) => unitAt[hex] !== NO_UNIT && units[unitAt[hex]].side === side)
  );
}

/** What Counter-Attack counts as: the opponent's last card, for the same strip of the board. */
export function counterEffect(state: State, side: Side): Card {
  const { lastCard } = state.sides[opponent(side)];
  return lastCard === NO_CARD ? COUNTER_ATTACK : mirrored(lastCard);
}

/** Sections are kept as the bottom edge sees them; a card's are seen from its player's own edge. */
function fromOwnView(world: World, side: Side, sections: number): number {
  if (!world.state.rules.sides[side].top) return sections;
  return ((sections & 1) << 2) | (sections & 2) | ((sections & 4) >> 2);
}

/** The section in which Counter-Attack copies Infantry Assault. */
export function copiedSections(world: World, side: Side): number {
  return fromOwnView(world, side, world.state.sides[opponent(side)].lastSections);
}

/** Puts a card on the table and settles what it counts as. The card is no longer in the hand. */
export function playCard(world: World, side: Side, card: Card, as: PlayMode): void {
  const { turn, sides } = world.state;
  turn.card = card;
  turn.fallback = false;
  turn.sections = 0;
  turn.effect = card === COUNTER_ATTACK ? counterEffect(world.state, side) : card;
  if (as === 'discard') turn.effect = NO_CARD;
  const played = turn.effect;
  if (as === 'airPower') {
    turn.sections = CARDS[played].orders?.sections ?? 0;
    turn.effect = world.air.countsAs(world, side, AIR_POWER, as);
  } else if (as === 'printed' && played === AIR_POWER) {
    turn.effect = world.air.countsAs(world, side, played, as);
  } else if (turn.effect === INFANTRY_ASSAULT && card === COUNTER_ATTACK) {
    turn.sections = copiedSections(world, side);
  }
  sides[side].lastCard = played === COUNTER_ATTACK || played === AMBUSH ? NO_CARD : played;
  world.events?.push({ type: 'cardPlayed', side, card, effect: turn.effect, as });
}

/** Remembers the section of Infantry Assault, for a Counter-Attack. */
export function rememberSections(world: World): void {
  const { turn, sides } = world.state;
  sides[turn.side].lastSections = fromOwnView(world, turn.side, turn.sections);
}

export function inSection(world: World, hex: number, side: Side, section: number): boolean {
  return section === 0 || (sectionsOf(world, hex, side) & section) !== 0;
}
