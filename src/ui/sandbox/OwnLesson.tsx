import { useEffect, useState, type ReactNode } from 'react';
import type { LessonFile } from '../../lessons/lesson-schema.ts';
import { ownLessonById } from '../../store/own-lessons.ts';
import { t } from '../text/i18n.ts';

export interface OwnLessonProps {
  readonly id: string;
  /** The lesson, when it was found on the device; null: there is none. */
  children(this: void, file: LessonFile | null): ReactNode;
}

/** Looks a lesson of the player's own up. */
export function OwnLesson({ id, children }: OwnLessonProps) {
  const [found, setFound] = useState<{ readonly id: string; readonly file: LessonFile | null } | null>(null);
  useEffect(() => {
    let isHere = true;
    void (async () => {
      const file = await ownLessonById(id);
      if (isHere) setFound({ id, file });
    })();
    return () => {
      isHere = false;
    };
  }, [id]);
  return found?.id === id ? children(found.file) : <p className="loading">{t('sandbox:own.reading')}</p>;
}
