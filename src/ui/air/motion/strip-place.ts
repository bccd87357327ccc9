import type { Board, Hex } from '../../../hex/board.ts';
import { centreOf } from '../../board/geometry.ts';
import { dicePlaces, partOf, within, WORDS_GAP, type Part } from '../../table/motion/dice-places.ts';
import { USUAL_SCALE, type DiceSight } from '../../table/motion/dice-sight.ts';

/** From the middle of the hex to the edge of a strip. */
const CLEAR = 36;
/** Half of the words beside dice, and a little more. */
const WORDS = 17;
/** A strip may hang over the edge by so much. */
const OVER = 8;

export interface StripSize {
  readonly width: number;
  readonly height: number;
}

export interface StripPlace {
  /** Its middle on the board. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface StripSight extends DiceSight {
  /** The middle of the dice where they lie already; null: they are to come. */
  readonly diceY: number | null;
}

/** The board may have been moved since they were thrown. */
export function lyingDice(element: Element | null): number | null {
  const dice = [...(element?.closest('.motion')?.querySelectorAll('.thrown-dice') ?? [])].at(-1);
  const place = /translate\(\S+ (\S+)\)/.exec(dice?.getAttribute('transform') ?? '');
  return place === null ? null : Number(place[1]);
}

function isIn({ top, bottom }: Part, y: number, half: number): boolean {
  return y - half >= top - OVER && y + half <= bottom + OVER;
}

/** So far below the hex as the players see it, wherever that is. */
export function stripBelow(board: Board, hex: Hex, turned: boolean, { width }: StripSize, below: number): StripPlace {
  const { x, y } = centreOf(board, hex);
  const { left, right } = partOf(board, null);
  return { x: within(x, width / 2, left, right), y: y + (turned ? -below : below), scale: 1 };
}

/** In sight, on the side of the hex where its dice are not, or beyond them: as large as they are drawn. */
export function stripBesideDice(
  board: Board,
  hex: Hex,
  turned: boolean,
  { width, height }: StripSize,
  dice: number,
  sight: StripSight,
): StripPlace {
  const part = partOf(board, sight.seen);
  const size = sight.scale || USUAL_SCALE;
  const scale = Math.min(Math.max(1, size / USUAL_SCALE), (part.right - part.left) / width);
  const { centre } = dicePlaces(board, hex, dice, size, turned, { beyond: WORDS_GAP, seen: sight.seen });
  const { x, y } = centreOf(board, hex);
  const half = (height * scale) / 2;
  const diceY = sight.diceY ?? centre.y;
  const away = diceY < y ? 1 : -1;
  const near = y + away * (CLEAR + half);
  const beyond = diceY - away * ((WORDS_GAP + WORDS) * size + half);
  return {
    x: within(x, (width * scale) / 2, part.left, part.right),
    y: within(isIn(part, near, half) ? near : beyond, half, part.top, part.bottom),
    scale,
  };
}
