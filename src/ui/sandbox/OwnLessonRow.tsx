import type { OwnLesson } from '../../store/own-lessons.ts';
import { writeRoute } from '../route.ts';
import { FaultList } from '../saves/FaultList.tsx';
import { t } from '../text/i18n.ts';
import type { OwnDesk } from './use-own-lessons.ts';

function BrokenRow({
  lesson,
  desk,
}: {
  readonly lesson: Extract<OwnLesson, { kind: 'broken' }>;
  readonly desk: OwnDesk;
}) {
  const { id, text, faults } = lesson;
  return (
    <li className="own-row broken" data-own={id}>
      <p>
        <b>{id}</b> <span className="faint">{t('sandbox:own.broken')}</span>
      </p>
      <FaultList faults={faults} />
      <div className="buttons">
        <button
          type="button"
          aria-label={t('sandbox:own.fileLabel', { title: id })}
          onClick={() => desk.exportBroken(id, text)}
        >
          {t('sandbox:own.file')}
        </button>
        <button
          type="button"
          className="quiet"
          aria-label={t('sandbox:own.deleteLabel', { title: id })}
          onClick={() => void desk.remove(id, id)}
        >
          {t('sandbox:own.delete')}
        </button>
      </div>
    </li>
  );
}

export function OwnLessonRow({ lesson, desk }: { readonly lesson: OwnLesson; readonly desk: OwnDesk }) {
  if (lesson.kind === 'broken') return <BrokenRow lesson={lesson} desk={desk} />;
  const { id, file } = lesson;
  const { title } = file;
  const change = () =>
    desk.withLesson(id, title, async (whole) => {
      const { openLessonToChange } = await import('./open.ts');
      await openLessonToChange(whole);
      return [];
    });
  const tryOut = () =>
    desk.withLesson(id, title, async (whole) => {
      const { openLessonInSandbox } = await import('./open.ts');
      return openLessonInSandbox(whole);
    });
  return (
    <li className="own-row" data-own={id}>
      <a href={writeRoute({ screen: 'learn', lesson: id })} aria-label={t('sandbox:own.playLabel', { title })}>
        <b>{title}</b> <span className="faint">{t('sandbox:own.steps', { count: file.steps.length })}</span>
        <span className="own-play" aria-hidden="true">
          {t('sandbox:own.play')}
        </span>
      </a>
      <div className="buttons">
        <button type="button" aria-label={t('sandbox:own.editLabel', { title })} onClick={() => void change()}>
          {t('sandbox:own.edit')}
        </button>
        <button type="button" aria-label={t('sandbox:own.tryLabel', { title })} onClick={() => void tryOut()}>
          {t('sandbox:own.try')}
        </button>
        <button
          type="button"
          aria-label={t('sandbox:own.copyLabel', { title })}
          onClick={() => void desk.duplicate(file)}
        >
          {t('sandbox:own.copy')}
        </button>
        <button type="button" aria-label={t('sandbox:own.fileLabel', { title })} onClick={() => desk.exportOne(file)}>
          {t('sandbox:own.file')}
        </button>
        <button
          type="button"
          className="quiet"
          aria-label={t('sandbox:own.deleteLabel', { title })}
          onClick={() => void desk.remove(id, title)}
        >
          {t('sandbox:own.delete')}
        </button>
      </div>
    </li>
  );
}
