// M44-TER-BUNKER, M44-DIFF-15
import { ok } from '../engine/result.ts';
import { DIRECTIONS } from '../hex/board.ts';
import { SIDE_NAMES, type Side, type SideName } from '../memoir/side.ts';
import { TERRAIN_IDS, terrainRow, type TerrainId } from '../memoir/terrain/data/rows.ts';
import type { Piece } from '../memoir/terrain/ground.ts';
import { faulty, unknownName, type Read } from './fault.ts';
import type { PieceFile } from './scenario-schema.ts';

export const OWNED: readonly TerrainId[] = ['bunker', 'seaWall', 'headquarters', 'airfield'];
export const RECOVERY: readonly TerrainId[] = ['oasis', 'hospital', 'headquarters'];
const LINKS = /^(?:E|NE|NW|W|SW|SE)(?:-(?:E|NE|NW|W|SW|SE))*$/;

type PieceObject = Exclude<PieceFile, string>;

/** 'river E-W', 'bunker axis', 'oasis recovery', or the same as an object. */
export function readPiece(file: PieceFile): Read<Piece> {
  const spelled = typeof file === 'string' ? spellOut(file) : ok(file);
  return spelled.ok ? pieceOf(spelled.value) : spelled;
}

function spellOut(text: string): Read<PieceObject> {
  const [piece = '', ...words] = text.trim().split(/\s+/);
  let object: PieceObject = { piece };
  for (const word of words) {
    if (LINKS.test(word)) object = { ...object, links: word.split('-') as (typeof DIRECTIONS)[number][] };
    else if (word === 'axis' || word === 'allies') object = { ...object, owner: word };
    else if (word === 'recovery' || word === 'noRecovery') object = { ...object, recovery: word === 'recovery' };
    else {
      const wanted = "directions such as 'E-W', 'axis', 'allies', 'recovery' or 'noRecovery'";
      return faulty('', `'${word}' says nothing about a piece of terrain; expected ${wanted}`);
    }
  }
  return ok(object);
}

function pieceOf({ piece, links, owner, recovery }: PieceObject): Read<Piece> {
  const id = TERRAIN_IDS.find((known) => known === piece);
  if (id === undefined) return faulty('', `there is no terrain ${unknownName(piece, TERRAIN_IDS)}`);
  if (terrainRow(id).layer === 'marker') return faulty('', "lay mines under 'mines', with the side that laid them");
  if (owner !== undefined && !OWNED.includes(id)) {
    return faulty('', `${id} has no owner; only ${OWNED.join(', ')} have one`);
  }
  if (recovery !== undefined && !RECOVERY.includes(id)) {
    return faulty('', `${id} has no recovery rule; only ${RECOVERY.join(', ')} have one`);
  }
  return ok({
    id,
    ...(links === undefined ? {} : { links: linkMask(links) }),
    ...(owner === undefined ? {} : { owner: sideOf(owner) }),
    ...(recovery === undefined ? {} : { recovery }),
  });
}

function linkMask(links: readonly (typeof DIRECTIONS)[number][]): number {
  return links.reduce((mask, name) => mask | (1 << DIRECTIONS.indexOf(name)), 0);
}

export function sideOf(name: SideName): Side {
  return name === 'allies' ? 0 : 1;
}

export function pieceText(piece: Piece): string {
  const words: string[] = [piece.id];
  const { links, owner, recovery } = piece;
  if (links !== undefined) words.push(DIRECTIONS.filter((_, direction) => (links >> direction) & 1).join('-'));
  if (owner !== undefined) words.push(SIDE_NAMES[owner]);
  if (recovery !== undefined) words.push(recovery ? 'recovery' : 'noRecovery');
  return words.join(' ');
}
