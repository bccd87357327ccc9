import { memo, type ReactNode } from 'react';
import type { Board, Hex } from '../../hex/board.ts';
import { HEX_POINTS, hexPoints, placeOn, SIZE } from './geometry.ts';
import type { Choice, ChoiceKind } from './model.ts';

const RING = hexPoints(SIZE - 3);
/** The middle stays free: what is aimed at is to be seen. */
const RETICLE = 'M0 -42V-25M0 42V25M-42 0H-25M42 0H25';
const CLAWS = 'M0 -22L-7 -36H7ZM0 22L-7 36H7ZM-22 0L-36 -7V7ZM22 0L36 -7V7Z';

/** A dashed rim · a full dot · a hollow ring · cross hairs · a double ring with claws that beats. */
const SHAPES: Record<ChoiceKind, ReactNode> = {
  pick: null,
  go: <circle className="choice-dot" r={11} />,
  walk: <circle className="choice-hollow" r={10} />,
  strike: (
    <>
      <circle className="choice-reticle-edge" r={33} />
      <path className="choice-reticle-edge" d={RETICLE} />
      <circle className="choice-reticle" r={33} />
      <path className="choice-reticle" d={RETICLE} />
    </>
  ),
  aimed: (
    <g className="choice-beat">
      <circle className="choice-reticle-edge" r={34} />
      <circle className="choice-reticle" r={38} />
      <circle className="choice-reticle" r={30} />
      <path className="choice-claws" d={CLAWS} />
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
    <>
      <g className="choice-ground">
        <polygon className={`tint-${kind}`} points={HEX_POINTS} />
      </g>
      <g className={`choice choice-${kind}`}>
        <polygon className="choice-ring" points={RING} />
        {SHAPES[kind]}
      </g>
    </>
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

/** More than a piece can reach: where it may come on. They are drawn lighter, so that the map stays to be seen. */
const MANY = 24;

function classOf(name: string, choices: readonly Choice[]): string {
  return choices.length > MANY ? `${name} many-choices` : name;
}

export interface ChoiceGroundProps {
  readonly board: Board;
  readonly choices: readonly Choice[];
}

/** The tint of the legal hexes, below the pieces so that these stay clear. */
export const ChoiceGround = memo(function ChoiceGround({ board, choices }: ChoiceGroundProps) {
  return (
    <g className={classOf('choice-ground', choices)} aria-hidden="true">
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
    <g className={classOf('choices', choices)}>
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
