import { useEffect, useRef } from 'react';
import { FaultList } from '../saves/FaultList.tsx';
import { t } from '../text/i18n.ts';
import type { Deleted, LibraryDesk } from './use-library.ts';

/** The card that is back takes the focus of the button that is gone. */
function focusCard(id: string): void {
  setTimeout(() => document.querySelector<HTMLElement>(`[data-scenario="${CSS.escape(id)}"] a`)?.focus());
}

/** What came of the last thing that was done, and what was deleted, to be brought back. Always there, so that it is read out. */
export function Notices({ desk }: { readonly desk: LibraryDesk }) {
  const { notice, deleted } = desk;
  const isFault = notice?.faults !== undefined;
  const list = useRef<HTMLUListElement>(null);
  const latest = deleted[0];
  // The card with the button that was used is gone.
  useEffect(() => {
    if (latest !== undefined) list.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  }, [latest]);
  const bringBack = async (one: Deleted) => {
    await desk.bringBack(one);
    focusCard(one.id);
  };
  return (
    <div className="library-notices">
      <div className={isFault ? 'library-notice fault' : 'library-notice'} role={isFault ? 'alert' : 'status'}>
        {notice === null ? null : <p>{notice.text}</p>}
        {notice?.faults === undefined ? null : <FaultList faults={notice.faults} />}
      </div>
      <ul ref={list} aria-live="polite">
        {deleted.map((one) => (
          <li key={one.id} className="library-notice">
            <p>{t('library:deleted', { name: one.name })}</p>
            <div className="buttons">
              <button
                type="button"
                className="main"
                aria-label={t('library:undoLabel', { name: one.name })}
                onClick={() => void bringBack(one)}
              >
                {t('library:undo')}
              </button>
              <button type="button" className="quiet" onClick={() => desk.letGo(one)}>
                {t('library:dismiss')}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
