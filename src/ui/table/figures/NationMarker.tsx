import type { Side } from '../../../memoir/side.ts';
import type { Nation } from '../../../memoir/units/unit.ts';
import { Roundel } from './Roundel.tsx';

/** The sign of an aircraft, brought from the rear of its base to the middle. */
export function NationMarker({ nation, side }: { readonly nation: Nation; readonly side: Side }) {
  return (
    <g transform={`translate(${side === 0 ? 33 : -33} -24)`}>
      <Roundel nation={nation} side={side} />
    </g>
  );
}
