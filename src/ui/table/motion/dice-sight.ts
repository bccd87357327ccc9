import type { Part } from './dice-places.ts';

/** A die is never smaller on the screen, in pixels for its 40 units, nor on the board. */
const SMALLEST = 30;
export const USUAL_SCALE = 0.92;

export interface DiceSight {
  /** 0: not known yet. */
  readonly scale: number;
  readonly seen: Part | null;
}

/** How large the dice are drawn so that they can be read at any size of the board. */
export function scaleOn(element: SVGGElement | null): number {
  const matrix = typeof element?.getScreenCTM === 'function' ? element.getScreenCTM() : null;
  if (matrix === null) return USUAL_SCALE;
  return Math.max(USUAL_SCALE, SMALLEST / (40 * Math.hypot(matrix.a, matrix.b)));
}

/** The part of the drawing that its window shows; null: not known. */
export function seenOn(element: SVGGElement | null): Part | null {
  const seen = element?.closest('.board-window')?.getBoundingClientRect();
  const drawing = element?.parentElement as Element | null;
  const matrix = drawing instanceof SVGGElement ? (drawing.getScreenCTM?.()?.inverse() ?? null) : null;
  if (seen === undefined || matrix === null) return null;
  const corners = [new DOMPoint(seen.left, seen.top), new DOMPoint(seen.right, seen.bottom)].map((point) =>
    point.matrixTransform(matrix),
  );
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
