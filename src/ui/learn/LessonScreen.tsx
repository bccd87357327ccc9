import { useEffect, useState } from 'react';
import { openLesson, type Lesson } from '../../lessons/lesson.ts';
import type { LessonFile } from '../../lessons/lesson-schema.ts';
import { airRulesIn } from '../../scenarios/air-loaded.ts';
import { resumeLesson } from '../../store/left-lesson.ts';
import { createLessonTable, type LessonTable } from '../../store/lesson.ts';
import { loadAir } from '../air/late.tsx';
import { NotFetched } from '../NotFetched.tsx';
import { goTo } from '../route.ts';
import type { Menu } from '../table/panels/ScoreBar.tsx';
import { t } from '../text/i18n.ts';
import { useKeptPlace } from './list-place.ts';
import { TaughtTable } from './TaughtTable.tsx';
import { progress } from './use-progress.ts';
import './learn.css';

interface Opened {
  readonly lesson: Lesson;
  readonly table: LessonTable;
}

/** What the lesson needs is fetched first; then it goes on where it was left. */
async function open(file: LessonFile): Promise<Opened | null> {
  try {
    await loadAir(airRulesIn(file.position));
  } catch {
    return null;
  }
  const lesson = openLesson(file);
  if (!lesson.ok) return null;
  const clicks = progress.store.getState().left[file.id];
  const resumed = clicks === undefined ? null : resumeLesson(lesson.value, clicks);
  return { lesson: lesson.value, table: createLessonTable(lesson.value, resumed ?? undefined) };
}

function useOpened(file: LessonFile): Opened | 'fetching' | 'failed' {
  const [opened, setOpened] = useState<Opened | 'fetching' | 'failed'>('fetching');
  useEffect(() => {
    let isHere = true;
    void (async () => {
      const found = await open(file);
      if (isHere) setOpened(found ?? 'failed');
    })();
    return () => {
      isHere = false;
    };
  }, [file]);
  return opened;
}

export interface LessonScreenProps {
  readonly file: LessonFile;
  readonly isCovered: boolean;
  onMenu(this: void, menu: Menu): void;
}

export function LessonScreen({ file, isCovered, onMenu }: LessonScreenProps) {
  const opened = useOpened(file);
  useKeptPlace(file.id);
  if (opened === 'fetching') return <p className="loading">{t('learn:loading')}</p>;
  if (opened === 'failed')
    return (
      <NotFetched
        text={t('learn:notFetched')}
        leave={t('learn:do.leave')}
        onLeave={() => goTo({ screen: 'learn', lesson: null })}
      />
    );
  return <TaughtTable lesson={opened.lesson} table={opened.table} isCovered={isCovered} onMenu={onMenu} />;
}
