import type { Hex } from '../hex/board.ts';
import type { PlanDraft } from './lay.ts';

/** Takes hexes out of every objective; a group that is left with fewer than it asks for asks for fewer. */
export function dropObjectiveHexes(draft: PlanDraft, hexes: readonly Hex[]): void {
  const gone = new Set(hexes);
  if (!draft.objectives.some((one) => one.hexes.some((hex) => gone.has(hex)))) return;
  draft.objectives = draft.objectives.flatMap((objective) => {
    const left = objective.hexes.filter((hex) => !gone.has(hex));
    if (left.length === objective.hexes.length) return [objective];
    return left.length === 0 ? [] : [{ ...objective, hexes: left, need: Math.min(objective.need, left.length) }];
  });
}
