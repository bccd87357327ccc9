import { memo } from 'react';
import type { Board } from '../../hex/board.ts';
import { placeOn } from './geometry.ts';
import type { Counter } from './model.ts';

export interface CounterLayerProps {
  readonly board: Board;
  readonly counters: readonly Counter[];
}

export const CounterLayer = memo(function CounterLayer({ board, counters }: CounterLayerProps) {
  return (
    <g className="counters" aria-hidden="true">
      {counters.map(({ id, hex, drawing }) => (
        <g key={id} transform={placeOn(board, hex)} data-counter={id}>
          <g className="upright">{drawing}</g>
        </g>
      ))}
    </g>
  );
});
