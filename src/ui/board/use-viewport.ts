import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Board, Hex } from '../../hex/board.ts';
import type { Point } from '../../hex/layout.ts';
import { APOTHEM, drawingSize, fractionOf } from './geometry.ts';

export const MAX_ZOOM = 4;
export const ZOOM_STEP = 1.4;
/** A finger needs a hex of this width; a board that would be smaller starts zoomed in, and fills a tall window. */
const FINGER = 46;
const TALL = 54;
/** Where a mouse draws, the whole board is worth more than large hexes. */
export const MOUSE = 30;

/** Between a hex and what lies over the corner of the board. */
const APART = 4;

interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** A point of the drawing (as fractions of it) that is to lie at a point of the page. */
interface Anchor {
  readonly fraction: Point;
  readonly at: Point;
}

export interface Viewport {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly drawing: RefObject<HTMLDivElement | null>;
  /** 1 shows the whole board. */
  readonly zoom: number;
  /** False at first: whatever is drawn before the room is known would be laid out twice. */
  readonly isMeasured: boolean;
  /** It came back to the part of the board that was seen when it was left. */
  readonly wasKept: boolean;
  /** The size to draw at; null while nothing is known about the room there is. */
  readonly size: FrameSize | null;
  /** The point of the drawing at a point of the page. */
  fractionAt(this: void, at: Point): Point;
  /** Zooms so that this point of the drawing lies at that point of the page. */
  place(this: void, zoom: number, fraction: Point, at: Point): void;
  /** Zooms about a point of the page; without one, about the middle of what is seen. */
  zoomBy(this: void, factor: number, at?: Point): void;
  /** The whole board. */
  fit(this: void): void;
  /** From the whole board to hexes that a finger can hit. */
  closeUp(this: void): void;
  /** The board was turned: what was in the middle comes back there. */
  mirror(this: void): void;
  centreOn(this: void, hex: Hex, smooth?: boolean): void;
  isVisible(this: void, hex: Hex): boolean;
  /** Moves the board no farther than needed to show all these hexes; false where there is no room for all. */
  reveal(this: void, hexes: readonly Hex[], smooth?: boolean): boolean;
}

export function wantsLessMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function clamp(zoom: number): number {
  return Math.min(MAX_ZOOM, Math.max(1, zoom));
}

/** How large a board begins: whole where its hexes are large enough for a finger. */
function startZoom(room: FrameSize, whole: FrameSize, scale: number, least: number): number {
  const hex = 2 * APOTHEM * scale;
  if (hex >= least) return 1;
  const filling = 2 * APOTHEM * (room.height / whole.height);
  return Math.min(TALL, Math.max(FINGER, filling)) / hex;
}

interface Corner {
  readonly left: number;
  readonly top: number;
}

const NO_CORNER: Corner = { left: Infinity, top: Infinity };

