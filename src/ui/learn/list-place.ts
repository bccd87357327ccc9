import { useLayoutEffect } from 'react';

/** How far the list was scrolled when it was left, and the lesson that was last on the table. */
let scrolled = 0;
let lesson: string | null = null;

/** The list will come back to this lesson. */
export function useKeptPlace(id: string): void {
  useLayoutEffect(() => {
    lesson = id;
  }, [id]);
}

function isInView(row: Element): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return top >= 0 && bottom <= globalThis.innerHeight;
}

function backTo(id: string): void {
  document.documentElement.scrollTop = scrolled;
  const row = document.querySelector(`.lesson-row[data-lesson="${CSS.escape(id)}"]`);
  if (row === null) return;
  if (!isInView(row)) row.scrollIntoView({ block: 'center' });
  row.querySelector('a')?.focus({ preventScroll: true });
}

/** Whoever comes from a lesson finds the list as it was left; anyone else begins at its top. */
export function useListPlace(): void {
  useLayoutEffect(() => {
    const id = lesson;
    lesson = null;
    if (id === null) document.documentElement.scrollTop = 0;
    else backTo(id);
    return () => {
      scrolled = document.documentElement.scrollTop;
    };
  }, []);
}
