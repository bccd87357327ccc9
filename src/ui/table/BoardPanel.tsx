import { useCallback, useImperativeHandle, useRef, useState, type Ref } from 'react';
import type { Hex } from '../../hex/board.ts';
import { BoardText } from '../board/BoardText.tsx';
import { BoardWindow, type BoardHandle, type BoardWindowProps } from '../board/BoardWindow.tsx';
import type { BoardModel, Centre, LookBy } from '../board/model.ts';
import type { Strokes } from '../board/strokes.ts';
import { useBoardKeys } from '../board/use-board-keys.ts';
import { MAX_ZOOM, MOUSE, useViewport, ZOOM_STEP, type Viewport } from '../board/use-viewport.ts';
import { readRoute } from '../route.ts';
import { t } from '../text/i18n.ts';
import { BY_FINGER, isMedia } from '../use-media.ts';
import './board-panel.css';

/**
 * In the corner; while the whole board is seen there is nothing to go back to, and the corner hex stays free.
 * A small screen for fingers, which zoom themselves, shows the one that leads to the other view.
 */
function ZoomButtons({ viewport }: { readonly viewport: Viewport }) {
  const { zoom, zoomBy, fit, closeUp } = viewport;
  const closer = useRef<HTMLButtonElement>(null);
  const whole = () => {
    fit();
    closer.current?.focus();
  };
  return (
    <div className={zoom > 1 ? 'board-zoom zoomed-in' : 'board-zoom'}>
      {zoom > 1 ? (
        <>
          <button type="button" aria-label={t('board:fit')} onClick={whole}>
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="M2 6V2H6M10 2H14V6M14 10V14H10M6 14H2V10" />
            </svg>
          </button>
          <button
            type="button"
            className="zoom-step"
            aria-label={t('board:zoomOut')}
            onClick={() => (zoom > ZOOM_STEP ? zoomBy(1 / ZOOM_STEP) : whole())}
          >
            −
          </button>
        </>
      ) : null}
      <button
        ref={closer}
        type="button"
        className="zoom-step"
        aria-label={t('board:zoomIn')}
        disabled={zoom >= MAX_ZOOM}
        onClick={() => (zoom > 1 ? zoomBy(ZOOM_STEP) : closeUp())}
      >
        +
      </button>
    </div>
  );
}

export interface BoardPanelProps {
  readonly ref?: Ref<BoardHandle>;
  readonly model: BoardModel;
  /** Brings a hex to the middle; another token asks again. */
  readonly centre?: Centre | null;
  /** The keys + − 0 n N, wherever the focus is. */
  readonly keys?: boolean;
  /** Arrow keys come to the board when nothing has the focus. */
  readonly arrows?: boolean;
  /** Shows the board as words in place of the drawing. */
  readonly asText?: boolean;
  onHex(this: void, hex: Hex): void;
  onLook(this: void, hex: Hex | null, by: LookBy): void;
  /** Who draws on the board. */
  readonly strokes?: Strokes | null;
  readonly onHexKey?: NonNullable<BoardWindowProps['onHexKey']>;
}

/** A lesson is left to look up a rule, a drawing to try it, and one comes back; battles come and go on the same page. */
function keptName(): string | null {
  const { screen } = readRoute(location.hash);
  return screen === 'learn' || screen === 'workshop' ? location.hash : null;
}

const rowName = (row: number) => t('board:row', { number: row + 1 });

export function BoardPanel(props: BoardPanelProps) {
  const { ref, model, centre = null, keys = true, arrows = false, asText = false, onHex, onLook } = props;
  const { strokes = null, onHexKey } = props;
  const [name] = useState(keptName);
  const isForMouse = model.isDrawnOn === true && !isMedia(BY_FINGER);
  const viewport = useViewport(model.board, model.turned, name, isForMouse ? MOUSE : undefined);
  const { zoomBy, fit } = viewport;
  const handle = useRef<BoardHandle>(null);
  useImperativeHandle(ref, () => ({
    focusHex: (hex) => handle.current?.focusHex(hex),
    nextChoice: (step) => handle.current?.nextChoice(step),
    enter: () => handle.current?.enter(),
    lookAt: (hex) => handle.current?.lookAt(hex) ?? false,
  }));
  const next = useCallback((step: 1 | -1) => handle.current?.nextChoice(step), []);
  const enter = useCallback(() => handle.current?.enter(), []);
  useBoardKeys({ enabled: keys, zoomBy, fit, nextChoice: next, enter: arrows ? enter : undefined });
  return (
    <section className="board-panel" aria-label={t('board:board')}>
      <BoardWindow
        ref={handle}
        model={model}
        label={t('board:board')}
        viewport={viewport}
        centre={centre}
        onHex={onHex}
        onLook={onLook}
        strokes={strokes}
        {...(onHexKey === undefined ? {} : { onHexKey })}
      />
      <ZoomButtons viewport={viewport} />
      <BoardText
        board={model.board}
        turned={model.turned}
        labelOf={model.labelOf}
        label={t('board:text')}
        rowName={rowName}
        shown={asText}
      />
    </section>
  );
}
