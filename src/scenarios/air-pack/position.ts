// Sorties and planes of a position.
import type { Hex } from '../../hex/board.ts';
import type { AirPackState, Plane } from '../../memoir/air/air-pack/state.ts';
import { cardOf, EVERY_SECTION, NO_CARD } from '../../memoir/cards/card.ts';
import { opponent, SIDE_NAMES, SIDES, type Side } from '../../memoir/side.ts';
import { NO_UNIT, type State } from '../../memoir/state.ts';
import { terrainOf } from '../../memoir/terrain/terrain.ts';
import { NOT_ORDERED, OFF_MAP, ON_THE_MOVE, ORDERED } from '../../memoir/units/unit.ts';
import { joinPath } from '../fault.ts';
import { SECTION_NAMES } from '../file-names.ts';
import { readAirfields } from '../position-airfields.ts';
import { note, readHex, type Reading } from '../reading.ts';
import { baseBarrier, readBases, type BaseMap } from './bases.ts';
import type { AirPackPosition, PlaneFile } from './position-schema.ts';

/** Planes and markers of the position take the place of those that the battle begins with. */
export function saysWherePlanesAre(file: AirPackPosition | undefined): boolean {
  return file?.parked !== undefined || file?.ready !== undefined || file?.planes !== undefined;
}

/** Changes what the file says; `rows` are the sortie cards of the sides, to which those of opening hands come. */
export function readAirPack(
  reading: Reading,
  state: State,
  air: AirPackState,
  file: AirPackPosition = {},
  rows: readonly [number, number],
): void {
  const map = mapOf(reading, state);
  if (saysWherePlanesAre(file)) {
    const bases = readBases(reading, 'air.airPack', file, (side, hex, model) => baseBarrier(map, side, hex, model));
    Object.assign(air, bases);
  }
  for (const side of SIDES) {
    const name = SIDE_NAMES[side];
    const own = air.sides[side];
    own.sorties = rows[side];
    const announced = file.announced?.[name];
    own.announced = announced === undefined ? NO_CARD : cardOf(announced);
    const said = file.planes?.[name];
    if (said !== undefined) own.plane = readPlane(reading, state, side, said);
  }
  for (const side of SIDES) checkPlace(reading, map, air, side);
  air.laid = file.laid ?? false;
  readAirfields(reading, air, 'air.airPack.airfields', file.airfields);
}

function mapOf({ board }: Reading, { ground, unitAt, units }: State): BaseMap {
  const unitOn = (hex: Hex) => (unitAt[hex] === NO_UNIT ? null : units[unitAt[hex]]);
  return { terrain: terrainOf(board, ground), unitOn };
}

function pathOf(side: Side): string {
  return `air.airPack.planes.${SIDE_NAMES[side]}`;
}

function readPlane(reading: Reading, state: State, side: Side, file: PlaneFile): Plane | null {
  const path = pathOf(side);
  const hex = file.hex === undefined ? OFF_MAP : readHex(reading, joinPath(path, 'hex'), file.hex);
  if (hex === undefined) return null;
  const isNew = hex === OFF_MAP;
  if (side !== state.turn.side && (isNew || file.order !== undefined))
    note(
      reading,
      joinPath(path, isNew ? 'hex' : 'order'),
      isNew
        ? 'is missing; only a plane of the side whose turn it is can be about to come on'
        : `it is the turn of the ${SIDE_NAMES[state.turn.side]}`,
    );
  const section = file.section === undefined ? EVERY_SECTION : 1 << SECTION_NAMES.indexOf(file.section);
  return {
    side,
    model: file.model,
    hex,
    landed: file.landed ?? false,
    order: file.order === 'onTheMove' ? ON_THE_MOVE : file.order === 'ordered' || isNew ? ORDERED : NOT_ORDERED,
    section: isNew ? section : 0,
    path: (file.path ?? []).flatMap((label, at) => readHex(reading, joinPath(joinPath(path, 'path'), at), label) ?? []),
    deployed: file.deployed ?? isNew,
    moveEnded: file.moveEnded ?? false,
    cleared: file.cleared ?? isNew,
    action: file.action ?? null,
    interdicts: file.interdicts ?? file.pinned !== undefined,
    pinned: (file.pinned ?? []).flatMap((label, at) => readPinned(reading, state, side, label, at)),
  };
}

function readPinned(reading: Reading, state: State, side: Side, label: string, at: number): number[] {
  const path = joinPath(joinPath(pathOf(side), 'pinned'), at);
  const hex = readHex(reading, path, label);
  if (hex === undefined) return [];
  const id = state.unitAt[hex];
  if (id !== NO_UNIT && state.units[id].side !== side) return [id];
  note(reading, path, `there is no unit of the ${SIDE_NAMES[opponent(side)]} on ${label}`);
  return [];
}

/** In the air it has its hex to itself; on the ground it shares it with its carrier, and with others that wait. */
function checkPlace(reading: Reading, map: BaseMap, air: AirPackState, side: Side): void {
  const { plane } = air.sides[side];
  if (plane === null || plane.hex === OFF_MAP) return;
  const { hex, landed, model } = plane;
  const path = joinPath(pathOf(side), 'hex');
  const barrier = landed ? baseBarrier(map, side, hex, model) : barrierInFlight(map, air, hex);
  if (barrier !== null) note(reading, path, barrier);
  if (landed && plane.order === NOT_ORDERED)
    note(reading, joinPath(pathOf(side), 'landed'), "a plane that stays on the ground belongs under 'parked'");
  if (air.sides[opponent(side)].plane?.hex === hex) note(reading, path, 'there is the other plane on this hex');
}

function barrierInFlight({ unitOn }: BaseMap, { parked, ready }: AirPackState, hex: Hex): string | null {
  if (unitOn(hex) !== null) return 'there is a unit on this hex';
  return [...parked, ...ready].some((one) => one.hex === hex) ? 'there are planes on the ground on this hex' : null;
}
