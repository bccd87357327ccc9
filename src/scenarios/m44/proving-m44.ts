// Made-up `.m44` files for tests and fuzzing. A few dozen seeds in a row use every name of the format, in every spelling.
import { createRandom, nextInt, shuffle, type Random } from '../../engine/random.ts';
import { boardOf, type Board, type BoardName, type Hex } from '../../hex/board.ts';
import { seaside } from '../read-terrain.ts';
import {
  ALLIED_UNITS,
  AXIS_UNITS,
  BADGED,
  BEHAVING,
  COUNTRY_CODES,
  FACE_NAMES,
  FRONT_NAMES,
  MEDAL_NAMES,
  OBSTACLE_NAMES,
  OWNED,
  PIECE_NAMES,
  SHIP_NAMES,
  TILE_NAMES,
  UNIT_BEHAVIOURS,
  UNIT_EQUIPMENT,
} from './data/enumerations.ts';
import { OPTION_VALUES } from './data/sample-options.ts';
import type { RawObject } from './raw.ts';
import { BOARD_TYPES } from './read-board.ts';
import { respelled } from './respelling.ts';

type Part = Record<string, unknown>;
type Hexes = Map<Hex, Part>;

interface Making {
  readonly random: Random;
  readonly seed: number;
  readonly board: Board;
  readonly isBeach: boolean;
  readonly hexes: Hexes;
  /** Hexes on which nothing stands or lies yet. */
  readonly free: Hex[];
}

const UNITS_OF_A_SIDE = 14;
const SAFE_TILES = [
  'woods',
  'hills',
  'buildings',
  'wforest',
  'bled',
  'church',
  'road',
  'dhill',
  'wvillage',
  'cemetery',
];

/** A file as the publisher's editor would write it, always the same for the same seed. */
export function provingM44(seed: number): RawObject {
  const random = createRandom(`m44 ${seed}`);
  const name: BoardName = seed % 16 === 15 ? 'overlord' : seed % 3 === 2 ? 'breakthrough' : 'standard';
  const board = boardOf(name);
  const face = FACE_NAMES[Math.floor(seed / 3) % FACE_NAMES.length];
  const free = Array.from({ length: board.size }, (_, hex) => hex);
  shuffle(random, 'setup', free);
  const making: Making = { random, seed, board, isBeach: face === 'BEACH', hexes: new Map(), free };
  layUnits(making);
  layGround(making);
  layTags(making);
  const hexagons = [...making.hexes].map(([hex, parts]) => ({ row: board.row[hex], col: board.col[hex], ...parts }));
  return {
    meta_data: { scenario_id: String(990_000 + seed), status: 'PRIVATE', software: 'sed 1.2', can_translate: false },
    game_info: gameInfo(making),
    board: { type: BOARD_TYPES[name], face, hexagons, labels: labels(making) },
    text: texts(seed),
    ...(seed % 4 === 1 ? { packs: { terrain: 1, eastern: 1 } } : {}),
    ...(seed % 5 === 2
      ? { equipment_packs: { base_cost: 12, allies_pack: [{ image: { weapon: 'WEAPON_ARMOR' } }] } }
      : {}),
  };
}

/** The same file in one of the ways in which the fields are spelled. */
export function spelledM44(seed: number): unknown {
  return respelled(provingM44(seed), createRandom(`spelling ${seed}`), seed);
}

function pick<T>({ random }: Making, list: readonly T[]): T {
  return list[nextInt(random, 'setup', list.length)];
}

function chance({ random }: Making, oneIn: number): boolean {
  return nextInt(random, 'setup', oneIn) === 0;
}

/** A name of a list that no other seed near this one comes to at the same place. */
function inTurn<T>({ seed }: Making, list: readonly T[], at: number, stride: number): T {
  return list[(seed * stride + at) % list.length];
}

function put({ hexes }: Making, hex: Hex, parts: Part): void {
  hexes.set(hex, { ...hexes.get(hex), ...parts });
}

function isSea({ board, isBeach }: Making, hex: Hex): boolean {
  return isBeach && seaside(board, hex) === 'ocean';
}

function takeHex(making: Making, wanted: (hex: Hex) => boolean): Hex | undefined {
  const at = making.free.findIndex(wanted);
  return at === -1 ? undefined : making.free.splice(at, 1)[0];
}

