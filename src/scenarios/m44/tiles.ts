// The names of tiles, pieces and obstacles in `.m44` files, and what lies there by our rules (M44-TER-*).
import type { TerrainId } from '../../memoir/terrain/data/rows.ts';
import { PLAIN } from './data/plain-tiles.ts';
import type { TileShape } from './shapes-of-tiles.ts';

export interface Tile {
  readonly id: TerrainId;
  readonly shape?: TileShape;
  /** What the file shows, where it is only nearly what is played. */
  readonly nearly?: string;
}

const LINE_SHAPES = ['straight', 'curve', 'FL', 'FR', 'X', 'Y', 'end'] as const;
export type LineShape = (typeof LINE_SHAPES)[number];
type LineNames = Partial<Record<LineShape, string>>;

function lineNames(straight: string, curve: string, fork: string): LineNames {
  return { straight, curve, FL: `${fork}FL`, FR: `${fork}FR`, X: `${fork}X`, Y: `${fork}Y` };
}

/** Tiles of one kind in all their shapes. */
export const LINES = {
  river: { ...lineNames('river', 'curve', 'river'), end: 'pond' },
  frozenRiver: lineNames('wriver', 'wcurved', 'wriver'),
  road: lineNames('road', 'roadcurve', 'road'),
  rail: lineNames('rail', 'railcurve', 'rail'),
  hillRoad: { straight: 'hillroad', curve: 'hillcurve' },
  wadi: { straight: 'wadi', curve: 'wcurve' },
} as const satisfies Partial<Record<TerrainId, LineNames>>;

const TURNED: Readonly<Record<string, Tile>> = {
  bridge: { id: 'bridge', shape: 'bridge' },
  pbridge: { id: 'bridge', shape: 'bridge' },
  wbridge: { id: 'bridge', shape: 'bridge' },
  brkbridge: { id: 'brokenBridge', shape: 'bridge' },
  pontoon: { id: 'pontoonBridge', shape: 'bridge' },
  wpontoon: { id: 'pontoonBridge', shape: 'bridge' },
  pmouth: { id: 'river', shape: 'straight' },
  mouth: { id: 'river', shape: 'straight' },
  railbridge: { id: 'railBridge', shape: 'straight' },
  wrailbridge: { id: 'railBridge', shape: 'straight' },
  railroad: { id: 'road', nearly: 'A crossing of road and railway' },
  wrailroad: { id: 'road', nearly: 'A crossing of road and railway' },
  wcastle: { id: 'fortress', nearly: 'A castle' },
  castle: { id: 'fortress', nearly: 'A castle' },
  abatis: { id: 'roadBlock', nearly: 'An abatis' },
};

function allTiles(): Map<string, Tile> {
  const tiles = new Map<string, Tile>(Object.entries(TURNED));
  for (const [name, id] of Object.entries(PLAIN)) tiles.set(name, { id });
  for (const [id, names] of Object.entries(LINES) as [TerrainId, LineNames][]) {
    for (const shape of LINE_SHAPES) {
      const name = names[shape];
      if (name !== undefined) tiles.set(name.toLowerCase(), { id, shape });
    }
  }
  return tiles;
}

const TILES: ReadonlyMap<string, Tile> = allTiles();

/** Winter, desert, Pacific and country art have a letter before the name of the tile. */
const SEASON = /^[wdpc]/;

export function tileOf(name: string): Tile | undefined {
  const word = name.trim().toLowerCase();
  return TILES.get(word) ?? (SEASON.test(word) ? TILES.get(word.slice(1)) : undefined);
}

/** The shapes that other programs have of each. */
export const DRAWN: Readonly<Record<keyof typeof LINES, readonly LineShape[]>> = {
  river: ['straight', 'curve', 'FL', 'FR', 'Y', 'end'],
  frozenRiver: ['straight', 'curve', 'FR'],
  road: ['straight', 'curve', 'FL', 'FR', 'X', 'Y'],
  rail: ['straight', 'curve'],
  hillRoad: ['straight', 'curve'],
  wadi: ['straight', 'curve'],
};

/** What becomes of a tile with this behaviour, by what it is without one. */
export const BEHAVIOURS: Readonly<Record<string, Partial<Record<TerrainId, TerrainId>>>> = {
  HILL: { hill: 'hill' },
  BLUFF: { hill: 'bluff' },
  CLIFF: { hill: 'cliff' },
  STEEP_HILL: { hill: 'steepHill' },
  IMPASSABLE_HILL: {
    hill: 'impassableHill',
    mountain: 'impassableMountain',
    woods: 'impassableWoods',
    town: 'impassableTown',
  },
  IMPASSABLE_BLOCKING_HILL: {
    hill: 'impassableBlockingHill',
    mountain: 'impassableBlockingHill',
    woods: 'impassableBlockingHill',
    town: 'impassableBlockingHill',
  },
  FORDABLE_STREAM: { river: 'fordableStream', frozenRiver: 'fordableStream' },
  WIDE_RIVER: { river: 'wideRiver', frozenRiver: 'wideRiver' },
  BRIDGE_SECTION: { bridge: 'bridgeSection' },
  SEAWALL: { sandbags: 'seaWall' },
};
