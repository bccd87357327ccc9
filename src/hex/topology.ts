// M44-BOARD-1, M44-BOARD-2, M44-BOARD-3
import { defineHex, Direction, Grid, Orientation, rectangle } from 'honeycomb-grid';

export interface Topology {
  readonly col: readonly number[];
  readonly row: readonly number[];
  readonly neighbours: readonly number[];
}

/** The first half of the compass; whoever is my neighbour in the other half has me in this one. */
const HALF_COMPASS = [Direction.E, Direction.NE, Direction.NW] as const;

const GridHex = defineHex({ orientation: Orientation.POINTY, offset: -1 });

/** Rows of `width` and `width - 1` hexes in turn, as tables; `outside` marks a missing neighbour. */
export function buildTopology(width: number, rows: number, outside: number): Topology {
  const lastCol = 2 * (width - 1);
  const grid = new Grid(GridHex, rectangle({ width, height: rows }));
  const hexes = grid.toArray().filter(({ q, r }) => doubledCol(q, r) <= lastCol);
  // A step is the same everywhere: to ask the grid for every neighbour takes many times as long.
  const [corner] = hexes;
  const steps = HALF_COMPASS.map((direction) => {
    const { q, r } = grid.neighborOf(corner, direction);
    return { q: q - corner.q, r: r - corner.r };
  });
  const indexes = new Map(hexes.map(({ q, r }, index) => [`${q} ${r}`, index]));
  const neighbours = new Array<number>(6 * hexes.length).fill(outside);
  for (const [index, { q, r }] of hexes.entries()) {
    for (const [direction, step] of steps.entries()) {
      const other = indexes.get(`${q + step.q} ${r + step.r}`);
      if (other === undefined) continue;
      neighbours[6 * index + direction] = other;
      neighbours[6 * other + direction + 3] = index;
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
