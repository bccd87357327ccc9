import type { Board, Hex } from '../../../hex/board.ts';
import type { SideRules } from '../../../memoir/rules.ts';

/** Clockwise from the upper edge, by what the arrow is turned. */
const EDGES: readonly (readonly [degrees: number, lies: (board: Board, hex: Hex) => boolean])[] = [
  [0, (board, hex) => board.row[hex] === 0],
  [180, (board, hex) => board.row[hex] === board.rows - 1],
  [90, (board, hex) => board.col[hex] >= board.lastCol - 1],
  [270, (board, hex) => board.col[hex] <= 1],
];

/** Where the arrow on each way out points: off the edge on which the ways out of that side lie. */
export function exitTurns(board: Board, sides: readonly Pick<SideRules, 'exits'>[]): ReadonlyMap<Hex, number> {
  const turns = new Map<Hex, number>();
  for (const { exits } of sides) {
    const common = EDGES.find(([, lies]) => exits.every((hex) => lies(board, hex)));
    for (const hex of exits) {
      const [turn] = common ?? EDGES.find(([, lies]) => lies(board, hex)) ?? EDGES[0];
      turns.set(hex, turn);
    }
  }
  return turns;
}
