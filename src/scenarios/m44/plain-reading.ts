// What a file of another program says by our rules, without the block that this game adds to its own exports.
import { boardOf, type Hex } from '../../hex/board.ts';
import type { SideName } from '../../memoir/side.ts';
import { TRAIT_NAMES } from '../../memoir/units/unit.ts';
import { joinPath, type Fault } from '../fault.ts';
import { FILE_VERSION, SCENARIO_FORMAT } from '../file-names.ts';
import { pieceText } from '../piece-text.ts';
import { plainFile } from '../plain-file.ts';
import { unitFile } from '../plain-parts.ts';
import type { Piece } from '../../memoir/terrain/ground.ts';
import {
  FACES_OF_THE_BOARD,
  type MineFile,
  type ObjectiveFile,
  type ScenarioFile,
  type SpecialFile,
  type UnitFile,
} from '../scenario-schema.ts';
import {
  fault,
  newImport,
  isYesOrNo,
  listOf,
  objectOf,
  quoted,
  remark,
  sideOf,
  unknownFields,
  type Importing,
} from './importing.ts';
import { entryPath } from './normal.ts';
import { isObject, objectAt, wordOf, type RawObject } from './raw.ts';
import { boardName, readHexagons, readLabels, type RawHex } from './read-board.ts';
import { GROUND_PARTS, readGroundPart, shipOf, type Spot } from './read-ground.ts';
import { readDate } from './read-date.ts';
import { otherSide, readInfo } from './read-info.ts';
import { readOptions, readVictory } from './read-options.ts';
import { MOST_OBJECTIVES, readTag } from './read-tags.ts';
import { readTexts } from './read-text.ts';
import { nationsIn, type Nations } from './read-nations.ts';
import { readUnitPart, type M44Unit } from './read-unit.ts';

export interface PlainReading {
  readonly file: ScenarioFile;
  readonly reading: Importing;
}

const HEX_FIELDS = ['row', 'col', 'unit', 'tags', ...GROUND_PARTS];
const TOP_FIELDS = ['meta_data', 'game_info', 'board', 'text', 'packs', 'equipment_packs', 'options'];

/** Faults are in the reading: the file is only as good as they allow. */
export function plainReading(json: RawObject): PlainReading | readonly Fault[] {
  const type = boardName(objectAt(json, 'board').type);
  if (typeof type !== 'string') return [{ path: 'board.type', message: type.message }];
  const reading = newImport(boardOf(type));
  const board = objectOf(reading, 'board', json.board);
  if (json.board === undefined) fault(reading, 'board', 'is missing');
  if (type === 'overlord') {
    const instead = 'The map can be looked at and drawn on; a battle on it cannot be fought.';
    remark(reading, 'board.type', 'The Overlord board and its rules of command', instead);
  }
  unknownFields(reading, '', json, TOP_FIELDS, 'the file');
  if (json.options !== undefined) {
    remark(reading, 'options', 'Special rules outside of game_info', 'They are kept, and not played.');
  }
  const info = readInfo(reading, 'game_info', objectOf(reading, 'game_info', json.game_info) ?? {});
  const words = readTexts(reading, 'text', objectOf(reading, 'text', json.text) ?? {});
  const date = readDate(reading, 'game_info', objectAt(json, 'game_info'), words.year);
  const hexes = readHexagons(reading, 'board.hexagons', board?.hexagons);
  const nations = nationsIn(info, hexes);
  const map = readMap(reading, hexes, nations, otherSide(info.top));
  const special = readSpecial(reading, objectAt(json, 'game_info'), nations, map.exits);
  const face = faceOf(reading, board?.face);
  unknownFields(reading, 'board', board ?? {}, ['type', 'face', 'hexagons', 'labels', 'groups'], 'the board');
  const side = (name: SideName) => ({
    nation: nations[name],
    ...(info.sides[name].hand === undefined ? {} : { hand: info.sides[name].hand }),
    ...(info.sides[name].medals === undefined ? {} : { medals: info.sides[name].medals }),
    edge: info.top === name ? ('top' as const) : ('bottom' as const),
  });
  const file = plainFile({
    format: SCENARIO_FORMAT,
    version: FILE_VERSION,
    name: words.name ?? nameless(json),
    ...(info.front === undefined ? {} : { front: info.front }),
    ...(date === undefined ? {} : { date }),
    board: type,
    face,
    sides: { axis: side('axis'), allies: side('allies') },
    ...(info.first === undefined ? {} : { first: info.first }),
    terrain: map.terrain,
    units: map.units,
    mines: map.mines,
    objectives: map.objectives,
    exits: exitsFile(reading, map.exits),
    special,
    places: readLabels(reading, 'board.labels', board?.labels),
    text: words.text,
  });
  return { file, reading };
}

