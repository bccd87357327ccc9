import type { DraftGroup } from '../../lessons/draft-steps.ts';
import type { DraftWords } from '../../lessons/draft.ts';
import { decider, type Action } from '../../memoir/index.ts';
import { sceneOf } from '../replay/replay-log.ts';
import { actionText } from '../text/actions.ts';
import { eventText } from '../text/events.ts';
import { t } from '../text/i18n.ts';
import { capital, sideText } from '../text/sides.ts';

/** What a lesson may say at once. */
const MOST_WORDS = 600;

/** The whole way of a piece is one thing to do. */
function wholeAction({ actions }: DraftGroup): Action {
  const { action } = actions[0];
  const last = actions.findLast((one) => one.action.type === action.type)?.action;
  if (action.type === 'moveUnit' && last?.type === 'moveUnit') return { ...action, to: last.to };
  return action.type === 'flyTo' && last?.type === 'flyTo' ? last : action;
}

function goalOf(group: DraftGroup): string {
  const { before } = group.actions[0];
  const action = actionText(sceneOf(before), wholeAction(group));
  if (!group.isShown) return t('sandbox:draft.goalOf', { action });
  return t('sandbox:draft.shownGoal', { side: sideText(decider(before) ?? 0), action });
}

/** What happened, as the log tells it; as much as there is room for. */
function rightOf({ actions }: DraftGroup): string {
  let told = '';
  for (const { before, events } of actions) {
    for (const event of events) {
      const text = eventText(sceneOf(before), event, null);
      if (text === null) continue;
      const next = `${told} ${capital(text)}${/[.!?]$/.test(text) ? '' : '.'}`.trim();
      if (next.length > MOST_WORDS) return told;
      told = next;
    }
  }
  return told === '' ? t('sandbox:draft.rightPlain') : told;
}

/** Plain words to begin with; the author betters them. */
export function draftWords(battle: string): DraftWords {
  return {
    title: t('sandbox:draft.defaultTitle', { battle }).slice(0, 80),
    intro: t('sandbox:draft.defaultIntro'),
    closing: t('sandbox:draft.defaultClosing'),
    goal: goalOf,
    right: rightOf,
  };
}
