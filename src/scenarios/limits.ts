// The most that a scenario file can say, known without the description of the file, which a page loads only to read one.

/** More than any board has hexes. */
export const MOST_PLACES = 400;
export const MOST_CARDS = 12;
/** To win, for one objective, for an empty section. */
export const MOST_MEDALS = 20;
export const MOST_EXIT_MEDALS = 3;
/** Units that must leave the map. */
export const MOST_EXITS = 20;
/** Groups of sudden death, and medals for empty sections. */
export const MOST_GROUPS = 6;
/** Hexes from which air strikes are called. */
export const MOST_STRIKE_HEXES = 12;
export const MOST_MINUTES = 600;
/** Until which units can have no orders. */
export const LAST_TURN = 999;
export const MOST_FIGURES = 8;

/** Planes of a side that stand on airfields and carriers, and markers of planes that wait on one of them. */
export const MOST_PARKED = 12;
export const MOST_MARKERS = 6;

/** Parts of an imported file that are not played as they were written. */
export const MOST_REMARKS = 400;

/** Letters. */
export const LONGEST_NAME = 120;
export const LONGEST_PLACE = 60;
export const LONGEST_TEXT = 20_000;
/** What is said of a part of an imported file, and where it was. */
export const LONGEST_REMARK = 400;
export const LONGEST_PATH = 200;
