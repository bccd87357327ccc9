import { DieDrawing, type DieDrawingProps } from './DieDrawing.tsx';

/** A die as a small picture of its own. Its meaning is said in words beside it. */
export function Die({ face, mark = 'plain' }: DieDrawingProps) {
  return (
    <svg className="die" viewBox="-24 -24 48 50" aria-hidden="true">
      <DieDrawing face={face} mark={mark} />
    </svg>
  );
}
