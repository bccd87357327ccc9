// The air of a position: cards, aircraft, airfields, and what has been done in the air this turn.
import type { Hex } from '../hex/board.ts';
import { airPackState } from '../memoir/air/air-pack/own-state.ts';
import type { Aircraft, Stock } from '../memoir/air/aircraft.ts';
import type { StartingPieces } from '../memoir/air/hooks.ts';
import { flightPlanState } from '../memoir/air/new-flight-plan/own-state.ts';
import { typesOf } from '../memoir/air/new-flight-plan/options.ts';
import type { AirTurn, BombedObjective, Marker, NewFlightPlanState } from '../memoir/air/new-flight-plan/state.ts';
import { EMPTY_STOCK, sumOf, TYPE_ROWS, WHOLE_SUPPLY, without } from '../memoir/air/new-flight-plan/types.ts';
import { SIDE_NAMES, SIDES, type Side } from '../memoir/side.ts';
import { NO_UNIT, type State } from '../memoir/state.ts';
import { NOT_ORDERED, OFF_MAP, ON_THE_MOVE, ORDERED } from '../memoir/units/unit.ts';
import { worldOf } from '../memoir/world.ts';
import { readAirPack } from './air-pack/position.ts';
import { dealtSorties } from './air-pack/sortie-cards.ts';
import { joinPath } from './fault.ts';
import { SECTION_NAMES } from './file-names.ts';
import { sideOf } from './piece-text.ts';
import { readAirfields } from './position-airfields.ts';
import { readAirCards } from './position-air-cards.ts';
import type { AircraftFile, AirPosition } from './position-air-schema.ts';
import { note, readHex, type Reading } from './reading.ts';

/** Sets up the air as at the start of a battle, then changes what the file says. */
export function readAir(
  reading: Reading,
  state: State,
  file: AirPosition | undefined,
  starting: StartingPieces,
  sorties: readonly [number, number],
): void {
  const world = worldOf(state, null);
  world.air.setUp(world, starting);
  const pack = airPackState(state.air);
  if (pack !== null) {
    checkFields(reading, file, (field) => field === 'airPack', "with Air Pack everything is under 'airPack'");
    const revealed = pack.sides.map((side, at) => side.sorties - dealtSorties(state.rules)[at]);
    return readAirPack(reading, state, pack, file?.airPack, [sorties[0] + revealed[0], sorties[1] + revealed[1]]);
  }
  const air = flightPlanState(state.air);
  if (air === null) {
    if (file !== undefined) note(reading, 'air', "there are no air rules; choose them under 'options.airRules'");
    return;
  }
  if (file === undefined) return;
  checkFields(reading, file, (field) => field !== 'airPack', 'is for the rules of Air Pack');
  readAirCards(reading, state, air, file);
  for (const side of SIDES) {
    const name = SIDE_NAMES[side];
    const own = air.sides[side];
    own.lost = [...new Set(file.lost?.[name] ?? [])];
    const path = `air.aircraft.${name}`;
    const said = file.aircraft?.[name];
    if (said !== undefined) own.aircraft = readAircraft(reading, state, path, side, said);
    const type = said?.type ?? own.aircraft?.type;
    if (type === undefined) continue;
    if (own.lost.includes(type)) note(reading, joinPath(path, 'type'), 'is lost for this game');
    if (!typesOf(state.rules.air, side).includes(type))
      note(reading, joinPath(path, 'type'), `the ${name} have no ${type}; see 'options.air.types'`);
  }
  readAirfields(reading, air, 'air.airfields', file.airfields);
  air.bombed = (file.bombed ?? []).flatMap((said, at) => readBombed(reading, state, joinPath('air.bombed', at), said));
  air.turn = readTurn(reading, state, air.turn, file);
  takeFromSupply(reading, air);
}

/** A field that the rules in use know nothing of. */
function checkFields(
  reading: Reading,
  file: AirPosition = {},
  isKnown: (field: string) => boolean,
  message: string,
): void {
  for (const field of Object.keys(file)) if (!isKnown(field)) note(reading, joinPath('air', field), message);
}

