import { type Board, type Hex, hexAt, OFF_BOARD } from '../../hex/board.ts';
import type { BoardModel, Choice, ChoiceKind } from './model.ts';

/** Up and down again comes back: an even row steps to one side, an odd row to the other. */
function towardsRow(board: Board, hex: Hex, row: number): Hex {
  const col = board.col[hex];
  const same = hexAt(board, col, row);
  if (same !== OFF_BOARD) return same;
  const side = board.row[hex] % 2 === 0 ? 1 : -1;
  const first = hexAt(board, col + side, row);
  return first === OFF_BOARD ? hexAt(board, col - side, row) : first;
}

function rowEnd(board: Board, hex: Hex, first: boolean): Hex {
  const row = board.row[hex];
  const odd = row % 2;
  return hexAt(board, first ? odd : board.lastCol - odd, row);
}

const TURNED_KEYS: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
  ArrowUp: 'ArrowDown',
  ArrowDown: 'ArrowUp',
  Home: 'End',
  End: 'Home',
  PageUp: 'PageDown',
  PageDown: 'PageUp',
};

/** Where a key leads on the board as it is seen; null for any other key. At the rim the cursor stays. */
export function moveCursor(board: Board, hex: Hex, key: string, turned: boolean): Hex | null {
  const [col, row] = [board.col[hex], board.row[hex]];
  let to: Hex;
  switch (turned ? (TURNED_KEYS[key] ?? key) : key) {
    case 'ArrowLeft':
      to = hexAt(board, col - 2, row);
      break;
    case 'ArrowRight':
      to = hexAt(board, col + 2, row);
      break;
    case 'ArrowUp':
      to = row === 0 ? hex : towardsRow(board, hex, row - 1);
      break;
    case 'ArrowDown':
      to = row === board.rows - 1 ? hex : towardsRow(board, hex, row + 1);
      break;
    case 'Home':
      to = rowEnd(board, hex, true);
      break;
    case 'End':
      to = rowEnd(board, hex, false);
      break;
    case 'PageUp':
      to = towardsRow(board, hex, 0);
      break;
    case 'PageDown':
      to = towardsRow(board, hex, board.rows - 1);
      break;
    default:
      return null;
  }
  return to === OFF_BOARD ? hex : to;
}

/** What is to be hit comes first, then the ways of the piece in use, then the other pieces. */
const GROUP: Record<ChoiceKind, number> = {
  aimed: 0,
  strike: 0,
  go: 1,
  walk: 1,
  retreat: 1,
  ground: 1,
  pick: 2,
};

function inOrder({ choices, turned }: Pick<BoardModel, 'choices' | 'turned'>): Choice[] {
  const way = turned ? -1 : 1;
  return choices.toSorted((a, b) => GROUP[a.kind] - GROUP[b.kind] || (a.hex - b.hex) * way);
}

/** The next choice after a hex (`step` 1) or the one before it (-1), round and round; null where there is none. */
export function nextChoice(model: Pick<BoardModel, 'choices' | 'turned'>, from: Hex | null, step: 1 | -1): Hex | null {
  const order = inOrder(model);
  if (order.length === 0) return null;
  const at = order.findIndex(({ hex }) => hex === from);
  if (at === -1) return order[step === 1 ? 0 : order.length - 1].hex;
  return order[(at + step + order.length) % order.length].hex;
}

/** Where the Tab key enters a board on which nobody has been yet. */
export function firstHex(model: Pick<BoardModel, 'board' | 'choices' | 'turned'>): Hex {
  return nextChoice(model, null, 1) ?? model.board.size >> 1;
}
