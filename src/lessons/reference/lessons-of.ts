import { LESSONS } from '../chapters.ts';
import type { LessonFile } from '../lesson-schema.ts';
import { TOPICS } from './entries.ts';
import type { Entry, TopicId } from './entry-schema.ts';

/** The rules that the steps of a lesson name. */
function rulesOfSteps({ steps }: LessonFile): string[] {
  return steps.flatMap(({ rule, wrong = [] }) => [rule, ...wrong.map((one) => one.rule)]).flatMap((rule) => rule ?? []);
}

const OF_EXAMPLES: ReadonlySet<TopicId> = new Set(['airExamples', 'packExamples']);
const EXAMPLES: readonly Entry[] = TOPICS.filter(({ topic }) => OF_EXAMPLES.has(topic)).flatMap(
  ({ entries }) => entries,
);

/** Its own rules, and the worked examples that are about it. */
function rulesAsked({ id, rules }: Pick<Entry, 'id' | 'rules'>): string[] {
  return [...EXAMPLES.filter(({ see = [] }) => see.includes(id)).flatMap((example) => example.rules), ...rules];
}

function showing(asked: readonly string[], rulesOf: (lesson: LessonFile) => readonly string[]): LessonFile[] {
  const kindOf = ({ kind = 'lesson' }: LessonFile) => (kind === 'lesson' ? 0 : 1);
  return LESSONS.map((lesson) => ({ lesson, at: rulesOf(lesson).findIndex((rule) => asked.includes(rule)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => kindOf(a.lesson) - kindOf(b.lesson) || a.at - b.at)
    .map(({ lesson }) => lesson);
}

/** Lessons that are about the entry, lessons before exercises; if there are none, those that speak of it on the way. */
export function lessonsOf(entry: Pick<Entry, 'id' | 'rules'>): LessonFile[] {
  const asked = rulesAsked(entry);
  const main = showing(asked, ({ rules }) => rules);
  return main.length > 0 ? main : showing(asked, rulesOfSteps);
}
