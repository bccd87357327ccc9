import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Hex } from '../../hex/board.ts';
import { HexBoard } from '../board/HexBoard.tsx';
import type { BoardModel } from '../board/model.ts';
import { PAGE } from '../text/page.ts';

const ZOOMS = [1, 1.4, 2, 2.8] as const;

interface Centre {
  readonly x: number;
  readonly y: number;
}

const MIDDLE: Centre = { x: 0.5, y: 0.5 };

/** The middle of what is seen stays in the middle when the zoom changes. */
function useSteadyZoom(frame: RefObject<HTMLDivElement | null>, zoom: number): () => void {
  const centre = useRef(MIDDLE);
  useLayoutEffect(() => {
    const { current } = frame;
    if (current === null || zoom === 0) return;
    current.scrollTo({
      left: centre.current.x * current.scrollWidth - current.clientWidth / 2,
      top: centre.current.y * current.scrollHeight - current.clientHeight / 2,
    });
  }, [frame, zoom]);
  return () => {
    const { current } = frame;
    if (current === null) return;
    centre.current = {
      x: (current.scrollLeft + current.clientWidth / 2) / current.scrollWidth,
      y: (current.scrollTop + current.clientHeight / 2) / current.scrollHeight,
    };
  };
}

export interface BoardPanelProps {
  readonly model: BoardModel;
  /** Index of the zoom; 0 shows the whole board. */
  readonly zoom: number;
  onHex(this: void, hex: Hex): void;
  onLook(this: void, hex: Hex | null): void;
}

export function BoardPanel({ model, zoom, onHex, onLook }: BoardPanelProps) {
  const frame = useRef<HTMLDivElement>(null);
  const onScroll = useSteadyZoom(frame, zoom);
  const choose = (hex: Hex) => {
    onLook(hex);
    onHex(hex);
  };
  return (
    <section className="board-panel" aria-label={PAGE.board}>
      <div ref={frame} className={zoom === 0 ? 'board-window' : 'board-window zoomed'} onScroll={onScroll}>
        <HexBoard model={model} label={PAGE.board} zoom={ZOOMS[zoom]} onHex={choose} onLook={onLook} />
      </div>
    </section>
  );
}

export interface BoardToolsProps {
  readonly zoom: number;
  /** What is on the hex that is looked at. */
  readonly look: string | null;
  onZoom(this: void, zoom: number): void;
}

export function BoardTools({ zoom, look, onZoom }: BoardToolsProps) {
  return (
    <div className="board-tools">
      <p className="look">{look ?? PAGE.lookHint}</p>
      <button type="button" aria-label={PAGE.zoomOut} disabled={zoom === 0} onClick={() => onZoom(zoom - 1)}>
        −
      </button>
      <button
        type="button"
        aria-label={PAGE.zoomIn}
        disabled={zoom === ZOOMS.length - 1}
        onClick={() => onZoom(zoom + 1)}
      >
        +
      </button>
    </div>
  );
}
