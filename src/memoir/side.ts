/** The two alliances. A side's place at the board edge is a rule of the battle, not of the side (M44-BOARD-6). */
export type Side = 0 | 1;
export const ALLIES: Side = 0;
export const AXIS: Side = 1;
export const NO_SIDE = -1;
export type MaybeSide = Side | typeof NO_SIDE;
export const SIDES: readonly Side[] = [ALLIES, AXIS];
export const SIDE_NAMES = ['allies', 'axis'] as const;
export type SideName = (typeof SIDE_NAMES)[number];

export function opponent(side: Side): Side {
  return side === ALLIES ? AXIS : ALLIES;
}
