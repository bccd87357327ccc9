import { t } from '../../text/i18n.ts';

/** "How does this work?": the lesson for the decision at hand. */
export function AskButton({ onAsk }: { onAsk(this: void): void }) {
  return (
    <button
      type="button"
      className="quiet ask"
      aria-label={t('table:ask')}
      aria-keyshortcuts="?"
      title={t('table:ask')}
      onClick={onAsk}
    >
      ?
    </button>
  );
}
