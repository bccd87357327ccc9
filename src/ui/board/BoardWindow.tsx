import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  type DOMAttributes,
  type Ref,
  type RefObject,
} from 'react';
import type { Hex } from '../../hex/board.ts';
import { moveCursor, nextChoice } from './cursor.ts';
import { pointAtFraction } from './geometry.ts';
import { attachGestures } from './gestures.ts';
import { HexBoard } from './HexBoard.tsx';
import { hexOfTarget } from './hit.ts';
import type { BoardModel, Centre } from './model.ts';
import type { Strokes } from './strokes.ts';
import { useCursor } from './use-cursor.ts';
import { useLook, type Looks, type OnLook } from './use-look.ts';
import type { Viewport } from './use-viewport.ts';

export interface BoardHandle {
  /** Brings the keyboard to a hex. */
  focusHex(this: void, hex: Hex): void;
  /** Brings the keyboard to the next choice (1) or the one before (-1). */
  nextChoice(this: void, step: 1 | -1): void;
  /** Brings the keyboard to the hex where it was last. */
  enter(this: void): void;
  /** A finger that finds nothing to do on a hex looks at it, as a mouse does by resting there; false: it was no news. */
  lookAt(this: void, hex: Hex): boolean;
}

export interface BoardWindowProps {
  readonly ref?: Ref<BoardHandle>;
  readonly model: BoardModel;
  readonly label: string;
  readonly viewport: Viewport;
  readonly centre?: Centre | null;
  /** A click, a tap or the Enter key on any hex, legal or not. */
  onHex(this: void, hex: Hex): void;
  /** The pointer rests on this hex, a finger is held on it, or the keyboard is on it; null: no longer. */
  readonly onLook: OnLook;
  /** Who draws on the board with the pointer; without one it moves the board. */
  readonly strokes?: Strokes | null;
  /** A key on a hex, before anything else hears it, and where it leads; true: it was of use. */
  readonly onHexKey?: (event: KeyboardEvent, hex: Hex, to: Hex | null) => boolean;
}

/** What is drawn about a look and hears touches itself. */
const KEEPS_LOOK = '[data-look]';

/** The latest value, for handlers that never change. */
function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

function useSteadyTurn(turned: boolean, { mirror }: Viewport): void {
  const was = useRef(turned);
  useLayoutEffect(() => {
    if (was.current === turned) return;
    was.current = turned;
    mirror();
  }, [turned, mirror]);
}

const NOTHING: readonly Hex[] = [];

/**
 * On a board too large for its window, choices somewhere else would not be found. While some are in sight it stays:
 * a map that slides puts another hex under the finger.
 */
function useChoicesInView({ choices, selected, spokenOf = NOTHING }: BoardModel, viewport: Viewport): void {
  const { size, wasKept, centreOn, isVisible, reveal } = viewport;
  const seen = useRef<ReadonlySet<Hex> | null>(null);
  const settled = useRef({ until: 0, moves: false });
  useLayoutEffect(() => {
    if (size === null || choices.length === 0) return;
    // Only choices on new hexes move the map: never somebody's own scrolling, nor aim that is taken.
    const before = seen.current;
    seen.current = new Set(choices.map(({ hex }) => hex));
    const isFirst = before === null && !wasKept;
    const isSame = before?.size === seen.current.size && choices.every(({ hex }) => before.has(hex));
    const isNeeded = isFirst || (spokenOf.length === 0 && !choices.some(({ hex }) => isVisible(hex)));
    // The window may change its size with the question that the choices came with.
    const now = performance.now();
    if (!isSame) settled.current = { until: now + 400, moves: isNeeded };
    else if (now > settled.current.until) return;
    if (!isNeeded && !settled.current.moves) return;
    const hexes = [...selected, ...choices.map(({ hex }) => hex)];
    if (reveal(hexes, !isFirst)) return;
    centreOn(selected[0] ?? hexes[hexes.length >> 1], !isFirst);
  }, [size, wasKept, choices, selected, spokenOf, centreOn, isVisible, reveal]);
}

/** What somebody speaks of is seen; when the board is put up, with the choices that go with it if there is room. */
function useSpokenOfInView({ spokenOf = NOTHING, choices }: BoardModel, viewport: Viewport): void {
  const { size, wasKept, centreOn, isVisible, reveal } = viewport;
  const said = useRef({ hexes: NOTHING, until: 0 });
  useLayoutEffect(() => {
    if (size === null || spokenOf.length === 0) return;
    const { hexes, until } = said.current;
    const now = performance.now();
    if (hexes !== spokenOf) said.current = { hexes: spokenOf, until: now + 400 };
    else if (now > until) return;
    const isFirst = hexes.length === 0 && !wasKept;
    if (!isFirst && spokenOf.every(isVisible)) return;
    const all = [...spokenOf, ...choices.map(({ hex }) => hex)];
    if ((isFirst && reveal(all, false)) || reveal(spokenOf, !isFirst)) return;
    centreOn(spokenOf[spokenOf.length >> 1], !isFirst);
  }, [size, wasKept, spokenOf, choices, centreOn, isVisible, reveal]);
}

