import { useLayoutEffect, useRef } from 'react';
import { t } from '../text/i18n.ts';
import type { Waiting } from './use-saves.ts';

interface ReplaceQuestionProps {
  readonly waiting: Waiting;
  onGo(this: void): Promise<void>;
  onStay(this: void): void;
}

/** Another game is to take the place of the one on the table: what becomes of that. */
export function ReplaceQuestion({ waiting, onGo, onStay }: ReplaceQuestionProps) {
  const { name, notKept, kept } = waiting;
  const go = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    go.current?.scrollIntoView?.({ block: 'nearest' });
    go.current?.focus();
  }, []);
  return (
    <section className="saves-question" role="alert">
      <h3>{t('saves:replace.title', { name })}</h3>
      <p>{notKept ? t('saves:said.notKept') : t('saves:replace.kept', { kept })}</p>
      <div className="buttons">
        <button ref={go} type="button" className="main" onClick={() => void onGo()}>
          {notKept ? t('saves:said.openAnyway') : t('saves:replace.go')}
        </button>
        <button type="button" onClick={onStay}>
          {t('saves:replace.stay')}
        </button>
      </div>
    </section>
  );
}
