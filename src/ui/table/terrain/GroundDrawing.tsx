import { memo } from 'react';
import type { Piece } from '../../../memoir/terrain/ground.ts';
import type { MineView } from '../../../memoir/view.ts';
import { HEX_POINTS } from '../../board/geometry.ts';
import { Mine } from './obstacles.tsx';
import { ObjectiveMedal } from './ObjectiveMedal.tsx';
import type { ObjectiveMark } from './objectives.ts';
import { PieceDrawing, pieceRank } from './PieceDrawing.tsx';
import { tintOf, type Face } from './tint.ts';
import './tints.css';
import './terrain.css';
import './buildings.css';
import './obstacles.css';

export interface GroundDrawingProps {
  readonly pieces: readonly Piece[];
  readonly face: Face;
  readonly mine: MineView | null;
  readonly objective: ObjectiveMark | null;
  readonly isExit: boolean;
}

export const GroundDrawing = memo(function GroundDrawing(props: GroundDrawingProps) {
  const { pieces, face, mine, objective, isExit } = props;
  return (
    <>
      <polygon className={tintOf(pieces, face)} points={HEX_POINTS} />
      <g className="pieces">
        {pieces
          .toSorted((a, b) => pieceRank(a) - pieceRank(b))
          .map((piece) => (
            <PieceDrawing key={`${piece.id} ${piece.owner ?? ''}`} piece={piece} />
          ))}
        {mine === null ? null : <Mine value={mine.value} />}
        {isExit ? <path className="exit" d="M-27 -31l11 11h-6v10h-10v-10h-6z" /> : null}
        {objective === null ? null : <ObjectiveMedal objective={objective} />}
      </g>
    </>
  );
});
