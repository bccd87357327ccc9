// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Hex } from '../../src/hex/board.ts';
import { centreOf } from '../../src/ui/board/geometry.ts';
import { attachGestures } from '../../src/ui/board/gestures.ts';
import { trackStrokes, type Strokes } from '../../src/ui/board/strokes.ts';
import { at, BOARD } from './board-support.tsx';

/** What the board was told, in words. */
let told: string[] = [];
let grip: ReturnType<Strokes['grip']> = 'draw';
let frame: HTMLDivElement;
let end: () => void;
let pressed: Hex[] = [];
let zoomed = 0;
let isDrawnOn = true;
const say = (hex: Hex | null) => (hex === null ? 'nothing' : BOARD.labels[hex]);

const STROKES: Strokes = {
  track: trackStrokes,
  grip: () => grip,
  begin: (hex) => told.push(`begin ${say(hex)}`),
  pass: (hexes) => told.push(...hexes.map((hex) => `pass ${say(hex)}`)),
  end: () => told.push('end'),
  cancel: () => told.push('cancel'),
  hover: (hex) => told.push(`hover ${say(hex)}`),
};

beforeEach(() => {
  vi.useFakeTimers();
  [told, grip, pressed, zoomed, isDrawnOn] = [[], 'draw', [], 0, true];
  frame = document.createElement('div');
  frame.setPointerCapture = () => undefined;
  document.body.append(frame);
  end = attachGestures(frame, {
    viewport: () => ({
      zoom: 1,
      fractionAt: (place) => place,
      place: () => {
        zoomed++;
      },
      zoomBy: () => undefined,
    }),
    onPress: (hex) => pressed.push(hex),
    onTouch: () => undefined,
    strokes: () => (isDrawnOn ? STROKES : null),
    // The page is the drawing.
    ground: () => ({ board: BOARD, pointOf: (place) => place }),
  });
});

afterEach(() => {
  end();
  frame.remove();
  vi.useRealTimers();
});

interface Pointing {
  readonly kind?: 'mouse' | 'touch';
  readonly id?: number;
  readonly button?: number;
}

function point(type: string, label: string, { kind = 'mouse', id = 1, button = 0 }: Pointing = {}): void {
  const { x, y } = centreOf(BOARD, at(label));
  const target = document.createElement('i');
  target.dataset.hex = String(at(label));
  frame.append(target);
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      clientX: x,
      clientY: y,
      pointerId: id,
      pointerType: kind,
      isPrimary: id === 1,
      button,
    }),
  );
  target.remove();
}

const strokes = () => told.filter((word) => !word.startsWith('hover'));

/** Whether a click would be heard by the board. */
function clickIsHeard(): boolean {
  let heard = false;
  const listen = () => {
    heard = true;
  };
  frame.addEventListener('click', listen);
  frame.dispatchEvent(new MouseEvent('click', { detail: 1, cancelable: true }));
  frame.removeEventListener('click', listen);
  return heard;
}

