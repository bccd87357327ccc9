import type { LessonFile } from '../../lessons/lesson-schema.ts';
import { numberOf } from './lesson-names.ts';

/** Its number, if it has one, and its title. */
export function LessonName({ file }: { readonly file: LessonFile }) {
  const number = numberOf(file);
  return (
    <>
      {number === null ? null : <span className="lesson-number">{number} </span>}
      <span className="lesson-title">{file.title}</span>
    </>
  );
}
