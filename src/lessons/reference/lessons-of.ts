import { LESSONS } from '../chapters.ts';
import type { LessonFile } from '../lesson-schema.ts';
import { TOPICS } from './entries.ts';
import type { Entry } from './entry-schema.ts';

/** The rules a lesson shows: those it names itself, then those its steps name. */
function rulesShown({ rules, steps }: LessonFile): string[] {
  return [...rules, ...steps.flatMap(({ rule, wrong = [] }) => [rule, ...wrong.map((one) => one.rule)])].flatMap(
    (rule) => rule ?? [],
  );
}

const SHOWN: readonly { readonly lesson: LessonFile; readonly rules: readonly string[] }[] = LESSONS.map((lesson) => ({
  lesson,
  rules: rulesShown(lesson),
}));

const EXAMPLES: readonly Entry[] = TOPICS.filter(({ topic }) => topic === 'airExamples').flatMap(
  ({ entries }) => entries,
);

/** Its own rules, and the worked examples that are about it. */
function rulesAsked({ id, rules }: Pick<Entry, 'id' | 'rules'>): string[] {
  return [...EXAMPLES.filter(({ see = [] }) => see.includes(id)).flatMap((example) => example.rules), ...rules];
}

/** Lessons that show the entry, those first that are mainly about it; lessons before exercises. */
export function lessonsOf(entry: Pick<Entry, 'id' | 'rules'>): LessonFile[] {
  const asked = rulesAsked(entry);
  const place = (shown: readonly string[]) => shown.findIndex((rule) => asked.includes(rule));
  const kindOf = ({ kind = 'lesson' }: LessonFile) => (kind === 'lesson' ? 0 : 1);
  return SHOWN.map(({ lesson, rules }) => ({ lesson, at: place(rules) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => kindOf(a.lesson) - kindOf(b.lesson) || a.at - b.at)
    .map(({ lesson }) => lesson);
}
