import { useEffect, useState } from 'react';
import { goTo } from '../route.ts';
import { FaultList } from '../saves/FaultList.tsx';
import { t } from '../text/i18n.ts';
import { useTop } from '../use-top.ts';
import { readSheet, type ReadSheet } from './read-sheet.ts';
import { Sheet } from './Sheet.tsx';
import { SheetBar } from './SheetBar.tsx';
import '../screen-bar.css';
import './sheet.css';

export interface SheetScreenProps {
  /** Its id in the library. */
  readonly scenario: string;
}

/** A scenario on one page: map, set-up, briefing, special rules. */
export function SheetScreen({ scenario }: SheetScreenProps) {
  useTop();
  const [found, setFound] = useState<ReadSheet | null>(null);
  useEffect(() => {
    let isHere = true;
    void (async () => {
      const read = await readSheet(scenario);
      if (isHere) setFound(read);
    })();
    return () => {
      isHere = false;
    };
  }, [scenario]);
  if (found === null) return <p className="loading">{t('page:loading')}</p>;
  const name = found.kind === 'sheet' ? found.sheet.file.name : t('sheet:title');
  return (
    <>
      <title>{t('sheet:titleOf', { name, title: t('page:title') })}</title>
      <main className="print-screen">
        {found.kind === 'sheet' ? (
          <>
            <SheetBar sheet={found.sheet} />
            <div className="print-desk">
              <Sheet sheet={found.sheet} />
            </div>
          </>
        ) : (
          <div className="print-trouble paper">
            <h1>{t('sheet:title')}</h1>
            <div role="alert">
              <p>{t(`sheet:${found.kind}`)}</p>
              {found.kind === 'broken' ? <FaultList faults={found.faults} /> : null}
            </div>
            <button type="button" onClick={() => goTo({ screen: 'library' })}>
              {t('sheet:toLibrary')}
            </button>
          </div>
        )}
      </main>
    </>
  );
}
