/** The aircraft of the side that decides, where a unit is meant by its number. A side has one at most. */
export const AIRCRAFT = -2;
