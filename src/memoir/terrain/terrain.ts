// M44-TER-0: several pieces on one hex. Restrictions add up, the best protection counts, flag benefits add up.
import type { Board, Hex } from '../../hex/board.ts';
import { floodGroups } from '../../hex/regions.ts';
import { ARTILLERY, UNIT_CLASSES } from '../units/kinds.ts';
import { terrainRow } from './data/rows.ts';
import type { Ground, Piece } from './ground.ts';
import type { TerrainRow } from './row.ts';

/** Properties of a hex, as bits of `Terrain.is`. */
export const IS = {
  beach: 1 << 0,
  ocean: 1 << 1,
  river: 1 << 2,
  mountain: 1 << 3,
  wadi: 1 << 4,
  wire: 1 << 5,
  mine: 1 << 6,
  ice: 1 << 7,
  headquarters: 1 << 8,
  oasis: 1 << 9,
  hospital: 1 << 10,
  sandbags: 1 << 11,
  roadblock: 1 << 12,
  pier: 1 << 13,
  airfield: 1 << 14,
  bridge: 1 << 16,
  jungle: 1 << 17,
  exitStop: 1 << 18,
  adjacentEntry: 1 << 19,
  noBattleOnEntry: 1 << 20,
  bogsArmor: 1 << 21,
  steep: 1 << 22,
  bluff: 1 << 23,
  cliff: 1 << 24,
  crossing: 1 << 25,
  holds: 1 << 26,
  noSandbags: 1 << 27,
  cave: 1 << 28,
  hillType: 1 << 29,
} as const;

export const SIGHT_FREE = 0;
export const SIGHT_ALWAYS = 1;
export const SIGHT_HILL = 2;
export const SIGHT_MOUNTAIN = 3;
export const SIGHT_LAKE = 4;
export const SIGHT_INFANTRY = 5;
export const SIGHT_ATTACK = 6;

export const STOP_NONE = 0;
export const STOP_SOFT = 1;
export const STOP_HARD = 2;

export const FLAGS_NONE = 0;
export const FLAGS_ONE = 1;
export const FLAGS_ALL = 2;

const CLASSES = UNIT_CLASSES.length;
export const ALL_LINKS = 0b111111;

/** The map compiled to tables by hex: what the hot code reads. */
export interface Terrain {
  readonly ground: Ground;
  readonly is: number[];
  /** Bit mask of unit classes that cannot enter. */
  readonly closed: number[];
  /** hex * 4 + class → STOP_… */
  readonly stop: number[];
  /** Bit mask of classes that cannot battle from here. */
  readonly cannotBattle: number[];
  /** hex * 4 + class → dice lost firing out. */
  readonly firingOut: number[];
  /** hex * 4 + class → dice taken from attackers whatever the circumstances. */
  readonly cover: number[];
  /** The hex has pieces whose protection depends on who attacks from where (0: none). */
  readonly protects: number[];
  readonly flags: number[];
  readonly sight: number[];
  /** Some hex of the map blocks even units that need no sight. */
  readonly blocksAttacks: boolean;
  readonly height: number[];
  /** The same with hills that are only drawn, for the heights rule. */
  readonly drawnHeight: number[];
  /** Contiguous hills and mountains, −1 elsewhere. */
  readonly hills: number[];
  readonly mountains: number[];
  /** Open edges by direction, road links, both as bit masks. */
  readonly edges: number[];
  readonly roads: number[];
  readonly rails: number[];
}

const SIGHT_CODES = {
  always: SIGHT_ALWAYS,
  hill: SIGHT_HILL,
  mountain: SIGHT_MOUNTAIN,
  lake: SIGHT_LAKE,
  infantryFirers: SIGHT_INFANTRY,
  attack: SIGHT_ATTACK,
} as const;
/** Where several pieces block, the stricter rule wins. */
const SIGHT_RANK = [0, 5, 2, 3, 1, 1.5, 6];

function classBits(names: readonly string[] | undefined): number {
  let bits = 0;
  for (const name of names ?? []) bits |= 1 << UNIT_CLASSES.indexOf(name as (typeof UNIT_CLASSES)[number]);
  return bits;
}

