// The plain form of a scenario file: every part in one shape, hexes row by row, nothing in it that goes without saying.
// It is what is kept and sent, and what two files are compared by.
import { boardOf, type Board, type BoardName } from '../hex/board.ts';
import { hexOfLabel } from '../hex/labels.ts';
import type { Front } from '../memoir/air/front.ts';
import { ALLIES, AXIS, SIDE_NAMES, SIDES, type Side, type SideName } from '../memoir/side.ts';
import type { Nation } from '../memoir/units/unit.ts';
import type { ScenarioChoicesFile } from './air-options-schema.ts';
import { FILE_VERSION, SCENARIO_FORMAT } from './file-names.ts';
import { isEmpty } from './is-empty.ts';
import { pieceText, readPiece, sideOf } from './piece-text.ts';
import {
  mineFile,
  objectiveFile,
  piecesIn,
  plainMine,
  plainObjective,
  plainUnit,
  terrainFile,
  unitFile,
} from './plain-parts.ts';
import { DEFAULT_HAND, DEFAULT_MEDALS, nationsOf, topOf } from './read-rules.ts';
import {
  scenarioSchema,
  type KeptFile,
  type MineFile,
  type ObjectiveFile,
  type PieceFile,
  type ScenarioFile,
  type SpecialFile,
  type TerrainFile,
  type UnitFile,
} from './scenario-schema.ts';
import { shapeOf } from './shapes.ts';

type ByLabel<T> = Readonly<Record<string, T>>;

export interface PlainSide {
  readonly nation: Nation;
  readonly hand: number;
  readonly medals: number;
}

/** What a scenario says of the battle as a whole. */
export interface PlainHead {
  readonly name: string;
  readonly front: Front | null;
  readonly date: string | null;
  readonly minutes: number | null;
  readonly board: BoardName;
  readonly face: NonNullable<ScenarioFile['face']>;
  /** By side: 0 Allies, 1 Axis. */
  readonly sides: readonly [PlainSide, PlainSide];
  /** Who sits at the top edge. */
  readonly top: Side;
  readonly first: Side;
}

/** All that a scenario says, with its parts as they are written. */
export interface PlainScenario extends PlainHead {
  readonly terrain: ByLabel<TerrainFile>;
  readonly units: Readonly<Record<SideName, ByLabel<UnitFile>>>;
  readonly mines: ByLabel<MineFile>;
  readonly objectives: readonly ObjectiveFile[];
  /** By side. */
  readonly exits: readonly [readonly string[], readonly string[]];
  readonly special: SpecialFile;
  readonly options: ScenarioChoicesFile;
  readonly places: ByLabel<string>;
  readonly text: NonNullable<ScenarioFile['text']>;
  /** What an imported file brought along that is not understood here. */
  readonly kept: KeptFile | null;
}

export function plainHead(file: ScenarioFile): PlainHead {
  const nations = nationsOf(file);
  const side = (one: Side): PlainSide => {
    const { hand = DEFAULT_HAND, medals = DEFAULT_MEDALS } = file.sides?.[SIDE_NAMES[one]] ?? {};
    return { nation: nations[one], hand, medals };
  };
  return {
    name: file.name,
    front: file.front ?? null,
    date: file.date ?? null,
    minutes: file.minutes ?? null,
    board: file.board ?? 'standard',
    face: file.face ?? 'country',
    sides: [side(ALLIES), side(AXIS)],
    top: topOf(file),
    first: sideOf(file.first ?? 'allies'),
  };
}

/** The one writer of scenario files: the same scenario is the same text, in whatever order it came about. */
export function scenarioFile(plain: PlainScenario): ScenarioFile {
  const file = asWritten(plain);
  const shaped = shapeOf(scenarioSchema, file);
  return shaped.ok ? shaped.value : file;
}

function asWritten(plain: PlainScenario): ScenarioFile {
  const { name, front, date, minutes, board, face, sides, top, first, kept } = plain;
  const { terrain, units, mines, objectives, special, places, text } = plain;
  const { air, ...choices } = plain.options;
  const options = air === undefined || isEmpty(air) ? choices : plain.options;
  const side = (one: Side) => ({ ...sides[one], edge: top === one ? ('top' as const) : ('bottom' as const) });
  const exits = Object.fromEntries(
    SIDES.filter((one) => plain.exits[one].length > 0).map((one) => [SIDE_NAMES[one], [...plain.exits[one]]]),
  );
  return {
    format: SCENARIO_FORMAT,
    version: FILE_VERSION,
    name,
    ...(front === null ? {} : { front }),
    ...(date === null ? {} : { date }),
    ...(minutes === null ? {} : { minutes }),
    ...(board === 'standard' ? {} : { board }),
    ...(face === 'country' ? {} : { face }),
    sides: { axis: side(AXIS), allies: side(ALLIES) },
    first: SIDE_NAMES[first],
    ...(isEmpty(terrain) ? {} : { terrain }),
    units: { axis: units.axis, allies: units.allies },
    ...(isEmpty(mines) ? {} : { mines }),
    ...(objectives.length === 0 ? {} : { objectives: [...objectives] }),
    ...(isEmpty(exits) ? {} : { exits }),
    ...(isEmpty(special) ? {} : { special }),
    ...(isEmpty(options) ? {} : { options }),
    ...(isEmpty(places) ? {} : { places }),
    ...(isEmpty(text) ? {} : { text }),
    ...(kept === null ? {} : { kept }),
  };
}

/** Any scenario file in its plain form, without what goes along with it unread. What cannot be read stays as it is. */
export function plainFile(file: ScenarioFile): ScenarioFile {
  const head = plainHead(file);
  const board = boardOf(head.board);
  const units = (side: SideName) => ordered(board, file.units[side], plainlyWritten);
  return scenarioFile({
    ...head,
    terrain: ordered(board, file.terrain, (said) => terrainFile(piecesIn(said).map(pieceFile))),
    units: { axis: units('axis'), allies: units('allies') },
    mines: ordered(board, file.mines, (said) => mineFile(plainMine(said))),
    objectives: (file.objectives ?? []).map((said) => objectiveFile(plainObjective(said))),
    exits: [[...new Set(file.exits?.allies)], [...new Set(file.exits?.axis)]],
    special: file.special ?? {},
    options: file.options ?? {},
    places: ordered(board, file.places, (name) => name),
    text: file.text ?? {},
    kept: null,
  });
}

/** Row by row; hexes of another board come last. */
function ordered<T, U>(board: Board, values: ByLabel<T> = {}, write: (value: T) => U | undefined): Record<string, U> {
  const place = (label: string): number => hexOfLabel(board, label) ?? board.size;
  return Object.fromEntries(
    Object.entries(values)
      .toSorted(([a], [b]) => place(a) - place(b))
      .flatMap(([label, value]): [string, U][] => {
        const written = write(value);
        return written === undefined ? [] : [[label, written]];
      }),
  );
}

function plainlyWritten(file: UnitFile): UnitFile {
  const unit = plainUnit(file);
  return unit.ok ? unitFile(unit.value) : file;
}

function pieceFile(file: PieceFile): PieceFile {
  const piece = readPiece(file);
  return piece.ok ? pieceText(piece.value) : file;
}
