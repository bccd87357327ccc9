import { isHit } from '../../../memoir/battle/hits.ts';
import { DIE } from '../../../memoir/dice.ts';
import type { GameEvent } from '../../../memoir/event.ts';
import { NO_UNIT } from '../../../memoir/state.ts';
import type { GameStep } from '../../../scenarios/statistics.ts';

/** What is counted for one side besides the plain counts of the statistics: the state is needed for it. */
export interface PlaneCounts {
  /** Hits to be expected of the dice of strafing. */
  strafeExpected: number;
  rescues: number;
}

/** One die: at planes on the ground grenades alone hit, at units stars as well. */
function chanceOf({ before }: GameStep, { unit }: Extract<GameEvent, { type: 'hexStrafed' }>): number {
  const target = unit === NO_UNIT ? null : before.units[unit];
  return DIE.filter((face) => (target === null ? face === 'grenade' : isHit(face, target, true))).length / DIE.length;
}

function noCounts(): PlaneCounts {
  return { strafeExpected: 0, rescues: 0 };
}

export function planeCountsOf(steps: readonly GameStep[]): readonly [PlaneCounts, PlaneCounts] {
  const counts = [noCounts(), noCounts()] as const;
  for (const step of steps)
    for (const event of step.events) {
      if (event.type === 'hexStrafed') counts[event.side].strafeExpected += chanceOf(step, event);
      else if (event.type === 'unitRescued') counts[step.before.units[event.unit].side].rescues += 1;
    }
  return counts;
}