function layUnits(making: Making): void {
  const { board, seed } = making;
  const half = (isTop: boolean) => (hex: Hex) => board.row[hex] < board.rows / 2 === isTop && !isSea(making, hex);
  const isAxisTop = seed % 7 !== 3;
  const lay = (unit: Part, isAxis: boolean): void => {
    const hex = takeHex(making, half(isAxis === isAxisTop));
    if (hex === undefined) return;
    put(making, hex, { unit });
    if (chance(making, 4))
      put(making, hex, {
        terrain: { name: pick(making, SAFE_TILES), ...(chance(making, 2) ? { orientation: 1 } : {}) },
      });
    else if (chance(making, 5)) put(making, hex, { obstacle: { name: 'sand', orientation: isAxis ? 1 : 2 } });
  };
  for (let at = 0; at < UNITS_OF_A_SIDE; at++) {
    lay({ name: inTurn(making, ALLIED_UNITS, at, 5) }, false);
    lay({ name: inTurn(making, AXIS_UNITS, at, 5) }, true);
  }
  for (let at = 0; at < 8; at++) {
    const [name, badge, figures] = inTurn(making, BADGED, at, 8);
    const unit = {
      name,
      ...(badge === 0 ? {} : { badge: `badge${badge}` }),
      ...(figures === undefined ? {} : { nbr_units: figures }),
    };
    lay(unit, AXIS_UNITS.includes(name));
  }
  for (let at = 0; at < 3; at++) {
    const [name, behavior] = inTurn(making, UNIT_BEHAVIOURS, at, 3);
    const turn = behavior === 'CANNOT_BE_ACTIVATED_TILL_TURN' ? { turn: 2 } : {};
    lay({ name, behavior, ...turn }, AXIS_UNITS.includes(name));
    const [other, equipment] = inTurn(making, UNIT_EQUIPMENT, at, 1);
    lay({ name: other, equipment, ...(equipment === 'wittmann' ? { nbr_units: 1 } : {}) }, AXIS_UNITS.includes(other));
  }
  for (const name of SHIP_NAMES) {
    const hex = takeHex(making, (one) => isSea(making, one));
    if (hex !== undefined)
      put(making, hex, { rect_terrain: { name, ...(chance(making, 2) ? { original_owner: 'AXIS' } : {}) } });
  }
}

function layGround(making: Making): void {
  const { seed } = making;
  const spots = making.free.filter((hex) => !isSea(making, hex));
  const next = (): Hex | undefined => takeHex(making, (hex) => spots.includes(hex));
  const lay = (part: string, said: Part): void => {
    const hex = next();
    if (hex === undefined) return;
    put(making, hex, { [part]: said });
    if (part === 'rect_terrain' && chance(making, 2)) put(making, hex, { terrain: { name: 'river', orientation: 1 } });
    if (part === 'obstacle' && chance(making, 3)) put(making, hex, { terrain: { name: 'hills' } });
  };
  const orientation = (): Part => (chance(making, 4) ? {} : { orientation: 1 + nextInt(making.random, 'setup', 6) });
  for (let at = 0; at < 4; at++) {
    const [part, name, behavior] = inTurn(making, BEHAVING, at, 4);
    lay(part, { name, behavior, ...orientation() });
  }
  for (let at = 0; at < 5; at++) lay('rect_terrain', { name: inTurn(making, PIECE_NAMES, at, 5), ...orientation() });
  for (let at = 0; at < 3; at++) lay('obstacle', { name: inTurn(making, OBSTACLE_NAMES, at, 3), ...orientation() });
  const [part, name] = inTurn(making, OWNED, 0, 1);
  lay(part, {
    name,
    original_owner: seed % 2 === 0 ? 'AXIS' : 'ALLIES',
    ...(name === 'sand' ? { behavior: 'SEAWALL' } : {}),
  });
  if (seed % 6 === 0) lay('terrain', { name: 'river', properties: { isImpassable: { AXIS: true, ALLIES: [2, 3] } } });
  for (let at = 0; at < 24; at++) lay('terrain', { name: inTurn(making, TILE_NAMES, at, 24), ...orientation() });
}

function someLabels(making: Making, count: number): string[] {
  const { board, random } = making;
  const all = board.labels.slice();
  shuffle(random, 'setup', all);
  return all.slice(0, count);
}

