import { memo, type DOMAttributes, type Ref } from 'react';
import type { Hex } from '../../hex/board.ts';
import { ArrowLayer } from './ArrowLayer.tsx';
import { ChoiceGround, ChoiceLayer } from './ChoiceLayer.tsx';
import { halfTurn, viewBoxOf } from './geometry.ts';
import { GroundLayer, NameLayer, SectionLines } from './GroundLayer.tsx';
import { HighlightLayer } from './HighlightLayer.tsx';
import type { BoardModel } from './model.ts';
import { PathRibbons, PathSteps } from './PathLayer.tsx';
import { TokenLayer } from './TokenLayer.tsx';
import './board.css';
import './choices.css';
import './paths.css';

export interface HexBoardProps {
  readonly ref?: Ref<SVGSVGElement>;
  readonly model: BoardModel;
  readonly label: string;
  readonly width: number | string;
  readonly height: number | string;
  /** The one hex that the Tab key reaches. */
  readonly cursor: Hex;
  /** Where events are heard, for all hexes in one place. Must stay the same object. */
  readonly events: DOMAttributes<SVGSVGElement>;
}

/** A hex board that knows no rules: it draws what it is given. Switching `turned` changes two attributes and nothing else. */
export const HexBoard = memo(function HexBoard(props: HexBoardProps) {
  const { ref, model, label, width, height, cursor, events } = props;
  const { board, choices, paths } = model;
  return (
    <svg
      ref={ref}
      className={model.turned ? 'hex-board board-turned' : 'hex-board'}
      viewBox={viewBoxOf(board)}
      width={width}
      height={height}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no tag for a group
      role="group"
      aria-label={label}
      {...events}
    >
      <g transform={model.turned ? halfTurn(board) : undefined}>
        <GroundLayer board={board} ground={model.ground} />
        <SectionLines board={board} columns={model.sectionLines} />
        <ChoiceGround board={board} choices={choices} />
        <PathRibbons board={board} paths={paths} />
        <HighlightLayer board={board} highlights={model.highlights} />
        <TokenLayer board={board} tokens={model.tokens} selected={model.selected} />
        <NameLayer board={board} names={model.names} />
        {model.arrow === null ? null : <ArrowLayer board={board} arrow={model.arrow} />}
        <g className="overlay" aria-hidden="true">
          {model.overlay}
        </g>
        <ChoiceLayer board={board} choices={choices} cursor={cursor} labelOf={model.labelOf} />
        <PathSteps board={board} paths={paths} />
      </g>
    </svg>
  );
});
