// What lies on a hex once a piece is laid on it: what may share the hex, and what gives way.
import { current, isDraft, type Draft } from 'immer';
import { boardOf, type Hex } from '../hex/board.ts';
import { terrainRow, type TerrainId } from '../memoir/terrain/data/rows.ts';
import type { Piece } from '../memoir/terrain/ground.ts';
import { isTile, seaside } from '../scenarios/read-terrain.ts';
import { familyOf, groupOf, isWay, type Family } from './families.ts';
import type { Plan } from './plan.ts';

const NOTHING: readonly Piece[] = [];

export type PlanDraft = Draft<Plan>;
/** The part of a plan that strokes with pieces work on. */
export interface MapDraft extends Pick<Plan, 'board' | 'face'> {
  readonly pieces: Record<Hex, readonly Piece[]>;
}
type PlanMap = Pick<Plan, 'pieces'>;

/** Does something to the ground. It is done on a copy, and what came of it is written back: a stroke looks at hexes a hundred times. */
export function changeGround(draft: PlanDraft, work: (map: MapDraft) => void): void {
  const before: Plan['pieces'] = isDraft(draft.pieces) ? current(draft.pieces) : draft.pieces;
  const map: MapDraft = { board: draft.board, face: draft.face, pieces: { ...before } };
  work(map);
  for (const hex of new Set([...Object.keys(before), ...Object.keys(map.pieces)].map(Number))) {
    if (map.pieces[hex] !== before[hex]) setPieces(draft, hex, map.pieces[hex] ?? NOTHING);
  }
}

export function piecesOn(plan: PlanMap, hex: Hex): readonly Piece[] {
  return plan.pieces[hex] ?? NOTHING;
}

export function lineOn(plan: PlanMap, hex: Hex, family: Family): Piece | undefined {
  return piecesOn(plan, hex).find(({ id }) => familyOf(id) === family);
}

export function isSamePiece(a: Piece, b: Piece): boolean {
  return a.id === b.id && a.links === b.links && a.owner === b.owner && a.recovery === b.recovery;
}

/** Writes what lies on a hex, if it is anything new. */
export function setPieces(draft: Pick<MapDraft, 'pieces'>, hex: Hex, pieces: readonly Piece[]): void {
  const before = piecesOn(draft, hex);
  const isSame = before.length === pieces.length && before.every((piece, at) => isSamePiece(piece, pieces[at]));
  if (isSame) return;
  if (pieces.length === 0) delete draft.pieces[hex];
  else draft.pieces[hex] = pieces.map((piece) => ({ ...piece }));
}

/** Water, then other ground, then bridges, then what runs over them, then what is built there. */
function rankOf({ id }: Piece): number {
  const family = familyOf(id);
  if (family === 'water') return 0;
  if (family === 'road' && id !== 'hillRoad') return 3;
  if (family === 'rail') return 4;
  if (groupOf(id) === 'crossing') return 2;
  return terrainRow(id).layer === 'tile' ? 1 : 5;
}

/** The pieces of the hex with the new one. Tiles give way to tiles; what lies on them stays. */
export function laidOn(before: readonly Piece[], piece: Piece): readonly Piece[] {
  const [wanted, others] = isTile(piece) ? tileOver(before, piece) : [piece, besides(before, piece.id)];
  if (others.length === before.length - 1 && before.some((one) => isSamePiece(one, wanted))) return before;
  return [...others, wanted].toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** Only one bridge or ford, one bunker, one obstacle of a sort. */
export function givesWay(id: TerrainId, to: TerrainId): boolean {
  return id === to || (groupOf(to) !== null && groupOf(id) === groupOf(to));
}

function besides(before: readonly Piece[], id: TerrainId): readonly Piece[] {
  return before.filter((one) => !givesWay(one.id, id));
}

function tileOver(before: readonly Piece[], piece: Piece): [Piece, readonly Piece[]] {
  const family = familyOf(piece.id);
  const onTop = before.filter((one) => !isTile(one));
  const dry = onTop.filter(({ id }) => groupOf(id) !== 'crossing');
  const road = before.find(({ id }) => familyOf(id) === 'road');
  const water = before.some(({ id }) => familyOf(id) === 'water');
  const besideRoad = [...dry, ...before.filter(({ id }) => id === 'rail')];
  if (piece.id === 'hill' && road !== undefined && !water) return [{ ...road, id: 'hillRoad' }, besideRoad];
  if (piece.id === 'road' && before.some(({ id }) => id === 'hill' || id === 'hillRoad'))
    return [{ ...piece, id: 'hillRoad' }, besideRoad];
  if (family === 'water') return [piece, withBridge([...onTop, ...before.flatMap(overWater)])];
  if (piece.id === 'road' || piece.id === 'rail') {
    const crossed = before.filter(({ id }) => familyOf(id) !== family && (isWay(id) || familyOf(id) === 'water'));
    return [piece, water ? withBridge([...onTop, ...crossed], piece.id) : [...dry, ...crossed]];
  }
  return [piece, dry];
}

/** A road that a river is drawn across stays; its hill does not. */
function overWater(piece: Piece): Piece[] {
  if (piece.id === 'hillRoad') return [{ ...piece, id: 'road' }];
  return isWay(piece.id) ? [piece] : [];
}

/** A way over water has a bridge to go over. */
function withBridge(pieces: readonly Piece[], coming?: TerrainId): readonly Piece[] {
  const ways = [...pieces.map(({ id }) => id), ...(coming === undefined ? [] : [coming])].filter(isWay);
  if (ways.length === 0 || pieces.some(({ id }) => groupOf(id) === 'crossing')) return pieces;
  return [...pieces, { id: ways.some((id) => familyOf(id) === 'road') ? 'bridge' : 'railBridge' }];
}

/** The sand and sea of a beach board need no tile. */
export function isOwnGround({ board, face }: Pick<Plan, 'board' | 'face'>, hex: Hex, id: TerrainId): boolean {
  return face === 'beach' && seaside(boardOf(board), hex) === id;
}
