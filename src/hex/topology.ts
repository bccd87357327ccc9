// M44-BOARD-1, M44-BOARD-2, M44-BOARD-3
import { defineHex, Direction, Grid, Orientation, rectangle } from 'honeycomb-grid';

export interface Topology {
  readonly col: readonly number[];
  readonly row: readonly number[];
  readonly neighbours: readonly number[];
}

const COMPASS = [Direction.E, Direction.NE, Direction.NW, Direction.W, Direction.SW, Direction.SE] as const;

const GridHex = defineHex({ orientation: Orientation.POINTY, offset: -1 });

/** Rows of `width` and `width - 1` hexes in turn, as tables; `outside` marks a missing neighbour. */
export function buildTopology(width: number, rows: number, outside: number): Topology {
  const lastCol = 2 * (width - 1);
  const grid = new Grid(GridHex, rectangle({ width, height: rows })).filter(({ q, r }) => doubledCol(q, r) <= lastCol);
  const hexes = grid.toArray();
  const indexOf = new Map(hexes.map((hex, index) => [hex, index]));

  const neighbours: number[] = [];
  for (const hex of hexes) {
    for (const direction of COMPASS) {
      const neighbour = grid.neighborOf(hex, direction, { allowOutside: false });
      neighbours.push((neighbour && indexOf.get(neighbour)) ?? outside);
    }
  }
  return {
    col: hexes.map(({ q, r }) => doubledCol(q, r)),
    row: hexes.map(({ r }) => r),
    neighbours,
  };
}

function doubledCol(q: number, r: number): number {
  return 2 * q + r;
}
