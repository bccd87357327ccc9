// M44-TER-ROAD, M44-TER-WADI, M44-TER-BRIDGESEC: how a tile is turned, and which ways it then runs.
import { DIRECTIONS } from '../../hex/board.ts';

type DirectionName = (typeof DIRECTIONS)[number];

function mask(...names: readonly DirectionName[]): number {
  return names.reduce((links, name) => links | (1 << DIRECTIONS.indexOf(name)), 0);
}

/** Where a tile runs at orientation 1; each further step turns it by 60 degrees counter-clockwise. */
const TILE_SHAPES = {
  straight: mask('E', 'W'),
  curve: mask('NE', 'SE'),
  FL: mask('E', 'NE', 'W'),
  FR: mask('E', 'W', 'SE'),
  X: mask('E', 'NE', 'W', 'SW'),
  Y: mask('E', 'NW', 'SW'),
  end: mask('W'),
} as const;

/** A bridge turns by 30 degrees clockwise; at odd steps it points between two hexes. */
const BRIDGE = [
  mask('NE', 'SE'),
  mask('NE', 'SW'),
  mask('NE', 'W'),
  mask('E', 'W'),
  mask('W', 'SE'),
  mask('NW', 'SE'),
] as const;
/** The other bend of a bridge that lies the same way; the first one is read. */
const BRIDGE_TOO: Readonly<Record<number, number>> = {
  [mask('NW', 'SW')]: BRIDGE[0],
  [mask('E', 'SW')]: BRIDGE[2],
  [mask('E', 'NW')]: BRIDGE[4],
};
/** The edges that a section of a bridge leaves open: both of those it points between. */
const SECTION = [
  mask('NE', 'NW', 'SW', 'SE'),
  mask('NE', 'SW'),
  mask('E', 'NE', 'W', 'SW'),
  mask('E', 'W'),
  mask('E', 'SE', 'W', 'NW'),
  mask('NW', 'SE'),
] as const;

export type TileShape = keyof typeof TILE_SHAPES | 'bridge' | 'section';
export const ORIENTATIONS = 6;

function turned(links: number, steps: number): number {
  return ((links << steps) | (links >> (6 - steps))) & 63;
}

/** Any whole number is an orientation: six steps are once round. */
export function linksOf(shape: TileShape, orientation: number): number {
  const step = (((orientation - 1) % ORIENTATIONS) + ORIENTATIONS) % ORIENTATIONS;
  if (shape === 'bridge') return BRIDGE[step];
  if (shape === 'section') return SECTION[step];
  return turned(TILE_SHAPES[shape], step);
}

const ALL_LINKS = 63;
/** What is drawn where a piece does not say which way it runs. */
const UNSAID: Partial<Record<TileShape, number>> = { bridge: mask('E', 'W'), section: mask('E', 'W') };

/** Of the shapes there are, the one that runs most nearly like this, and how it is turned. */
export function nearestShape<T extends TileShape>(
  shapes: readonly T[],
  links: number | undefined,
): { readonly shape: T; readonly orientation: number } {
  let best = { shape: shapes[0], orientation: 1 };
  let least = Infinity;
  for (const shape of shapes) {
    const asked = links ?? UNSAID[shape] ?? ALL_LINKS;
    const wanted = shape === 'bridge' ? (BRIDGE_TOO[asked] ?? asked) : asked;
    for (let orientation = 1; orientation <= ORIENTATIONS; orientation++) {
      const apart = bits(linksOf(shape, orientation) ^ wanted);
      if (apart >= least) continue;
      least = apart;
      best = { shape, orientation };
    }
  }
  return best;
}

function bits(links: number): number {
  return [0, 1, 2, 3, 4, 5].filter((direction) => (links >> direction) & 1).length;
}
