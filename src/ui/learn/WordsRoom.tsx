import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LessonFile } from '../../lessons/lesson-schema.ts';
import type { Told } from '../../lessons/session.ts';
import { ONE_COLUMN, useMedia } from '../use-media.ts';
import { Said } from './CoachWords.tsx';

interface Moment {
  readonly intro: string | null;
  readonly told: Told | null;
  readonly goal: string | null;
  readonly closing: string | null;
  /** The buttons lie elsewhere: their row is free for words. */
  readonly isReading: boolean;
}

/** What is said when each step is open and nothing went wrong, and at the end. */
export function momentsOf({ intro, closing, steps }: LessonFile): Moment[] {
  const moments: Moment[] = [];
  let told: Told | null = null;
  for (const [at, { goal, right, rule, shown, do: lines }] of steps.entries()) {
    const isReading = shown === true || lines.length === 0;
    if (goal !== undefined) moments.push({ intro: at === 0 ? intro : null, told, goal, closing: null, isReading });
    if (right !== undefined) told = { verdict: 'right', say: right, rule: rule ?? null };
  }
  return [...moments, { intro: null, told, goal: null, closing, isReading: true }];
}

/** The words of all steps, laid out unseen and measured before anything is drawn; then they are gone. */
function Measured({ file, onDone }: { readonly file: LessonFile; onDone(this: void): void }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const heights = (selector: string) =>
      [...(root.current?.querySelectorAll(selector) ?? [])].map((words) => words.getBoundingClientRect().height);
    const style = root.current?.closest<HTMLElement>('.lesson')?.style;
    style?.setProperty('--asked', `${Math.ceil(Math.max(0, ...heights('.asked')))}px`);
    style?.setProperty('--read', `${Math.ceil(Math.max(0, ...heights('.read')))}px`);
    onDone();
  });
  return (
    <div ref={root} className="coach-measure" aria-hidden="true">
      {momentsOf(file).map(({ isReading, ...moment }, at) => (
        <div key={at} className={`coach-words ${isReading ? 'read' : 'asked'}`}>
          <Said {...moment} />
        </div>
      ))}
    </div>
  );
}

/** Gives the coach as much room as this lesson needs, the same in all its steps: the board stays as large as it is. */
export function WordsRoom({ file }: { readonly file: LessonFile }) {
  // The coach lies above the board then, and takes its room.
  const isAbove = useMedia(ONE_COLUMN);
  const [isMeasured, setIsMeasured] = useState(false);
  useEffect(() => {
    const anew = () => setIsMeasured(false);
    // Another typeface has other lines.
    void document.fonts?.ready.then(anew);
    window.addEventListener('resize', anew);
    return () => window.removeEventListener('resize', anew);
  }, []);
  return isAbove && !isMeasured ? <Measured file={file} onDone={() => setIsMeasured(true)} /> : null;
}