function nameless(json: RawObject): string {
  const { scenario_id: first, id: second } = objectAt(json, 'meta_data');
  const id = first ?? second;
  const isPlain = typeof id === 'string' || typeof id === 'number';
  return isPlain ? `Scenario ${String(id).slice(0, 40)}` : 'Scenario without a name';
}

function faceOf(reading: Importing, value: unknown): NonNullable<ScenarioFile['face']> {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value;
  const face = FACES_OF_THE_BOARD.find((name) => name === word);
  if (value !== undefined && face === undefined) {
    remark(reading, 'board.face', `The board face ${quoted(value)}`, 'The board shows open country.');
  }
  return face ?? 'country';
}

type Exits = Record<SideName, Set<Hex>>;

interface MapRead {
  readonly terrain: Record<string, string[]>;
  readonly units: Record<SideName, Record<string, UnitFile>>;
  readonly mines: Record<string, MineFile>;
  readonly objectives: ObjectiveFile[];
  readonly exits: Exits;
}

function readMap(reading: Importing, hexes: readonly RawHex[], nations: Nations, shipSide: SideName): MapRead {
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
    const isHidden = readTags(reading, path, raw, hex, map);
    if (unit === undefined) {
      if (isHidden) remark(reading, joinPath(path, 'tags'), 'Camouflage without a unit', 'It is left out.', hex);
      continue;
    }
    map.units[unit.side][label] = unitFile(isHidden ? { ...unit, traits: hiddenToo(unit) } : unit);
  }
  return map;
}

function hiddenToo({ traits }: M44Unit): M44Unit['traits'] {
  return TRAIT_NAMES.filter((name) => name === 'camouflaged' || traits.includes(name));
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

/** True where a marker hides the unit. */
function readTags(reading: Importing, path: string, raw: RawObject, hex: Hex, map: MapRead): boolean {
  const label = reading.board.labels[hex];
  const where = joinPath(path, 'tags');
  let isHidden = false;
  const tags = listOf(reading, where, raw.tags);
  tags.forEach((one, at) => {
    const here = entryPath(where, tags, at);
    const said = objectOf(reading, here, one);
    const tag = said === undefined ? undefined : readTag(reading, here, said, hex);
    if (tag === undefined) return;
    if (tag.kind === 'camouflage') isHidden = true;
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
  return isHidden;
}

function exitsFile({ board }: Importing, exits: Exits): NonNullable<ScenarioFile['exits']> {
  const labels = (side: SideName): string[] =>
    [...exits[side]].toSorted((a, b) => a - b).map((hex) => board.labels[hex]);
  return { axis: labels('axis'), allies: labels('allies') };
}

const STANDARD = 'standard';

function readSpecial(reading: Importing, info: RawObject, nations: Nations, exits: Exits): SpecialFile {
  const sides = (['axis', 'allies'] as const).filter((side) => exits[side].size > 0);
  const options = objectOf(reading, 'game_info.options', info.options) ?? {};
  const victory = objectOf(reading, 'game_info.victory', info.victory) ?? {};
  const conditions = listOf(reading, 'game_info.victory_conditions', info.victory_conditions);
  conditions.forEach((one, at) => {
    const path = entryPath('game_info.victory_conditions', conditions, at);
    const named = isObject(one) ? one : { [wordOf(one)]: true };
    for (const [name, more] of Object.entries(named)) {
      const what = `A victory condition called ${quoted(name)}`;
      if (name !== STANDARD) remark(reading, path, what, 'It is not played.');
      else if (!isYesOrNo(more)) remark(reading, path, `${what} that asks for something`, 'The usual conditions hold.');
    }
  });
  return {
    ...readOptions(reading, 'game_info.options', options, { nations, exits: sides }),
    ...readVictory(reading, 'game_info.victory', victory),
  };
}
