import { useLayoutEffect, useRef } from 'react';
import { t } from '../text/i18n.ts';
import { FaultList } from './FaultList.tsx';
import type { Notice } from './use-saves.ts';

interface NoticePanelProps {
  readonly notice: Notice | null;
  onExport(this: void): void;
}

/** What came of the last thing the player did. It is always there, so that it is read out when words appear in it. */
export function NoticePanel({ notice, onExport }: NoticePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (notice === null) return;
    panel.current?.scrollIntoView?.({ block: 'nearest' });
    // The button that was used may be gone with its row, or the next thing to do is here.
    panel.current?.querySelector<HTMLElement>('[data-next]')?.focus();
  }, [notice]);
  const isFault = notice?.kind === 'faults' || notice?.kind === 'tooLong';
  return (
    <div ref={panel} className={isFault ? 'saves-notice fault' : 'saves-notice'} role={isFault ? 'alert' : 'status'}>
      {notice === null ? null : <NoticeWords notice={notice} onExport={onExport} />}
    </div>
  );
}

function NoticeWords({ notice, onExport }: { readonly notice: Notice; onExport(this: void): void }) {
  if (notice.kind === 'said') {
    return (
      <>
        <p>{notice.text}</p>
        {notice.undo === undefined ? null : (
          <button type="button" data-next onClick={notice.undo}>
            {t('saves:said.undo')}
          </button>
        )}
      </>
    );
  }
  if (notice.kind === 'faults') {
    return (
      <>
        <p>{notice.text}</p>
        <FaultList faults={notice.faults} />
      </>
    );
  }
  if (notice.kind === 'tooLong') {
    return (
      <>
        <p>{t('saves:said.tooLong', { length: notice.length })}</p>
        <button type="button" data-next onClick={onExport}>
          {t('saves:now.file')}
        </button>
      </>
    );
  }
  return (
    <>
      <p>{t('saves:said.copyThis')}</p>
      <input
        type="text"
        readOnly
        data-next
        aria-label={t('saves:said.linkField')}
        value={notice.href}
        onFocus={(event) => event.currentTarget.select()}
      />
    </>
  );
}
