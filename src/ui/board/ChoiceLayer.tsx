import { memo, type ReactNode } from 'react';
import type { Board, Hex } from '../../hex/board.ts';
import { HEX_POINTS, hexPoints, placeOn, SIZE } from './geometry.ts';
import type { Choice, ChoiceKind } from './model.ts';

const RING = hexPoints(SIZE - 3);
const RETICLE = 'M0 -34V-16M0 34V16M-34 0H-16M34 0H16';

/** A dashed rim · a full dot · a hollow ring · cross hairs · closed cross hairs that beat. */
const SHAPES: Record<ChoiceKind, ReactNode> = {
  pick: null,
  go: <circle className="choice-dot" r={11} />,
  walk: <circle className="choice-hollow" r={10} />,
  strike: (
    <>
      <circle className="choice-reticle-edge" r={24} />
      <path className="choice-reticle-edge" d={RETICLE} />
      <circle className="choice-reticle" r={24} />
      <path className="choice-reticle" d={RETICLE} />
    </>
  ),
  aimed: (
    <g className="choice-beat">
      <circle className="choice-reticle-edge" r={26} />
      <path className="choice-reticle-edge" d="M0 -40V-14M0 40V14M-40 0H-14M40 0H14" />
      <circle className="choice-reticle" r={26} />
      <circle className="choice-reticle" r={17} />
      <path className="choice-reticle" d="M0 -40V-14M0 40V14M-40 0H-14M40 0H14" />
      <circle className="choice-bull" r={5} />
    </g>
  ),
};

export function Note({ text }: { readonly text: string }) {
  const width = text.length * 8.5 + 12;
  return (
    <g className="upright choice-note">
      <rect x={-width / 2} y={-46} width={width} height={18} rx={9} />
      <text y={-32.5}>{text}</text>
    </g>
  );
}

/** The sign of a kind of choice alone, for an explanation. */
export function ChoiceSign({ kind }: { readonly kind: ChoiceKind }) {
  return (
    <g className={`choice choice-${kind}`}>
      <polygon className={`tint-${kind}`} points={HEX_POINTS} />
      <polygon className="choice-ring" points={RING} />
      {SHAPES[kind]}
    </g>
  );
}

interface ChoiceHexProps extends Choice {
  readonly board: Board;
  readonly isCursor: boolean;
}

const ChoiceHex = memo(function ChoiceHex({ board, hex, kind, label, note, isCursor }: ChoiceHexProps) {
  return (
    <g
      className={`choice choice-${kind}`}
      transform={placeOn(board, hex)}
      data-hex={hex}
      data-choice={kind}
      data-cursor={isCursor ? '' : undefined}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no tag for a button
      role="button"
      tabIndex={isCursor ? 0 : -1}
      aria-label={label}
    >
      <polygon className="choice-area" points={HEX_POINTS} />
      <polygon className="choice-ring" points={RING} />
      {SHAPES[kind]}
      {note === undefined ? null : <Note text={note} />}
    </g>
  );
});

export interface ChoiceGroundProps {
  readonly board: Board;
  readonly choices: readonly Choice[];
}

/** The tint of the legal hexes, below the pieces so that these stay clear. */
export const ChoiceGround = memo(function ChoiceGround({ board, choices }: ChoiceGroundProps) {
  return (
    <g className="choice-ground" aria-hidden="true">
      {choices.map(({ hex, kind }) => (
        <polygon key={hex} className={`tint-${kind}`} transform={placeOn(board, hex)} points={HEX_POINTS} />
      ))}
    </g>
  );
});

export interface ChoiceLayerProps extends ChoiceGroundProps {
  readonly cursor: Hex;
  labelOf(this: void, hex: Hex): string;
}

/** The legal hexes, on top of everything, each a button. One hex of the board can be reached by the Tab key: the cursor. */
export function ChoiceLayer({ board, choices, cursor, labelOf }: ChoiceLayerProps) {
  return (
    <g className="choices">
      {choices.map((choice) => (
        <ChoiceHex key={choice.hex} board={board} isCursor={choice.hex === cursor} {...choice} />
      ))}
      {choices.some(({ hex }) => hex === cursor) ? null : (
        <g
          key={`cursor ${cursor}`}
          className="hex-cursor"
          transform={placeOn(board, cursor)}
          data-hex={cursor}
          data-cursor=""
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a part of a drawing
          role="img"
          tabIndex={0}
          aria-label={labelOf(cursor)}
        >
          <polygon className="choice-ring" points={RING} />
        </g>
      )}
    </g>
  );
}
