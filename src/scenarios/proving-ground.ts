// Made-up battles for tests, fuzzing and coverage. They are no fun to play, but a few seeds in a row use every kind of
// terrain, unit, nation, objective and special rule that the game knows.
import { FILE_VERSION, SCENARIO_FORMAT } from './file-names.ts';
import { createRandom, nextInt, shuffle, type Random } from '../engine/random.ts';
import { boardOf, DIRECTIONS, type Board, type Hex } from '../hex/board.ts';
import { DECK_NAMES } from '../memoir/cards/decks.ts';
import { SIDE_NAMES, type SideName } from '../memoir/side.ts';
import { TERRAIN_IDS, terrainRow, type TerrainId } from '../memoir/terrain/data/rows.ts';
import type { Ground } from '../memoir/terrain/ground.ts';
import { INFANTRY, SHIP, UNIT_KIND_IDS, UNIT_KINDS, unitKindIndex, type UnitKindId } from '../memoir/units/kinds.ts';
import { TRAIT_NAMES, type Nation } from '../memoir/units/unit.ts';
import { OBJECTIVE_KINDS, SPECIAL_RULES } from './proving-rules.ts';
import { readGround, readMines } from './read-terrain.ts';
import { barrierFor } from './read-units.ts';
import type { Reading } from './reading.ts';
import { FACES_OF_THE_BOARD, type MineFile, type ScenarioFile, type UnitFile } from './scenario-schema.ts';

const ALLIED_NATIONS: readonly Nation[] = ['us', 'brit', 'ru', 'fr', 'ca', 'pl'];
const AXIS_NATIONS: readonly Nation[] = ['jp', 'ger', 'it', 'fi', 'ro'];
const PIECES: readonly TerrainId[] = TERRAIN_IDS.filter((id) => terrainRow(id).layer !== 'marker');
const UNITS_PER_SIDE = 12;

/** A valid scenario file, always the same for the same seed. */
export function provingGround(seed: number): ScenarioFile {
  const random = createRandom(seed);
  const boardName = seed % 3 === 2 ? 'breakthrough' : 'standard';
  const board = boardOf(boardName);
  const face = FACES_OF_THE_BOARD[seed % 2 === 0 ? 1 : pick(random, 4)];
  const top: SideName = chance(random, 4) ? 'allies' : 'axis';
  const terrain = makeTerrain(random, board, seed);
  const mines = makeMines(random, board);
  const reading: Reading = { board, faults: [] };
  const ground = readGround(reading, terrain, face === 'beach', readMines(reading, mines), new Map());
  const free = hexesOf(board);
  const units = {
    allies: placeUnits(random, board, ground, top === 'allies', seed, free),
    axis: placeUnits(random, board, ground, top === 'axis', seed + 5, free),
  };
  return {
    format: SCENARIO_FORMAT,
    version: FILE_VERSION,
    name: `Proving ground ${seed}`,
    date: seed % 2 === 0 ? '1941-10-01' : '1944-10-01',
    board: boardName,
    face,
    sides: {
      axis: {
        nation: AXIS_NATIONS[seed % AXIS_NATIONS.length],
        hand: 3 + pick(random, 4),
        medals: 4 + pick(random, 5),
        edge: top === 'axis' ? 'top' : 'bottom',
      },
      allies: {
        nation: ALLIED_NATIONS[seed % ALLIED_NATIONS.length],
        hand: 3 + pick(random, 4),
        medals: 4 + pick(random, 5),
      },
    },
    first: SIDE_NAMES[pick(random, 2)],
    terrain,
    mines,
    units,
    objectives: [0, 1, 2].map((at) => {
      const kind = OBJECTIVE_KINDS[(seed * 3 + at) % OBJECTIVE_KINDS.length];
      const side = chance(random, 2) ? { side: SIDE_NAMES[pick(random, 2)] } : {};
      return { hexes: labels(random, board, 1 + pick(random, 4) + (kind.need ?? 0)), ...side, ...kind };
    }),
    exits: { axis: edgeLabels(board, top === 'axis'), allies: edgeLabels(board, top === 'allies') },
    special: Object.assign(
      {},
      ...[0, 1, 2].map((at) => SPECIAL_RULES[(seed * 3 + at) % SPECIAL_RULES.length](labels(random, board, 2))),
    ),
    options: { deck: DECK_NAMES[pick(random, 2)], hillSight: chance(random, 3) ? 'heights' : 'classic' },
  };
}

function pick(random: Random, bound: number): number {
  return nextInt(random, 'setup', bound);
}

function chance(random: Random, oneIn: number): boolean {
  return pick(random, oneIn) === 0;
}

