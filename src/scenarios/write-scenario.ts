// The way back: what lies on the table, as a person would write it.
import { SECTION_NAMES } from './file-names.ts';
import type { Board } from '../hex/board.ts';
import { boardOf } from '../hex/board.ts';
import type { Objective, Rules } from '../memoir/rules.ts';
import { ALLIES, AXIS, NO_SIDE, SIDE_NAMES, SIDES, type MaybeSide, type SideName } from '../memoir/side.ts';
import type { State } from '../memoir/state.ts';
import type { Ground, Piece } from '../memoir/terrain/ground.ts';
import { isOnBoard } from '../memoir/units/unit.ts';
import { airOptionsFile, isPlain } from './air-options.ts';
import { isEmpty } from './is-empty.ts';
import { pieceText } from './piece-text.ts';
import { OBJECTIVE_SWITCHES, objectiveFile, terrainFile } from './plain-parts.ts';
import { isTile, seaside } from './read-terrain.ts';
import type { ObjectiveFile, ScenarioFile, SpecialFile, TerrainFile } from './scenario-schema.ts';

export type TableFile = Omit<ScenarioFile, 'format' | 'version' | 'name' | 'units' | 'mines'>;

/** Board, terrain and rules of a state, in the fields of a scenario file. */
export function tableFile(state: State): TableFile {
  const board = boardOf(state.board);
  const { rules, ground } = state;
  const exits = Object.fromEntries(
    SIDES.filter((side) => rules.sides[side].exits.length > 0).map((side) => [
      SIDE_NAMES[side],
      labels(board, rules.sides[side].exits),
    ]),
  );
  return {
    ...(rules.year === 0 ? {} : { date: String(rules.year) }),
    board: board.name,
    face: isBeachBoard(board, ground) ? 'beach' : 'country',
    sides: { axis: sideFile(rules, AXIS), allies: sideFile(rules, ALLIES) },
    first: SIDE_NAMES[rules.first],
    terrain: groundFile(board, ground),
    objectives: rules.objectives.map((objective) => objectiveOnTable(board, objective)),
    ...(isEmpty(exits) ? {} : { exits }),
    special: specialFile(state, board),
    ...(rules.front === null ? {} : { front: rules.front }),
    options: {
      deck: rules.deck,
      hillSight: rules.hillSight,
      airRules: rules.airRules,
      ...(rules.airRulesFixed ? { airRulesFixed: true } : {}),
      ...(isPlain(rules.air) ? {} : { air: airOptionsFile(rules.air) }),
    },
  };
}

export function labels(board: Board, hexes: readonly number[]): string[] {
  return hexes.map((hex) => board.labels[hex]);
}

export function sectionNames(mask: number): (typeof SECTION_NAMES)[number][] {
  return SECTION_NAMES.filter((_, at) => (mask >> at) & 1);
}

function sideFile(rules: Rules, side: 0 | 1) {
  const { nation, handSize, medalsToWin, top } = rules.sides[side];
  return { nation, hand: handSize, medals: medalsToWin, edge: top ? ('top' as const) : ('bottom' as const) };
}

/** The beach side of the board says the same as writing beach and ocean on every hex of the shore. */
function isBeachBoard(board: Board, { pieces }: Ground): boolean {
  return pieces.every((onHex, hex) => seaside(board, hex) === null || onHex.some(isTile));
}

function groundFile(board: Board, ground: Ground): Record<string, TerrainFile> {
  const beach = isBeachBoard(board, ground);
  const terrain: Record<string, TerrainFile> = {};
  ground.pieces.forEach((onHex, hex) => {
    const sea = beach ? seaside(board, hex) : null;
    const texts = onHex.filter((piece) => piece.id !== 'minefield' && !isPlainSea(piece, sea, onHex)).map(pieceText);
    const written = terrainFile(texts);
    if (written !== undefined) terrain[board.labels[hex]] = written;
  });
  return terrain;
}

function isPlainSea(piece: Piece, sea: string | null, onHex: readonly Piece[]): boolean {
  return piece.id === sea && piece === onHex[0] && onHex.filter(isTile).length === 1 && pieceText(piece) === sea;
}

function objectiveOnTable(board: Board, objective: Objective): ObjectiveFile {
  const { hexes, need, medals, side } = objective;
  return objectiveFile({
    hexes: labels(board, hexes),
    side: side === NO_SIDE ? null : SIDE_NAMES[side],
    need,
    medals,
    switches: OBJECTIVE_SWITCHES.filter((name) => objective[name]),
  });
}

/** One side, both or none of those for which a rule holds. */
function sidesWith(
  rules: Rules,
  key: 'slowArmor' | 'airStrikes' | 'commissar' | 'gungHo',
): SideName | 'all' | undefined {
  const named = SIDES.filter(
    (side) => rules.sides[side][key] && (key !== 'airStrikes' || rules.sides[side].airStrikeHexes.length === 0),
  );
  return named.length === 2 ? 'all' : named.length === 1 ? SIDE_NAMES[named[0]] : undefined;
}

function specialFile(state: State, board: Board): SpecialFile {
  const { rules, units } = state;
  const [allies, axis] = rules.sides;
  const british = units.some((unit) => unit.nation === 'brit' && isOnBoard(unit));
  const exitsNeeded = Object.fromEntries(
    SIDES.filter((side) => rules.sides[side].exitsNeeded > 0).map((side) => [
      SIDE_NAMES[side],
      rules.sides[side].exitsNeeded,
    ]),
  );
  const said = {
    partialBlitz: sidesWith(rules, 'slowArmor'),
    airStrikes: sidesWith(rules, 'airStrikes'),
    hill317: allies.airStrikeHexes.length > 0 ? labels(board, allies.airStrikeHexes) : undefined,
    desert: rules.desert || undefined,
    commissar: sidesWith(rules, 'commissar'),
    gungHo: sidesWith(rules, 'gungHo'),
    stiffUpperLip: rules.stiffUpperLip === british ? undefined : rules.stiffUpperLip,
    italianRoyalArmy: rules.italianRoyalArmy || undefined,
    italianHighCommand: axis.highCommand === rules.italianRoyalArmy ? undefined : axis.highCommand,
    night: rules.night === 'day' ? undefined : rules.night,
    nightSide: rules.night === 'day' ? undefined : SIDE_NAMES[rules.nightSide],
    airPowerAsBombard: rules.airPowerAsBombard || undefined,
    deckOnce: rules.deckOnce || undefined,
    suddenDeath: listOrNone(
      rules.suddenDeath.map(({ side, need, hexes }) => ({ side: SIDE_NAMES[side], need, hexes: labels(board, hexes) })),
    ),
    emptySectionMedals: listOrNone(
      rules.emptySections.map(({ side, sections, medals }) => ({
        side: SIDE_NAMES[side],
        sections: sectionNames(sections),
        medals,
      })),
    ),
    infantryExitMedals: rules.infantryExitMedals === 1 ? undefined : rules.infantryExitMedals,
    exitsNeeded: isEmpty(exitsNeeded) ? undefined : exitsNeeded,
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}

export function listOrNone<T>(list: readonly T[]): T[] | undefined {
  return list.length > 0 ? [...list] : undefined;
}

export function holderName(side: MaybeSide): SideName | 'nobody' {
  return side === NO_SIDE ? 'nobody' : SIDE_NAMES[side];
}
