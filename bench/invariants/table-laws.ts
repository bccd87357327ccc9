// What lies on the table always fits together: units, figures, terrain, markers.
import { boardOf } from '../../src/hex/board.ts';
import { NO_UNIT, type State } from '../../src/memoir/state.ts';
import { hasPiece } from '../../src/memoir/terrain/ground.ts';
import { INFANTRY } from '../../src/memoir/units/kinds.ts';
import { isOnBoard, kindOf, NOT_ORDERED, OFF_MAP, type Unit } from '../../src/memoir/units/unit.ts';
import type { Laws, StateLaw } from './law.ts';

function occupancy(state: State): string | undefined {
  let standing = 0;
  for (const [at, unit] of state.units.entries()) {
    if (unit.id !== at) return `unit ${at} has the id ${unit.id}`;
    if (!isOnBoard(unit)) continue;
    standing += 1;
    if (state.unitAt[unit.hex] !== unit.id) return `unit ${unit.id} on ${unit.hex}, map says ${state.unitAt[unit.hex]}`;
  }
  if (state.unitAt.length !== boardOf(state.board).size) return `the map has ${state.unitAt.length} hexes`;
  let marked = 0;
  for (let hex = 0; hex < state.unitAt.length; hex++) if (state.unitAt[hex] !== NO_UNIT) marked += 1;
  return marked === standing ? undefined : `${standing} units on the board, ${marked} hexes taken`;
}

function figures(state: State): string | undefined {
  const exited = [0, 0];
  const rescuable = [0, 0];
  for (const unit of state.units) {
    const { figures: count, fullStrength } = unit;
    if (!Number.isInteger(count) || count < 0 || count > fullStrength) return `unit ${unit.id} has ${count} figures`;
    if (isOnBoard(unit) && count === 0) return `unit ${unit.id} stands on ${unit.hex} without figures`;
    if (!isOnBoard(unit) && unit.hex !== OFF_MAP) return `unit ${unit.id} is on hex ${unit.hex}`;
    if (isOnBoard(unit) || count === 0) continue;
    exited[unit.side] += 1;
    if (mayBeRescued(state, unit)) rescuable[unit.side] += 1;
  }
  const counted = state.sides.map(({ exits }) => exits);
  return counted.every((exits, side) => exits <= exited[side] && exits >= exited[side] - rescuable[side])
    ? undefined
    : `${exited.join()} units left the board, ${counted.join()} counted`;
}

/** A scout takes the last figure of infantry off the board, which is no exit. */
function mayBeRescued({ rules }: State, unit: Unit): boolean {
  return rules.airRules === 'air-pack' && kindOf(unit).class === INFANTRY && unit.figures === 1;
}

function orders(state: State): string | undefined {
  const { turn } = state;
  const foreign = state.units.find((unit) => unit.order !== NOT_ORDERED && unit.side !== turn.side);
  if (foreign !== undefined) return `unit ${foreign.id} is ordered in the turn of side ${turn.side}`;
  if (state.outcome === null && turn.mover !== NO_UNIT && !isOnBoard(state.units[turn.mover]))
    return `unit ${turn.mover} is in mid-move off the board`;
  return undefined;
}

/** Everything a turn leaves on a unit is gone when the next card is asked for. */
function rested(state: State): string | undefined {
  if (state.outcome !== null || state.frames[state.frames.length - 1].kind !== 'playCard') return undefined;
  const tired = state.units.find(
    ({ order, moved, spent, battles, groundTaken, marks }) => order + moved + spent + battles + groundTaken + marks > 0,
  );
  return tired === undefined ? undefined : `unit ${tired.id} did not rest: ${JSON.stringify(tired)}`;
}

function mines(state: State): string | undefined {
  const { ground } = state;
  let fields = 0;
  for (let hex = 0; hex < ground.pieces.length; hex++) if (hasPiece(ground, hex, 'minefield')) fields += 1;
  if (fields !== state.mines.length) return `${state.mines.length} mines, ${fields} minefields`;
  const lost = state.mines.find(({ hex }) => !hasPiece(ground, hex, 'minefield'));
  if (lost !== undefined) return `the mine on ${lost.hex} has no minefield`;
  const odd = state.mines.find(({ value }) => !Number.isInteger(value) || value < 0 || value > 4);
  return odd === undefined ? undefined : `a mine of value ${odd.value}`;
}

