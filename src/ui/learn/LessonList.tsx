import { useEffect, useState } from 'react';
import { CHAPTERS, LESSONS, type Chapter, type ChapterId } from '../../lessons/chapters.ts';
import type { LessonFile } from '../../lessons/lesson-schema.ts';
import { BackToBattle } from '../rules/BackToBattle.tsx';
import { goTo, START, writeRoute } from '../route.ts';
import { OwnLessons } from '../sandbox/OwnLessons.tsx';
import { t } from '../text/i18n.ts';
import { LessonRow } from './LessonRow.tsx';
import { exampleNumber } from './lesson-names.ts';
import { LessonName } from './LessonName.tsx';
import { useListPlace } from './list-place.ts';
import { progress, stateOf, useProgress } from './use-progress.ts';
import type { Progress } from '../../store/progress.ts';
import '../go-on-card.css';
import './learn.css';

/** Beside each other where there is room. */
const COLUMNS: readonly (readonly ChapterId[])[] = [
  ['base', 'base-exercises', 'special'],
  ['new-flight-plan', 'new-flight-plan-exercises', 'air-pack'],
];

/** The one that was left on the way, else the first that is not done. */
function nextLesson(known: Progress): LessonFile | undefined {
  const states = LESSONS.map((file) => ({ file, state: stateOf(known, file) }));
  const [next] = [...states.filter(({ state }) => state === 'half'), ...states.filter(({ state }) => state === 'open')];
  return next?.file;
}

function NextCard({ known }: { readonly known: Progress }) {
  const next = nextLesson(known);
  if (next === undefined) {
    return (
      <section className="go-on paper" aria-labelledby="next-title">
        <p id="next-title" className="next-words">
          {t('learn:next.allDone')}
        </p>
        <button type="button" className="main go-on-button" onClick={() => goTo(START)}>
          {t('learn:next.toBattles')}
        </button>
      </section>
    );
  }
  const state = stateOf(known, next);
  const isFirst = known.done.length === 0 && state === 'open';
  return (
    <section className="go-on paper" aria-labelledby="next-title">
      <div className="next-words">
        <p className="go-on-kicker">
          {t(state === 'half' ? 'learn:next.half' : isFirst ? 'learn:next.first' : 'learn:next.open')}
        </p>
        <h2 id="next-title">
          <LessonName file={next} />
        </h2>
        <p className="faint">{next.intro}</p>
      </div>
      <button
        type="button"
        className="main go-on-button"
        data-next={next.id}
        onClick={() => goTo({ screen: 'learn', lesson: next.id })}
      >
        {t(isFirst ? 'learn:begin' : 'learn:goOn')}
      </button>
    </section>
  );
}

type Group = 'all' | 'examples' | 'more';

/** The worked examples go by the numbers of the rulebook; what is not among them has a heading of its own. */
function groupsOf(lessons: readonly LessonFile[]): { group: Group; files: readonly LessonFile[] }[] {
  const examples = lessons.filter((file) => exampleNumber(file) !== null);
  if (examples.length === 0) return [{ group: 'all', files: lessons }];
  const more = lessons.filter((file) => exampleNumber(file) === null);
  return [
    { group: 'examples' as const, files: examples },
    { group: 'more' as const, files: more },
  ].filter(({ files }) => files.length > 0);
}

interface GroupProps {
  readonly group: Group;
  readonly files: readonly LessonFile[];
  readonly known: Progress;
}

function LessonGroup({ group, files, known }: GroupProps) {
  return (
    <>
      {group === 'all' ? null : <h3 id={`group-${group}`}>{t(`learn:group.${group}`)}</h3>}
      <ol data-group={group} aria-labelledby={group === 'all' ? undefined : `group-${group}`}>
        {files.map((file) => (
          <LessonRow key={file.id} file={file} state={stateOf(known, file)} wasDone={known.done.includes(file.id)} />
        ))}
      </ol>
    </>
  );
}

function ChapterSection({ chapter: { id, lessons }, known }: { readonly chapter: Chapter; readonly known: Progress }) {
  if (lessons.length === 0) return null;
  const done = lessons.filter((file) => known.done.includes(file.id)).length;
  return (
    <section className="chapter paper" data-chapter={id} aria-labelledby={`chapter-${id}`}>
      <header>
        <h2 id={`chapter-${id}`}>{t(`learn:chapter.${id}.title`)}</h2>
        <p className="faint">{t(`learn:chapter.${id}.text`)}</p>
        <p className="chapter-progress">
          <progress max={lessons.length} value={done} aria-hidden="true" />
          <span>{t('learn:progress', { done, all: lessons.length })}</span>
        </p>
      </header>
      {groupsOf(lessons).map(({ group, files }) => (
        <LessonGroup key={group} group={group} files={files} known={known} />
      ))}
    </section>
  );
}

const SURE = 4000;

/** Takes a second click. */
function ForgetButton() {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!isAsked) return undefined;
    const timer = setTimeout(() => setAsked(false), SURE);
    return () => clearTimeout(timer);
  }, [isAsked]);
  const press = () => {
    if (isAsked) progress.forget();
    setAsked(!isAsked);
  };
  return (
    <button type="button" className={isAsked ? 'forget asked' : 'quiet forget'} onClick={press}>
      {t(isAsked ? 'learn:forgetSure' : 'learn:forget')}
    </button>
  );
}

export function LessonList({ notice }: { readonly notice: string | null }) {
  useListPlace();
  const known = useProgress();
  const hasProgress = known.done.length > 0 || Object.keys(known.left).length > 0;
  return (
    <div className="learn">
      <header className="learn-head paper">
        <BackToBattle />
        <button type="button" onClick={() => goTo(START)}>
          {t('learn:back')}
        </button>
        <div>
          <h1>{t('learn:title')}</h1>
          <p className="faint">{t('learn:lead')}</p>
        </div>
        <a className="learn-rules" href={writeRoute({ screen: 'rules', rule: null })}>
          {t('learn:rules')}
        </a>
      </header>
      <main>
        {notice === null ? null : (
          <p className="notice paper" role="alert">
            {notice}
          </p>
        )}
        <NextCard known={known} />
        <div className="chapters">
          {COLUMNS.map((ids) => (
            <div key={ids[0]} className="chapter-column">
              {CHAPTERS.filter(({ id }) => ids.includes(id)).map((chapter) => (
                <ChapterSection key={chapter.id} chapter={chapter} known={known} />
              ))}
              {ids.includes('base') ? <OwnLessons /> : null}
            </div>
          ))}
        </div>
      </main>
      <footer>{hasProgress ? <ForgetButton /> : null}</footer>
    </div>
  );
}
