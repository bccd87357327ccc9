// A scenario file with every part in one shape, hexes in their order on the board: what two files are compared by.
import { boardOf, type Board } from '../../hex/board.ts';
import { hexOfLabel } from '../../hex/labels.ts';
import { SIDE_NAMES } from '../../memoir/side.ts';
import { FILE_VERSION, SCENARIO_FORMAT } from '../file-names.ts';
import { pieceText, readPiece } from '../piece-text.ts';
import { DEFAULT_NATIONS } from '../read-rules.ts';
import type { MineFile, ObjectiveFile, PieceFile, ScenarioFile, TerrainFile, UnitFile } from '../scenario-schema.ts';
import { isEmpty } from './raw.ts';
import { unitOfFile } from './write-unit.ts';

const DEFAULT_HAND = 5;
const DEFAULT_MEDALS = 5;
const SWITCHES = ['permanent', 'majority', 'turnStart', 'lastToOccupy', 'soleControl', 'anyHex'] as const;

/** The scenario without what goes along with it unread. */
export function canonical(file: ScenarioFile): ScenarioFile {
  const board = boardOf(file.board ?? 'standard');
  const terrain = ordered(board, file.terrain, terrainFile);
  const mines = ordered(board, file.mines, mineFile);
  const places = ordered(board, file.places, (name) => name);
  const exits = Object.fromEntries(
    SIDE_NAMES.flatMap((side) => {
      const hexes = [...new Set(file.exits?.[side] ?? [])];
      return hexes.length === 0 ? [] : [[side, hexes]];
    }),
  );
  const { air, ...choices } = file.options ?? {};
  const options = air === undefined || isEmpty(air) ? choices : { ...choices, air };
  return {
    format: SCENARIO_FORMAT,
    version: FILE_VERSION,
    name: file.name,
    ...(file.front === undefined ? {} : { front: file.front }),
    ...(file.date === undefined ? {} : { date: file.date }),
    ...(file.minutes === undefined ? {} : { minutes: file.minutes }),
    ...(board.name === 'standard' ? {} : { board: board.name }),
    ...(file.face === undefined || file.face === 'country' ? {} : { face: file.face }),
    sides: sidesFile(file),
    first: file.first ?? 'allies',
    ...(isEmpty(terrain) ? {} : { terrain }),
    units: {
      axis: ordered(board, file.units.axis, (unit) => unitFile('axis', unit)),
      allies: ordered(board, file.units.allies, (unit) => unitFile('allies', unit)),
    },
    ...(isEmpty(mines) ? {} : { mines }),
    ...((file.objectives ?? []).length === 0 ? {} : { objectives: (file.objectives ?? []).map(objectiveFile) }),
    ...(isEmpty(exits) ? {} : { exits }),
    ...(isEmpty(file.special ?? {}) ? {} : { special: file.special }),
    ...(isEmpty(options) ? {} : { options }),
    ...(isEmpty(places) ? {} : { places }),
    ...(isEmpty(file.text ?? {}) ? {} : { text: file.text }),
  } as ScenarioFile;
}

function ordered<T, U>(
  board: Board,
  values: Readonly<Record<string, T>> | undefined,
  write: (value: T) => U | undefined,
): Record<string, U> {
  const place = (label: string): number => hexOfLabel(board, label) ?? board.size;
  return Object.fromEntries(
    Object.entries(values ?? {})
      .toSorted(([a], [b]) => place(a) - place(b))
      .flatMap(([label, value]): [string, U][] => {
        const written = write(value);
        return written === undefined ? [] : [[label, written]];
      }),
  );
}

export function piecesOf(file: TerrainFile): readonly PieceFile[] {
  return Array.isArray(file) ? file : [file];
}

function terrainFile(file: TerrainFile): TerrainFile | undefined {
  const pieces = piecesOf(file).map((one) => {
    const piece = readPiece(one);
    return piece.ok ? pieceText(piece.value) : one;
  });
  return pieces.length > 1 ? pieces : pieces[0];
}

function mineFile(file: MineFile): MineFile {
  const { side, decoy = false } = typeof file === 'string' ? { side: file } : file;
  return decoy ? { side, decoy } : side;
}

/** The top edge is the Axis's unless somebody says otherwise. */
function sidesFile({ sides }: ScenarioFile): ScenarioFile['sides'] {
  const isTop = sides?.allies?.edge === 'top' || sides?.axis?.edge === 'bottom' ? 'allies' : 'axis';
  const [allies, axis] = SIDE_NAMES.map((side, at) => ({
    nation: sides?.[side]?.nation ?? DEFAULT_NATIONS[at],
    hand: sides?.[side]?.hand ?? DEFAULT_HAND,
    medals: sides?.[side]?.medals ?? DEFAULT_MEDALS,
    edge: isTop === side ? ('top' as const) : ('bottom' as const),
  }));
  return { axis, allies };
}

export function unitFile(side: 'axis' | 'allies', file: UnitFile): UnitFile {
  const unit = unitOfFile(side, file);
  if (unit === undefined) return file;
  const { kind, figures, nation, traits, idleUntil } = unit;
  if (idleUntil === 0) {
    return [kind, ...(figures === null ? [] : [figures]), ...(nation === null ? [] : [nation]), ...traits].join(' ');
  }
  return {
    kind,
    ...(figures === null ? {} : { figures }),
    ...(nation === null ? {} : { nation }),
    ...(traits.length === 0 ? {} : { traits: [...traits] }),
    idleUntil,
  };
}

function objectiveFile(file: ObjectiveFile): ObjectiveFile {
  const { side, need = 1, medals = 1 } = file;
  return {
    hexes: [...new Set(file.hexes)],
    ...(side === undefined ? {} : { side }),
    ...(need === 1 ? {} : { need }),
    ...(medals === 1 ? {} : { medals }),
    ...Object.fromEntries(SWITCHES.filter((name) => file[name] === true).map((name) => [name, true])),
  };
}
