import { FINEST_HOUR, isRecon, type Card } from '../../cards/card.ts';
import type { LossCause } from '../../event.ts';
import { opponent, type Side } from '../../side.ts';
import { NO_UNIT } from '../../state.ts';
import { hexIs, IS } from '../../terrain/terrain.ts';
import type { Unit } from '../../units/unit.ts';
import type { World } from '../../world.ts';
import { isCarrier, settleAirfields, takeAirfield } from '../base-hexes.ts';
import type { AirRules, ReactionMoment } from '../hooks.ts';
import { none } from '../none.ts';
import { act, addStrikes } from './act.ts';
import { aircraftOf, airOf } from './air.ts';
import { bombHolder, giveBackObjectives } from './bombing.ts';
import { shuffleAirDeck } from './cards.ts';
import { addMoves, mustComeOn } from './flight.ts';
import { addBattles } from './frames/air-battle.ts';
import { frames } from './frames/table.ts';
import { addTargets } from './ground-fire.ts';
import { addBeforeCard, mayPlay } from './laying.ts';
import { blocksSight, hasAdjacentEnemy, mayEnd, mayPass } from './occupancy.ts';
import { addOrders, sectionsManned, slotsTaken, startOrders } from './orders.ts';
import { destroy, lapseMarkersOf, withdraw } from './removal.ts';
import { cloneAir, hiddenAir, viewAir } from './seen.ts';
import { commandDeck, setUp } from './setup.ts';
import { turnStep } from './turn-steps.ts';

/** Recon 1 earns its player a card, Their Finest Hour both (NFP-9.1, NFP-9.4). */
function offerDraws(world: World, side: Side, effect: Card): void {
  const other = opponent(side);
  if (isRecon(effect)) world.state.frames.push({ kind: 'airDraw', sides: [side] });
  else if (effect === FINEST_HOUR) world.state.frames.push({ kind: 'airDraw', sides: [side, other] });
}

/** A marked unit leaves its marker behind; a carrier takes its aircraft along (NFP-4.7j, NFP-5.11). */
function unitRelocated(world: World, unit: Unit, from: number): void {
  lapseMarkersOf(world, unit);
  if (world.state.turn.mover !== unit.id) takeAirfield(airOf(world), unit);
  settleAirfields(world, airOf(world));
  const aircraft = aircraftOf(world, unit.side);
  if (aircraft !== null && aircraft.landed && aircraft.hex === from && isCarrier(unit)) aircraft.hex = unit.hex;
}

/** A unit that has come to rest takes the airfield below it (NFP-4.7f). */
function reaction(world: World, moment: ReactionMoment, by: Unit): void {
  if (moment === 'unitMoved') takeAirfield(airOf(world), by);
}

/** The aircraft on the deck of a carrier that is gone: there is neither a ship nor an airfield below it. */
function unitRemoved(world: World, unit: Unit, cause: LossCause | 'exit'): void {
  lapseMarkersOf(world, unit);
  settleAirfields(world, airOf(world));
  const aircraft = aircraftOf(world, unit.side);
  if (!isCarrier(unit) || aircraft === null || !aircraft.landed) return;
  if (world.state.unitAt[aircraft.hex] !== NO_UNIT || hexIs(world.terrain, aircraft.hex, IS.airfield)) return;
  if (cause === 'exit') withdraw(world, aircraft, true);
  else destroy(world, aircraft, 'withCarrier');
}

/** NFP-1.13: with Air Power out of the deck nothing imitates it. */
function allowsAirStrikes(): boolean {
  return false;
}

export const newFlightPlan: AirRules = {
  ...none,
  name: 'new-flight-plan',
  frames,
  clone: cloneAir,
  view: viewAir,
  hidden: hiddenAir,
  act,
  commandDeck,
  setUp,
  beforeCard: addBeforeCard,
  mayPlay,
  allowsAirStrikes,
  cardsDrawn: offerDraws,
  deckReshuffled: shuffleAirDeck,
  ordersStarted: startOrders,
  orders: addOrders,
  sectionsManned,
  slotsTaken,
  turnStep,
  moves: addMoves,
  mustMove: mustComeOn,
  unitRelocated,
  mayPass,
  mayEnd,
  mayRetreatThrough: mayPass,
  blocksSight,
  hasAdjacentEnemy,
  targets: addTargets,
  battles: addBattles,
  strikes: addStrikes,
  objectivesCounted: giveBackObjectives,
  objectiveHolder: bombHolder,
  reaction,
  unitRemoved,
};
