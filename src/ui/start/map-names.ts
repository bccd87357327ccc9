import type { Board, Hex } from '../../hex/board.ts';
import { boardExtent } from '../../hex/layout.ts';
import { centreOf, SIZE } from '../board/geometry.ts';

/** A name of a place and the middle of its base line. */
export interface PlacedName {
  readonly hex: Hex;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** The width of a letter of the condensed face, in heights. */
const LETTER = 0.47;

function overlaps(a: PlacedName, b: PlacedName, height: number): boolean {
  const width = ((a.name.length + b.name.length) / 2 + 1) * LETTER * height;
  return Math.abs(a.x - b.x) < width && Math.abs(a.y - b.y) < height;
}

/** Names below their hexes, kept on the map; the ones that would lie on an earlier name are left out. */
export function namesOn(board: Board, places: ReadonlyMap<Hex, string>, height: number): PlacedName[] {
  const map = boardExtent(board, SIZE);
  const placed: PlacedName[] = [];
  for (const [hex, name] of places) {
    const centre = centreOf(board, hex);
    const half = (name.length / 2) * LETTER * height;
    const below = centre.y + SIZE * 0.65 + height * 0.85;
    const next = {
      hex,
      name,
      x: Math.round(Math.min(Math.max(centre.x, half), map.width - half)),
      y: Math.round(below > map.height ? centre.y - SIZE * 0.6 : below),
    };
    if (!placed.some((other) => overlaps(other, next, height))) placed.push(next);
  }
  return placed;
}
