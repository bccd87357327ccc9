import type { Hex } from '../../hex/board.ts';
import type { Point } from '../../hex/layout.ts';
import { hexOfTarget } from './hit.ts';
import { attachSpaceBar } from './space-bar.ts';
import type { StrokeGround, Strokes, StrokeTracker } from './strokes.ts';
import { wantsLessMotion, type Viewport } from './use-viewport.ts';

/** A pointer that moved farther than this is drawing the map, not choosing a hex. */
const DRAG = 6;
const LONG_PRESS = 450;
const WHEEL_LINE = 16;

export interface GestureUser {
  readonly viewport: () => Pick<Viewport, 'zoom' | 'fractionAt' | 'place' | 'zoomBy'>;
  /** A finger rested on the hex. */
  onPress(this: void, hex: Hex): void;
  /** A finger touches the board anew. */
  onTouch(this: void): void;
  /** Who draws on the board; null: a pointer that is drawn over it moves it. */
  strokes(this: void): Strokes | null;
  readonly ground: () => StrokeGround;
}

interface Pinch {
  readonly apart: number;
  readonly zoom: number;
  readonly fraction: Point;
}

function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function apart(a: Point, b: Point): number {
  return Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
}

/** The button that moves a board on which the pointer draws. */
const MIDDLE = 1;

/**
 * Dragging, pinching, the wheel and the long press on a window that scrolls, and strokes where somebody draws. Answers
 * how to let go of it again.
 */
