import type { Board, Hex } from '../../hex/board.ts';
import { boardExtent, type Point } from '../../hex/layout.ts';
import { centreOf, SIZE } from '../board/geometry.ts';

/** A name of a place and the middle of its base line. */
export interface PlacedName {
  readonly hex: Hex;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Something that a name should not lie on: a piece, a medal. */
export interface Obstacle extends Point {
  readonly radius: number;
}

/** The width of a letter of the condensed face, in heights. */
const LETTER = 0.47;
/** How far letters reach above their base line, and below it, in heights. */
const RISE = 0.74;
const FALL = 0.2;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boxOf({ name, x, y }: PlacedName, height: number): Box {
  const half = (name.length / 2) * LETTER * height;
  return { left: x - half, right: x + half, top: y - RISE * height, bottom: y + FALL * height };
}

function common(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** How much of the things below a name would cover, in whole things; those of its own hex count as others do. */
function covered(box: Box, obstacles: readonly Obstacle[]): number {
  return obstacles.reduce((sum, { x, y, radius }) => {
    const under = { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
    return sum + common(box, under) / (4 * radius * radius);
  }, 0);
}

/** Below the hex if that does as well as any other place; the farther down this list, the less a name seems its own. */
const SPOTS: readonly (readonly [across: number, down: number, doubt: number])[] = [
  [0, 1, 0],
  [0, -1, 0.06],
  [0.7, 0.9, 0.1],
  [-0.7, 0.9, 0.1],
  [0.7, -0.9, 0.14],
  [-0.7, -0.9, 0.14],
  [1, 0, 0.11],
  [-1, 0, 0.11],
];

function spotsOf(board: Board, hex: Hex, name: string, height: number): { place: PlacedName; doubt: number }[] {
  const map = boardExtent(board, SIZE);
  const centre = centreOf(board, hex);
  const half = (name.length / 2) * LETTER * height;
  return SPOTS.map(([across, down, doubt]) => {
    const x = centre.x + across * (down === 0 ? SIZE * 0.75 + half : SIZE * 0.8);
    const y = down > 0 ? centre.y + (SIZE * 0.65 + height * 0.85) * down : centre.y + SIZE * 0.62 * down;
    const middle = down === 0 ? centre.y + height * 0.3 : y;
    const place = {
      hex,
      name,
      x: Math.round(Math.min(Math.max(x, half), map.width - half)),
      y: Math.round(middle),
    };
    const box = boxOf(place, height);
    const off = box.bottom > map.height + 2 || box.top < -2 ? 9 : 0;
    return { place, doubt: doubt + off };
  });
}

/**
 * Names beside their hexes, kept on the map, where they cover least; the ones that would lie on an earlier name or
 * would hide more than `patience` of what is below are left out.
 */
export function namesOn(
  board: Board,
  places: ReadonlyMap<Hex, string>,
  height: number,
  obstacles: readonly Obstacle[] = [],
  patience = Infinity,
): PlacedName[] {
  const placed: Box[] = [];
  return [...places].flatMap(([hex, name]) => {
    const free = spotsOf(board, hex, name, height)
      .map(({ place, doubt }) => {
        const box = boxOf(place, height);
        return { place, box, hidden: covered(box, obstacles), doubt };
      })
      .filter(({ box, hidden }) => hidden <= patience && placed.every((other) => common(box, other) === 0));
    const [best] = free.toSorted((a, b) => a.hidden + a.doubt - b.hidden - b.doubt);
    if (best === undefined) return [];
    placed.push(best.box);
    return [best.place];
  });
}
