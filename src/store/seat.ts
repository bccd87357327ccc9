/** The player at the screen of a shared table, or null while nobody's secrets may be shown. */
export type Seat = number | null;

/** As soon as the other player has to decide, both are at the screen: the hand is covered until someone uncovers it. */
export function seatAfter(seat: Seat, before: number | null, after: number | null): Seat {
  return before === after ? seat : null;
}
