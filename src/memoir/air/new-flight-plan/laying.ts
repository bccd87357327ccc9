// NFP-1.17, NFP-2.4, NFP-2.9, NFP-2.12, NFP-3.1, NFP-3.2, NFP-3.3, NFP-3.10, NFP-3.18…3.21, NFP-3.26, NFP-7.8, NFP-7.10, NFP-10.1
import type { Action } from '../../action.ts';
import {
  AMBUSH,
  CARDS,
  COUNTER_ATTACK,
  FINEST_HOUR,
  INFANTRY_ASSAULT,
  isRecon,
  NO_CARD,
  type Card,
} from '../../cards/card.ts';
import { copiedSections, counterEffect, inSection } from '../../cards/playing.ts';
import { DAYLIGHT, lacksUnits } from '../../cards/resolve.ts';
import { kindsInHand as commandCards } from '../../frames/play-card.ts';
import type { Side } from '../../side.ts';
import type { World } from '../../world.ts';
import type { Aircraft, AircraftType } from '../aircraft.ts';
import { aircraftOf, airOf } from './air.ts';
import { hasPlayed, kindsInHand, rowOf } from './cards.ts';
import { hasPlacement } from './flight.ts';
import { typesOf } from './options.ts';
import { isFor } from './special.ts';

export function availableTypes(world: World, side: Side): AircraftType[] {
  const { lost } = airOf(world).sides[side];
  return typesOf(world.state.rules.air, side).filter((type) => !lost.includes(type));
}

/** The aircraft of the side was taken off the board at the start of this turn. */
export function hasWithdrawn(world: World, side: Side): boolean {
  return airOf(world).turn.withdrew && world.state.turn.side === side;
}

function mayDeploy(world: World, side: Side): boolean {
  return !hasWithdrawn(world, side) && world.state.visibility >= DAYLIGHT;
}

/** What a command card will count as. */
export function effectOf(world: World, side: Side, card: Card): Card {
  return card === COUNTER_ATTACK ? counterEffect(world.state, side) : card;
}

function deploysWith(world: World, side: Side, effect: Card): boolean {
  const { kind, orders } = CARDS[effect];
  if (kind !== 'section' || orders === null) return false;
  return availableTypes(world, side).some((type) => hasPlacement(world, side, type, orders.sections));
}

/** Could this card give its order to the aircraft on the board? A copied Infantry Assault keeps to its section. */
function ordersAircraft(world: World, side: Side, card: Card, { hex }: Aircraft): boolean {
  const effect = effectOf(world, side, card);
  const row = CARDS[effect];
  if (effect === FINEST_HOUR) return true;
  if (row.orders !== null && row.orders.filter === 'any') return inSection(world, hex, side, row.orders.sections);
  if (!lacksUnits(world, side, row)) return false;
  const isCopied = effect === INFANTRY_ASSAULT && card === COUNTER_ATTACK;
  return !isCopied || inSection(world, hex, side, copiedSections(world, side));
}

/** Does the command card bring an aircraft on, or order the one on the board? Which air card it is makes no difference. */
export function goesWithAirCard(world: World, side: Side, card: Card): boolean {
  const aircraft = aircraftOf(world, side);
  if (aircraft !== null) return ordersAircraft(world, side, card, aircraft);
  return mayDeploy(world, side) && deploysWith(world, side, effectOf(world, side, card));
}

/** Command cards that could be played now. */
export function playable(world: World, side: Side): Card[] {
  const { chip } = world.state.sides[side];
  const held = commandCards(world, side).filter((card) => card !== AMBUSH);
  if (chip === NO_CARD) return held;
  return [chip, ...held.filter((card) => isRecon(card) || card === COUNTER_ATTACK)];
}

export function mayPlay(world: World, side: Side, card: Card): boolean {
  return !hasPlayed(world, side) || goesWithAirCard(world, side, card);
}

/** Before the command card: the aircraft may be called home, or an air card laid beside the card to come. */
export function addBeforeCard(world: World, side: Side, out: Action[]): void {
  if (hasPlayed(world, side)) return;
  const aircraft = aircraftOf(world, side);
  const hand = kindsInHand(world, side).filter((card) => aircraft === null || isFor(rowOf(world, card), aircraft));
  if (hand.length > 0 && playable(world, side).some((card) => goesWithAirCard(world, side, card)))
    for (const card of hand) out.push({ type: 'layAirCard', card });
  if (aircraft !== null) out.push({ type: 'withdrawAircraft' });
}
