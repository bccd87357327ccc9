// What a file of another program says by our rules, without the block that this game adds to its own exports.
import { boardOf } from '../../hex/board.ts';
import type { SideName } from '../../memoir/side.ts';
import type { Fault } from '../fault.ts';
import { FILE_VERSION, SCENARIO_FORMAT } from '../file-names.ts';
import { plainFile } from '../plain-file.ts';
import { FACES_OF_THE_BOARD, type ScenarioFile, type SpecialFile } from '../scenario-schema.ts';
import {
  fault,
  newImport,
  isYesOrNo,
  listOf,
  objectOf,
  quoted,
  remark,
  unknownFields,
  type Importing,
} from './importing.ts';
import { entryPath } from './normal.ts';
import { isObject, objectAt, wordOf, type RawObject } from './raw.ts';
import { boardName, readHexagons, readLabels } from './read-board.ts';
import { readDate } from './read-date.ts';
import { otherSide, readInfo } from './read-info.ts';
import { readMap, type Exits } from './read-map.ts';
import { readOptions, readVictory } from './read-options.ts';
import { readTexts } from './read-text.ts';
import { nationsIn, type Nations } from './read-nations.ts';

export interface PlainReading {
  readonly file: ScenarioFile;
  readonly reading: Importing;
}

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