function featureBits(row: TerrainRow): number {
  let bits = row.is === undefined ? 0 : IS[row.is];
  if (row.exitStop) bits |= IS.exitStop;
  if (row.adjacentEntry) bits |= IS.adjacentEntry;
  if (row.noBattleOnEntry) bits |= IS.noBattleOnEntry;
  if (row.bogsArmor) bits |= IS.bogsArmor;
  if (row.steep) bits |= IS.steep;
  if (row.seaSide === 'bluff') bits |= IS.bluff;
  if (row.seaSide === 'cliff') bits |= IS.cliff;
  if (row.crossing) bits |= IS.crossing;
  if (row.holds) bits |= IS.holds;
  if (row.noSandbags) bits |= IS.noSandbags;
  if (row.cave) bits |= IS.cave;
  if (row.sight === 'hill') bits |= IS.hillType;
  return bits;
}

/** Plain arrays of small integers: as fast to read as typed ones and much cheaper to copy. */
function zeros(length: number): number[] {
  return Array.from({ length }, () => 0);
}

function emptyTerrain(ground: Ground, size: number): Terrain {
  return {
    ground,
    is: zeros(size),
    closed: zeros(size),
    stop: zeros(size * CLASSES),
    cannotBattle: zeros(size),
    firingOut: zeros(size * CLASSES),
    cover: zeros(size * CLASSES),
    protects: zeros(size),
    flags: zeros(size),
    sight: zeros(size),
    blocksAttacks: ground.pieces.some((pieces) => pieces.some(({ id }) => terrainRow(id).sight === 'attack')),
    height: zeros(size),
    drawnHeight: zeros(size),
    hills: zeros(size),
    mountains: zeros(size),
    edges: zeros(size),
    roads: zeros(size),
    rails: zeros(size),
  };
}

function stopCode(row: TerrainRow): number {
  if (row.stop === undefined) return STOP_NONE;
  return row.stop === 'hard' ? STOP_HARD : STOP_SOFT;
}

/** A road that crosses a railroad plays as road (M44-TER-RAIL). */
function playsAsRoad(row: TerrainRow, pieces: readonly Piece[]): boolean {
  return (
    row.rail === true &&
    row.layer === 'tile' &&
    row.protection === undefined &&
    pieces.some((piece) => terrainRow(piece.id).road)
  );
}

/** Cover that is always there goes into the table; what depends on the attack is asked when one comes. */
function addProtection(terrain: Terrain, hex: Hex, row: TerrainRow): void {
  if (row.protection === undefined) return;
  if (row.protects !== undefined || row.cave) {
    terrain.protects[hex] = 1;
    return;
  }
  for (let unitClass = 0; unitClass <= ARTILLERY; unitClass++) {
    const at = hex * CLASSES + unitClass;
    terrain.cover[at] = Math.max(terrain.cover[at], row.protection[unitClass]);
  }
}

function addPiece(terrain: Terrain, hex: Hex, piece: Piece): void {
  const row = terrainRow(piece.id);
  terrain.is[hex] |= featureBits(row);
  terrain.closed[hex] |= classBits(row.closedTo);
  terrain.cannotBattle[hex] |= classBits(row.cannotBattle);
  addProtection(terrain, hex, row);
  const stops = playsAsRoad(row, terrain.ground.pieces[hex]) ? STOP_NONE : stopCode(row);
  const stopBits = row.stopFor === undefined ? 0b1111 : classBits(row.stopFor);
  for (let unitClass = 0; unitClass < CLASSES; unitClass++) {
    const at = hex * CLASSES + unitClass;
    if ((stopBits >> unitClass) & 1) terrain.stop[at] = Math.max(terrain.stop[at], stops);
    if (row.firingOut && unitClass <= ARTILLERY) {
      terrain.firingOut[at] = Math.max(terrain.firingOut[at], row.firingOut[unitClass as 0 | 1 | 2]);
    }
  }
  if (row.flags) terrain.flags[hex] = Math.max(terrain.flags[hex], row.flags === 'all' ? FLAGS_ALL : FLAGS_ONE);
  if (row.sight) {
    const code = SIGHT_CODES[row.sight];
    if (SIGHT_RANK[code] > SIGHT_RANK[terrain.sight[hex]]) terrain.sight[hex] = code;
  }
  terrain.height[hex] = Math.max(terrain.height[hex], row.height ?? 0);
  terrain.drawnHeight[hex] = Math.max(terrain.drawnHeight[hex], row.visualHill ? 1 : (row.height ?? 0));
  const links = piece.links ?? ALL_LINKS;
  if (row.closedEdges) terrain.edges[hex] &= links;
  if (row.road) terrain.roads[hex] |= links;
  if (row.rail) terrain.rails[hex] |= links;
}

