import { aircraftOf } from '../../../memoir/air/new-flight-plan/air.ts';
import { hittingFaces, markerLines, nextTarget } from '../../../memoir/air/new-flight-plan/attack-run.ts';
import { DIE } from '../../../memoir/dice.ts';
import type { Side } from '../../../memoir/side.ts';
import { worldOf } from '../../../memoir/world.ts';
import type { GameStep } from '../../../scenarios/statistics.ts';

/** What is counted for one side besides the plain counts of the statistics. */
export interface RunCounts {
  runs: number;
  runHits: number;
  /** Hits to be expected of the dice of all runs. */
  runExpected: number;
  dogfights: number;
  groundFire: number;
  bombings: number;
}

function noCounts(): RunCounts {
  return { runs: 0, runHits: 0, runExpected: 0, dogfights: 0, groundFire: 0, bombings: 0 };
}

/** By the marker, the target and the card that was in force. */
function expectedHits({ before }: GameStep, side: Side): number {
  const world = worldOf(before, null);
  const aircraft = aircraftOf(world, side);
  if (aircraft === null) return 0;
  return nextTarget(world).reduce((sum, marker) => {
    const dice = markerLines(world, aircraft, marker).reduce((all, [, one]) => all + one, 0);
    const hitting = hittingFaces(world, aircraft, marker);
    return sum + (dice * DIE.filter((face) => hitting.includes(face)).length) / DIE.length;
  }, 0);
}

export function runCountsOf(steps: readonly GameStep[]): readonly [RunCounts, RunCounts] {
  const counts = [noCounts(), noCounts()] as const;
  let last = '';
  for (const step of steps) {
    for (const event of step.events) {
      if (event.type === 'runAttacked') {
        const run = `${event.side} ${step.before.turn.number}`;
        if (run !== last) counts[event.side].runs += 1;
        last = run;
        counts[event.side].runExpected += expectedHits(step, event.side);
      } else if (event.type === 'diceRolled' && event.reason === 'attackRun') counts[event.side].runHits += event.hits;
      else if (event.type === 'dogfightFought' && !event.answer) counts[event.side].dogfights += 1;
      else if (event.type === 'aircraftFiredAt') counts[step.before.units[event.unit].side].groundFire += 1;
      else if (event.type === 'objectiveBombed') counts[event.side].bombings += 1;
    }
  }
  return counts;
}
