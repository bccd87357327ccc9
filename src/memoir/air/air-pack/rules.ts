import type { Hex } from '../../../hex/board.ts';
import { AIR_SORTIE, EVERY_SECTION, type Card } from '../../cards/card.ts';
import { DAYLIGHT, orderAnyone } from '../../cards/resolve.ts';
import type { LossCause } from '../../event.ts';
import { opponent, type Side } from '../../side.ts';
import type { Unit } from '../../units/unit.ts';
import type { World } from '../../world.ts';
import { isCarrier, settleAirfields, takeAirfield } from '../base-hexes.ts';
import type { AirRules, ReactionMoment } from '../hooks.ts';
import { none } from '../none.ts';
import { act } from './act.ts';
import { airOf, areSideBySide, isFlownOver, optionsOf } from './air.ts';
import { addStrikes, addTargets } from './airfield-attack.ts';
import { addMoves, mustFly } from './flight.ts';
import { frames } from './frames/table.ts';
import { coverIsLifted } from './ground-support.ts';
import { groundedOn, moveBase, openBasesOf, sinkBase } from './grounded.ts';
import { moveLimit, stepMarks, unpin } from './interdiction.ts';
import { addOrders, sectionsManned, slotsTaken, startOrders } from './orders.ts';
import { seesEnemy } from './recon.ts';
import { cloneAir, viewAir } from './seen.ts';
import { commandDeck, setUp } from './setup.ts';
import {
  addBeforeCard,
  addInsteadOfCard,
  addPlayModes,
  allowsAirStrikes,
  countsAs,
  drawForCountered,
  mayPlay,
  takesCard,
} from './sorties.ts';
import { turnStep } from './turn-steps.ts';

/** A sortie takes effect: over the whole edge, or in the section of the card that serves as one. */
function takesEffect(world: World, side: Side, effect: Card): boolean {
  if (effect !== AIR_SORTIE) return false;
  const { frames: stack, turn, visibility } = world.state;
  drawForCountered(world, side);
  if (visibility < DAYLIGHT) orderAnyone(world, side);
  else {
    const anywhere = turn.sections === 0;
    stack.push({ kind: 'sortie', side, sections: anywhere ? EVERY_SECTION : turn.sections, anywhere });
  }
  return true;
}

/** A sortie is not replaced, and a Storch beside the enemy may have one card more to choose from (AP-3.5, AP-16.1). */
function cardsToDraw(world: World, side: Side, count: number): number {
  if (world.state.turn.card === AIR_SORTIE) return 0;
  if (count !== 1 || !seesEnemy(world, side)) return count;
  world.state.frames.push({ kind: 'reconDraw', side });
  return 0;
}

/** Where radar watches the side, it says now what it will fly next. */
function askToAnnounce(world: World, side: Side): void {
  if (optionsOf(world).announced[side]) world.state.frames.push({ kind: 'announcement', side });
}

/** No ground unit goes through a hex with a plane, in the air or on the ground, of whichever side (AP-9.7). */
function isOpen(world: World, _unit: Unit, hex: Hex): boolean {
  return !isFlownOver(world, hex) && groundedOn(world, hex) === null;
}

function blocksSight(world: World, hex: Hex): boolean {
  return groundedOn(world, hex) !== null;
}

function hasAdjacentEnemy(world: World, unit: Unit): boolean {
  return openBasesOf(world, opponent(unit.side)).some((hex) => areSideBySide(world, unit.hex, hex));
}

function unitRelocated(world: World, unit: Unit, from: Hex): void {
  const air = airOf(world);
  unpin(world, unit);
  if (world.state.turn.mover !== unit.id) takeAirfield(air, unit);
  settleAirfields(world, air);
  if (isCarrier(unit)) moveBase(world, unit.side, from, unit.hex);
}

function reaction(world: World, moment: ReactionMoment, by: Unit): void {
  if (moment === 'unitMoved') takeAirfield(airOf(world), by);
}

/** What stood on the deck of a carrier goes with it, whatever became of the ship. */
function unitRemoved(world: World, unit: Unit, _cause: LossCause | 'exit', hex: Hex): void {
  unpin(world, unit);
  settleAirfields(world, airOf(world));
  if (isCarrier(unit)) sinkBase(world, unit.side, hex);
}

export const airPack: AirRules = {
  ...none,
  name: 'air-pack',
  frames,
  clone: cloneAir,
  view: viewAir,
  act,
  commandDeck,
  setUp,
  insteadOfCard: addInsteadOfCard,
  beforeCard: addBeforeCard,
  mayPlay,
  playModes: addPlayModes,
  allowsAirStrikes,
  countsAs,
  takesEffect,
  takesCard,
  cardsToDraw,
  cardsDrawn: askToAnnounce,
  ordersStarted: startOrders,
  orders: addOrders,
  sectionsManned,
  slotsTaken,
  turnStep,
  moves: addMoves,
  mustMove: mustFly,
  unitRelocated,
  mayPass: isOpen,
  mayEnd: isOpen,
  mayRetreatThrough: isOpen,
  moveLimit,
  stepMarks,
  blocksSight,
  hasAdjacentEnemy,
  targets: addTargets,
  strikes: addStrikes,
  cover: coverIsLifted,
  reaction,
  unitRemoved,
};
