// NFP-4.7, NFP-4.7f, NFP-4.7j
import type { Hex } from '../../../hex/board.ts';
import { NO_SIDE, type MaybeSide, type Side } from '../../side.ts';
import { NO_UNIT } from '../../state.ts';
import { hexIs, IS } from '../../terrain/terrain.ts';
import { kindOf, type Unit } from '../../units/unit.ts';
import { unitOn, type World } from '../../world.ts';
import type { Aircraft, AircraftType } from '../aircraft.ts';
import { airOf } from './air.ts';
import type { Airfield } from './state.ts';
import { TYPE_ROWS } from './types.ts';

function give(world: World, taken: Airfield, holder: Side): void {
  const air = airOf(world);
  if (taken.holder !== holder)
    air.airfields = air.airfields.map((field) => (field === taken ? { ...field, holder } : field));
}

/** A ground unit has come to stand there: the airfield is its side's. */
export function takeAirfield(world: World, unit: Unit): void {
  const field = airOf(world).airfields.find(({ hexes }) => hexes.includes(unit.hex));
  if (field !== undefined) give(world, field, unit.side);
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
export function settleAirfields(world: World): void {
  for (const field of airOf(world).airfields) {
    const sole = soleOccupier(world, field.hexes);
    if (sole !== NO_SIDE) give(world, field, sole);
  }
}

export function isFriendlyAirfield(world: World, side: Side, hex: Hex): boolean {
  if (!hexIs(world.terrain, hex, IS.airfield)) return false;
  const field = airOf(world).airfields.find(({ hexes }) => hexes.includes(hex));
  return field !== undefined && (field.holder === NO_SIDE || field.holder === side);
}

export function isCarrier(unit: Unit): boolean {
  return kindOf(unit).id === 'aircraftCarrier';
}

export function canLandOnCarrier(world: World, side: Side, type: AircraftType, hex: Hex): boolean {
  const unit = unitOn(world, hex);
  return unit !== null && unit.side === side && isCarrier(unit) && TYPE_ROWS[type].landsOnCarriers;
}

/** On the ground where its move ends, if the ground is fit for it; it is not a choice. */
export function touchDown(world: World, aircraft: Aircraft): void {
  const { side, type, hex } = aircraft;
  const lands =
    world.state.unitAt[hex] === NO_UNIT
      ? isFriendlyAirfield(world, side, hex)
      : canLandOnCarrier(world, side, type, hex);
  if (!lands || aircraft.landed) return;
  aircraft.landed = true;
  world.events?.push({ type: 'aircraftLanded', side, hex });
}
