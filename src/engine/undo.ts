// Undo is derived, never declared: a side may take a step back unless that would give it
// knowledge or take the decision away from the other side.

export interface UndoLaw<T> {
  decider(state: T): number | null;
  random(state: T): readonly number[];
  /** Everything that this side may not see. */
  hidden(state: T, side: number): unknown;
}

/** Whether the step from `before` to `after` can not be undone. */
export function isBarrier<T>(before: T, after: T, law: UndoLaw<T>): boolean {
  const side = law.decider(before);
  if (side === null || law.decider(after) !== side) return true;
  if (!sameNumbers(law.random(before), law.random(after))) return true;
  return JSON.stringify(law.hidden(before, side)) !== JSON.stringify(law.hidden(after, side));
}

function sameNumbers(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((number, at) => number === b[at]);
}
