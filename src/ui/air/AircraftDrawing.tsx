import { memo, type ReactNode } from 'react';
import type { Side } from '../../memoir/side.ts';
import type { Nation } from '../../memoir/units/unit.ts';
import { Roundel } from '../table/figures/Roundel.tsx';
import type { ModelId } from './aircraft-model.ts';
import { Airframe } from './Airframe.tsx';
import { shapeOf } from './airframes/shape-of.ts';

/** Round ends for the Allies, pointed ones for the Axis: the bases of the units. */
const BASES = ['M-30 -9H30A9 9 0 0 1 30 9H-30A9 9 0 0 1 -30 -9Z', 'M-32 -9H32L40 0L32 9H-32L-40 0Z'] as const;

/** The Allies look up to the right, the Axis up to the left. */
const USUAL_FACING = [1, 2] as const;

export interface AircraftDrawingProps {
  readonly model: ModelId;
  readonly side: Side;
  /** Whose sign it carries on the base; by itself that of the nation which built it. */
  readonly nation?: Nation;
  readonly landed?: boolean;
  readonly ordered?: boolean;
  /** A direction of the board, 0 is east, then counter-clockwise: it turns with the board. */
  readonly facing?: number;
  /** On the base: the ammunition. */
  readonly children?: ReactNode;
}

/** Around the middle of a hex: a base as the units have, the shadow on the ground and the aircraft above. */
export const AircraftDrawing = memo(function AircraftDrawing(props: AircraftDrawingProps) {
  const { model, side, landed = false, ordered = false, facing, children } = props;
  const { frame, outline } = shapeOf(model);
  const turn = `rotate(${90 - 60 * (facing ?? USUAL_FACING[side])})`;
  const heading = facing === undefined ? '' : 'aircraft-heading';
  return (
    <g className={`aircraft side-${side} ${landed ? 'landed' : 'flying'}${ordered ? ' ordered' : ''}`}>
      <g className="aircraft-shadow" transform={landed ? 'translate(1 -6) scale(0.92)' : 'translate(9 7) scale(0.94)'}>
        <g className={heading}>
          <g className="aircraft-turn" transform={turn}>
            <path className="shadow-edge" d={outline} />
            <path d={outline} />
          </g>
        </g>
      </g>
      <path className="base" d={BASES[side]} transform="translate(0 27)" />
      <g transform={landed ? 'translate(0 -9) scale(0.92)' : 'translate(0 -12)'}>
        <g className={heading}>
          <g className="aircraft-turn" transform={turn}>
            <Airframe model={model} pose={landed ? 'landed' : 'flying'} />
          </g>
        </g>
      </g>
      <g transform="translate(0 4)">
        <Roundel nation={props.nation ?? frame.nation} side={side} />
      </g>
      {children === undefined ? null : <g transform={`translate(${side === 0 ? 6 : -6} 27)`}>{children}</g>}
    </g>
  );
});
