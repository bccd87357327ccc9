import type { Board, Hex } from '../../hex/board.ts';
import { INNER_HEX_POINTS, placeOn } from './geometry.ts';
import type { Token } from './model.ts';

export interface TokenLayerProps {
  readonly board: Board;
  readonly tokens: readonly Token[];
  readonly selected: readonly Hex[];
}

/** Pieces never catch the pointer: the hex below them does. */
export function TokenLayer({ board, tokens, selected }: TokenLayerProps) {
  return (
    <g className="tokens" aria-hidden="true">
      {selected.map((hex) => (
        <polygon key={hex} className="selected-hex" transform={placeOn(board, hex)} points={INNER_HEX_POINTS} />
      ))}
      {tokens.map(({ id, hex, drawing }) => (
        <g key={id} transform={placeOn(board, hex)}>
          {drawing}
        </g>
      ))}
    </g>
  );
}
