// A scenario while it is being drawn: like its file, but every part in one shape only, hexes as numbers. It may be
// unfinished or wrong; `checks` says so. It never changes in place: `history.ts` makes the next one.
import { boardOf, type Board, type BoardName, type Hex } from '../hex/board.ts';
import type { PlaneModel } from '../memoir/air/air-pack/planes.ts';
import type { AircraftType } from '../memoir/air/aircraft.ts';
import type { Side, MaybeSide } from '../memoir/side.ts';
import type { Piece } from '../memoir/terrain/ground.ts';
import type { ScenarioChoicesFile } from '../scenarios/air-options-schema.ts';
import type { PlainHead } from '../scenarios/plain-file.ts';
import type { ObjectiveSwitch, PlainUnit } from '../scenarios/plain-parts.ts';
import type { KeptFile, ScenarioFile, SpecialFile } from '../scenarios/scenario-schema.ts';

export type Face = PlainHead['face'];
export type ByHex<T> = Readonly<Record<Hex, T>>;

export type { PlainSide as PlanSide } from '../scenarios/plain-file.ts';

export interface PlanUnit extends PlainUnit {
  readonly side: Side;
}

export interface PlanMine {
  readonly side: MaybeSide;
  readonly decoy: boolean;
}

export { OBJECTIVE_SWITCHES } from '../scenarios/plain-parts.ts';

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

/** Planes of Air Pack on an airfield or a carrier: a plane, markers of planes that are ready, or both. */
export interface PlanBase {
  readonly side: Side;
  /** Null: markers alone. */
  readonly model: PlaneModel | null;
  readonly ready: number;
}

export interface Plan extends PlainHead {
  /** What was laid on a hex; a beach board shows sand and sea where there is no tile. */
  readonly pieces: ByHex<readonly Piece[]>;
  readonly units: ByHex<PlanUnit>;
  readonly mines: ByHex<PlanMine>;
  readonly objectives: readonly PlanObjective[];
  readonly exits: readonly [readonly Hex[], readonly Hex[]];
  /** Of New Flight Plan. */
  readonly aircraft: readonly [PlanAircraft | null, PlanAircraft | null];
  /** Of Air Pack. */
  readonly bases: ByHex<PlanBase>;
  readonly places: ByHex<string>;
  readonly special: SpecialFile;
  /** `options.air.aircraft` is in `aircraft`, `parked` and `ready` of `options.air.airPack` are in `bases`. */
  readonly options: ScenarioChoicesFile;
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
    bases: {},
    places: {},
    special: {},
    options: {},
    text: {},
    kept: null,
  };
}
