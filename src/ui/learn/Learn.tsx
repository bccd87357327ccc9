import { lessonById } from '../../lessons/chapters.ts';
import type { LessonFile } from '../../lessons/lesson-schema.ts';
import { isOwnId } from '../../store/kept.ts';
import { OwnLesson } from '../sandbox/OwnLesson.tsx';
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
  if (lesson !== null && isOwnId(lesson))
    return (
      <OwnLesson id={lesson}>
        {(own) => <Shown file={own ?? undefined} lesson={lesson} isCovered={isCovered} onMenu={onMenu} />}
      </OwnLesson>
    );
  const file = lesson === null ? undefined : lessonById(lesson);
  return <Shown file={file} lesson={lesson} isCovered={isCovered} onMenu={onMenu} />;
}

interface ShownProps extends LearnProps {
  readonly file: LessonFile | undefined;
}

function Shown({ file, lesson, isCovered, onMenu }: ShownProps) {
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
