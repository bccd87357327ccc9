import { isWriting } from '../own-keys.ts';

export interface SpaceBar {
  isDown(this: void): boolean;
  detach(this: void): void;
}

/** What a space bar presses when it has the focus. */
const PRESSED = 'input, select, button, a, [role="button"], [data-hex]';

function isOnControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(PRESSED) !== null;
}

/**
 * A held space bar moves a board on which the pointer draws. Who points at the board means the board, whatever was
 * clicked before; who came to a button or a hex by keyboard means that, wherever the pointer was left.
 */
export function attachSpaceBar(frame: HTMLElement, isDrawnOn: () => boolean): SpaceBar {
  let isDown = false;
  /** The pointer was moved or clicked on the board, and the focus has not changed since. */
  let isPointing = false;
  let last = { x: Number.NaN, y: Number.NaN };

  const onPoint = ({ type, pointerType, clientX: x, clientY: y }: PointerEvent) => {
    // A board that moves below a resting pointer is not pointed at.
    const isMoved = type === 'pointerup' || x !== last.x || y !== last.y;
    last = { x, y };
    if (pointerType !== 'touch' && isMoved) isPointing = true;
  };
  const onLeave = () => {
    isPointing = false;
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    const wasDown = isDown;
    const isPress = event.type === 'keydown';
    const isMeant = () => isDrawnOn() && !isWriting(event.target) && (isPointing || !isOnControl(event.target));
    isDown = isPress && (event.repeat ? wasDown : isMeant());
    if (!isDown && !wasDown) return;
    // A button would be pressed by either.
    event.preventDefault();
    event.stopPropagation();
  };

  const points = ['pointermove', 'pointerup'] as const;
  const keys = ['keydown', 'keyup'] as const;
  for (const type of points) frame.addEventListener(type, onPoint);
  frame.addEventListener('pointerleave', onLeave);
  document.addEventListener('focusin', onLeave);
  for (const type of keys) document.addEventListener(type, onKey, { capture: true });
  return {
    isDown: () => isDown,
    detach: () => {
      for (const type of points) frame.removeEventListener(type, onPoint);
      frame.removeEventListener('pointerleave', onLeave);
      document.removeEventListener('focusin', onLeave);
      for (const type of keys) document.removeEventListener(type, onKey, { capture: true });
    },
  };
}