function readAircraft(reading: Reading, state: State, path: string, side: Side, file: AircraftFile): Aircraft | null {
  const full = TYPE_ROWS[file.type].stock;
  const hex = file.hex === undefined ? OFF_MAP : readHex(reading, joinPath(path, 'hex'), file.hex);
  if (hex === undefined) return null;
  if (hex === OFF_MAP && file.section === undefined)
    note(reading, joinPath(path, 'hex'), "is missing; an aircraft that is to come on has a 'section' instead");
  const stock: Stock = { mg: file.mg ?? full.mg, bomb: file.bombs ?? full.bomb };
  if (stock.mg > full.mg || stock.bomb > full.bomb)
    note(reading, path, `a ${file.type} has ${full.mg} MG and ${full.bomb} bombs at most`);
  if (file.order !== undefined && side !== state.turn.side)
    note(reading, joinPath(path, 'order'), `it is the turn of the ${SIDE_NAMES[state.turn.side]}`);
  checkPlace(reading, state, path, side, file, hex);
  const isNew = hex === OFF_MAP;
  return {
    side,
    type: file.type,
    hex,
    landed: file.landed ?? false,
    stock,
    order: file.order === 'onTheMove' ? ON_THE_MOVE : file.order === 'ordered' || isNew ? ORDERED : NOT_ORDERED,
    section: isNew && file.section !== undefined ? 1 << SECTION_NAMES.indexOf(file.section) : 0,
    path: hexesOf(reading, joinPath(path, 'path'), file.path),
    deployed: file.deployed ?? isNew,
    moveEnded: file.moveEnded ?? false,
    battled: file.battled ?? false,
  };
}

/** A hex holds one piece, but for a landed aircraft on its carrier and a unit on its way below its own aircraft. */
function checkPlace(reading: Reading, state: State, path: string, side: Side, file: AircraftFile, hex: Hex): void {
  if (hex === OFF_MAP) return;
  const unit = state.unitAt[hex];
  const aboard = file.landed === true && unit !== NO_UNIT && state.units[unit].side === side;
  const isPassing = unit === state.turn.mover;
  if (unit !== NO_UNIT && !aboard && !isPassing) note(reading, joinPath(path, 'hex'), 'there is a unit on this hex');
  const others = flightPlanState(state.air)?.sides.map(({ aircraft }) => aircraft) ?? [];
  if (others.some((other) => other !== null && other.side !== side && other.hex === hex))
    note(reading, joinPath(path, 'hex'), 'there is the other aircraft on this hex');
}

function hexesOf(reading: Reading, path: string, labels: readonly string[] = []): Hex[] {
  return labels.flatMap((label, at) => readHex(reading, joinPath(path, at), label) ?? []);
}

function readBombed(
  reading: Reading,
  state: State,
  path: string,
  said: NonNullable<AirPosition['bombed']>[number],
): BombedObjective[] {
  const objective = readObjective(reading, state, joinPath(path, 'hex'), said.hex);
  return objective < 0 ? [] : [{ objective, side: sideOf(said.side), held: said.held ?? true }];
}

/** The objective of this one hex, or −1. */
function readObjective(reading: Reading, state: State, path: string, label: string): number {
  const hex = readHex(reading, path, label);
  if (hex === undefined) return -1;
  const at = state.rules.objectives.findIndex(({ hexes }) => hexes.length === 1 && hexes[0] === hex);
  if (at < 0) note(reading, path, `there is no objective of one hex on ${label}`);
  return at;
}

function readTurn(reading: Reading, state: State, turn: AirTurn, file: AirPosition): AirTurn {
  const markers = (file.markers ?? []).flatMap(({ hex: label, ammunition }, at): Marker[] => {
    const hex = readHex(reading, `air.markers[${at}].hex`, label);
    return hex === undefined ? [] : [{ hex, unit: state.unitAt[hex], ammunition }];
  });
  const observed = file.observed === undefined ? undefined : readHex(reading, 'air.observed', file.observed);
  return {
    ...turn,
    withdrew: file.withdrew ?? false,
    markers,
    targetHexes:
      file.targetHexes === undefined
        ? [...new Set(markers.map(({ hex }) => hex))]
        : hexesOf(reading, 'air.targetHexes', file.targetHexes),
    ammunition: file.ammunition ?? [...new Set(markers.map(({ ammunition }) => ammunition))],
    dogfight: file.dogfight ?? false,
    bombing: file.bombing === undefined ? -1 : readObjective(reading, state, 'air.bombing', file.bombing),
    observed: observed === undefined ? NO_UNIT : state.unitAt[observed],
    battleCard: file.battleCard ?? false,
  };
}

/** What is on aircraft and on the board is not in the supply. */
function takeFromSupply(reading: Reading, air: NewFlightPlanState): void {
  const out = ammunitionOut(air);
  air.supply = without(WHOLE_SUPPLY, out);
  if (air.supply.mg < 0 || air.supply.bomb < 0)
    note(reading, 'air', `there are ${WHOLE_SUPPLY.mg} MG and ${WHOLE_SUPPLY.bomb} bombs in all, but more are in play`);
}

/** Ammunition on the aircraft and on the board. */
export function ammunitionOut({ sides, turn }: NewFlightPlanState): Stock {
  const parts: Stock[] = sides.map(({ aircraft }) => aircraft?.stock ?? EMPTY_STOCK);
  for (const { ammunition } of turn.markers) parts.push({ ...EMPTY_STOCK, [ammunition]: 1 });
  if (turn.bombing >= 0) parts.push({ mg: 0, bomb: 1 });
  return parts.reduce(sumOf, EMPTY_STOCK);
}
