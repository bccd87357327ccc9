// M44-TER-*: the tile, the piece and the obstacle of a hex.
import type { Hex } from '../../hex/board.ts';
import { terrainRow } from '../../memoir/terrain/data/rows.ts';
import type { Piece } from '../../memoir/terrain/ground.ts';
import { joinPath } from '../fault.ts';
import { OWNED, RECOVERY, sideOf as sideNumber } from '../piece-text.ts';
import { numberOf, quoted, remark, sideOf, textOf, unknownFields, fault, type Importing } from './importing.ts';
import type { RawObject } from './raw.ts';
import { linksOf } from './shapes-of-tiles.ts';
import { BEHAVIOURS, tileOf } from './tiles.ts';

export const GROUND_PARTS = ['terrain', 'rect_terrain', 'obstacle'] as const;
export type GroundPart = (typeof GROUND_PARTS)[number];

const FIELDS = ['name', 'orientation', 'behavior', 'behavior2', 'original_owner', 'properties'];
/** What lies on a hex as a rectangular piece and is a unit of the game: read with the units. */
export const SHIPS: Readonly<Record<string, 'destroyer' | 'aircraftCarrier'>> = {
  pdestroyer: 'destroyer',
  destroyer: 'destroyer',
  pcarrier: 'aircraftCarrier',
  carrier: 'aircraftCarrier',
};
const LEFT_OUT: Readonly<Record<string, string>> = {
  loco: 'A locomotive',
  wagon: 'A railway wagon',
  barge: 'A barge',
};
const BLOWN = ['CAN_BE_BLOWN', 'ONE_MEDAL_IF_BLOWN'];

export function shipOf(part: RawObject): 'destroyer' | 'aircraftCarrier' | undefined {
  const name = typeof part.name === 'string' ? part.name.trim().toLowerCase() : '';
  return Object.hasOwn(SHIPS, name) ? SHIPS[name] : undefined;
}

export interface Spot {
  readonly hex: Hex;
  /** A unit begins the battle there. */
  readonly isManned: boolean;
}

/** What a part of a hex lays on it by our rules; nothing where it is not understood. */
export function readGroundPart(reading: Importing, path: string, part: RawObject, spot: Spot): Piece[] {
  const { hex } = spot;
  const name = textOf(reading, joinPath(path, 'name'), part.name);
  if (name === undefined) {
    if (part.name === undefined) fault(reading, joinPath(path, 'name'), 'is missing');
    return [];
  }
  const tile = tileOf(name);
  const word = name.trim().toLowerCase();
  if (tile === undefined) {
    const thing = Object.hasOwn(LEFT_OUT, word) ? LEFT_OUT[word] : `A piece of terrain called ${quoted(name)}`;
    remark(reading, joinPath(path, 'name'), thing, 'It is left out; the rest of the hex is as it is.', hex);
    return [];
  }
  unknownFields(reading, path, part, FIELDS, `a piece of terrain (${name})`, hex);
  if (part.properties !== undefined) {
    const thing = `Terrain (${name}) with rules of its own`;
    remark(reading, joinPath(path, 'properties'), thing, 'It has its usual rules.', hex);
  }
  if (tile.nearly !== undefined) {
    const instead = tile.id === 'road' ? 'a road that joins every side' : NEARLY[tile.id];
    remark(reading, joinPath(path, 'name'), tile.nearly, `It is played as ${instead ?? tile.id}.`, hex);
  }
  // Nothing and 0 are as the tile comes out of the box.
  const orientation = Math.max(1, numberOf(reading, joinPath(path, 'orientation'), part.orientation) ?? 1);
  const links = tile.shape === undefined ? {} : { links: linksOf(tile.shape, orientation) };
  const base: Piece = { id: tile.id, ...links };
  const behaved = behaving(reading, path, part, base, orientation, spot);
  return owned(reading, path, part, behaved, hex);
}

const NEARLY: Partial<Record<Piece['id'], string>> = { fortress: 'a fortress', roadBlock: 'a road block' };

/** The pieces with what the behaviours of the tile make of them. */
function behaving(
  reading: Importing,
  path: string,
  part: RawObject,
  base: Piece,
  orientation: number,
  { hex, isManned }: Spot,
): Piece[] {
  let pieces: Piece[] = [base];
  for (const key of ['behavior', 'behavior2'] as const) {
    const where = joinPath(path, key);
    const behaviour = textOf(reading, where, part[key])?.trim().toUpperCase();
    if (behaviour === undefined) continue;
    const [first, ...others] = pieces;
    const becomes = Object.hasOwn(BEHAVIOURS, behaviour) ? BEHAVIOURS[behaviour][first.id] : undefined;
    if (becomes !== undefined && isManned && behaviour.startsWith('IMPASSABLE') && !terrainRow(becomes).holds) {
      const instead = 'Units can enter it; those that begin there could not stand on it otherwise.';
      remark(reading, where, `Terrain (${first.id}) that nobody can enter, with a unit in it,`, instead, hex);
    } else if (becomes === 'bridgeSection')
      pieces = [{ id: becomes, links: linksOf('section', orientation) }, ...others];
    else if (becomes !== undefined) pieces = [{ ...first, id: becomes }, ...others];
    else if (behaviour === 'FORD' && (first.id === 'river' || first.id === 'frozenRiver')) {
      pieces = [{ ...first, id: 'river' }, { id: 'ford' }];
    } else if (behaviour === 'OASIS_RECOVERY' && RECOVERY.includes(first.id)) {
      pieces = [{ ...first, recovery: true }, ...others];
    } else if (behaviour === 'HEADQUARTER' && first.id !== 'headquarters') {
      pieces = [...pieces, { id: 'headquarters' }];
    } else if (BLOWN.includes(behaviour)) {
      remark(reading, where, `A bridge that can be blown up (${behaviour})`, 'It is a bridge that stays.', hex);
    } else {
      const thing = `Terrain (${first.id}) that behaves as ${quoted(behaviour)}`;
      remark(reading, where, thing, 'It has its usual rules.', hex);
    }
  }
  return pieces;
}

function owned(reading: Importing, path: string, part: RawObject, pieces: Piece[], hex: Hex): Piece[] {
  const where = joinPath(path, 'original_owner');
  const owner = sideOf(reading, where, part.original_owner);
  if (owner === undefined) return pieces;
  if (pieces.some(({ id }) => OWNED.includes(id))) {
    return pieces.map((piece) => (OWNED.includes(piece.id) ? { ...piece, owner: sideNumber(owner) } : piece));
  }
  remark(reading, where, `An owner of terrain (${pieces[0].id})`, 'It serves both sides alike.', hex);
  return pieces;
}
