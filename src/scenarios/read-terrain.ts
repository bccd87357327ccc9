// M44-BOARD-12, M44-TER-BUNKER, M44-MINE-1
import type { Board, Hex } from '../hex/board.ts';
import type { ScenarioMine } from '../memoir/scenario.ts';
import { NO_SIDE, SIDES, type MaybeSide, type Side } from '../memoir/side.ts';
import { terrainRow, type TerrainId } from '../memoir/terrain/data/rows.ts';
import type { Ground, Piece } from '../memoir/terrain/ground.ts';
import { joinPath } from './fault.ts';
import { readPiece, sideOf } from './piece-text.ts';
import { piecesIn, plainMine } from './plain-parts.ts';
import { note, readHex, take, type Reading } from './reading.ts';
import type { MineFile, TerrainFile } from './scenario-schema.ts';

type ByLabel<T> = Readonly<Record<string, T>>;

/** The map: what is written, the sea of a beach board, and the markers of the mines. */
export function readGround(
  reading: Reading,
  terrain: ByLabel<TerrainFile>,
  beach: boolean,
  mines: readonly ScenarioMine[],
  standing: ReadonlyMap<Hex, Side>,
): Ground {
  const pieces: Piece[][] = Array.from({ length: reading.board.size }, () => []);
  for (const [label, file] of Object.entries(terrain)) {
    const path = joinPath('terrain', label);
    const hex = readHex(reading, path, label);
    const written = readHexTerrain(reading, path, file);
    if (hex !== undefined) pieces[hex] = written.flatMap((piece) => settleOwner(piece, standing.get(hex)));
  }
  if (beach) {
    for (let hex = 0; hex < reading.board.size; hex++) {
      const sea = seaside(reading.board, hex);
      if (sea !== null && !pieces[hex].some(isTile)) pieces[hex].unshift({ id: sea });
    }
  }
  for (const { hex } of mines) pieces[hex].push({ id: 'minefield' });
  return { pieces };
}

function readHexTerrain(reading: Reading, path: string, file: TerrainFile): Piece[] {
  const pieces: Piece[] = [];
  piecesIn(file).forEach((entry, at) => {
    const where = Array.isArray(file) ? joinPath(path, at) : path;
    const piece = take(reading, where, readPiece(entry));
    if (piece === undefined) return;
    const twice = pieces.some((other) => other.id === piece.id && other.owner === piece.owner);
    if (twice) note(reading, where, `${piece.id} is on this hex twice`);
    else pieces.push(piece);
  });
  return pieces;
}

/**
 * A bunker or sea wall without an owner belongs to the side that stands on it at the start. With nobody there,
 * a bunker is a field bunker, and a sea wall shelters both sides.
 */
export function settleOwner(piece: Piece, standing: Side | undefined): Piece[] {
  if (piece.owner !== undefined || terrainRow(piece.id).protects !== 'owner') return [piece];
  if (standing !== undefined) return [{ ...piece, owner: standing }];
  if (piece.id === 'bunker') return [{ ...piece, id: 'fieldBunker' }];
  return SIDES.map((owner) => ({ ...piece, owner }));
}

export function isTile(piece: Piece): boolean {
  return terrainRow(piece.id).layer === 'tile';
}

/** What the beach side of the board shows on a hex. */
export function seaside(board: Board, hex: Hex): Extract<TerrainId, 'beach' | 'ocean'> | null {
  const fromBottom = board.rows - board.row[hex];
  const beachRows = 3;
  const oceanRows = board.name === 'breakthrough' ? 3 : 2;
  if (fromBottom <= oceanRows) return 'ocean';
  return fromBottom <= oceanRows + beachRows ? 'beach' : null;
}

export function readMines(reading: Reading, file: ByLabel<MineFile>): ScenarioMine[] {
  const mines: ScenarioMine[] = [];
  for (const [label, said] of Object.entries(file)) {
    const hex = readHex(reading, joinPath('mines', label), label);
    const { side, decoy } = plainMine(said);
    const laidBy: MaybeSide = side === 'anyone' ? NO_SIDE : sideOf(side);
    if (hex !== undefined) mines.push({ hex, side: laidBy, decoy });
  }
  return mines;
}