export function attachGestures(frame: HTMLElement, user: GestureUser): () => void {
  let tracker: StrokeTracker | null = null;
  const stroke = () => (tracker ??= user.strokes()?.track(user.strokes, user.ground) ?? null);
  const space = attachSpaceBar(frame, () => user.strokes() !== null);
  const pointers = new Map<number, Point>();
  let pinch: Pinch | null = null;
  let dragging = false;
  /** The click that ends a drag or a long press is none. */
  let swallowClick = false;
  let pressTimer = 0;
  let glide = 0;
  let from: Point = { x: 0, y: 0 };
  let last = { x: 0, y: 0, time: 0 };
  let speed: Point = { x: 0, y: 0 };

  const stop = () => {
    clearTimeout(pressTimer);
    cancelAnimationFrame(glide);
  };

  const startPinch = () => {
    const [a, b] = [...pointers.values()];
    const { zoom, fractionAt } = user.viewport();
    pinch = { apart: apart(a, b), zoom, fraction: fractionAt(between(a, b)) };
    swallowClick = true;
  };

  const onDown = (event: PointerEvent) => {
    stop();
    const isMiddle = event.button === MIDDLE && user.strokes() !== null;
    if (event.pointerType === 'mouse' && event.button !== 0 && !isMiddle) return undefined;
    if (isMiddle) event.preventDefault();
    if (event.isPrimary) {
      stroke()?.cancel();
      pointers.clear();
      pinch = null;
      dragging = false;
      swallowClick = false;
    }
    const point = { x: event.clientX, y: event.clientY };
    pointers.set(event.pointerId, point);
    if (pointers.size === 2) {
      stroke()?.cancel();
      return startPinch();
    }
    from = point;
    last = { ...point, time: event.timeStamp };
    speed = { x: 0, y: 0 };
    if (pointers.size === 1 && !isMiddle && !space.isDown()) stroke()?.press(event);
    if (stroke()?.isOn() === true) {
      swallowClick = true;
      frame.setPointerCapture(event.pointerId);
    }
    if (event.pointerType === 'mouse') return undefined;
    user.onTouch();
    const hex = hexOfTarget(event.target);
    if (hex !== null)
      pressTimer = window.setTimeout(() => {
        swallowClick = true;
        stroke()?.cancel();
        user.onPress(hex);
      }, LONG_PRESS);
    return undefined;
  };

  const drag = (event: PointerEvent, point: Point) => {
    if (stroke()?.isOn() === true) return stroke()?.move(event);
    if (!dragging) {
      if (Math.hypot(point.x - from.x, point.y - from.y) < DRAG) return undefined;
      swallowClick = true;
      clearTimeout(pressTimer);
      frame.setPointerCapture(event.pointerId);
      if (stroke()?.start(event) === true) return undefined;
      dragging = true;
      frame.classList.add('dragging');
    }
    const time = Math.max(1, event.timeStamp - last.time);
    speed = { x: (last.x - point.x) / time, y: (last.y - point.y) / time };
    frame.scrollLeft += last.x - point.x;
    frame.scrollTop += last.y - point.y;
    last = { ...point, time: event.timeStamp };
    return undefined;
  };

  const onMove = (event: PointerEvent) => {
    if (!pointers.has(event.pointerId)) {
      if (event.pointerType !== 'touch') stroke()?.hover(event);
      return;
    }
    const point = { x: event.clientX, y: event.clientY };
    pointers.set(event.pointerId, point);
    const [a, b] = [...pointers.values()];
    if (pinch !== null && b !== undefined)
      user.viewport().place((pinch.zoom * apart(a, b)) / pinch.apart, pinch.fraction, between(a, b));
    else drag(event, point);
  };

  /** The map runs on a little after a swipe. */
  const glideOn = (time: number) => {
    glide = requestAnimationFrame((now) => {
      const passed = Math.min(40, now - time);
      frame.scrollLeft += speed.x * passed;
      frame.scrollTop += speed.y * passed;
      const slower = 0.995 ** passed;
      speed = { x: speed.x * slower, y: speed.y * slower };
      if (Math.hypot(speed.x, speed.y) > 0.02) glideOn(now);
    });
  };

  const onUp = (event: PointerEvent) => {
    clearTimeout(pressTimer);
    if (!pointers.delete(event.pointerId)) return;
    const [rest] = pointers.values();
    if (rest !== undefined) {
      pinch = null;
      from = rest;
      last = { ...rest, time: event.timeStamp };
      return;
    }
    if (event.type === 'pointercancel') stroke()?.cancel();
    else stroke()?.end();
    frame.classList.remove('dragging');
    const isSwipe = dragging && event.pointerType !== 'mouse' && event.timeStamp - last.time < 60;
    if (isSwipe && pinch === null && !wantsLessMotion()) glideOn(performance.now());
    dragging = false;
    pinch = null;
  };

  const onWheel = (event: WheelEvent) => {
    if (event.shiftKey) return;
    event.preventDefault();
    stop();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : WHEEL_LINE;
    const strength = event.ctrlKey ? 0.01 : 0.0016;
    user.viewport().zoomBy(Math.exp(-event.deltaY * lines * strength), { x: event.clientX, y: event.clientY });
  };

  const onClick = (event: MouseEvent) => {
    // A key press clicks too, without a pointer that could have dragged.
    if (!swallowClick || event.detail === 0) return;
    swallowClick = false;
    event.stopPropagation();
    event.preventDefault();
  };

  const onMenu = (event: Event) => {
    if (swallowClick || pointers.size > 0) event.preventDefault();
  };

  const onLeave = () => stroke()?.hover(null);

  /** Esc takes back what is being drawn. */
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || stroke()?.cancel() !== true) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const listeners = [
    ['pointerdown', onDown],
    ['pointermove', onMove],
    ['pointerup', onUp],
    ['pointercancel', onUp],
    ['pointerleave', onLeave],
    ['contextmenu', onMenu],
  ] as const;
  for (const [type, listener] of listeners) frame.addEventListener(type, listener as EventListener);
  frame.addEventListener('wheel', onWheel, { passive: false });
  frame.addEventListener('click', onClick, { capture: true });
  document.addEventListener('keydown', onKey, { capture: true });
  return () => {
    stop();
    stroke()?.cancel();
    space.detach();
    document.removeEventListener('keydown', onKey, { capture: true });
    for (const [type, listener] of listeners) frame.removeEventListener(type, listener as EventListener);
    frame.removeEventListener('wheel', onWheel);
    frame.removeEventListener('click', onClick, { capture: true });
  };
}
