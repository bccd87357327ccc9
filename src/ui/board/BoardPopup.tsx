import { useLayoutEffect, useRef } from 'react';
import type { Board } from '../../hex/board.ts';
import { drawingSize, fractionOf } from './geometry.ts';
import type { Popup } from './model.ts';

export interface BoardPopupProps {
  readonly board: Board;
  readonly turned: boolean;
  readonly popup: Popup;
}

function percent(fraction: number): string {
  return `${(fraction * 100).toFixed(2)}%`;
}

/** It moves and zooms with the board, keeps its own size, and does not hang over the left or right edge. */
export function BoardPopup({ board, turned, popup }: BoardPopupProps) {
  const box = useRef<HTMLDivElement>(null);
  // A board that is larger than its window may have it out of sight.
  useLayoutEffect(() => {
    box.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, []);
  const { x, y } = fractionOf(board, popup.hex, turned);
  const away = (popup.below ? 1 : -1) * (popup.away / drawingSize(board).height);
  const style = {
    left: percent(x),
    top: percent(y + away),
    translate: `-${percent(x)} ${popup.below ? '0' : '-100%'}`,
  };
  return (
    <div ref={box} className={`board-popup popup-${popup.below ? 'below' : 'above'}`} style={style}>
      {popup.content}
    </div>
  );
}
