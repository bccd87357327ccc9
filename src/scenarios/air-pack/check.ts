// What does not fit together in an exact state of Air Pack.
import type { AirPackFrame } from '../../memoir/air/air-pack/frame.ts';
import type { AirPackState, Plane } from '../../memoir/air/air-pack/state.ts';
import { opponent, SIDES, type Side } from '../../memoir/side.ts';
import { NO_UNIT, type State } from '../../memoir/state.ts';
import { terrainOf } from '../../memoir/terrain/terrain.ts';
import { isOnBoard, NOT_ORDERED, OFF_MAP } from '../../memoir/units/unit.ts';
import { joinPath } from '../fault.ts';
import { note, type Reading } from '../reading.ts';
import { baseBarrier, type BaseMap } from './bases.ts';

/** Where the planes are is only asked of a map on which everything else is right. */
export function checkAirPack(reading: Reading, state: State, air: AirPackState): void {
  checkHexes(reading, state, air);
  if (reading.faults.length > 0) return;
  const { ground, unitAt, units } = state;
  const map: BaseMap = {
    terrain: terrainOf(reading.board, ground),
    unitOn: (hex) => (unitAt[hex] === NO_UNIT ? null : units[unitAt[hex]]),
  };
  checkBases(reading, map, air);
  for (const side of SIDES) {
    const { plane } = air.sides[side];
    if (plane !== null) checkPlane(reading, state, map, air, side, plane);
  }
  state.frames.forEach((frame, at) => {
    if (frame.kind === 'planeFlight' || frame.kind === 'strafing') checkFlight(reading, air, `frames[${at}]`, frame);
  });
}

/** Names of hexes and units that do not exist. */
function checkHexes(reading: Reading, { frames, units }: State, air: AirPackState): void {
  const { size } = reading.board;
  const planes = air.sides.flatMap(({ plane }) => plane ?? []);
  const lists: [string, readonly number[], number][] = [
    ['air.parked', air.parked.map(({ hex }) => hex), size],
    ['air.ready', air.ready.map(({ hex }) => hex), size],
    ['air.airfields', air.airfields.flatMap(({ hexes }) => hexes), size],
    ['air.sides', planes.flatMap(({ hex, path }) => [hex, ...path]), size],
    ['air.sides', planes.flatMap(({ pinned }) => pinned), units.length],
  ];
  frames.forEach((frame, at) => {
    const path = `frames[${at}]`;
    if (frame.kind === 'strafing') {
      lists.push([path, frame.targets.map(({ hex }) => hex), size]);
      lists.push([path, frame.targets.map(({ unit }) => unit), units.length]);
    }
    if (frame.kind === 'airfieldAttack') lists.push([path, [frame.from, frame.to], size]);
  });
  const wrong = lists.filter(([, ids, end]) => ids.some((id) => id >= end));
  for (const [path, , end] of wrong)
    note(reading, path, end === size ? 'names a hex off the board' : 'names a unit that does not exist');
}

function checkBases(reading: Reading, map: BaseMap, { parked, ready }: AirPackState): void {
  parked.forEach(({ side, hex, model }, at) => {
    const path = `air.parked[${at}].hex`;
    const barrier = baseBarrier(map, side, hex, model);
    if (barrier !== null) note(reading, path, barrier);
    if (parked.findIndex((other) => other.hex === hex) < at) note(reading, path, 'there is another parked plane');
  });
  ready.forEach(({ side, hex }, at) => {
    const path = `air.ready[${at}].hex`;
    const barrier = baseBarrier(map, side, hex, null);
    if (barrier !== null) note(reading, path, barrier);
    if (ready.findIndex((other) => other.hex === hex) < at) note(reading, path, 'has its markers in the list twice');
    if (parked.some((other) => other.hex === hex && other.side !== side))
      note(reading, path, 'there is a plane of the other side');
  });
}

function checkPlane(reading: Reading, state: State, map: BaseMap, air: AirPackState, side: Side, plane: Plane): void {
  const path = `air.sides[${side}].plane`;
  const { hex, landed, order, section, pinned } = plane;
  if (plane.side !== side) note(reading, joinPath(path, 'side'), 'is not the side that has it');
  if (order !== NOT_ORDERED && side !== state.turn.side)
    note(reading, joinPath(path, 'order'), 'it is not the turn of its side');
  if (pinned.some((id) => !isOnBoard(state.units[id]) || state.units[id].side === side))
    note(reading, joinPath(path, 'pinned'), 'names a unit that is no enemy on the board');
  if (hex === OFF_MAP) {
    if (section === 0 || landed || order === NOT_ORDERED)
      note(reading, joinPath(path, 'section'), 'is missing for a plane that is to come on');
    return;
  }
  if (landed && order === NOT_ORDERED)
    note(reading, joinPath(path, 'landed'), 'is a plane without an order to take off');
  const barrier = landed ? baseBarrier(map, side, hex, plane.model) : barrierInFlight(state, map, air, side, plane);
  if (barrier !== null) note(reading, joinPath(path, 'hex'), barrier);
}

/** In mid-flight it may be above anything. */
function barrierInFlight(
  { frames }: State,
  { unitOn }: BaseMap,
  { parked, ready, sides }: AirPackState,
  side: Side,
  { hex }: Plane,
): string | null {
  if (frames.some((frame) => frame.kind === 'planeFlight')) return null;
  if (unitOn(hex) !== null) return 'there is a unit on this hex';
  if ([...parked, ...ready].some((one) => one.hex === hex)) return 'there are planes on the ground on this hex';
  const other = sides[opponent(side)].plane;
  return other !== null && other.hex === hex ? 'is where the other plane flies' : null;
}

function checkFlight(
  reading: Reading,
  { sides }: AirPackState,
  path: string,
  { side }: Extract<AirPackFrame, { kind: 'planeFlight' | 'strafing' }>,
): void {
  const { plane } = sides[side];
  if (plane === null || plane.hex === OFF_MAP || plane.landed)
    note(reading, joinPath(path, 'side'), 'has no plane in flight');
}