function hexesOf(board: Board): Hex[] {
  return Array.from({ length: board.size }, (_, hex) => hex);
}

function labels(random: Random, board: Board, count: number): string[] {
  const hexes = hexesOf(board);
  shuffle(random, 'setup', hexes);
  return hexes.slice(0, count).map((hex) => board.labels[hex]);
}

/** Exits on the far edge. */
function edgeLabels(board: Board, top: boolean): string[] {
  const row = top ? board.rows - 1 : 0;
  return board.labels.filter((_, hex) => board.row[hex] === row).slice(3, 10);
}

function makeTerrain(random: Random, board: Board, seed: number): Record<string, string[]> {
  const hexes = hexesOf(board);
  shuffle(random, 'setup', hexes);
  const terrain: Record<string, string[]> = {};
  const count = Math.floor(board.size * 0.45);
  for (let at = 0; at < count; at++) {
    const id = PIECES[(seed * 37 + at) % PIECES.length];
    terrain[board.labels[hexes[at]]] = piecesWith(random, id);
  }
  return terrain;
}

/** The piece as a text, with the water below a bridge and now and then a hill below an obstacle. */
function piecesWith(random: Random, id: TerrainId): string[] {
  const row = terrainRow(id);
  const words: string[] = [id];
  if (row.road || row.rail || row.closedEdges || (row.is === 'river' && chance(random, 2))) {
    const direction = pick(random, 6);
    const turn = 2 + pick(random, 2);
    if (row.closedEdges || chance(random, 2))
      words.push(`${DIRECTIONS[direction]}-${DIRECTIONS[(direction + turn) % 6]}`);
  }
  if ((id === 'bunker' || id === 'seaWall' || id === 'headquarters') && !chance(random, 3))
    words.push(SIDE_NAMES[pick(random, 2)]);
  if (id === 'oasis' || id === 'headquarters' || id === 'hospital')
    words.push(chance(random, 3) ? 'noRecovery' : 'recovery');
  const text = words.join(' ');
  if (row.crossing || id === 'brokenBridge') return [chance(random, 4) ? 'wideRiver' : 'river', text];
  if (row.layer === 'tile' || chance(random, 2)) return [text];
  return [chance(random, 2) ? 'hill' : 'road', text];
}

function makeMines(random: Random, board: Board): Record<string, MineFile> {
  const owners: readonly MineFile[] = [
    'axis',
    'allies',
    'anyone',
    { side: 'axis', decoy: true },
    { side: 'allies', decoy: true },
  ];
  return Object.fromEntries(labels(random, board, 6).map((label) => [label, owners[pick(random, owners.length)]]));
}

/** Two thirds of the units stand in the own half, the others anywhere: the fight starts at once. */
function placeUnits(
  random: Random,
  board: Board,
  ground: Ground,
  top: boolean,
  seed: number,
  free: Hex[],
): Record<string, UnitFile> {
  const units: Record<string, UnitFile> = {};
  for (let at = 0; at < UNITS_PER_SIDE; at++) {
    const kind = UNIT_KIND_IDS[(seed * 7 + at) % UNIT_KIND_IDS.length];
    const own = at % 3 !== 0 && UNIT_KINDS[unitKindIndex(kind)].class !== SHIP;
    const boat = UNIT_KINDS[unitKindIndex(kind)].class === INFANTRY && chance(random, 5);
    const allowed = free.filter((hex) => {
      if (own && board.row[hex] < board.rows / 2 !== top) return false;
      return barrierFor(ground.pieces[hex], UNIT_KINDS[unitKindIndex(kind)].class, boat) === undefined;
    });
    if (allowed.length === 0) continue;
    const hex = allowed[pick(random, allowed.length)];
    free.splice(free.indexOf(hex), 1);
    units[board.labels[hex]] = makeUnit(random, kind, boat);
  }
  return units;
}

function makeUnit(random: Random, kind: UnitKindId, boat: boolean): UnitFile {
  if (boat) return { kind, traits: ['boat'] };
  if (!chance(random, 3)) return kind;
  const unitClass = UNIT_KINDS[unitKindIndex(kind)].class;
  const fitting = TRAIT_NAMES.filter(
    (trait) => trait !== 'boat' && (unitClass === 1 || (trait !== 'movesTwo' && trait !== 'wittmann')),
  );
  if (chance(random, 6)) return { kind, idleUntil: 1 + pick(random, 4) };
  if (chance(random, 6)) return { kind, figures: 1 + pick(random, 4) };
  return { kind, traits: [fitting[pick(random, fitting.length)]] };
}
