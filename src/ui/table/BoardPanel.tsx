import { useCallback, useImperativeHandle, useRef, type Ref } from 'react';
import type { Hex } from '../../hex/board.ts';
import { BoardText } from '../board/BoardText.tsx';
import { BoardWindow, type BoardHandle } from '../board/BoardWindow.tsx';
import type { BoardModel, Centre, LookBy } from '../board/model.ts';
import { useBoardKeys } from '../board/use-board-keys.ts';
import { MAX_ZOOM, useViewport, ZOOM_STEP } from '../board/use-viewport.ts';
import { t } from '../text/i18n.ts';
import './board-panel.css';

export interface BoardPanelProps {
  readonly ref?: Ref<BoardHandle>;
  readonly model: BoardModel;
  /** Brings a hex to the middle; another token asks again. */
  readonly centre?: Centre | null;
  /** The keys + − 0 n N, wherever the focus is. */
  readonly keys?: boolean;
  /** Shows the board as words in place of the drawing. */
  readonly asText?: boolean;
  onHex(this: void, hex: Hex): void;
  onLook(this: void, hex: Hex | null, by: LookBy): void;
}

const rowName = (row: number) => t('board:row', { number: row + 1 });

export function BoardPanel(props: BoardPanelProps) {
  const { ref, model, centre = null, keys = true, asText = false, onHex, onLook } = props;
  const viewport = useViewport(model.board, model.turned);
  const { zoom, zoomBy, fit } = viewport;
  const handle = useRef<BoardHandle>(null);
  useImperativeHandle(ref, () => ({
    focusHex: (hex) => handle.current?.focusHex(hex),
    nextChoice: (step) => handle.current?.nextChoice(step),
  }));
  const next = useCallback((step: 1 | -1) => handle.current?.nextChoice(step), []);
  useBoardKeys({ enabled: keys, zoomBy, fit, nextChoice: next });
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
      />
      <div className="board-zoom">
        <button
          type="button"
          aria-label={t('board:zoomOut')}
          disabled={zoom <= 1}
          onClick={() => zoomBy(1 / ZOOM_STEP)}
        >
          −
        </button>
        <button
          type="button"
          aria-label={t('board:zoomIn')}
          disabled={zoom >= MAX_ZOOM}
          onClick={() => zoomBy(ZOOM_STEP)}
        >
          +
        </button>
        <button type="button" aria-label={t('board:fit')} disabled={zoom <= 1} onClick={fit}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M2 6V2H6M10 2H14V6M14 10V14H10M6 14H2V10" />
          </svg>
        </button>
      </div>
      <BoardText
        board={model.board}
        turned={model.turned}
        labelOf={model.labelOf}
        label={t('board:text')}
        rowName={rowName}
        className={asText ? 'shown-text' : 'hidden-text'}
      />
    </section>
  );
}
