import * as unit from '../memoir/units/unit.ts';

/** What happened to a unit this turn, by name. */
export const MARKS = {
  hardStopped: unit.HARD_STOPPED,
  moveEnded: unit.MOVE_ENDED,
  leftRoad: unit.LEFT_ROAD,
  enteredBeach: unit.ENTERED_BEACH,
  cannotBattle: unit.CANNOT_BATTLE,
  exitLimited: unit.EXIT_LIMITED,
  acted: unit.ACTED,
  clearedWire: unit.CLEARED_WIRE,
  turnOver: unit.TURN_OVER,
} as const;
export type MarkName = keyof typeof MARKS;
export const MARK_NAMES = Object.keys(MARKS) as [MarkName, ...MarkName[]];

export function markNames(bits: number): MarkName[] {
  return MARK_NAMES.filter((name) => (bits & MARKS[name]) !== 0);
}

export function markBits(names: readonly MarkName[]): number {
  return names.reduce((bits, name) => bits | MARKS[name], 0);
}
