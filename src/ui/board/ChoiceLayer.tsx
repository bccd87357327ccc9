import { memo, type ReactNode } from 'react';
import type { Board, Hex } from '../../hex/board.ts';
import { centreOf, HEX_POINTS, hexPoints, placeOn, SIZE } from './geometry.ts';
import type { Choice, ChoiceKind } from './model.ts';

const RING = hexPoints(SIZE - 3);
/** The middle stays free: what is aimed at is to be seen. */
const RETICLE = 'M0 -42V-25M0 42V25M-42 0H-25M42 0H25';
const CLAWS = 'M0 -22L-7 -36H7ZM0 22L-7 36H7ZM-22 0L-36 -7V7ZM22 0L36 -7V7Z';
/** Both look up; the way there turns them. */
const CHEVRONS = 'M-14 6L0 -8L14 6V15L0 1L-14 15ZM-14 -9L0 -23L14 -9V0L0 -14L-14 0Z';
const FEET =
  'M-9 -13C-14 -13 -14 -3 -12 1H-6C-4 -3 -4 -13 -9 -13ZM-12 4H-6C-6 11 -12 11 -12 4Z' +
  'M9 -21C4 -21 4 -11 6 -7H12C14 -11 14 -21 9 -21ZM6 -4H12C12 3 6 3 6 -4Z';

/** A dashed rim · a full dot · a hollow ring · cross hairs · a double ring with claws that beats · chevrons · footprints. */
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
  retreat: <path className="choice-way" d={CHEVRONS} />,
  ground: <path className="choice-way" d={FEET} />,
};

/** The way from one hex to the next, clockwise from straight up. */
function wayTurn(board: Board, from: Hex, to: Hex): string {
  const [a, b] = [centreOf(board, from), centreOf(board, to)];
  return `rotate(${Math.round((Math.atan2(b.x - a.x, a.y - b.y) * 180) / Math.PI)})`;
}

/** Beside the label of the hex. */
const NOTE_X = 24;

export function Note({ text }: { readonly text: string }) {
  const width = text.length * 8.5 + 12;
  return (
    <g className="upright choice-note">
      <rect x={NOTE_X - width / 2} y={-44} width={width} height={18} rx={9} />
      <text x={NOTE_X} y={-30.5}>
        {text}
      </text>
    </g>
  );
}

/** The sign of a kind of choice alone, for an explanation. */
export function ChoiceSign({ kind }: { readonly kind: ChoiceKind }) {
  return (
    <>
      <g className="choice-tints">
        <polygon className={`tint-${kind}`} points={RING} />
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

const ChoiceHex = memo(function ChoiceHex({ board, hex, kind, label, note, from, isCursor }: ChoiceHexProps) {
  const shape = SHAPES[kind];
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
      {from === undefined ? shape : <g transform={wayTurn(board, from, hex)}>{shape}</g>}
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

/** A hint of colour and a pale edge below the rim of each legal hex: rims are seen on any ground, and the ground too. */
export const ChoiceGround = memo(function ChoiceGround({ board, choices }: ChoiceGroundProps) {
  return (
    <g className={classOf('choice-tints', choices)} aria-hidden="true">
      {choices.map(({ hex, kind }) => (
        <polygon key={hex} className={`tint-${kind}`} transform={placeOn(board, hex)} points={RING} />
      ))}
    </g>
  );
});

/** The notes of some choices once more, above what else is drawn on their hexes. */
export function NoteLayer({ board, choices }: ChoiceGroundProps) {
  return (
    <g className="choice-notes" aria-hidden="true">
      {choices.map(({ hex, kind, note }) => (
        <g key={hex} className={`noted-${kind}`} transform={placeOn(board, hex)}>
          {note === undefined ? null : <Note text={note} />}
        </g>
      ))}
    </g>
  );
}

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