function layTags(making: Making): void {
  const { board, seed } = making;
  const tag = (hex: Hex, said: Part): void => {
    const { tags = [] } = (making.hexes.get(hex) ?? {}) as { tags?: Part[] };
    put(making, hex, { tags: [...tags, said] });
  };
  const anyHex = (): Hex => nextInt(making.random, 'setup', board.size);
  // A ship bears no mine beside it.
  const land = Array.from({ length: board.size }, (_, hex) => hex).filter((hex) => !isSea(making, hex));
  const medals: readonly Part[] = [
    { permanent: false, counts_for: 1, nbr_hex: 1 },
    { permanent: true, counts_for: 2 },
    { majority: true, side: 'ALLIES' },
    { turn_start: true },
    { any_hex: true, side: 'ALLIES' },
    { last_to_occupy: true },
    { sole_control: true, nbr_hex: 2 },
  ];
  for (let at = 0; at < 3; at++) {
    const medal = inTurn(making, medals, at, 3);
    const group =
      medal.nbr_hex === 2 || medal.majority === true || chance(making, 3) ? { group: someLabels(making, 3) } : {};
    tag(anyHex(), { name: inTurn(making, MEDAL_NAMES, at, 3), ...group, ...(chance(making, 4) ? {} : { medal }) });
  }
  for (const side of ['AXIS', 'ALLIES', undefined]) {
    const behavior = chance(making, 3) ? 'DECOY_MEDAL_MINE_FIELD' : 'MINE_FIELD';
    tag(pick(making, land), {
      name: 'tag3',
      ...(chance(making, 5) ? {} : { behavior }),
      ...(side === undefined ? {} : { side }),
    });
  }
  const edge = board.labels.filter((_, hex) => board.row[hex] === 0 || board.row[hex] === board.rows - 1);
  for (const [name, side] of [
    ['tag4', 'ALLIES'],
    ['tag5', 'AXIS'],
  ] as const) {
    const hex = board.labels.indexOf(pick(making, edge));
    tag(hex, { name, behavior: 'EXIT_MARKER', side, ...(chance(making, 2) ? { group: [pick(making, edge)] } : {}) });
  }
  if (seed % 5 === 0) tag(anyHex(), { name: 'tag1', ...(chance(making, 2) ? { behavior: 'IS_WITTMANN' } : {}) });
  const units = [...making.hexes].filter(([, parts]) => 'unit' in parts).map(([hex]) => hex);
  tag(pick(making, units), {
    name: seed % 2 === 0 ? 'tag14' : 'tag15',
    ...(chance(making, 3) ? { orientation: 2 } : {}),
  });
}

function labels(making: Making): Part[] {
  const { board } = making;
  return someLabels(making, 4).map((label, at) => {
    const hex = board.labels.indexOf(label);
    const lines = at === 0 ? ['Upper', 'Mill'] : at === 1 ? [] : [`Place ${at}`];
    return { row: board.row[hex], col: board.col[hex], ...(lines.length === 0 ? {} : { text: lines }) };
  });
}

function gameInfo(making: Making): Part {
  const { seed } = making;
  const [allies, axis] = inTurn(making, COUNTRY_CODES, 0, 1);
  const isAxisTop = seed % 7 !== 3;
  const [one, two] = isAxisTop ? (['AXIS', 'ALLIES'] as const) : (['ALLIES', 'AXIS'] as const);
  const options = [0, 1, 2].map((at) => {
    const [key, values] = inTurn(making, OPTION_VALUES, at, 3);
    return [key, pick(making, values(someLabels(making, 2)))] as const;
  });
  const country = (side: 'AXIS' | 'ALLIES'): string => (side === 'AXIS' ? axis : allies);
  const sudden = { side: 'ALLIES', number: 2, group: someLabels(making, 3) };
  return {
    front: inTurn(making, FRONT_NAMES, 0, 1),
    type: seed % 9 === 0 ? 'FICTIONAL' : 'HISTORICAL',
    ...(seed % 8 === 5 ? {} : { date_begin: `19${39 + (seed % 7)}-06-0${1 + (seed % 9)}`, date_end: '1945-05-08' }),
    ...(seed % 11 === 4 ? {} : { starting: chance(making, 2) ? 'PLAYER1' : 'PLAYER2' }),
    side_player1: one,
    side_player2: two,
    country_player1: country(one),
    country_player2: country(two),
    cards_player1: 2 + (seed % 5),
    cards_player2: seed % 13 === 6 ? 14 : 3 + (seed % 4),
    victory_player1: 2 + (seed % 11),
    victory_player2: 4 + (seed % 5),
    victory_conditions: [{ standard: [] }],
    expert: false,
    options: seed % 10 === 9 ? [] : Object.fromEntries(options),
    ...(seed % 4 === 2 ? { victory: { condition: [{ group_sudden_death: sudden }] } } : {}),
    ...(seed % 6 === 1 ? { operationID: '12' } : {}),
  };
}

function texts(seed: number): Part {
  const own = {
    name: `Made-up battle ${seed}`,
    ...(seed % 2 === 0 ? { subtitle: 'Somewhere in the west' } : {}),
    sdate: 'June 6th, 1944',
    historical: 'A river,<br/>and a bridge &amp; a mill.',
    description: 'Axis: 4 cards.\nThe Allies move first.',
    rules: 'Towns are towns.',
    victory: '5 medals.',
    bibliography: 'None.',
  };
  if (seed % 6 === 3) return { fr: { ...own, name: `Bataille ${seed}` } };
  return seed % 6 === 4 ? { de: { name: 'Die Schlacht' }, en: own } : { en: own };
}
