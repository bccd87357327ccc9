// M44-ACT-HQ
import type { Hex } from '../../hex/board.ts';
import { nextInt } from '../../engine/random.ts';
import { drawCard } from '../cards/drawing.ts';
import { cardsHeld, openingHand } from '../cards/hand.ts';
import type { Side } from '../side.ts';
import type { Unit } from '../units/unit.ts';
import type { World } from '../world.ts';
import { hexIs, IS } from './terrain.ts';

function ownerOf(world: World, hex: Hex): Side | undefined {
  return world.state.ground.pieces[hex].find((piece) => piece.id === 'headquarters')?.owner;
}

export function discardAtRandom(world: World, side: Side): void {
  const { hand } = world.state.sides[side];
  if (hand.length === 0) return;
  const [card] = hand.splice(nextInt(world.state.random, 'deck', hand.length), 1);
  world.state.discard.push(card);
  world.events?.push({ type: 'cardDiscarded', side, card });
}

/** An enemy in the tent costs the owner a card; the owner's return brings one back. */
export function enterHeadquarters(world: World, unit: Unit): void {
  const { state } = world;
  const hex = unit.hex;
  if (!hexIs(world.terrain, hex, IS.headquarters)) return;
  const owner = ownerOf(world, hex);
  if (owner === undefined) return;
  const captured = state.capturedHeadquarters.includes(hex);
  if (unit.side === owner && captured) {
    state.capturedHeadquarters = state.capturedHeadquarters.filter((other) => other !== hex);
    if (cardsHeld(world, owner) < openingHand(state.rules, owner)) drawCard(world, owner);
  } else if (unit.side !== owner && !captured) {
    state.capturedHeadquarters = [...state.capturedHeadquarters, hex];
    discardAtRandom(world, owner);
  } else return;
  world.events?.push({ type: 'headquartersCaptured', hex, side: owner, by: unit.side });
}
