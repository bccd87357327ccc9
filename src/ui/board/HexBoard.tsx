import { memo, type CSSProperties, type DOMAttributes, type ReactNode, type Ref } from 'react';
import type { Board, Hex } from '../../hex/board.ts';
import { ArrowLayer } from './ArrowLayer.tsx';
import { BoardPopup } from './BoardPopup.tsx';
import { ChoiceGround, ChoiceLayer, NoteLayer } from './ChoiceLayer.tsx';
import { CounterLayer } from './CounterLayer.tsx';
import { drawingSize, halfTurn, viewBoxOf } from './geometry.ts';
import { GroundLayer, LabelLayer, SectionLines } from './GroundLayer.tsx';
import { GroundBlocks } from './GroundBlocks.tsx';
import { HighlightLayer } from './HighlightLayer.tsx';
import type { BoardModel, HighlightKind } from './model.ts';
import { NameLayer } from './NameLayer.tsx';
import { PathRibbons, PathSteps } from './PathLayer.tsx';
import { TokenLayer } from './TokenLayer.tsx';
import './board.css';
import './choices.css';
import './paths.css';

export interface HexBoardProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly model: BoardModel;
  readonly label: string;
  readonly width: number | string;
  readonly height: number | string;
  /** The one hex that the Tab key reaches. */
  readonly cursor: Hex;
  /** Where events are heard, for all hexes in one place. Must stay the same object. */
  readonly events: DOMAttributes<HTMLDivElement>;
}

interface SheetProps {
  readonly board: Board;
  readonly turned: boolean;
  readonly name: string;
  readonly children: ReactNode;
}

/** Drawings one over the other; each is painted for itself. */
function Sheet({ board, turned, name, children }: SheetProps) {
  return (
    <svg className={`board-sheet ${name}`} viewBox={viewBoxOf(board)}>
      <g transform={turned ? halfTurn(board) : undefined}>{children}</g>
    </svg>
  );
}

/** How many units of the drawing a pixel of the page is. */
function unitOf(board: Board, width: number | string): CSSProperties {
  return typeof width === 'number' && width > 0
    ? ({ '--unit': (drawingSize(board).width / width).toFixed(2) } as CSSProperties)
    : {};
}

/**
 * A hex board that knows no rules: it draws what it is given. Switching `turned` changes a few attributes and nothing
 * else. The map lies on a sheet of its own, so that it is not painted again whenever something above it changes.
 */
export const HexBoard = memo(function HexBoard(props: HexBoardProps) {
  const { ref, model, label, width, height, cursor, events } = props;
  const { board, turned, tokens, choices, paths, pointers = [], pointerLayer: Pointers } = model;
  const hexesOf = (of: HighlightKind) => model.highlights.filter(({ kind }) => kind === of).map(({ hex }) => hex);
  const lessons = hexesOf('lesson');
  const named = [...lessons, ...pointers.flatMap(({ from, to }) => [from, to])];
  const isInBlocks = model.isDrawnOn === true && !turned;
  // How many dice there are is read above all that is drawn for a learner.
  const noted = choices.filter(({ hex, note }) => note !== undefined && named.includes(hex));
  return (
    <div
      ref={ref}
      className={turned ? 'hex-board board-turned' : 'hex-board'}
      style={{ width, height, ...unitOf(board, width) }}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no tag for a group
      role="group"
      aria-label={label}
      {...events}
    >
      {isInBlocks ? (
        <GroundBlocks board={board} ground={model.ground} names={model.names} />
      ) : (
        <Sheet board={board} turned={turned} name="ground-sheet">
          <GroundLayer board={board} ground={model.ground} names={model.names} />
          <SectionLines board={board} columns={model.sectionLines} />
        </Sheet>
      )}
      <Sheet board={board} turned={turned} name="mark-sheet">
        {isInBlocks ? <SectionLines board={board} columns={model.sectionLines} /> : null}
        <ChoiceGround board={board} choices={choices} />
        <PathRibbons board={board} paths={paths} />
        <HighlightLayer board={board} highlights={model.highlights} />
      </Sheet>
      <Sheet board={board} turned={turned} name="token-sheet">
        <TokenLayer board={board} tokens={tokens} selected={model.selected} />
        {model.counters === undefined ? null : <CounterLayer board={board} counters={model.counters} />}
      </Sheet>
      <Sheet board={board} turned={turned} name="choice-sheet">
        <NameLayer board={board} names={model.names} tokens={tokens} />
        {model.arrow === null ? null : <ArrowLayer board={board} arrow={model.arrow} />}
        <ChoiceLayer board={board} choices={choices} cursor={cursor} labelOf={model.labelOf} />
        <PathSteps board={board} paths={paths} />
        <LabelLayer board={board} hexes={hexesOf('look')} tokens={tokens} names={model.names} />
        <g className="overlay" aria-hidden="true">
          {model.overlay}
        </g>
      </Sheet>
      {Pointers === undefined || pointers.length + lessons.length === 0 ? null : (
        <Sheet board={board} turned={turned} name="pointer-sheet">
          <Pointers
            board={board}
            turned={turned}
            pointers={pointers}
            hexes={lessons}
            taken={tokens.map(({ hex }) => hex)}
          />
          <NameLayer board={board} names={model.names} tokens={tokens} of={named} />
          <LabelLayer
            board={board}
            hexes={named}
            tokens={tokens}
            names={model.names}
            noted={noted.map(({ hex }) => hex)}
          />
          <NoteLayer board={board} choices={noted} />
        </Sheet>
      )}
      {model.popup ? <BoardPopup key={model.popup.hex} board={board} turned={turned} popup={model.popup} /> : null}
    </div>
  );
});
