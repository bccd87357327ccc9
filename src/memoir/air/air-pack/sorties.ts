// AP-2.1, AP-2.5, AP-2.6, AP-3.1, AP-3.6…3.10, AP-4.1…4.7: sortie cards, what serves as one, and when they can be played
import type { Action, PlayMode } from '../../action.ts';
import { AIR_POWER, AIR_SORTIE, AMBUSH, CARDS, COUNTER_ATTACK, isRecon, NO_CARD, type Card } from '../../cards/card.ts';
import { drawCard } from '../../cards/drawing.ts';
import { counterEffect, mayStrikeWith, playCard } from '../../cards/playing.ts';
import { DAYLIGHT } from '../../cards/resolve.ts';
import { kindsInHand } from '../../frames/play-card.ts';
import { popFrame } from '../../frames/rules.ts';
import { opponent, type Side } from '../../side.ts';
import type { World } from '../../world.ts';
import { airOf, optionsOf } from './air.ts';
import { ANYWHERE, canDoSortie, inSections } from './sortie.ts';

/** Nobody starts a sortie in the dark. */
function isDay(world: World): boolean {
  return world.state.visibility >= DAYLIGHT;
}

/** Radar: only what was announced can be flown, and it must be. */
function mayFly(world: World, side: Side, card: Card): boolean {
  return !optionsOf(world).announced[side] || airOf(world).sides[side].announced === card;
}

/** A card that must be flown this turn, because it was announced and is still there; NO_CARD: none. */
export function owedCard(world: World, side: Side): Card {
  const { announced, sorties } = airOf(world).sides[side];
  if (announced === NO_CARD || !isDay(world) || !canDoSortie(world, side, ANYWHERE)) return NO_CARD;
  const isThere = announced === AIR_SORTIE ? sorties > 0 : playable(world, side).includes(announced);
  if (!isThere) return NO_CARD;
  return announced === AIR_SORTIE || servesAsSortie(world, side, announced) ? announced : NO_CARD;
}

/** Air Power, and Recon 1 where the scenario says so. */
export function servesAsSortie(world: World, side: Side, card: Card): boolean {
  if (!isDay(world)) return false;
  if (card === AIR_POWER) return canDoSortie(world, side, ANYWHERE);
  return isRecon(card) && mayStrikeWith(world, side, card);
}

/** May Recon 1 be played as a sortie of its section now? Asked by the base game, which knows who is entitled to it. */
export function allowsAirStrikes(world: World, side: Side, card: Card): boolean {
  return (
    !airOf(world).laid &&
    mayFly(world, side, card) &&
    canDoSortie(world, side, inSections(CARDS[card].orders?.sections ?? 0))
  );
}

/** What a card counts as that is played in this way. */
export function countsAs(world: World, side: Side, effect: Card, as: PlayMode): Card {
  if (effect !== AIR_POWER || !isDay(world) || !canDoSortie(world, side, ANYWHERE)) return effect;
  if (as === 'airPower') return AIR_SORTIE;
  // A copy needs no announcement (AP-21.2).
  const isFree = world.state.turn.card === COUNTER_ATTACK || mayFly(world, side, AIR_POWER);
  return optionsOf(world).airPowerMode === 'sortieOnly' && isFree ? AIR_SORTIE : effect;
}

/** What a command card will count as, printed. */
function effectOf(world: World, side: Side, card: Card): Card {
  return card === COUNTER_ATTACK ? counterEffect(world.state, side) : card;
}

/** A section card, and one whose sections the sortie can be flown in. */
function goesWithSortie(world: World, side: Side, card: Card): boolean {
  const { kind, orders } = CARDS[effectOf(world, side, card)];
  return kind === 'section' && orders !== null && canDoSortie(world, side, inSections(orders.sections));
}

/** Command cards that could be played now. */
function playable(world: World, side: Side): Card[] {
  const { chip } = world.state.sides[side];
  const held = kindsInHand(world, side).filter((card) => card !== AMBUSH);
  if (chip === NO_CARD) return held;
  return [chip, ...held.filter((card) => isRecon(card) || card === COUNTER_ATTACK)];
}