const SANDBAGS_IN_THE_BOX = 12;

function sandbagsOn({ ground }: State): number {
  return ground.pieces.filter((pieces) => pieces.some(({ id }) => id === 'sandbags')).length;
}

function sandbags(state: State, start: State): string | undefined {
  if (state.ground === start.ground) return undefined;
  const limit = Math.max(SANDBAGS_IN_THE_BOX, sandbagsOn(start));
  const placed = sandbagsOn(state);
  return placed <= limit ? undefined : `${placed} sandbags on the table`;
}

/** What a precise bomb removes besides. */
const BOMBED = ['hedgehog', 'fieldBunker'];

/** Of all terrain only sandbags come, and only sandbags, wire, road blocks and mines go. */
function terrainStays(state: State, start: State): string | undefined {
  if (state.ground === start.ground) return undefined;
  const mayGo = ['sandbags', 'wire', 'roadBlock', 'minefield', ...(state.air === null ? [] : BOMBED)];
  for (let hex = 0; hex < state.ground.pieces.length; hex++) {
    const now = state.ground.pieces[hex];
    const then = start.ground.pieces[hex];
    if (now === then) continue;
    const ids = now.map(({ id }) => id);
    if (ids.indexOf('sandbags') !== ids.lastIndexOf('sandbags')) return `hex ${hex} has two lots of sandbags`;
    const come = now.find((piece) => !then.includes(piece) && piece.id !== 'sandbags');
    if (come !== undefined) return `${come.id} came to hex ${hex}`;
    const gone = then.find((piece) => !ids.includes(piece.id) && !mayGo.includes(piece.id));
    if (gone !== undefined) return `${gone.id} went from hex ${hex}`;
  }
  return undefined;
}

const MARKERS_PER_GUN = 3;

function crosshairs(state: State): string | undefined {
  const markers = state.crosshairs;
  for (const { gun, hex } of markers) {
    const unit = state.units[gun];
    if (!kindOf(unit).crosshairs || !isOnBoard(unit)) return `unit ${gun} has a cross-hair on ${hex}`;
    const target = state.unitAt[hex];
    if (target === NO_UNIT || state.units[target].side === unit.side) return `a cross-hair on ${hex} without an enemy`;
    const own = markers.filter((marker) => marker.gun === gun);
    if (own.length > MARKERS_PER_GUN) return `gun ${gun} has ${own.length} cross-hairs`;
    if (own.filter((marker) => marker.hex === hex).length > 1) return `gun ${gun} has two cross-hairs on ${hex}`;
  }
  return undefined;
}

function headquarters(state: State): string | undefined {
  const wrong = state.capturedHeadquarters.find((hex) => !hasPiece(state.ground, hex, 'headquarters'));
  return wrong === undefined ? undefined : `no headquarters on ${wrong}`;
}

function visibility({ visibility: range }: State): string | undefined {
  return Number.isInteger(range) && range >= 1 && range <= 6 ? undefined : `visibility ${range}`;
}

export const TABLE_LAWS: Laws<StateLaw> = {
  'the map and the units agree on who stands where': occupancy,
  'a unit on the board has one figure to its full strength, one off it none unless it has exited': figures,
  'only units of the side whose turn it is have orders': orders,
  'orders, moves and battles are forgotten when the next card is asked for': rested,
  'every mine lies on a minefield and every minefield hides a mine': mines,
  'no more sandbags lie on the table than are in the box': sandbags,
  'terrain stays but for sandbags, wire, road blocks and mines': terrainStays,
  'a gun has at most three cross-hairs, each on an enemy': crosshairs,
  'a captured headquarters is one': headquarters,
  'visibility stays between one hex and daylight': visibility,
};
