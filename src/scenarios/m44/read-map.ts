// The map of a file: what lies, stands and is marked on each of its hexes.
import type { Hex } from '../../hex/board.ts';
import type { SideName } from '../../memoir/side.ts';
import type { Piece } from '../../memoir/terrain/ground.ts';
import type { TraitName } from '../../memoir/units/unit.ts';
import { joinPath } from '../fault.ts';
import { pieceText } from '../piece-text.ts';
import { unitFile } from '../plain-parts.ts';
import type { MineFile, ObjectiveFile, UnitFile } from '../scenario-schema.ts';
import { listOf, objectOf, remark, sideOf, unknownFields, type Importing } from './importing.ts';
import { entryPath } from './normal.ts';
import { isObject, type RawObject } from './raw.ts';
import type { RawHex } from './read-board.ts';
import { GROUND_PARTS, readGroundPart, shipOf, type Spot } from './read-ground.ts';
import type { Nations } from './read-nations.ts';
import { MOST_OBJECTIVES, readTag } from './read-tags.ts';
import { readUnitPart, takesTrait, withTraits, type M44Unit } from './read-unit.ts';

const HEX_FIELDS = ['row', 'col', 'unit', 'tags', ...GROUND_PARTS];

export type Exits = Record<SideName, Set<Hex>>;

export interface MapRead {
  readonly terrain: Record<string, string[]>;
  readonly units: Record<SideName, Record<string, UnitFile>>;
  readonly mines: Record<string, MineFile>;
  readonly objectives: ObjectiveFile[];
  readonly exits: Exits;
}

export function readMap(reading: Importing, hexes: readonly RawHex[], nations: Nations, shipSide: SideName): MapRead {
  const map: MapRead = {
    terrain: {},
    units: { axis: {}, allies: {} },
    mines: {},
    objectives: [],
    exits: { axis: new Set(), allies: new Set() },
  };
  for (const { hex, path, raw } of hexes) {
    const label = reading.board.labels[hex];
    unknownFields(reading, path, raw, HEX_FIELDS, 'a hex', hex);
    const unit = readUnit(reading, path, raw, hex, nations, shipSide);
    const pieces = readPieces(reading, path, raw, { hex, isManned: unit !== undefined });
    if (pieces.length > 0) map.terrain[label] = pieces.map(pieceText);
    const marked = readTags(reading, path, raw, { hex, unit }, map);
    if (marked !== undefined) map.units[marked.side][label] = unitFile(marked);
  }
  return map;
}

function readPieces(reading: Importing, path: string, raw: RawObject, spot: Spot): Piece[] {
  const pieces: Piece[] = [];
  for (const part of GROUND_PARTS) {
    const where = joinPath(path, part);
    const said = objectOf(reading, where, raw[part]);
    if (said === undefined || shipOf(said) !== undefined) continue;
    for (const piece of readGroundPart(reading, where, said, spot)) {
      const isTwice = pieces.some(({ id, owner }) => id === piece.id && owner === piece.owner);
      if (isTwice) remark(reading, where, `The same terrain (${piece.id}) twice`, 'It lies there once.', spot.hex);
      else pieces.push(piece);
    }
  }
  return pieces;
}

/** The unit of a hex, or the ship that lies there as a piece. */
function readUnit(
  reading: Importing,
  path: string,
  raw: RawObject,
  hex: Hex,
  nations: Nations,
  shipSide: SideName,
): M44Unit | undefined {
  const said = objectOf(reading, joinPath(path, 'unit'), raw.unit);
  let unit = said === undefined ? undefined : readUnitPart(reading, joinPath(path, 'unit'), said, hex, nations);
  for (const part of GROUND_PARTS) {
    const piece = raw[part];
    const ship = isObject(piece) ? readShip(reading, joinPath(path, part), piece, hex, shipSide) : undefined;
    if (ship === undefined) continue;
    if (unit === undefined) unit = ship;
    else remark(reading, joinPath(path, part), 'A ship on the hex of another unit', 'The ship is left out.', hex);
  }
  return unit;
}

export function readShip(
  reading: Importing,
  path: string,
  part: RawObject,
  hex: Hex,
  usual: SideName,
): M44Unit | undefined {
  const kind = shipOf(part);
  if (kind === undefined) return undefined;
  unknownFields(reading, path, part, ['name', 'orientation', 'original_owner'], 'a ship', hex);
  const side = sideOf(reading, joinPath(path, 'original_owner'), part.original_owner) ?? usual;
  return { side, kind, figures: null, nation: null, traits: [], idleUntil: 0 };
}

interface Marked {
  readonly hex: Hex;
  readonly unit: M44Unit | undefined;
}

/** Puts what is marked on the map; the unit with what its markers say of it. */
function readTags(
  reading: Importing,
  path: string,
  raw: RawObject,
  { hex, unit }: Marked,
  map: MapRead,
): M44Unit | undefined {
  const label = reading.board.labels[hex];
  const where = joinPath(path, 'tags');
  const marks: { readonly path: string; readonly trait: TraitName }[] = [];
  const tags = listOf(reading, where, raw.tags);
  tags.forEach((one, at) => {
    const here = entryPath(where, tags, at);
    const said = objectOf(reading, here, one);
    const tag = said === undefined ? undefined : readTag(reading, here, said, hex);
    if (tag === undefined) return;
    if (tag.kind === 'trait') marks.push({ path: here, trait: tag.trait });
    else if (tag.kind === 'exit') for (const exit of tag.hexes) map.exits[tag.side].add(exit);
    else if (tag.kind === 'mine') {
      if (map.mines[label] === undefined) map.mines[label] = tag.mine;
      else remark(reading, here, 'A second minefield', 'The first one on the hex counts.', hex);
    } else if (map.objectives.length < MOST_OBJECTIVES) map.objectives.push(tag.objective);
    else {
      const thing = `Medals beyond the ${MOST_OBJECTIVES} that a map can have,`;
      remark(reading, here, thing, 'They are left out.', hex);
    }
  });
  return marks.reduce((marked, { path: here, trait }) => withMark(reading, here, trait, { hex, unit: marked }), unit);
}

function withMark(reading: Importing, path: string, trait: TraitName, { hex, unit }: Marked): M44Unit | undefined {
  const thing = trait === 'camouflaged' ? 'Camouflage' : `A battle star (${trait})`;
  if (unit === undefined) remark(reading, path, `${thing} without a unit`, 'It is left out.', hex);
  else if (takesTrait(unit, trait)) return withTraits(unit, [trait]);
  else remark(reading, path, `${thing} with a unit of another kind`, 'The unit has its usual rules.', hex);
  return unit;
}
