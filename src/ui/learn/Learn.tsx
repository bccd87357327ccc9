import { lessonById } from '../../lessons/chapters.ts';
import type { Menu } from '../table/panels/ScoreBar.tsx';
import { t } from '../text/i18n.ts';
import { LessonList } from './LessonList.tsx';
import { LessonScreen } from './LessonScreen.tsx';

export interface LearnProps {
  /** The id of a lesson; null: the list of them. */
  readonly lesson: string | null;
  /** Something lies over the screen and has the keyboard. */
  readonly isCovered: boolean;
  onMenu(this: void, menu: Menu): void;
}

export function Learn({ lesson, isCovered, onMenu }: LearnProps) {
  const file = lesson === null ? undefined : lessonById(lesson);
  const name = file?.title ?? t('learn:title');
  return (
    <>
      <title>{t('learn:titleOf', { lesson: name, title: t('page:title') })}</title>
      {file === undefined ? (
        <LessonList notice={lesson === null ? null : t('learn:unknown', { id: lesson })} />
      ) : (
        <LessonScreen key={file.id} file={file} isCovered={isCovered} onMenu={onMenu} />
      )}
    </>
  );
}
