// M44-BOARD-2, M44-BOARD-8, M44-BOARD-11

export type BoardName = 'standard' | 'breakthrough' | 'overlord';

export interface BoardShape {
  /** Hexes in an even row; an odd row has one less. */
  readonly width: number;
  readonly rows: number;
  /** Doubled-width columns of the section borders, with both outer edges. */
  readonly sectionLines: readonly number[];
}

export const BOARD_SHAPES: Readonly<Record<BoardName, BoardShape>> = {
  standard: { width: 13, rows: 9, sectionLines: [0, 7, 17, 24] },
  breakthrough: { width: 13, rows: 17, sectionLines: [0, 7, 17, 24] },
  overlord: { width: 26, rows: 9, sectionLines: [0, 7, 17, 25, 33, 43, 50] },
};
