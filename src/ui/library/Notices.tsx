import { useEffect, useRef } from 'react';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import { PassingNote } from '../notes/PassingNote.tsx';
import { goTo } from '../route.ts';
import { FaultList } from '../saves/FaultList.tsx';
import { t } from '../text/i18n.ts';
import type { Deleted, LibraryDesk } from './use-library.ts';

/** Long enough to read a line; a way back is offered for longer, the last one until somebody leaves or dismisses it. */
const SECONDS = 8;
const SECONDS_BACK = 20;

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
    const id = await desk.bringBack(one);
    if (id !== null) focusCard(id);
  };
  const drawUnkept = async (file: ScenarioFile) => goTo({ screen: 'workshop', scenario: await desk.hold(file) });
  const unkept = notice?.unkept;
  return (
    <div className="passing-notes">
      <div role={isFault ? 'alert' : 'status'}>
        {notice === null ? null : (
          <PassingNote
            key={notice.at}
            seconds={isFault ? null : SECONDS}
            isFault={isFault}
            does={
              unkept === undefined ? null : (
                <button type="button" onClick={() => void drawUnkept(unkept)}>
                  {t('library:drawUnkept')}
                </button>
              )
            }
            onGone={() => desk.letGo(notice)}
          >
            <p>{notice.text}</p>
            {notice.faults === undefined ? null : <FaultList faults={notice.faults} />}
          </PassingNote>
        )}
      </div>
      <ul ref={list} aria-live="polite">
        {deleted.map((one) => (
          <li key={one.at}>
            <PassingNote
              seconds={one === latest ? null : SECONDS_BACK}
              does={
                <button
                  type="button"
                  className="main"
                  aria-label={t('library:undoLabel', { name: one.name })}
                  onClick={() => void bringBack(one)}
                >
                  {t('library:undo')}
                </button>
              }
              onGone={() => desk.letGo(one)}
            >
              <p>{t('library:deleted', { name: one.name })}</p>
            </PassingNote>
          </li>
        ))}
      </ul>
    </div>
  );
}
