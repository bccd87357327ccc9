import type { Hex } from '../../hex/board.ts';
import { decider, type Side } from '../../memoir/index.ts';
import type { MemoirStep } from '../../store/memoir.ts';
import { hexesOf } from '../table/event-hexes.ts';
import { sideWords } from '../text/sides.ts';
import { t } from '../text/i18n.ts';
import { UNSEEN } from './use-paced.ts';

/** Whose action is played before the learner's eyes, and whether it is that side's own turn. */
export interface Watched {
  readonly side: Side;
  readonly kind: 'turn' | 'answer' | 'shown';
}

function watchedIn({ before }: MemoirStep, learner: Side): Watched | null {
  const side = decider(before);
  if (side === null) return null;
  return { side, kind: side === learner ? 'shown' : before.turn.side === side ? 'turn' : 'answer' };
}

/**
 * What is to be watched when so many of the steps are shown. As soon as the learner's own click is done, it is what comes
 * after it; null: nothing but his own click.
 */
export function watchedAt(steps: readonly MemoirStep[], shown: number, learner: Side): Watched | null {
  const last = steps.slice(0, shown).findLast(({ action }) => !UNSEEN.has(action.type));
  const now = last === undefined ? null : watchedIn(last, learner);
  if (now !== null && now.kind !== 'shown') return now;
  return shown < steps.length ? watchedIn(steps[shown], learner) : null;
}

/** Where it happens, from the action that is shown now: it is to be seen. */
export function watchedHexes(steps: readonly MemoirStep[], shown: number): readonly Hex[] {
  const hexes = steps
    .slice(Math.max(0, shown - 1))
    .flatMap(({ events, before }) => events.flatMap((event) => hexesOf(event, before.rules.airRules)));
  return [...new Set(hexes)];
}

export function watchedText({ side, kind }: Watched): string {
  return t(`learn:watch.${kind}`, sideWords(side));
}
