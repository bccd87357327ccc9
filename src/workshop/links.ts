// Directions of lines: which hexes a road or river joins, which of its ends are loose, how a bridge lies.
import { OFF_BOARD, type Board, type Hex } from '../hex/board.ts';
import type { TerrainId } from '../memoir/terrain/data/rows.ts';
import { isBridge, isDestination, isWay, mayEndOn, type Family } from './families.ts';
import { lineOn, piecesOn, setPieces, type MapDraft } from './lay.ts';
import { groundOn } from './picture.ts';

const ALL_LINKS = 0b111111;
const WAYS = [0, 1, 2, 3, 4, 5] as const;
/** E–W first: the way a lone piece lies. */
const AXES = [0, 1, 2] as const;

export function opposite(direction: number): number {
  return (direction + 3) % 6;
}

export function linksOn(draft: MapDraft, hex: Hex, family: Family): number {
  const line = lineOn(draft, hex, family);
  return line === undefined ? 0 : (line.links ?? ALL_LINKS);
}

function maskOf(directions: readonly number[]): number {
  return directions.reduce((links, direction) => links | (1 << direction), 0);
}

function has(links: number, direction: number): boolean {
  return (links & (1 << direction)) !== 0;
}

function towards(board: Board, hex: Hex, direction: number): Hex {
  return board.neighbours[hex * 6 + direction];
}

/** The neighbour in this direction has a line of the family that comes over here. */
function isMet(draft: MapDraft, board: Board, hex: Hex, family: Family, direction: number): boolean {
  const other = towards(board, hex, direction);
  return other !== OFF_BOARD && has(linksOn(draft, other, family), opposite(direction));
}

/** Lines are drawn to this hex, and not over it. */
export function leadsSomewhere(draft: MapDraft, hex: Hex, family: Family): boolean {
  return isDestination(family, groundOn(draft, hex));
}

/** It runs out into a hex where nothing takes it up. Over the edge of the board it may always run. */
function isLoose(draft: MapDraft, board: Board, hex: Hex, family: Family, direction: number): boolean {
  const other = towards(board, hex, direction);
  if (other === OFF_BOARD || isMet(draft, board, hex, family, direction)) return false;
  return lineOn(draft, other, family) !== undefined || !leadsSomewhere(draft, other, family);
}

/** Every change of a line's directions is written here: bridges that it runs over or leads to are turned with it. */
export function relink(
  draft: MapDraft,
  board: Board,
  hex: Hex,
  id: TerrainId,
  linksAfter: (before: number) => number,
): void {
  const pieces = piecesOn(draft, hex);
  const line = pieces.find((piece) => piece.id === id);
  if (line === undefined) return;
  const before = line.links ?? ALL_LINKS;
  const links = linksAfter(before);
  setPieces(
    draft,
    hex,
    pieces.map((piece) => (piece === line ? { ...piece, links } : piece)),
  );
  turnBridge(draft, board, hex);
  if (!isWay(id)) return;
  for (const direction of WAYS) {
    const other = towards(board, hex, direction);
    if (other !== OFF_BOARD && has(before ^ links, direction)) turnBridge(draft, board, other);
  }
}

function writeLinks(draft: MapDraft, board: Board, hex: Hex, family: Family, links: number): void {
  const line = lineOn(draft, hex, family);
  if (line !== undefined) relink(draft, board, hex, line.id, () => links);
}

/** The line goes on in this direction; an end that led nowhere is turned there. */
export function addLink(draft: MapDraft, board: Board, hex: Hex, family: Family, direction: number): void {
  const line = lineOn(draft, hex, family);
  if (line === undefined || (line.links !== undefined && has(line.links, direction))) return;
  const before = line.links ?? ALL_LINKS;
  const kept = WAYS.filter((one) => has(before, one) && !isLoose(draft, board, hex, family, one));
  writeLinks(draft, board, hex, family, maskOf([...kept, direction]));
}

/** Both hexes lead to each other; a hex without a line of the family is a place that the other one leads to. */
export function join(draft: MapDraft, board: Board, hex: Hex, family: Family, direction: number): void {
  addLink(draft, board, hex, family, direction);
  const other = towards(board, hex, direction);
  if (other !== OFF_BOARD) addLink(draft, board, other, family, opposite(direction));
}

/** Neighbours that point here are answered. */
export function joinPointing(draft: MapDraft, board: Board, hex: Hex, family: Family): void {
  for (const direction of WAYS) {
    if (isMet(draft, board, hex, family, direction)) join(draft, board, hex, family, direction);
  }
}

/** Neighbours that end in the middle of their hex, or run out into nothing, go on here. */
export function joinOpenEnds(draft: MapDraft, board: Board, hex: Hex, family: Family): void {
  for (const direction of WAYS) {
    const other = towards(board, hex, direction);
    if (other === OFF_BOARD || lineOn(draft, other, family) === undefined) continue;
    const links = linksOn(draft, other, family);
    const directions = WAYS.filter((one) => has(links, one));
    const isOpen = directions.length < 2 || directions.some((one) => isLoose(draft, board, other, family, one));
    if (isOpen) join(draft, board, hex, family, direction);
  }
}

function waysOver(board: Board, hex: Hex): readonly number[] {
  return WAYS.filter((direction) => towards(board, hex, direction) === OFF_BOARD);
}

