// Where flying pieces stand: airfields and who holds them, and the decks of carriers
import type { Board, Hex } from '../../hex/board.ts';
import { floodGroups } from '../../hex/regions.ts';
import { NO_SIDE, type MaybeSide, type Side } from '../side.ts';
import { NO_UNIT } from '../state.ts';
import { hexIs, IS, type Terrain } from '../terrain/terrain.ts';
import { kindOf, type Unit } from '../units/unit.ts';
import { unitOn, type World } from '../world.ts';
import type { FlyingPiece } from './flying-piece.ts';

/** An airfield, of one hex or several, and who was the last to hold it. */
export interface Airfield {
  readonly hexes: readonly Hex[];
  readonly holder: MaybeSide;
}

/** The part of a module's state that has them. */
export interface Airfields {
  airfields: readonly Airfield[];
}

function ownerOf({ ground }: Terrain, hexes: readonly Hex[]): MaybeSide {
  for (const hex of hexes)
    for (const piece of ground.pieces[hex])
      if (piece.id === 'airfield' && piece.owner !== undefined) return piece.owner;
  return NO_SIDE;
}

/** Contiguous airfield hexes are one airfield. `sideOn` says whose ground unit stands on a hex. */
export function findAirfields(board: Board, terrain: Terrain, sideOn: (hex: Hex) => MaybeSide): Airfield[] {
  const groups = floodGroups(board, (hex) => hexIs(terrain, hex, IS.airfield));
  const fields = new Map<number, Hex[]>();
  for (let hex = 0; hex < board.size; hex++) {
    if (!hexIs(terrain, hex, IS.airfield)) continue;
    const hexes = fields.get(groups[hex]);
    if (hexes === undefined) fields.set(groups[hex], [hex]);
    else hexes.push(hex);
  }
  return [...fields.values()].map((hexes) => {
    const owner = ownerOf(terrain, hexes);
    if (owner !== NO_SIDE) return { hexes, holder: owner };
    return { hexes, holder: hexes.map(sideOn).find((side) => side !== NO_SIDE) ?? NO_SIDE };
  });
}

/** The airfields of the map as the battle begins. */
export function airfieldsOf(world: World): Airfield[] {
  return findAirfields(world.board, world.terrain, (hex) => unitOn(world, hex)?.side ?? NO_SIDE);
}

/** Who holds the airfield a hex belongs to; null: it belongs to none. */
export function holderOf({ airfields }: Readonly<Airfields>, hex: Hex): MaybeSide | null {
  return airfields.find(({ hexes }) => hexes.includes(hex))?.holder ?? null;
}

function give(air: Airfields, taken: Airfield, holder: Side): void {
  if (taken.holder !== holder)
    air.airfields = air.airfields.map((field) => (field === taken ? { ...field, holder } : field));
}

/** A ground unit has come to stand there: the airfield is its side's. */
export function takeAirfield(air: Airfields, unit: Unit): void {
  const field = air.airfields.find(({ hexes }) => hexes.includes(unit.hex));
  if (field !== undefined) give(air, field, unit.side);
}

/** The one side that stands on these hexes; a unit in mid-move stands nowhere. */
function soleOccupier(world: World, hexes: readonly Hex[]): MaybeSide {
  let sole: MaybeSide = NO_SIDE;
  for (const hex of hexes) {
    const unit = unitOn(world, hex);
    if (unit === null || unit.id === world.state.turn.mover) continue;
    if (sole !== NO_SIDE && sole !== unit.side) return NO_SIDE;
    sole = unit.side;
  }
  return sole;
}

/** A unit has gone: whoever is left alone on an airfield is the last to stand there. */
export function settleAirfields(world: World, air: Airfields): void {
  for (const field of air.airfields) {
    const sole = soleOccupier(world, field.hexes);
    if (sole !== NO_SIDE) give(air, field, sole);
  }
}

export function isCarrier(unit: Unit): boolean {
  return kindOf(unit).id === 'aircraftCarrier';
}

export function hasOwnCarrier(world: World, side: Side, hex: Hex): boolean {
  const unit = unitOn(world, hex);
  return unit !== null && unit.side === side && isCarrier(unit);
}

/** On the deck of a ship: the ship alone counts there. */
export function isAboard(world: World, { landed, hex }: Pick<FlyingPiece, 'landed' | 'hex'>): boolean {
  return landed && world.state.unitAt[hex] !== NO_UNIT;
}
