// NFP-1.19, NFP-1.20, NFP-1.21: the aircraft that are on the board as a battle begins
import type { Board, Hex } from '../hex/board.ts';
import type { StartingAircraft, StartingAircraftPair } from '../memoir/air/aircraft.ts';
import { findAirfields } from '../memoir/air/base-hexes.ts';
import { typesOf } from '../memoir/air/new-flight-plan/options.ts';
import { TYPE_ROWS } from '../memoir/air/new-flight-plan/types.ts';
import type { Rules } from '../memoir/rules.ts';
import { NO_SIDE, opponent, SIDE_NAMES, SIDES, type Side } from '../memoir/side.ts';
import type { Ground } from '../memoir/terrain/ground.ts';
import { terrainOf, type Terrain } from '../memoir/terrain/terrain.ts';
import { UNIT_KINDS } from '../memoir/units/kinds.ts';
import type { AirOptionsFile } from './air-options-schema.ts';
import { joinPath } from './fault.ts';
import type { PlacedUnit } from './read-units.ts';
import { note, readHex, type Reading } from './reading.ts';

type AircraftFile = NonNullable<AirOptionsFile['aircraft']>;

/** What is on the table before the aircraft. */
export interface Table {
  readonly ground: Ground;
  readonly units: readonly PlacedUnit[];
  readonly rules: Rules;
}

export function readAircraft(reading: Reading, file: AircraftFile, table: Table): StartingAircraftPair {
  for (const side of SIDES)
    if (typesOf(table.rules.air, side).length === 0 && table.units.every((unit) => unit.side !== side))
      note(reading, `options.air.types.${SIDE_NAMES[side]}`, 'a side without units needs a type of aircraft');
  const allies = readOne(reading, file, table, 0);
  const axis = readOne(reading, file, table, 1);
  if (axis !== null && axis.hex === allies?.hex)
    note(reading, joinPath(pathOf(1), 'hex'), `the other aircraft starts here (${pathOf(0)})`);
  return [allies, axis];
}

function pathOf(side: Side): string {
  return `options.air.aircraft.${SIDE_NAMES[side]}`;
}

function readOne(reading: Reading, file: AircraftFile, table: Table, side: Side): StartingAircraft | null {
  const said = file[SIDE_NAMES[side]];
  if (said === undefined) return null;
  const path = pathOf(side);
  const { type } = said;
  if (!typesOf(table.rules.air, side).includes(type))
    note(reading, joinPath(path, 'type'), `the ${SIDE_NAMES[side]} have no ${type}; see 'options.air.types'`);
  const hex = readHex(reading, joinPath(path, 'hex'), said.hex);
  if (hex === undefined) return null;
  const barrier = barrierTo(reading, table, side, said.type, hex);
  if (barrier !== null) note(reading, joinPath(path, 'hex'), barrier);
  return { type, hex };
}

/** Why the aircraft cannot start on this hex, in words. */
function barrierTo(
  { board }: Reading,
  { ground, units, rules }: Table,
  side: Side,
  type: StartingAircraft['type'],
  hex: Hex,
): string | null {
  const unitOn = (one: Hex) => {
    const unit = units.find((placed) => placed.hex === one);
    return unit === undefined ? null : { side: unit.side, kind: unit.said.kind };
  };
  const map = { board, terrain: terrainOf(board, ground), unitOn, isNight: rules.night === 'dawn' };
  switch (startBarrier(map, side, { type, hex })) {
    case 'unit':
      return `there is a unit on this hex (${units.find((unit) => unit.hex === hex)?.path})`;
    case 'deck':
      return `a ${type} is too big for the deck of a carrier`;
    case 'airfield':
      return `this airfield is held by the ${SIDE_NAMES[opponent(side)]}`;
    case 'night':
      return 'nobody flies at night; it can start on an airfield or a carrier';
    default:
      return null;
  }
}

/** What is on the map as the battle begins. */
export interface StartingMap {
  readonly board: Board;
  readonly terrain: Terrain;
  readonly unitOn: (hex: Hex) => { readonly side: Side; readonly kind: number } | null;
  /** It is dark as the battle begins. */
  readonly isNight: boolean;
}

/** What keeps an aircraft from starting on its hex: a unit, too small a deck, an enemy airfield, the night; or nothing. */
export function startBarrier(
  { board, terrain, unitOn, isNight }: StartingMap,
  side: Side,
  { type, hex }: StartingAircraft,
): 'unit' | 'deck' | 'airfield' | 'night' | null {
  const unit = unitOn(hex);
  if (unit !== null) {
    if (unit.side !== side || UNIT_KINDS[unit.kind].id !== 'aircraftCarrier') return 'unit';
    return TYPE_ROWS[type].landsOnCarriers ? null : 'deck';
  }
  const field = findAirfields(board, terrain, (one) => unitOn(one)?.side ?? NO_SIDE).find(({ hexes }) =>
    hexes.includes(hex),
  );
  if (field?.holder === opponent(side)) return 'airfield';
  return field === undefined && isNight ? 'night' : null;
}
