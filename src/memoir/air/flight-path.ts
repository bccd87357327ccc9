// How a flying piece moves: hex by hex, over anything, no hex twice, and never so far that it cannot come to rest.
import type { Hex } from '../../hex/board.ts';
import { sectionsOf, type World } from '../world.ts';
import type { FlyingPiece } from './flying-piece.ts';

/** What the rules in use say of the hexes on its way. */
export interface Airspace {
  mayFlyInto(hex: Hex): boolean;
  /** May the move end here? */
  mayRestAt(hex: Hex): boolean;
}

/** Hexes flown this turn; the hex it came on at counts as one, the hex it starts from does not. */
export function hexesFlown({ path, deployed }: FlyingPiece): number {
  return deployed ? path.length : Math.max(0, path.length - 1);
}

/** With so many hexes left it can still come to rest somewhere. */
function canComeToRest(world: World, space: Airspace, hex: Hex, left: number, path: readonly Hex[]): boolean {
  if (space.mayRestAt(hex)) return true;
  if (left <= 0) return false;
  const adjacent = world.board.adjacent[hex];
  for (let i = 0; i < adjacent.length; i++) {
    const to = adjacent[i];
    if (path.includes(to) || !space.mayFlyInto(to)) continue;
    if (canComeToRest(world, space, to, left - 1, [...path, to])) return true;
  }
  return false;
}

/** Hexes it can fly to next with so many left to fly. */
export function pathSteps(world: World, space: Airspace, piece: FlyingPiece, left: number): Hex[] {
  const path = piece.path.length === 0 ? [piece.hex] : piece.path;
  const steps: Hex[] = [];
  if (left <= 0) return steps;
  for (const to of world.board.adjacent[piece.hex]) {
    if (path.includes(to) || !space.mayFlyInto(to)) continue;
    if (canComeToRest(world, space, to, left - 1, [...path, to])) steps.push(to);
  }
  return steps;
}

/** Can it come on at this hex, which is the first of so many? */
export function mayComeOnAt(world: World, space: Airspace, hex: Hex, hexes: number): boolean {
  return space.mayFlyInto(hex) && canComeToRest(world, space, hex, hexes - 1, [hex]);
}

export function flyOn(world: World, piece: FlyingPiece, to: Hex): void {
  const { side, hex: from } = piece;
  piece.landed = false;
  piece.path = piece.path.length === 0 ? [from, to] : [...piece.path, to];
  piece.hex = to;
  world.events?.push({ type: 'aircraftMoved', side, from, to });
}

/** Its first hex on the board. */
export function comeOnAt(piece: FlyingPiece, to: Hex): void {
  piece.hex = to;
  piece.section = 0;
  piece.path = [to];
}

/** The sections in which it is, or is to come on. */
export function sectionsOfPiece(world: World, { hex, side, section }: FlyingPiece): number {
  return section === 0 ? sectionsOf(world, hex, side) : section;
}
