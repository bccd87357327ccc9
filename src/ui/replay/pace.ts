import type { GameEvent } from '../../memoir/index.ts';
import type { GameStep } from '../../scenarios/statistics.ts';

/** How many times faster than at a table. */
export const PACES = [0.5, 1, 2, 6] as const;
export type Pace = (typeof PACES)[number];

const LOOKS: Partial<Record<GameEvent['type'], number>> = {
  cardPlayed: 1100,
  sectionChosen: 500,
  unitOrdered: 350,
  unitMoved: 420,
  unitExited: 900,
  attackDeclared: 900,
  diceRolled: 1300,
  figuresLost: 600,
  unitEliminated: 900,
  unitRetreated: 600,
  groundTaken: 600,
  ambushPlayed: 1300,
  medalGained: 1200,
  medalLost: 1200,
  turnStarted: 700,
};
/** A step in which nothing is seen passes quickly. */
const SHORTEST = 90;
const LONGEST = 3200;

/** How long, in milliseconds, the moment after this step is shown before the next one. */
export function restAfter(step: GameStep, pace: Pace): number {
  const looks = step.events.reduce((sum, { type }) => sum + (LOOKS[type] ?? 0), 0);
  return Math.max(SHORTEST, Math.min(LONGEST, looks)) / pace;
}
