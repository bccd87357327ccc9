import type { Action, GameEvent } from '../../memoir/index.ts';
import type { Side } from '../../memoir/side.ts';
import type { State } from '../../memoir/state.ts';
import type { GameStep } from '../../scenarios/statistics.ts';
import { actionText } from '../text/actions.ts';
import { eventText } from '../text/events.ts';
import type { Scene } from '../text/scene.ts';
import { capital } from '../text/sides.ts';
import type { Timeline, TurnTick } from './timeline.ts';

/** Whose hands are open: one side's, both, or nobody's. */
export type HandsShown = Side | 'both' | 'none';

export function showsHand(hands: HandsShown, side: Side): boolean {
  return hands === 'both' || hands === side;
}

export interface ReplayLine {
  readonly id: string;
  /** The moment after the action it came with. */
  readonly at: number;
  readonly text: string;
  readonly medal: boolean;
}

export interface ReplayTurn {
  readonly tick: TurnTick;
  readonly lines: readonly ReplayLine[];
}

/** Units are named by where they stood before the action. */
export function sceneOf({ units, board, rules, turn, air }: State): Scene {
  return { units, board, rules, side: turn.side, air };
}

function readerOf(event: GameEvent, hands: HandsShown): Side | null {
  if (hands === 'none') return null;
  if (hands === 'both') return 'seenBy' in event ? event.seenBy : null;
  return hands;
}

export function linesOf({ before, events }: GameStep, at: number, hands: HandsShown): ReplayLine[] {
  const scene = sceneOf(before);
  return events.flatMap((event, index): ReplayLine[] => {
    const text = eventText(scene, event, readerOf(event, hands));
    if (text === null) return [];
    return [{ id: `${at}-${index}`, at, text: capital(text), medal: event.type === 'medalGained' }];
  });
}

/** Actions that tell what a player holds. */
const SECRET: ReadonlySet<Action['type']> = new Set(['keepCard', 'placeChip']);

/** What was done in a step of which no event tells. */
export function quietText({ before, action }: GameStep): string | null {
  return SECRET.has(action.type) ? null : actionText(sceneOf(before), action);
}

/** Everything that happened, turn by turn. An event after the end of a turn is told under the new one. */
export function replayTurns(steps: readonly GameStep[], timeline: Timeline, hands: HandsShown): ReplayTurn[] {
  return timeline.turns.map((tick, index) => {
    const end = timeline.turns[index + 1]?.at ?? steps.length;
    const lines: ReplayLine[] = [];
    for (let at = tick.at + 1; at <= end; at++) lines.push(...linesOf(steps[at - 1], at, hands));
    return { tick, lines };
  });
}
