import { useEffect, useState } from 'react';
import { workshop, type WorkshopState } from '../../store/workshop.ts';
import { t } from '../text/i18n.ts';
import { pen } from './pen.ts';
import { planHexText } from './plan-text.ts';
import { stepText } from './step-words.ts';

/** What has just changed, in words; null: nothing to speak of. */
function newsOf({ history: now }: WorkshopState, { history: before }: WorkshopState): string | null {
  if (now === null || before === null || now === before) return null;
  const [undone, done] = [now.future.at(-1), now.past.at(-1)];
  if (now.future.length > before.future.length && undone !== undefined)
    return t('workshop:said.undone', { step: stepText(undone.name) });
  if (done === undefined) return null;
  const step = stepText(done.name);
  if (now.future.length < before.future.length && before.future.at(-1) === done)
    return t('workshop:said.redone', { step });
  const { at } = pen.getState();
  return at === null
    ? t('workshop:said.done', { step })
    : t('workshop:said.doneOn', { step, hex: planHexText(now.plan, at) });
}

/** Tells screen readers what the last key or click did. */
export function Announcer() {
  const [news, setNews] = useState('');
  useEffect(
    () =>
      workshop.store.subscribe((now, before) => {
        const text = newsOf(now, before);
        if (text !== null) setNews(text);
      }),
    [],
  );
  return (
    <p className="unseen announcer" role="log" aria-live="polite">
      {news}
    </p>
  );
}
