// Roads, rails, rivers and wadis: a stroke joins them from hex to hex.
import { boardOf, directionTo, type Board, type Hex } from '../hex/board.ts';
import type { TerrainId } from '../memoir/terrain/data/rows.ts';
import { familyOf, type Family } from './families.ts';
import { laidOn, lineOn, piecesOn, setPieces, type MapDraft } from './lay.ts';
import {
  joinEdge,
  joinOpenEnds,
  joinPointing,
  leadsSomewhere,
  leaveEdge,
  lieAlone,
  linksOn,
  openEnd,
  join,
  turnBridge,
  unlinkAround,
} from './links.ts';

/** Lays a line along a trail of hexes. One hex alone is taken up by the open ends around it. */
export function drawLine(draft: MapDraft, id: TerrainId, trail: readonly Hex[]): void {
  const family = familyOf(id);
  if (family === null || trail.length === 0) return;
  const board = boardOf(draft.board);
  const isClick = new Set(trail).size === 1;
  const ends = endsOf(trail);
  const laid = [...new Set(trail)].filter((hex) => isClick || !isKept(draft, id, family, hex, ends.includes(hex)));
  for (const hex of laid) layLine(draft, board, id, family, hex);
  if (!isClick && laid[0] === trail[0]) leaveEdge(draft, board, trail[0], family);
  for (let at = 1; at < trail.length; at++) {
    const direction = directionTo(board, trail[at - 1], trail[at]);
    if (direction >= 0) join(draft, board, trail[at - 1], family, direction);
  }
  for (const hex of laid) joinPointing(draft, board, hex, family);
  if (isClick) joinOpenEnds(draft, board, trail[0], family);
  for (const hex of ends) joinEdge(draft, board, hex, family, !isClick);
  for (const hex of laid) if (linksOn(draft, hex, family) === 0) lieAlone(draft, board, hex, family);
  if (family === 'wadi') for (const hex of ends) openEnd(draft, board, hex, family);
}

/** Hexes that a trail does not pass through: where it begins and ends, and where it turns back. */
function endsOf(trail: readonly Hex[]): readonly Hex[] {
  const passed = new Set(trail.filter((_, at) => at > 0 && at < trail.length - 1 && trail[at - 1] !== trail[at + 1]));
  return [...new Set(trail)].filter((hex) => !passed.has(hex));
}

/** A stroke leads into towns and seas instead of over them, and begins or ends at another water as it is. */
function isKept(draft: MapDraft, id: TerrainId, family: Family, hex: Hex, isEnd: boolean): boolean {
  const line = lineOn(draft, hex, family);
  if (line === undefined) return leadsSomewhere(draft, hex, family);
  return isEnd && line.id !== id && line.id !== 'road' && id !== 'road';
}

function layLine(draft: MapDraft, board: Board, id: TerrainId, family: Family, hex: Hex): void {
  const before = piecesOn(draft, hex);
  const own = lineOn(draft, hex, family);
  const links = own?.links ?? (own === undefined ? 0 : linksOn(draft, hex, family));
  replacePieces(draft, board, hex, laidOn(before, { id, links }));
}

/** Lays other pieces on a hex; lines around it that led to one that is gone are mended. */
export function replacePieces(draft: MapDraft, board: Board, hex: Hex, pieces: ReturnType<typeof piecesOn>): void {
  const before = familiesOn(draft, hex);
  setPieces(draft, hex, pieces);
  const after = familiesOn(draft, hex);
  for (const family of before) if (!after.has(family)) unlinkAround(draft, board, hex, family);
  turnBridge(draft, board, hex);
}

function familiesOn(draft: MapDraft, hex: Hex): ReadonlySet<Family> {
  return new Set(piecesOn(draft, hex).flatMap(({ id }) => familyOf(id) ?? []));
}
