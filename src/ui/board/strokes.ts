import { OFF_BOARD, type Board, type Hex } from '../../hex/board.ts';
import type { Point } from '../../hex/layout.ts';
import { hexesPassed, hexUnder } from './stroke-path.ts';

/** What a pointer does on a board besides moving it: it draws, or carries something to another hex. */
export interface Strokes {
  /** Follows the pointer for it: a board on which nobody draws does without. */
  readonly track: typeof trackStrokes;
  /** What a pointer that goes down on this hex does: draw at once, carry as soon as it moves, or neither. */
  grip(this: void, hex: Hex): 'draw' | 'carry' | null;
  begin(this: void, hex: Hex): void;
  /** The hexes the pointer came to, each a neighbour of the one before. */
  pass(this: void, hexes: readonly Hex[]): void;
  end(this: void): void;
  /** As if it had never begun. */
  cancel(this: void): void;
  /** A pointer that is not pressed is over another hex; null: over none. */
  hover(this: void, hex: Hex | null): void;
}

export interface StrokeGround {
  readonly board: Board;
  /** A point of the page in the units of the drawing. */
  pointOf(this: void, at: Point): Point;
}

export interface StrokeTracker {
  /** A pointer goes down. */
  press(this: void, event: PointerEvent): void;
  /** A pointer that went down has moved far enough to mean it; true: it draws or carries. */
  start(this: void, event: PointerEvent): boolean;
  isOn(this: void): boolean;
  move(this: void, event: PointerEvent): void;
  /** Answers whether there was a stroke. */
  end(this: void): boolean;
  /** Answers whether there was a stroke. */
  cancel(this: void): boolean;
  hover(this: void, event: PointerEvent | null): void;
}

function pageOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

/** A browser that tells of the pointer once a frame kept the points between. */
function pointsOf(event: PointerEvent): Point[] {
  const between = event.getCoalescedEvents?.() ?? [];
  return between.length === 0 ? [pageOf(event)] : between.map(pageOf);
}

/** Follows one pointer over the hexes. */
export function trackStrokes(strokes: () => Strokes | null, ground: () => StrokeGround): StrokeTracker {
  let gripped: { readonly hex: Hex; readonly at: Point } | null = null;
  let on: { readonly strokes: Strokes; hex: Hex; at: Point } | null = null;
  let hovered: Hex | null = null;

  const hexAt = (event: PointerEvent): Hex | null => {
    const { board, pointOf } = ground();
    const hex = hexUnder(board, pointOf(pageOf(event)));
    return hex === OFF_BOARD ? null : hex;
  };

  const hover = (event: PointerEvent | null) => {
    const hex = event === null ? null : hexAt(event);
    if (hex === hovered) return;
    hovered = hex;
    strokes()?.hover(hex);
  };

  const begin = () => {
    const now = strokes();
    if (gripped === null || now === null) return;
    on = { strokes: now, ...gripped };
    gripped = null;
    hovered = null;
    now.hover(null);
    now.begin(on.hex);
  };

  const move = (event: PointerEvent) => {
    if (on === null) return;
    const { board, pointOf } = ground();
    const passed: Hex[] = [];
    for (const page of pointsOf(event)) {
      const to = pointOf(page);
      passed.push(...hexesPassed(board, passed.at(-1) ?? on.hex, on.at, to));
      on.at = to;
    }
    if (passed.length === 0) return;
    on.hex = passed[passed.length - 1];
    on.strokes.pass(passed);
  };

  return {
    press: (event) => {
      on = null;
      gripped = null;
      const hex = hexAt(event);
      const grip = hex === null ? null : (strokes()?.grip(hex) ?? null);
      if (hex === null || grip === null) return;
      gripped = { hex, at: ground().pointOf(pageOf(event)) };
      // A finger may be the first of two, which move the map.
      if (grip === 'draw' && event.pointerType === 'mouse') begin();
    },
    start: (event) => {
      if (gripped === null) return false;
      begin();
      move(event);
      return on !== null;
    },
    isOn: () => on !== null,
    move,
    end: () => {
      const was = on;
      on = null;
      gripped = null;
      was?.strokes.end();
      return was !== null;
    },
    cancel: () => {
      const was = on;
      on = null;
      gripped = null;
      was?.strokes.cancel();
      return was !== null;
    },
    hover,
  };
}