/** What a finger looked at is done with once something happens; a board that is turned takes no look along. */
function useEndedLooks({ choices, turned }: BoardModel, { away }: Looks): void {
  const was = useRef({ choices, turned });
  useEffect(() => {
    const before = was.current;
    was.current = { choices, turned };
    if (before.choices !== choices) away('press');
    if (before.turned !== turned) for (const by of ['hover', 'press', 'focus'] as const) away(by);
  }, [choices, turned, away]);
  useEffect(() => {
    const onDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || target.closest(KEEPS_LOOK) === null) away('press');
    };
    document.addEventListener('pointerdown', onDown);
    return () => document.removeEventListener('pointerdown', onDown);
  }, [away]);
}

/** The part of the board that is seen: it scrolls, zooms, and hears pointer and keyboard. */
export function BoardWindow(props: BoardWindowProps) {
  const { ref, model, label, viewport, centre = null, onHex, onLook, strokes = null, onHexKey } = props;
  const { frame, drawing, isMeasured, size, zoom, centreOn } = viewport;
  const looks = useLook(useLatest(onLook));
  const cursor = useCursor(model, viewport);
  const latest = useLatest({ model, cursor, viewport, onHex, strokes, onHexKey });
  useSteadyTurn(model.turned, viewport);
  useEndedLooks(model, looks);
  useChoicesInView(model, viewport);
  useSpokenOfInView(model, viewport);

  const touch = useRef<{ isFinger: boolean; lookedAt: Hex | null }>({ isFinger: false, lookedAt: null });

  const centred = useRef<Centre | null>(null);
  useEffect(() => {
    const { current } = centred;
    if (centre === null || (current?.hex === centre.hex && current.token === centre.token)) return;
    centred.current = centre;
    centreOn(centre.hex);
  }, [centre, centreOn]);

  useEffect(() => {
    if (frame.current === null) return undefined;
    return attachGestures(frame.current, {
      viewport: () => latest.current.viewport,
      onPress: (hex) => looks.look(hex, 'press'),
      onTouch: () => looks.away('press'),
      strokes: () => latest.current.strokes,
      ground: () => {
        const { model: now, viewport: seen } = latest.current;
        const { board, turned } = now;
        return { board, pointOf: (at) => pointAtFraction(board, seen.fractionAt(at), turned) };
      },
    });
  }, [frame, latest, looks]);

  useImperativeHandle(
    ref,
    () => ({
      focusHex: (hex) => latest.current.cursor.focus(hex),
      nextChoice: (step) => {
        const hex = nextChoice(latest.current.model, latest.current.cursor.hex, step);
        if (hex !== null) latest.current.cursor.focus(hex);
      },
      enter: () => latest.current.cursor.focus(latest.current.cursor.hex),
      lookAt: (hex) => {
        const { isFinger, lookedAt } = touch.current;
        touch.current.lookedAt = lookedAt === hex ? null : hex;
        if (!isFinger || lookedAt === hex) return false;
        looks.look(hex, 'press');
        return true;
      },
    }),
    [latest, looks],
  );

  const events = useMemo<DOMAttributes<HTMLDivElement>>(() => {
    const choose = (hex: Hex | null) => {
      if (hex === null) return;
      latest.current.cursor.set(hex);
      latest.current.onHex(hex);
    };
    return {
      onPointerDown: ({ pointerType }) => {
        touch.current.isFinger = pointerType === 'touch';
      },
      onClick: ({ target }) => choose(hexOfTarget(target)),
      onKeyDown: (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const from = hexOfTarget(event.target);
        if (from === null) return;
        const { model: now, cursor: current, onHexKey: use } = latest.current;
        const to = moveCursor(now.board, from, event.key, now.turned);
        if (use?.(event.nativeEvent, from, to) === true) return event.preventDefault();
        if (to === null && event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        if (to === null) choose(from);
        else current.focus(to);
      },
      onPointerMove: ({ target, pointerType, buttons }) => {
        if (pointerType !== 'touch') looks.hover(buttons === 0 ? hexOfTarget(target) : null);
      },
      onPointerLeave: () => looks.away('hover'),
      onFocus: ({ target }) => {
        const hex = hexOfTarget(target);
        if (hex === null) return;
        latest.current.cursor.set(hex);
        if (target.matches(':focus-visible')) looks.look(hex, 'focus');
      },
      onBlur: () => looks.away('focus'),
    };
  }, [latest, looks]);

  return (
    <div ref={frame} className={zoom > 1 ? 'board-window zoomed-window' : 'board-window'}>
      {isMeasured ? (
        <HexBoard
          ref={drawing}
          model={model}
          label={label}
          width={size?.width ?? '100%'}
          height={size?.height ?? '100%'}
          cursor={cursor.hex}
          events={events}
        />
      ) : null}
    </div>
  );
}
