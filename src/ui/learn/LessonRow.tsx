import type { LessonFile } from '../../lessons/lesson-schema.ts';
import { writeRoute } from '../route.ts';
import { t } from '../text/i18n.ts';
import { minutesOf } from './lesson-names.ts';
import { LessonName } from './LessonName.tsx';
import type { LessonState } from './use-progress.ts';

export interface LessonRowProps {
  readonly file: LessonFile;
  readonly state: LessonState;
  /** It was done once, whether it is being done again or not. */
  readonly wasDone: boolean;
}

/** A tick, half a hex, or an empty one. */
function Mark({ state, wasDone }: Pick<LessonRowProps, 'state' | 'wasDone'>) {
  return (
    <svg className="lesson-mark" viewBox="-12 -13 24 26" aria-hidden="true">
      <path className="lesson-mark-hex" d="M0 -11.500L10 -5.750V5.750L0 11.500L-10 5.750V-5.750Z" />
      {state === 'half' && !wasDone ? (
        <path className="lesson-mark-half" d="M0 -11.500V11.500L-10 5.750V-5.750Z" />
      ) : null}
      {wasDone ? <path className="lesson-mark-tick" d="M-5 0.500L-1.500 4L5 -4" /> : null}
    </svg>
  );
}

export function LessonRow({ file, state, wasDone }: LessonRowProps) {
  return (
    <li className={`lesson-row ${wasDone ? 'done' : state}`} data-lesson={file.id} data-state={state}>
      <a href={writeRoute({ screen: 'learn', lesson: file.id })}>
        <Mark state={state} wasDone={wasDone} />
        <span className="lesson-name">
          <LessonName file={file} />
        </span>
        {wasDone ? <span className="unseen">{t('learn:state.done')}</span> : null}
        <span className="lesson-side">
          {state === 'half' ? t('learn:state.half') : t('learn:minutes', { count: minutesOf(file) })}
        </span>
      </a>
    </li>
  );
}