/**
 * How a line that comes from one direction leads over the edge of the board: straight, or a little to one side where there
 * is only one way. What runs along the edge has none.
 */
function wayOver(board: Board, hex: Hex, coming: number, mayBend = true): number | undefined {
  const ahead = opposite(coming);
  const over = waysOver(board, hex);
  if (over.includes(ahead)) return ahead;
  const isBend = over.length === 1 && [(ahead + 1) % 6, (ahead + 5) % 6].includes(over[0]);
  return mayBend && isBend ? over[0] : undefined;
}

/** It runs along the edge of the board and stops there: as good as over the edge. */
export function stopsAtEdge(board: Board, hex: Hex, coming: number): boolean {
  return waysOver(board, hex).length > 0 && wayOver(board, hex, coming) === undefined;
}

/** At the edge of the board a line runs on over it. */
export function joinEdge(draft: MapDraft, board: Board, hex: Hex, family: Family, mayBend: boolean): void {
  const coming = onlyDirection(linksOn(draft, hex, family));
  const over = coming === null ? undefined : wayOver(board, hex, coming, mayBend);
  if (over !== undefined) addLink(draft, board, hex, family, over);
}

/** A line that ran over the edge of the board from here goes on on the board: that was not its end. */
export function leaveEdge(draft: MapDraft, board: Board, hex: Hex, family: Family): void {
  const links = lineOn(draft, hex, family)?.links ?? 0;
  const inland = links & ~maskOf(waysOver(board, hex));
  if (inland !== links && onlyDirection(inland) !== null) writeLinks(draft, board, hex, family, inland);
}

/** A wadi is entered by its ends, so they are open. */
export function openEnd(draft: MapDraft, board: Board, hex: Hex, family: Family): void {
  const coming = onlyDirection(linksOn(draft, hex, family));
  if (coming !== null) join(draft, board, hex, family, opposite(coming));
}

function onlyDirection(links: number): number | null {
  const direction = Math.log2(links);
  return links > 0 && Number.isInteger(direction) ? direction : null;
}

/** A line by itself lies straight, as it did if it was longer, where it does not run against another of its family. */
export function lieAlone(draft: MapDraft, board: Board, hex: Hex, family: Family, preferred = 0): void {
  const isFree = (direction: number): boolean => {
    const other = towards(board, hex, direction);
    return other === OFF_BOARD || lineOn(draft, other, family) === undefined;
  };
  const axis = [preferred, ...AXES].find((direction) => isFree(direction) && isFree(opposite(direction)));
  if (axis !== undefined) return writeLinks(draft, board, hex, family, (1 << axis) | (1 << opposite(axis)));
  const free = WAYS.find(isFree);
  if (free !== undefined) return writeLinks(draft, board, hex, family, 1 << free);
  for (const direction of WAYS) join(draft, board, hex, family, direction);
}

/** Lines around a hex that lost its own no longer lead there, unless something else takes them up. */
export function unlinkAround(draft: MapDraft, board: Board, hex: Hex, family: Family): void {
  // The way into a wadi stays open.
  if (family === 'wadi' || leadsSomewhere(draft, hex, family) || mayEndOn(family, piecesOn(draft, hex))) return;
  for (const direction of WAYS) {
    const other = towards(board, hex, direction);
    const line = other === OFF_BOARD ? undefined : lineOn(draft, other, family);
    if (line?.links === undefined || !has(line.links, opposite(direction))) continue;
    const left = line.links & ~(1 << opposite(direction));
    if (left === 0) lieAlone(draft, board, other, family, direction);
    else writeLinks(draft, board, other, family, left);
  }
}

/** A bridge lies the way the road over it goes, else across the water, towards a road that waits for it. */
export function turnBridge(draft: MapDraft, board: Board, hex: Hex): void {
  const pieces = piecesOn(draft, hex);
  if (!pieces.some(({ id }) => isBridge(id))) return;
  const links = crossingLinks(draft, board, hex);
  setPieces(
    draft,
    hex,
    pieces.map((piece) => (isBridge(piece.id) ? { ...piece, links } : piece)),
  );
}

function crossingLinks(draft: MapDraft, board: Board, hex: Hex): number {
  const isRail = piecesOn(draft, hex).some(({ id }) => id === 'railBridge');
  const families: readonly Family[] = isRail ? ['rail', 'road'] : ['road', 'rail'];
  for (const family of families) {
    if (lineOn(draft, hex, family) === undefined) continue;
    const links = linksOn(draft, hex, family);
    const only = onlyDirection(links);
    return only === null ? links : links | (1 << opposite(only));
  }
  const waiting = families
    .flatMap((family) => WAYS.filter((direction) => isMet(draft, board, hex, family, direction)))
    .slice(0, 2);
  if (waiting.length === 2) return (1 << waiting[0]) | (1 << waiting[1]);
  const water = linksOn(draft, hex, 'water');
  const first = waiting.length === 1 ? waiting : [];
  const across = [...first, 1, 2, 0, 4, 5, 3];
  const straight = across.find((one) => !has(water, one) && !has(water, opposite(one)));
  if (straight !== undefined) return (1 << straight) | (1 << opposite(straight));
  const bent = across.find((one) => !has(water, one) && !has(water, (one + 2) % 6)) ?? 0;
  return (1 << bent) | (1 << ((bent + 2) % 6));
}