export function mayPlay(world: World, side: Side, card: Card, as: PlayMode): boolean {
  if (airOf(world).laid) return as === 'printed' && goesWithSortie(world, side, card);
  const owed = owedCard(world, side);
  if (owed === NO_CARD) return true;
  return owed === card && (as === 'airPower' || (!isRecon(card) && !mayChoose(world)));
}

/** A sortie card lies beside the hand and may be flown this turn. */
function hasSortie(world: World, side: Side): boolean {
  const { laid, sides } = airOf(world);
  if (laid || sides[side].sorties === 0 || !isDay(world) || !mayFly(world, side, AIR_SORTIE)) return false;
  const owed = owedCard(world, side);
  return owed === NO_CARD || owed === AIR_SORTIE;
}

/** A sortie as the card of the turn. */
export function addInsteadOfCard(world: World, side: Side, out: Action[]): void {
  addFromChip(world, side, out);
  if (hasSortie(world, side) && canDoSortie(world, side, ANYWHERE)) out.push({ type: 'playSortie' });
}

/** A sortie that goes with a section card. */
export function addBeforeCard(world: World, side: Side, out: Action[]): void {
  if (hasSortie(world, side) && playable(world, side).some((card) => goesWithSortie(world, side, card)))
    out.push({ type: 'laySortie' });
}

/** Air Power is a sortie or a strike, as its player likes. */
function mayChoose(world: World): boolean {
  return optionsOf(world).airPowerMode === 'choice';
}

function isChosenSortie(world: World, side: Side, card: Card): boolean {
  if (card !== AIR_POWER || !mayChoose(world) || airOf(world).laid) return false;
  return servesAsSortie(world, side, card) && mayFly(world, side, card);
}

/** Cards that could go under the chip for the one that is there. */
function chipCards(world: World, side: Side): Card[] {
  if (world.state.sides[side].chip === NO_CARD) return [];
  return kindsInHand(world, side).filter((card) => card !== AMBUSH);
}

/** Where the players may choose, Air Power is offered as a sortie too. */
export function addPlayModes(world: World, side: Side, card: Card, out: Action[]): void {
  if (isChosenSortie(world, side, card) && chipCards(world, side).length === 0)
    out.push({ type: 'playAsSortie', card });
}

/** The same for Air Power under the chip, for which another card goes there. */
function addFromChip(world: World, side: Side, out: Action[]): void {
  if (!isChosenSortie(world, side, world.state.sides[side].chip)) return;
  for (const card of chipCards(world, side)) out.push({ type: 'placeChip', card, as: 'airPower' });
}

export function laySortie(world: World, side: Side): void {
  const air = airOf(world);
  air.sides[side].sorties -= 1;
  air.laid = true;
  world.events?.push({ type: 'sortieLaid', side });
}

/** The sortie is the card of the turn. */
export function playSortie(world: World, side: Side): void {
  airOf(world).sides[side].sorties -= 1;
  popFrame(world);
  playCard(world, side, AIR_SORTIE, 'printed');
}

/** From the deck it goes face up beside its owner, and another card is drawn (AP-2.6). */
export function takesCard(world: World, side: Side, card: Card): boolean {
  if (card !== AIR_SORTIE) return false;
  airOf(world).sides[side].sorties += 1;
  world.events?.push({ type: 'sortieRevealed', side });
  return true;
}

/** A sortie answered with Counter-Attack: by the letter of the rulebook its owner draws a card (AP-3.6). */
export function drawForCountered(world: World, side: Side): void {
  const { card, effect } = world.state.turn;
  if (card !== COUNTER_ATTACK || effect !== AIR_SORTIE || !optionsOf(world).counteredSortieOwnerDraws) return;
  // The card itself lies on top of the discards; a copy of it was replaced already.
  if (world.state.discard.at(-1) === AIR_SORTIE) drawCard(world, opponent(side));
}

/** Cards that could be announced: the sortie beside the hand, and those of the hand that would serve as one. */
export function announceable(world: World, side: Side): Card[] {
  const { announced } = optionsOf(world);
  if (!announced[side]) return [];
  const cards = airOf(world).sides[side].sorties > 0 ? [AIR_SORTIE] : [];
  const { airStrikes } = world.state.rules.sides[side];
  const fits = playable(world, side).filter((card) => card === AIR_POWER || (isRecon(card) && airStrikes));
  return [...cards, ...new Set(fits)];
}
