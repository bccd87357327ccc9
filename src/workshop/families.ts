// Which pieces belong together: lines that join from hex to hex, pieces of which a hex has one, the layers of the palettes.
import { terrainRow, type TerrainId } from '../memoir/terrain/data/rows.ts';
import type { Piece } from '../memoir/terrain/ground.ts';
import type { Layer } from './tool.ts';

/** Lines of one family run into each other: a stream into a river, a road up a hill. */
export type Family = 'road' | 'rail' | 'water' | 'wadi';

const FAMILIES: Partial<Record<TerrainId, Family>> = {
  road: 'road',
  hillRoad: 'road',
  rail: 'rail',
  river: 'water',
  wideRiver: 'water',
  fordableStream: 'water',
  frozenRiver: 'water',
  wadi: 'wadi',
};

export function familyOf(id: TerrainId): Family | null {
  return FAMILIES[id] ?? null;
}

/** Over water it has a bridge to go over. */
export function isWay(id: TerrainId): boolean {
  const family = familyOf(id);
  return family === 'road' || family === 'rail';
}

/** Pieces of which a hex has one at most, beside its tiles. */
type Group = 'crossing' | 'shelter' | 'block' | 'trench' | 'obstacle';

const GROUPS: Partial<Record<TerrainId, Group>> = {
  ford: 'crossing',
  bridge: 'crossing',
  bridgeSection: 'crossing',
  brokenBridge: 'crossing',
  pontoonBridge: 'crossing',
  railBridge: 'crossing',
  bunker: 'shelter',
  fieldBunker: 'shelter',
  roadBlock: 'block',
  dragonsTeeth: 'block',
  trenches: 'trench',
  hedgehog: 'obstacle',
  sandbags: 'obstacle',
  seaWall: 'obstacle',
  wire: 'obstacle',
};

export function groupOf(id: TerrainId): Group | null {
  return GROUPS[id] ?? null;
}

/** Bridges lie in a direction; a ford does not. */
export function isBridge(id: TerrainId): boolean {
  return groupOf(id) === 'crossing' && id !== 'ford';
}

/** The palette a piece is in, and what the eraser of that layer takes away. */
export function layerOf(id: TerrainId): Extract<Layer, 'terrain' | 'lines' | 'obstacles' | 'mines'> {
  if (familyOf(id) !== null || groupOf(id) === 'crossing') return 'lines';
  const { layer } = terrainRow(id);
  if (layer === 'marker') return 'mines';
  return layer === 'tile' ? 'terrain' : 'obstacles';
}

const BUILT: ReadonlySet<TerrainId> = new Set<TerrainId>([
  'town',
  'impassableTown',
  'hillVillage',
  'church',
  'barracks',
  'factory',
  'lighthouse',
  'powerPlant',
  'prisonCamp',
  'radarStation',
  'railStation',
  'cityRuins',
  'fortress',
  'cemetery',
  'supplyDepot',
  'airfield',
  'headquarters',
  'hospital',
  'pier',
]);
const WATERS: ReadonlySet<TerrainId> = new Set<TerrainId>(['ocean', 'lake', 'dam']);

/** Where lines are drawn to, and not over: a road leads into a town, a river into the sea. */
export function isDestination(family: Family, pieces: readonly Piece[]): boolean {
  if (family === 'wadi') return false;
  const goals = family === 'water' ? WATERS : BUILT;
  return pieces.some(({ id }) => goals.has(id));
}

/** Besides: a river comes from the mountains and seeps away in a marsh, a road is lost in the woods. */
const OTHER_ENDS: Readonly<Record<Family, readonly TerrainId[]>> = {
  water: ['beach', 'coast', 'pier', 'marsh', 'ricePaddies', 'mountain', 'impassableMountain', 'mountainCave'],
  road: ['beach', 'coast', 'oasis', 'dam', 'ford', 'woods', 'palmForest', 'jungle', 'hillForest', 'hedgerow'],
  rail: ['dam'],
  wadi: [],
};

/** Where a line may end. One that is drawn on is laid over woods or a marsh all the same. */
export function mayEndOn(family: Family, pieces: readonly Piece[]): boolean {
  if (isDestination(family, pieces)) return true;
  return pieces.some(({ id }) => OTHER_ENDS[family].includes(id) || (family !== 'water' && isBridge(id)));
}