/** Where the buttons in the lower right corner begin; what is below them can be drawn out (`zoomed-window`). */
function cornerOf(frame: Element): Corner {
  const buttons = frame.parentElement?.querySelector('.board-zoom')?.getBoundingClientRect();
  if (buttons === undefined || buttons.width === 0) return NO_CORNER;
  return { left: buttons.left - APART, top: buttons.top - APART };
}

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** undefined: not measured yet; null: nothing can be measured here. */
function useFrameSize(frame: RefObject<HTMLDivElement | null>): FrameSize | null | undefined {
  const [size, setSize] = useState<FrameSize | null | undefined>(undefined);
  useLayoutEffect(() => {
    const { current } = frame;
    if (current === null) return undefined;
    const measure = () => {
      const { width, height } = current.getBoundingClientRect();
      setSize((before) => {
        if (width === 0 || height === 0) return before ?? null;
        if (before?.width === width && before.height === height) return before;
        return { width, height };
      });
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [frame]);
  return size;
}

interface Kept {
  readonly of: string;
  readonly chosen: number | null;
  readonly middle: Point;
}

/** What was seen of the board that was left last. */
let kept: Kept | null = null;

/**
 * What part of the board is seen and how large. The window scrolls; zooming changes the size of the drawing in it.
 * With a name, who leaves the board and comes back to it sees the same part. A board whose hexes would be narrower than
 * `least` starts zoomed in.
 */
export function useViewport(board: Board, turned: boolean, name: string | null = null, least = FINGER): Viewport {
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const measured = useFrameSize(frame);
  const room = measured ?? null;
  const [before] = useState(() => (name !== null && kept?.of === name ? kept : null));
  const [chosen, setChosen] = useState(before?.chosen ?? null);
  const anchor = useRef<Anchor | null>(null);
  /** What was in the middle, for when the room changes. */
  const middle = useRef<Point>(before?.middle ?? { x: 0.5, y: 0.5 });
  const leaving = useRef<() => Kept | null>(() => null);
  useEffect(() => {
    leaving.current = () => (name === null ? null : { of: name, chosen, middle: middle.current });
  });
  useEffect(
    () => () => {
      kept = leaving.current();
    },
    [],
  );

  const isMeasured = measured !== undefined;
  const whole = drawingSize(board);
  const scale = room === null ? 1 : Math.min(room.width / whole.width, room.height / whole.height);
  const close = room === null ? 1 : startZoom(room, whole, scale, least);
  const zoom = clamp(chosen ?? close);
  const width = Math.floor(whole.width * scale * zoom);
  const height = Math.floor(whole.height * scale * zoom);
  const size = useMemo(() => (room === null ? null : { width, height }), [room, width, height]);
  const latest = useRef(zoom);
  useLayoutEffect(() => {
    latest.current = zoom;
  }, [zoom]);

  const fractionAt = useCallback((at: Point): Point => {
    const rect = drawing.current?.getBoundingClientRect();
    if (rect === undefined || rect.width === 0) return { x: 0.5, y: 0.5 };
    return { x: (at.x - rect.left) / rect.width, y: (at.y - rect.top) / rect.height };
  }, []);

  const settle = useCallback(({ fraction, at }: Anchor) => {
    const rect = drawing.current?.getBoundingClientRect();
    if (rect === undefined || frame.current === null) return;
    frame.current.scrollLeft += rect.left + fraction.x * rect.width - at.x;
    frame.current.scrollTop += rect.top + fraction.y * rect.height - at.y;
  }, []);

  useLayoutEffect(() => {
    if (frame.current === null || size === null) return;
    settle(anchor.current ?? { fraction: middle.current, at: middleOf(frame.current) });
    anchor.current = null;
  }, [settle, size]);

  const mirror = useCallback(() => {
    if (frame.current === null) return;
    middle.current = { x: 1 - middle.current.x, y: 1 - middle.current.y };
    settle({ fraction: middle.current, at: middleOf(frame.current) });
  }, [settle]);

  useEffect(() => {
    const { current } = frame;
    if (current === null) return undefined;
    const onScroll = () => {
      middle.current = fractionAt(middleOf(current));
    };
    current.addEventListener('scroll', onScroll, { passive: true });
    return () => current.removeEventListener('scroll', onScroll);
  }, [fractionAt]);

  const place = useCallback(
    (wanted: number, fraction: Point, at: Point) => {
      const next = clamp(wanted);
      if (next === latest.current) return settle({ fraction, at });
      anchor.current = { fraction, at };
      latest.current = next;
      setChosen(next);
      return undefined;
    },
    [settle],
  );

  const zoomBy = useCallback(
    (factor: number, at?: Point) => {
      if (frame.current === null) return;
      const point = at ?? middleOf(frame.current);
      place(latest.current * factor, fractionAt(point), point);
    },
    [fractionAt, place],
  );

  /** Where the closer view was. */
  const closeMiddle = useRef<Point>({ x: 0.5, y: 0.5 });
  const fit = useCallback(() => {
    closeMiddle.current = middle.current;
    latest.current = 1;
    setChosen(1);
  }, []);

  const closeUp = useCallback(() => {
    if (frame.current !== null) place(Math.max(close, ZOOM_STEP), closeMiddle.current, middleOf(frame.current));
  }, [place, close]);

  const pointOf = useCallback(
    (hex: Hex): Point | null => {
      const rect = drawing.current?.getBoundingClientRect();
      if (rect === undefined || rect.width === 0) return null;
      const { x, y } = fractionOf(board, hex, turned);
      return { x: rect.left + x * rect.width, y: rect.top + y * rect.height };
    },
    [board, turned],
  );

  const centreOn = useCallback(
    (hex: Hex, smooth = true) => {
      const point = pointOf(hex);
      if (point === null || frame.current === null || frame.current.scrollBy === undefined) return;
      const { x, y } = middleOf(frame.current);
      const behavior = smooth && !wantsLessMotion() ? 'smooth' : 'instant';
      // A window that changes its size on the way still comes to the same place.
      middle.current = fractionAt(point);
      frame.current.scrollBy({ left: point.x - x, top: point.y - y, behavior });
    },
    [fractionAt, pointOf],
  );

  const isVisible = useCallback(
    (hex: Hex) => {
      const point = pointOf(hex);
      const seen = frame.current?.getBoundingClientRect();
      if (point === null || seen === undefined) return true;
      const rim = 0.48 * FINGER;
      const corner = latest.current > 1 && frame.current !== null ? cornerOf(frame.current) : NO_CORNER;
      if (point.x + rim > corner.left && point.y + rim > corner.top) return false;
      return (
        point.x > seen.left + rim &&
        point.x < seen.right - rim &&
        point.y > seen.top + rim &&
        point.y < seen.bottom - rim
      );
    },
    [pointOf],
  );

  const reveal = useCallback(
    (hexes: readonly Hex[], smooth = true) => {
      const seen = frame.current?.getBoundingClientRect();
      const points = hexes.map(pointOf).filter((point) => point !== null);
      if (seen === undefined || points.length === 0 || frame.current?.scrollBy === undefined) return true;
      const rim = (APOTHEM * (drawing.current?.getBoundingClientRect().width ?? 0)) / drawingSize(board).width + 4;
      const left = Math.min(...points.map(({ x }) => x)) - rim - seen.left;
      const right = Math.max(...points.map(({ x }) => x)) + rim - seen.right;
      const x = Math.min(0, left) + Math.max(0, right);
      const corner = latest.current > 1 ? cornerOf(frame.current) : NO_CORNER;
      const isBelow = (point: Point) => point.x - x + rim > corner.left;
      const covered = seen.bottom - corner.top;
      const top = Math.min(...points.map((point) => point.y)) - rim - seen.top;
      const low = Math.max(...points.map((point) => point.y + (isBelow(point) ? covered : 0)));
      const bottom = low + rim - seen.bottom;
      if (right - left > 0 || bottom - top > 0) return false;
      const y = Math.min(0, top) + Math.max(0, bottom);
      const now = middleOf(frame.current);
      middle.current = fractionAt({ x: now.x + x, y: now.y + y });
      frame.current.scrollBy({ left: x, top: y, behavior: smooth && !wantsLessMotion() ? 'smooth' : 'instant' });
      return true;
    },
    [board, fractionAt, pointOf],
  );

  return useMemo(
    () => ({
      frame,
      drawing,
      zoom,
      isMeasured,
      wasKept: before !== null,
      size,
      fractionAt,
      place,
      zoomBy,
      fit,
      closeUp,
      mirror,
      centreOn,
      isVisible,
      reveal,
    }),
    [zoom, isMeasured, before, size, fractionAt, place, zoomBy, fit, closeUp, mirror, centreOn, isVisible, reveal],
  );
}
