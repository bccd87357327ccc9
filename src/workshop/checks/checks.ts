// The live checks of a scenario that is being drawn.
import type { Plan } from '../plan.ts';
import { planesNotFlown, planesThatCannotStart, sidesWithoutPlanes } from './air-pack.ts';
import { monthMissed, planesWithoutRules, rulesThatDoNotSuit } from './air-rules.ts';
import { aircraftThatCannotStart, aircraftWithoutRules, nowhereToLand, sidesWithoutAircraft } from './air.ts';
import { desertWithoutRule, missingDate, missingFront, nameAndTexts, nightWithoutNight } from './background.ts';
import { CHECK_KINDS, type Check, type CheckKind } from './check.ts';
import { crossingsAmiss, crowdedHexes, piecesTwice } from './crossings.ts';
import { exitsAmiss } from './exits.ts';
import {
  emptySections,
  faceToFace,
  nobodyThere,
  sidesWithoutUnits,
  unevenForces,
  unitsAmiss,
  unitsInEnemyWorks,
} from './forces.ts';
import { linesThatEndNowhere } from './lines.ts';
import { lookAt, type Look } from './look.ts';
import { handsAndMedals, handsThatDiffer, overlordBoard, textsTooLong } from './measures.ts';
import { medalsThatCannotBeWon, wonAtOnce } from './medals.ts';
import { minesAmiss } from './mines.ts';
import { nationsOfTheOtherSide, nationsWithoutRule, rulesWithoutNation } from './nations.ts';
import {
  heldFromTheStart,
  objectivesAmiss,
  objectivesOutOfReach,
  objectivesTwice,
  reachesOf,
  suddenDeathAmiss,
  type Reaches,
} from './objectives.ts';
import { faultsLeft } from './reader.ts';
import { unitsOnClosedGround, unitsShutIn, unitsWhereTheyCannotStand } from './standing.ts';

export type { Check, CheckId, CheckKind, Fix, FixId } from './check.ts';

/** In the order in which they are read: what stands on the map first, then what is written about it. */
const CHECKS: readonly ((look: Look, reaches: Reaches) => readonly Check[])[] = [
  overlordBoard,
  nobodyThere,
  unitsWhereTheyCannotStand,
  unitsAmiss,
  piecesTwice,
  objectivesAmiss,
  wonAtOnce,
  handsAndMedals,
  aircraftThatCannotStart,
  sidesWithoutAircraft,
  planesThatCannotStart,
  nightWithoutNight,
  textsTooLong,
  objectivesOutOfReach,
  objectivesTwice,
  exitsAmiss,
  suddenDeathAmiss,
  medalsThatCannotBeWon,
  sidesWithoutUnits,
  emptySections,
  unevenForces,
  handsThatDiffer,
  unitsShutIn,
  unitsOnClosedGround,
  linesThatEndNowhere,
  crossingsAmiss,
  minesAmiss,
  nationsOfTheOtherSide,
  rulesWithoutNation,
  aircraftWithoutRules,
  planesWithoutRules,
  rulesThatDoNotSuit,
  planesNotFlown,
  missingDate,
  missingFront,
  nameAndTexts,
  nationsWithoutRule,
  desertWithoutRule,
  nowhereToLand,
  sidesWithoutPlanes,
  monthMissed,
  heldFromTheStart,
  faceToFace,
  unitsInEnemyWorks,
  crowdedHexes,
];

const known = new WeakMap<Plan, readonly Check[]>();

/** All that is amiss with a plan, the worst first. A plan never changes, so it is looked at once. */
export function checksOf(plan: Plan): readonly Check[] {
  let checks = known.get(plan);
  if (checks === undefined) known.set(plan, (checks = check(plan)));
  return checks;
}

function check(plan: Plan): readonly Check[] {
  const look = lookAt(plan);
  const reaches = reachesOf(look);
  const said = CHECKS.flatMap((find) => find(look, reaches));
  const all = [...said, ...faultsLeft(look, said)];
  return CHECK_KINDS.flatMap((kind) => all.filter((one) => one.kind === kind));
}

/** How many there are of each kind. */
export function countChecks(checks: readonly Check[]): Readonly<Record<CheckKind, number>> {
  const counts = { fault: 0, warning: 0, hint: 0 };
  for (const { kind } of checks) counts[kind]++;
  return counts;
}
