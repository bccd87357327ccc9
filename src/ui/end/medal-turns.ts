import type { Side } from '../../memoir/side.ts';
import type { MedalChange, Statistics } from '../../scenarios/statistics.ts';

/** The medals of both sides at the end of a turn, and what changed in it. */
export interface MedalTurn {
  readonly turn: number;
  readonly totals: readonly [number, number];
  readonly changes: readonly MedalChange[];
}

/** One entry for each turn, from the first to the last. */
export function medalTurns({ firstTurn, lastTurn, medalsAtStart, medals }: Statistics): MedalTurn[] {
  const turns: MedalTurn[] = [];
  const totals: [number, number] = [medalsAtStart[0], medalsAtStart[1]];
  let next = 0;
  // Medals before the first turn, such as while a commissar chooses, are told with it.
  for (let turn = Math.max(1, firstTurn); turn <= Math.max(1, lastTurn); turn++) {
    const changes: MedalChange[] = [];
    for (; next < medals.length && medals[next].turn <= turn; next++) {
      changes.push(medals[next]);
      totals[medals[next].side] = medals[next].total;
    }
    turns.push({ turn, totals: [totals[0], totals[1]], changes });
  }
  return turns;
}

/** The turns in which the medals of a side changed. */
export function changedTurns(turns: readonly MedalTurn[], side: Side): readonly MedalTurn[] {
  return turns.filter(({ changes }) => changes.some((change) => change.side === side));
}
