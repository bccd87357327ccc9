import type { Board, Hex } from '../../../hex/board.ts';
import { placeOn } from '../../board/geometry.ts';

/** The numbers below those of the two planes in flight. */
const FIRST_PARKED = -3;

/** The plane that stands on a hex; the number it has as a piece is not known here. */
export function parkedTokenAt(root: Element | null, board: Board, hex: Hex): Element | null {
  const tokens = [...(root?.closest('.hex-board')?.querySelectorAll('[data-token]') ?? [])];
  const place = placeOn(board, hex);
  const isParked = (token: Element) => Number(token.getAttribute('data-token')) <= FIRST_PARKED;
  return tokens.find((token) => isParked(token) && token.getAttribute('transform') === place) ?? null;
}