/** A bridge, ford or pontoon opens the water below it, and only the water. */
function openCrossing(terrain: Terrain, hex: Hex, pieces: readonly Piece[]): void {
  let closed = 0;
  for (const piece of pieces) {
    const row = terrainRow(piece.id);
    if (row.is !== 'river') closed |= classBits(row.closedTo);
  }
  terrain.closed[hex] = closed;
}

function compileHex(terrain: Terrain, hex: Hex): void {
  const pieces = terrain.ground.pieces[hex];
  terrain.edges[hex] = ALL_LINKS;
  for (const piece of pieces) addPiece(terrain, hex, piece);
  if (terrain.is[hex] & IS.crossing && terrain.is[hex] & IS.river) openCrossing(terrain, hex, pieces);
  // A ship sails on the ocean and nowhere else (M44-UNIT-DESTROYER).
  if (!(terrain.is[hex] & IS.ocean) || pieces.length > 1) terrain.closed[hex] |= 0b1000;
}

function setAll(table: number[], values: Int16Array): void {
  for (let hex = 0; hex < table.length; hex++) table[hex] = values[hex];
}

export function compileTerrain(board: Board, ground: Ground): Terrain {
  const terrain = emptyTerrain(ground, board.size);
  for (let hex = 0; hex < board.size; hex++) compileHex(terrain, hex);
  setAll(
    terrain.hills,
    floodGroups(board, (hex) => (terrain.is[hex] & IS.hillType) !== 0),
  );
  setAll(
    terrain.mountains,
    floodGroups(board, (hex) => (terrain.is[hex] & IS.mountain) !== 0),
  );
  return terrain;
}

/** The tables after one hex changed. Only obstacles come and go in play, so the hill groups stay. */
export function recompileHex(before: Terrain, ground: Ground, hex: Hex): Terrain {
  const terrain: Terrain = {
    ground,
    is: before.is.slice(),
    closed: before.closed.slice(),
    stop: before.stop.slice(),
    cannotBattle: before.cannotBattle.slice(),
    firingOut: before.firingOut.slice(),
    cover: before.cover.slice(),
    protects: before.protects.slice(),
    flags: before.flags.slice(),
    sight: before.sight.slice(),
    blocksAttacks: before.blocksAttacks,
    height: before.height.slice(),
    drawnHeight: before.drawnHeight.slice(),
    hills: before.hills,
    mountains: before.mountains,
    edges: before.edges.slice(),
    roads: before.roads.slice(),
    rails: before.rails.slice(),
  };
  clearHex(terrain, hex);
  compileHex(terrain, hex);
  return terrain;
}

function clearHex(terrain: Terrain, hex: Hex): void {
  terrain.is[hex] = 0;
  terrain.closed[hex] = 0;
  terrain.cannotBattle[hex] = 0;
  terrain.protects[hex] = 0;
  terrain.flags[hex] = FLAGS_NONE;
  terrain.sight[hex] = SIGHT_FREE;
  terrain.height[hex] = 0;
  terrain.drawnHeight[hex] = 0;
  terrain.roads[hex] = 0;
  terrain.rails[hex] = 0;
  terrain.stop.fill(STOP_NONE, hex * CLASSES, (hex + 1) * CLASSES);
  terrain.firingOut.fill(0, hex * CLASSES, (hex + 1) * CLASSES);
  terrain.cover.fill(0, hex * CLASSES, (hex + 1) * CLASSES);
}

/** Maps as they were set up or loaded. What play changes is carried along by the world: entries here burden the collector. */
const compiled = new WeakMap<Ground, Terrain>();

export function terrainOf(board: Board, ground: Ground): Terrain {
  let terrain = compiled.get(ground);
  if (terrain === undefined) {
    terrain = compileTerrain(board, ground);
    compiled.set(ground, terrain);
  }
  return terrain;
}

export function hexIs(terrain: Terrain, hex: Hex, bits: number): boolean {
  return (terrain.is[hex] & bits) !== 0;
}
