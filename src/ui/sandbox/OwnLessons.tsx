import { useState } from 'react';
import { ownLessons, type OwnLessons as Lessons } from '../../store/own-lessons.ts';
import { FileButton } from '../files/FileButton.tsx';
import { useFileDrop } from '../files/use-file-drop.ts';
import { goTo } from '../route.ts';
import { FaultList } from '../saves/FaultList.tsx';
import { t } from '../text/i18n.ts';
import { BattleDialog } from './BattleDialog.tsx';
import { OwnLessonRow } from './OwnLessonRow.tsx';
import { useOwnLessons, type OwnDesk } from './use-own-lessons.ts';
import './own-lessons.css';

/** What came of the last thing that was done. It is always there, so that it is read out when words appear in it. */
function Notice({ notice }: Pick<OwnDesk, 'notice'>) {
  const isFault = notice?.faults !== undefined;
  return (
    <div className={isFault ? 'own-notice fault' : 'own-notice'} role={isFault ? 'alert' : 'status'}>
      {notice === null ? null : <p>{notice.text}</p>}
      {notice?.faults === undefined ? null : <FaultList faults={notice.faults} />}
      {notice?.undo === undefined ? null : (
        <button type="button" data-undo onClick={notice.undo}>
          {t('sandbox:own.undo')}
        </button>
      )}
    </div>
  );
}

/** The lessons somebody made for themselves, or was given as a file. */
export function OwnLessons({ from = ownLessons }: { readonly from?: Lessons }) {
  const desk = useOwnLessons(from);
  const { lessons, notice } = desk;
  const take = (file: File): void => void desk.take(file);
  const { isOver, place } = useFileDrop(take);
  const [isBeginning, setBeginning] = useState(false);
  const whole = (lessons ?? []).flatMap((lesson) => (lesson.kind === 'lesson' ? lesson.file : []));
  return (
    <section className="chapter paper" aria-labelledby="own-title">
      <div className={isOver ? 'own-lessons over' : 'own-lessons'} {...place}>
        <header>
          <h2 id="own-title">{t('sandbox:own.title')}</h2>
          <p className="faint">{t('sandbox:own.text')}</p>
        </header>
        <div className="buttons own-tools">
          <button type="button" className="main" data-make onClick={() => setBeginning(true)}>
            {t('sandbox:own.make')}
          </button>
          <button type="button" onClick={() => goTo({ screen: 'sandbox' })}>
            {t('sandbox:own.sandbox')}
          </button>
          <FileButton text={t('sandbox:own.import')} testId="lesson-file" onFile={take} />
          <span className="faint own-drop">{t('sandbox:own.drop')}</span>
          {whole.length < 2 ? null : (
            <button type="button" data-export-all onClick={() => desk.exportAll(whole)}>
              {t('sandbox:own.exportAll')}
            </button>
          )}
        </div>
        <Notice notice={notice} />
        {lessons === null ? <p className="faint">{t('sandbox:own.reading')}</p> : null}
        {lessons?.length === 0 ? <p className="faint own-none">{t('sandbox:own.none')}</p> : null}
        <ul className="own-list">
          {(lessons ?? []).map((lesson) => (
            <OwnLessonRow key={lesson.id} lesson={lesson} desk={desk} />
          ))}
        </ul>
      </div>
      {isBeginning ? <BattleDialog onClose={() => setBeginning(false)} /> : null}
    </section>
  );
}
