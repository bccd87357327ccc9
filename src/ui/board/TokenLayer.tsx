import { memo } from 'react';
import type { Board, Hex } from '../../hex/board.ts';
import { INNER_HEX_POINTS, placeOn } from './geometry.ts';
import type { Token } from './model.ts';

interface TokenPlaceProps extends Token {
  readonly board: Board;
}

/** The inner group is free for whoever lets the piece walk; its directions are those of the board. */
const TokenPlace = memo(function TokenPlace({ board, id, hex, drawing, state = 'quiet' }: TokenPlaceProps) {
  return (
    <g className={`token token-${state}`} transform={placeOn(board, hex)} data-token={id}>
      <g className="token-motion">
        <g className="upright">{drawing}</g>
      </g>
    </g>
  );
});

export interface TokenLayerProps {
  readonly board: Board;
  readonly tokens: readonly Token[];
  readonly selected: readonly Hex[];
}

/** Pieces never catch the pointer: the hex below them does. */
export const TokenLayer = memo(function TokenLayer({ board, tokens, selected }: TokenLayerProps) {
  return (
    <g className="tokens" aria-hidden="true">
      {selected.map((hex) => (
        <g key={hex} transform={placeOn(board, hex)}>
          <polygon className="selected-edge" points={INNER_HEX_POINTS} />
          <polygon className="selected-hex" points={INNER_HEX_POINTS} />
        </g>
      ))}
      {tokens.map((token) => (
        <TokenPlace key={token.id} board={board} {...token} />
      ))}
    </g>
  );
});
