import { memo, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import type { Hex } from '../../hex/board.ts';
import { boardExtent } from '../../hex/layout.ts';
import { ArrowLayer } from './ArrowLayer.tsx';
import { ChoiceGround, ChoiceLayer } from './ChoiceLayer.tsx';
import { columnX, placeOn, SIZE, viewBoxOf } from './geometry.ts';
import { GroundLayer } from './GroundLayer.tsx';
import { hexOfEvent } from './hit.ts';
import type { BoardModel, MapName } from './model.ts';
import { TokenLayer } from './TokenLayer.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import './board.css';

export interface HexBoardProps {
  readonly model: BoardModel;
  readonly label: string;
  /** 1 shows the whole board. */
  readonly zoom: number;
  /** A click, a tap or the Enter key on any hex, legal or not. */
  onHex(this: void, hex: Hex): void;
  /** The pointer or the focus is on this hex. */
  onLook(this: void, hex: Hex | null): void;
}

const SectionLines = memo(function SectionLines({ model }: { readonly model: BoardModel }) {
  const { height } = boardExtent(model.board, SIZE);
  return (
    <g className="section-lines" aria-hidden="true">
      {model.sectionLines.map((column) => (
        <line key={column} x1={columnX(column)} x2={columnX(column)} y1={2} y2={height - 2} />
      ))}
    </g>
  );
});

function NameLayer({ model, names }: { readonly model: BoardModel; readonly names: readonly MapName[] }) {
  return (
    <g className="map-names" aria-hidden="true">
      {names.map(({ hex, text }) => (
        <text key={hex} transform={placeOn(model.board, hex)} y={47}>
          {text}
        </text>
      ))}
    </g>
  );
}

/** A hex board that knows no rules: it draws what it is given and says which hex was chosen. */
export function HexBoard({ model, label, zoom, onHex, onLook }: HexBoardProps) {
  const root = useRef<SVGSVGElement>(null);
  useKeptFocus(root, model.choices);
  const choose = (event: MouseEvent | KeyboardEvent) => {
    const hex = hexOfEvent(event);
    if (hex !== null) onHex(hex);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    choose(event);
  };
  const look = (event: PointerEvent) => onLook(hexOfEvent(event));
  const size = `${Math.round(zoom * 100)}%`;
  return (
    // The hexes in it are the buttons; their events are handled here, in one place.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <svg
      ref={root}
      className="hex-board"
      viewBox={viewBoxOf(model.board)}
      width={size}
      height={size}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no tag for a group
      role="group"
      aria-label={label}
      onClick={choose}
      onKeyDown={onKey}
      onPointerOver={look}
      onPointerLeave={() => onLook(null)}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) onLook(hexOfEvent(event));
      }}
    >
      <GroundLayer board={model.board} ground={model.ground} />
      <SectionLines model={model} />
      <ChoiceGround board={model.board} choices={model.choices} />
      <TokenLayer board={model.board} tokens={model.tokens} selected={model.selected} />
      <NameLayer model={model} names={model.names} />
      {model.arrow === null ? null : <ArrowLayer board={model.board} arrow={model.arrow} />}
      <ChoiceLayer board={model.board} choices={model.choices} />
    </svg>
  );
}
