import { memo } from 'react';
import type { Piece } from '../../../memoir/terrain/ground.ts';
import type { MineView } from '../../../memoir/view.ts';
import { HEX_POINTS } from '../../board/geometry.ts';
import { EXIT_ARROW, type ExitMark } from './exits.ts';
import { Mine } from './obstacles.tsx';
import { ObjectiveMedals } from './ObjectiveMedals.tsx';
import { NO_MARKS, type ObjectiveMark } from './objectives.ts';
import { PieceDrawing, pieceRank } from './PieceDrawing.tsx';
import { SOUTH } from './sea.ts';
import { tintOf, type Face } from './tint.ts';
import './tints.css';
import './terrain.css';
import './buildings.css';
import './obstacles.css';
import './landmarks.css';
import './winter.css';

export interface GroundDrawingProps {
  readonly pieces: readonly Piece[];
  readonly face: Face;
  readonly mine: MineView | null;
  readonly objectives?: readonly ObjectiveMark[];
  /** The arrow of a way out; null: there is none. */
  readonly exit: ExitMark | null;
  /** Directions to the sea (`seaDirections`); for the sea itself, to the land. */
  readonly sea?: number;
}

/** The arrow keeps its corner of the hex, but points to its own edge of the board: turned twice. */
function Exit({ mark }: { readonly mark: ExitMark }) {
  const [turn, side] = mark.split(' ');
  return (
    <g transform="translate(-27 -20)">
      <g className="upright">
        <path className={`exit exit-${side === '-1' ? 'any' : side}`} d={EXIT_ARROW} transform={`rotate(${turn})`} />
      </g>
    </g>
  );
}

export const GroundDrawing = memo(function GroundDrawing(props: GroundDrawingProps) {
  const { pieces, face, mine, objectives = NO_MARKS, exit, sea = SOUTH } = props;
  return (
    <>
      <polygon className={`${tintOf(pieces, face)} face-${face}`} points={HEX_POINTS} />
      <g className={`pieces face-${face}`}>
        {pieces
          .toSorted((a, b) => pieceRank(a) - pieceRank(b))
          .map((piece) => (
            <PieceDrawing
              key={`${piece.id} ${piece.owner ?? ''}`}
              piece={piece}
              face={face}
              sea={sea}
              isMined={mine !== null}
            />
          ))}
        <g className="upright">
          {mine === null ? null : <Mine value={mine.value} />}
          {exit === null ? null : <Exit mark={exit} />}
          <ObjectiveMedals marks={objectives} />
        </g>
      </g>
    </>
  );
});
