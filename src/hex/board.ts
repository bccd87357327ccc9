// M44-BOARD-1 … M44-BOARD-5, M44-BOARD-8, M44-BOARD-9, M44-BOARD-11
import { BOARD_SHAPES, type BoardName } from './shapes.ts';
import type { SightLine } from './sight-line.ts';
import { buildTopology } from './topology.ts';

export type { BoardName } from './shapes.ts';

/** 0 … size - 1, row by row from the top left. */
export type Hex = number;

export const OFF_BOARD = -1;

/** Counter-clockwise; the index is the direction. */
export const DIRECTIONS = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const;

export interface Board {
  readonly name: BoardName;
  readonly size: number;
  readonly rows: number;
  /** Doubled-width column of the right edge: 24 or 50. */
  readonly lastCol: number;
  /** Doubled-width coordinates of each hex: col + row is even. */
  readonly col: readonly number[];
  readonly row: readonly number[];
  /** hex * 6 + direction → hex or OFF_BOARD */
  readonly neighbours: readonly number[];
  /** Neighbours on the board only, in the order of DIRECTIONS. */
  readonly adjacent: readonly (readonly Hex[])[];
  /** from * size + to */
  readonly distances: Uint8Array;
  /** Bit mask of the sections of each hex seen from the bottom edge: bit 0 is the leftmost. */
  readonly sections: readonly number[];
  /** The same seen from the top edge. */
  readonly sectionsFromTop: readonly number[];
  readonly sectionCount: number;
  /** 'A9', 'a8' */
  readonly labels: readonly string[];
  /** from * size + to; filled by sightLine on first use. */
  readonly sightLines: (SightLine | undefined)[];
}

const boards = new Map<BoardName, Board>();

export function boardOf(name: BoardName): Board {
  let board = boards.get(name);
  if (board === undefined) {
    board = buildBoard(name);
    boards.set(name, board);
  }
  return board;
}

/** The hex at doubled-width coordinates, OFF_BOARD where there is none. */
export function hexAt(board: Board, col: number, row: number): Hex {
  const odd = row & 1;
  if (row < 0 || row >= board.rows || col < odd || col > board.lastCol - odd) return OFF_BOARD;
  if ((col & 1) !== odd) return OFF_BOARD;
  return ((row * (board.lastCol + 1) + odd) >> 1) + (col >> 1);
}

export function distance(board: Board, a: Hex, b: Hex): number {
  return board.distances[a * board.size + b];
}

/** The index in DIRECTIONS, or -1 when the two hexes are not adjacent. */
export function directionTo(board: Board, from: Hex, to: Hex): number {
  if (to < 0) return -1;
  const first = from * 6;
  for (let direction = 0; direction < 6; direction++) {
    if (board.neighbours[first + direction] === to) return direction;
  }
  return -1;
}

function buildBoard(name: BoardName): Board {
  const { width, rows, sectionLines } = BOARD_SHAPES[name];
  const { col, row, neighbours } = buildTopology(width, rows, OFF_BOARD);
  const size = col.length;
  return {
    name,
    size,
    rows,
    lastCol: 2 * (width - 1),
    col,
    row,
    neighbours,
    adjacent: col.map((_, hex) =>
      neighbours.slice(hex * 6, hex * 6 + 6).filter((neighbour) => neighbour !== OFF_BOARD),
    ),
    distances: distancesOf(col, row),
    sections: col.map((c) => sectionsAt(c, sectionLines)),
    // A border keeps its place when the board is turned, so the mirrored column has the swapped sections.
    sectionsFromTop: col.map((c) => sectionsAt(2 * (width - 1) - c, sectionLines)),
    sectionCount: sectionLines.length - 1,
    labels: col.map((c, hex) => labelAt(c, rows - row[hex])),
    sightLines: new Array<SightLine | undefined>(size * size).fill(undefined),
  };
}

function distancesOf(col: readonly number[], row: readonly number[]): Uint8Array {
  const size = col.length;
  const distances = new Uint8Array(size * size);
  for (let from = 0, cell = 0; from < size; from++) {
    for (let to = 0; to < size; to++, cell++) {
      const down = Math.abs(row[from] - row[to]);
      const across = Math.abs(col[from] - col[to]);
      distances[cell] = down + Math.max(0, (across - down) >> 1);
    }
  }
  return distances;
}

function sectionsAt(col: number, lines: readonly number[]): number {
  let mask = 0;
  for (let section = 0; section + 1 < lines.length; section++) {
    if (lines[section] <= col && col <= lines[section + 1]) mask |= 1 << section;
  }
  return mask;
}

function labelAt(col: number, number: number): string {
  const first = col % 2 === 0 ? 'A' : 'a';
  return String.fromCharCode(first.charCodeAt(0) + (col >> 1)) + number;
}
