import { boardOf, type Board, type BoardName, type Hex } from '../../../hex/board.ts';
import type { TerrainId } from '../../../memoir/terrain/data/rows.ts';
import type { Ground } from '../../../memoir/terrain/ground.ts';

/** South-west and south-east: where the sea is on a map that shows none. */
export const SOUTH = 48;

/** Set where the next hex is the sea. */
export const AT_WATER = 64;

const SEA: ReadonlySet<TerrainId> = new Set(['ocean', 'pier']);
const SHORE: ReadonlySet<TerrainId> = new Set(['beach', 'coast']);

function hexesWith(ground: Ground, kinds: ReadonlySet<TerrainId>): Hex[] {
  return ground.pieces.flatMap((pieces, hex) => (pieces.some(({ id }) => kinds.has(id)) ? [hex] : []));
}

function seaOf(board: Board, ground: Ground): number[] {
  const sea = hexesWith(ground, SEA);
  const wet = sea.length > 0 ? sea : hexesWith(ground, SHORE);
  const far = ground.pieces.map((_, hex) =>
    wet.reduce((least, to) => Math.min(least, board.distances[hex * board.size + to]), Infinity),
  );
  return far.map((own, hex) => {
    if (own === Infinity) return SOUTH;
    let mask = own === 1 ? AT_WATER : 0;
    for (let direction = 0; direction < 6; direction++) {
      const to = board.neighbours[hex * 6 + direction];
      if (to >= 0 && (own === 0 ? far[to] > 0 : far[to] < own)) mask |= 1 << direction;
    }
    return mask;
  });
}

const known = new WeakMap<Ground, readonly number[]>();

/** For each hex the directions, as bits, that lead towards the sea; for the sea itself those that lead to the land. */
export function seaDirections(name: BoardName, ground: Ground): readonly number[] {
  let directions = known.get(ground);
  if (directions === undefined) {
    directions = seaOf(boardOf(name), ground);
    known.set(ground, directions);
  }
  return directions;
}
