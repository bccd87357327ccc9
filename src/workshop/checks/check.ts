// What is amiss with a plan, and how it could be mended. The words are the page's.
import type { Board, Hex } from '../../hex/board.ts';
import type { Side } from '../../memoir/side.ts';
import type { Recipe } from '../history.ts';

/** A fault: it cannot be played. A warning: it can, but hardly as it was meant. A hint: worth a second look. */
export const CHECK_KINDS = ['fault', 'warning', 'hint'] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];

/** Values of a sentence: ids and numbers, never words. */
export type CheckValues = Readonly<Record<string, string | number>>;

/** One change that mends it, done as one step. */
export interface Fix {
  readonly id: FixId;
  readonly values?: CheckValues;
  readonly recipe: Recipe;
}

/** What is written about the scenario, and can be gone to. */
export const CHECK_FIELDS = ['name', 'date', 'briefing'] as const;
export type CheckField = (typeof CHECK_FIELDS)[number];

export interface Check {
  readonly id: CheckId;
  readonly kind: CheckKind;
  /** Where it is, and the same as labels; none where it concerns no place. */
  readonly hexes: readonly Hex[];
  readonly labels: readonly string[];
  readonly values: CheckValues;
  readonly side?: Side;
  readonly fixes: readonly Fix[];
  /** Where it can be written as it should be. */
  readonly field?: CheckField;
  /** Of a fault: where in the file the reader would complain. */
  readonly path?: string;
}

export const CHECK_IDS = [
  'overlord',
  'noUnits',
  'unitCannotStand',
  'shipAshore',
  'unitNotPlayed',
  'traitMisfit',
  'figures',
  'hand',
  'medals',
  'nameTooLong',
  'placeTooLong',
  'textTooLong',
  'pieceTwice',
  'objectiveEmpty',
  'objectiveNeed',
  'exitsMissing',
  'nightSide',
  'aircraftCannotStart',
  'aircraftsMeet',
  'aircraftType',
  'noAircraftType',
  'planeCannotStart',
  'markersCannotStart',
  'markersWithoutPlane',
  'unreadable',
  'objectiveOutOfReach',
  'exitOutOfReach',
  'exitInland',
  'exitsNeeded',
  'suddenDeathOutOfReach',
  'suddenDeathHeld',
  'wonAtOnce',
  'medalsCannotBeWon',
  'medalsInTheAir',
  'objectiveTwice',
  'sideWithoutUnits',
  'sectionEmpty',
  'looseEnd',
  'unjoined',
  'dryCrossing',
  'uselessCrossing',
  'unitShutIn',
  'unitCannotReturn',
  'unbalanced',
  'handsDiffer',
  'noDate',
  'noFront',
  'aircraftWithoutRules',
  'planesWithoutRules',
  'rulesNotSuited',
  'planeNotFlown',
  'sideNation',
  'unitNation',
  'enemyMine',
  'ruleWithoutNation',
  'noName',
  'nationWithoutRule',
  'ownMine',
  'mineOutOfReach',
  'noAirfield',
  'noPlanes',
  'monthMissed',
  'faceToFace',
  'heldFromTheStart',
  'desertRule',
  'crowded',
  'enemyBunker',
  'noBriefing',
  'nameTaken',
  'remarks',
] as const;
export type CheckId = (typeof CHECK_IDS)[number];

export const FIX_IDS = [
  'moveUnit',
  'removeUnit',
  'makeUnit',
  'bridge',
  'dropTrait',
  'usualFigures',
  'setHand',
  'setMedals',
  'cutText',
  'dropTwin',
  'removeObjective',
  'giveObjective',
  'setNeed',
  'dropExits',
  'dropExitsNeeded',
  'setExitsNeeded',
  'dropNightSide',
  'dropSuddenDeath',
  'cutEnd',
  'leadOn',
  'layLake',
  'join',
  'removePiece',
  'layRiver',
  'moveCrossing',
  'equalHands',
  'setYear',
  'setFront',
  'airRulesOn',
  'removeAircraft',
  'moveAircraft',
  'allowType',
  'allTypes',
  'movePlanes',
  'removePlane',
  'removeMarkers',
  'removePlanes',
  'makePlane',
  'fromAirfields',
  'planesByDate',
  'airPackOn',
  'suitRules',
  'setMonth',
  'setNation',
  'sidesNation',
  'changeSides',
  'removeMine',
  'ruleOff',
  'ruleOn',
  'ruleLeftOut',
  'keepTop',
] as const;
export type FixId = (typeof FIX_IDS)[number];

type Said = Pick<Check, 'id' | 'kind'> & Partial<Omit<Check, 'labels'>>;

export function checkAt(board: Board, said: Said): Check {
  const { hexes = [], values = {}, fixes = [] } = said;
  return { ...said, hexes, values, fixes, labels: hexes.map((hex) => board.labels[hex]) };
}

/** The same mistake at the same place, for lists that change under the reader's eyes. */
export function checkKey({ id, hexes, side, values }: Check): string {
  return [id, side ?? '', hexes.join('-'), ...Object.values(values)].join(' ');
}
