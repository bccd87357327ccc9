import type { Board } from '../../hex/board.ts';
import { HEX_POINTS, hexPoints, placeOn, SIZE } from './geometry.ts';
import type { Choice, ChoiceKind } from './model.ts';

const RING = hexPoints(SIZE - 3);

function Shape({ kind }: { readonly kind: ChoiceKind }) {
  if (kind === 'pick') return <polygon className="choice-ring" points={RING} />;
  if (kind === 'go')
    return (
      <>
        <polygon className="choice-ring" points={RING} />
        <circle className="choice-dot" r={11} />
      </>
    );
  return (
    <>
      <polygon className="choice-ring" points={RING} />
      <circle className="choice-reticle" r={24} />
      <path className="choice-reticle" d="M0 -33V-15M0 33V15M-33 0H-15M33 0H15" />
    </>
  );
}

export interface ChoiceLayerProps {
  readonly board: Board;
  readonly choices: readonly Choice[];
}

/** The tint of the legal hexes, below the pieces so that these stay clear. */
export function ChoiceGround({ board, choices }: ChoiceLayerProps) {
  return (
    <g className="choice-ground" aria-hidden="true">
      {choices.map(({ hex, kind }) => (
        <polygon key={hex} className={`tint-${kind}`} transform={placeOn(board, hex)} points={HEX_POINTS} />
      ))}
    </g>
  );
}

/** The legal hexes, on top of everything, each a button. */
export function ChoiceLayer({ board, choices }: ChoiceLayerProps) {
  return (
    <g className="choices">
      {choices.map(({ hex, kind, label }) => (
        <g
          key={hex}
          className={`choice choice-${kind}`}
          transform={placeOn(board, hex)}
          data-hex={hex}
          data-choice={kind}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no tag for a button
          role="button"
          tabIndex={0}
          aria-label={label}
        >
          <title>{label}</title>
          <polygon className="choice-area" points={HEX_POINTS} />
          <Shape kind={kind} />
        </g>
      ))}
    </g>
  );
}
