import type { Board, Hex } from '../../../hex/board.ts';
import type { SideRules } from '../../../memoir/rules.ts';
import { NO_SIDE, SIDES, type MaybeSide } from '../../../memoir/side.ts';

/** Points up, around (0, 0). */
export const EXIT_ARROW = 'M0 -11L11 0H5V10H-5V0H-11Z';

/** Clockwise from the upper edge, by what the arrow is turned. */
const EDGES: readonly (readonly [degrees: number, lies: (board: Board, hex: Hex) => boolean])[] = [
  [0, (board, hex) => board.row[hex] === 0],
  [180, (board, hex) => board.row[hex] === board.rows - 1],
  [90, (board, hex) => board.col[hex] >= board.lastCol - 1],
  [270, (board, hex) => board.col[hex] <= 1],
];

/** By how many degrees the arrow is turned and whose it is (-1: of both); in one word, so that it can be compared. */
export type ExitMark = `${number} ${MaybeSide}`;

/** The arrow on each way out: it points off the edge on which the ways out of that side lie. */
export function exitTurns(board: Board, sides: readonly Pick<SideRules, 'exits'>[]): ReadonlyMap<Hex, ExitMark> {
  const marks = new Map<Hex, ExitMark>();
  for (const side of SIDES) {
    const exits = sides[side]?.exits ?? [];
    const common = EDGES.find(([, lies]) => exits.every((hex) => lies(board, hex)));
    for (const hex of exits) {
      const [turn] = common ?? EDGES.find(([, lies]) => lies(board, hex)) ?? EDGES[0];
      marks.set(hex, `${turn} ${marks.has(hex) ? NO_SIDE : side}`);
    }
  }
  return marks;
}
