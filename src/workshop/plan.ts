// A scenario while it is being drawn: like its file, but every part in one shape only, hexes as numbers. It may be
// unfinished or wrong; `checks` says so. It never changes in place: `history.ts` makes the next one.
import { boardOf, type Board, type BoardName, type Hex } from '../hex/board.ts';
import type { AircraftType } from '../memoir/air/aircraft.ts';
import type { Front } from '../memoir/air/front.ts';
import type { Side, MaybeSide } from '../memoir/side.ts';
import type { Piece } from '../memoir/terrain/ground.ts';
import type { Nation } from '../memoir/units/unit.ts';
import type { FACES_OF_THE_BOARD, KeptFile, ScenarioFile, SpecialFile } from '../scenarios/scenario-schema.ts';
import type { RuleChoicesFile } from '../scenarios/air-options-schema.ts';
import type { TraitName } from '../scenarios/unit-text.ts';

export type Face = (typeof FACES_OF_THE_BOARD)[number];
export type ByHex<T> = Readonly<Record<Hex, T>>;

export interface PlanSide {
  readonly nation: Nation;
  readonly hand: number;
  readonly medals: number;
}

export interface PlanUnit {
  readonly side: Side;
  /** One of KIND_NAMES: a kind, or a weapon that depends on the year. */
  readonly kind: string;
  /** Null: the nation of its side. */
  readonly nation: Nation | null;
  /** Null: as many as its kind has. */
  readonly figures: number | null;
  readonly traits: readonly TraitName[];
  readonly idleUntil: number;
}

export interface PlanMine {
  readonly side: MaybeSide;
  readonly decoy: boolean;
}

export const OBJECTIVE_SWITCHES = [
  'permanent',
  'majority',
  'turnStart',
  'lastToOccupy',
  'soleControl',
  'anyHex',
] as const;
export type ObjectiveSwitch = (typeof OBJECTIVE_SWITCHES)[number];

/** A medal on the map, on one hex or a group of them. */
export interface PlanObjective {
  readonly hexes: readonly Hex[];
  readonly side: MaybeSide;
  readonly need: number;
  readonly medals: number;
  readonly switches: readonly ObjectiveSwitch[];
}

/** An aircraft that is on the board as the battle begins: landed where there is an airfield or a carrier. */
export interface PlanAircraft {
  readonly type: AircraftType;
  readonly hex: Hex;
}

export interface Plan {
  readonly name: string;
  readonly front: Front | null;
  readonly date: string | null;
  readonly minutes: number | null;
  readonly board: BoardName;
  readonly face: Face;
  /** By side: 0 Allies, 1 Axis. */
  readonly sides: readonly [PlanSide, PlanSide];
  /** Who sits at the top edge. */
  readonly top: Side;
  readonly first: Side;
  /** What was laid on a hex; a beach board shows sand and sea where there is no tile. */
  readonly pieces: ByHex<readonly Piece[]>;
  readonly units: ByHex<PlanUnit>;
  readonly mines: ByHex<PlanMine>;
  readonly objectives: readonly PlanObjective[];
  readonly exits: readonly [readonly Hex[], readonly Hex[]];
  readonly aircraft: readonly [PlanAircraft | null, PlanAircraft | null];
  readonly places: ByHex<string>;
  readonly special: SpecialFile;
  /** `options.air.aircraft` is in `aircraft`. */
  readonly options: RuleChoicesFile;
  readonly text: NonNullable<ScenarioFile['text']>;
  /** What an imported file brought along that is not understood here. */
  readonly kept: KeptFile | null;
}

export function planBoard(plan: Plan): Board {
  return boardOf(plan.board);
}

export function emptyPlan(name: string, board: BoardName = 'standard'): Plan {
  const medals = board === 'standard' ? 5 : 10;
  return {
    name,
    front: null,
    date: null,
    minutes: null,
    board,
    face: 'country',
    sides: [
      { nation: 'us', hand: 5, medals },
      { nation: 'ger', hand: 5, medals },
    ],
    top: 1,
    first: 0,
    pieces: {},
    units: {},
    mines: {},
    objectives: [],
    exits: [[], []],
    aircraft: [null, null],
    places: {},
    special: {},
    options: {},
    text: {},
    kept: null,
  };
}