describe('strokes by mouse', () => {
  it('begin at once, pass every hex in order, and are no click', () => {
    point('pointerdown', 'B5');
    point('pointermove', 'E5');
    point('pointerup', 'E5');
    expect(strokes()).toEqual(['begin B5', 'pass C5', 'pass D5', 'pass E5', 'end']);
    expect(clickIsHeard()).toBe(false);
    expect(frame.classList.contains('dragging')).toBe(false);
  });

  it('are taken back by Esc', () => {
    point('pointerdown', 'B5');
    point('pointermove', 'C5');
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    point('pointermove', 'F5');
    point('pointerup', 'F5');
    expect(strokes()).toEqual(['begin B5', 'pass C5', 'cancel']);
  });

  it('leave the map to the middle button and to the space bar', () => {
    point('pointerdown', 'B5', { button: 1 });
    point('pointermove', 'E5');
    point('pointerup', 'E5');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
    point('pointerdown', 'B5');
    point('pointermove', 'E5');
    expect(frame.classList.contains('dragging')).toBe(true);
    point('pointerup', 'E5');
    document.body.dispatchEvent(new KeyboardEvent('keyup', { key: ' ', bubbles: true }));
    expect(strokes()).toEqual([]);
  });

  describe('and the space bar', () => {
    let button: HTMLButtonElement;
    beforeEach(() => {
      button = document.createElement('button');
      document.body.append(button);
      return () => button.remove();
    });
    const key = (type: 'keydown' | 'keyup', target: Element = button) =>
      target.dispatchEvent(new KeyboardEvent(type, { key: ' ', bubbles: true, cancelable: true }));

    it('that is pressed by whoever points at the map moves the map, and not the button of a tool', () => {
      button.focus();
      point('pointermove', 'B5');
      expect(key('keydown')).toBe(false);
      point('pointerdown', 'B5');
      point('pointermove', 'E5');
      expect(frame.classList.contains('dragging')).toBe(true);
      point('pointerup', 'E5');
      expect(key('keyup')).toBe(false);
      point('pointerdown', 'B5');
      point('pointerup', 'B5');
      expect(strokes()).toEqual(['begin B5', 'end']);
    });

    it('presses the button to which the keyboard came, wherever the pointer was left', () => {
      point('pointermove', 'B5');
      button.focus();
      point('pointermove', 'B5');
      expect([key('keydown'), key('keyup')]).toEqual([true, true]);
      point('pointermove', 'C5');
      frame.dispatchEvent(new PointerEvent('pointerleave'));
      expect([key('keydown'), key('keyup')]).toEqual([true, true]);
    });

    it('is a letter in a field, and is for the map once a hex was clicked', () => {
      const field = document.createElement('input');
      const hex = document.createElement('i');
      hex.dataset.hex = String(at('B5'));
      frame.append(field, hex);
      point('pointermove', 'B5');
      expect([key('keydown', field), key('keyup', field)]).toEqual([true, true]);
      frame.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      expect([key('keydown', hex), key('keyup', hex)]).toEqual([true, true]);
      point('pointerup', 'B5');
      expect([key('keydown', hex), key('keyup', hex)]).toEqual([false, false]);
    });

    it('is nothing to a board on which nobody draws', () => {
      isDrawnOn = false;
      expect([key('keydown', document.body), key('keyup', document.body)]).toEqual([true, true]);
    });
  });

  it('carry only what is drawn to another hex; a click is a click', () => {
    grip = 'carry';
    point('pointerdown', 'B5');
    point('pointerup', 'B5');
    expect(strokes()).toEqual([]);
    expect(clickIsHeard()).toBe(true);
    point('pointerdown', 'B5');
    point('pointermove', 'D5');
    point('pointerup', 'D5');
    expect(strokes()).toEqual(['begin B5', 'pass C5', 'pass D5', 'end']);
  });

  it('move the map where there is nothing to draw or carry', () => {
    grip = null;
    point('pointerdown', 'B5');
    point('pointermove', 'D5');
    expect(frame.classList.contains('dragging')).toBe(true);
    expect(strokes()).toEqual([]);
  });

  it('are told of the hex under a pointer that is not pressed, each once', () => {
    point('pointermove', 'B5');
    point('pointermove', 'B5');
    point('pointermove', 'C5');
    frame.dispatchEvent(new PointerEvent('pointerleave'));
    expect(told).toEqual(['hover B5', 'hover C5', 'hover nothing']);
  });
});

describe('strokes by finger', () => {
  const finger = { kind: 'touch' } as const;

  it('begin once the finger moves; a tap is a click', () => {
    point('pointerdown', 'B5', finger);
    expect(strokes()).toEqual([]);
    point('pointerup', 'B5', finger);
    expect(clickIsHeard()).toBe(true);
    point('pointerdown', 'B5', finger);
    point('pointermove', 'C5', finger);
    point('pointerup', 'C5', finger);
    expect(strokes()).toEqual(['begin B5', 'pass C5', 'end']);
  });

  it('are taken back when a second finger comes to move the map', () => {
    point('pointerdown', 'B5', finger);
    point('pointermove', 'C5', finger);
    point('pointerdown', 'F5', { ...finger, id: 2 });
    point('pointermove', 'G5', { ...finger, id: 2 });
    expect(strokes()).toEqual(['begin B5', 'pass C5', 'cancel']);
    expect(zoomed).toBe(1);
  });

  it('show the hex on which a finger rests, and draw nothing', () => {
    point('pointerdown', 'B5', finger);
    vi.advanceTimersByTime(500);
    point('pointerup', 'B5', finger);
    expect(pressed).toEqual([at('B5')]);
    expect(strokes()).toEqual([]);
    expect(clickIsHeard()).toBe(false);
  });
});
