import type { Side } from '../../memoir/side.ts';

/** The shape a side has everywhere: round for the Allies, a diamond for the Axis. */
export function SideMark({ side }: { readonly side: Side }) {
  return (
    <svg className={`side-mark side-${side}`} viewBox="-12 -12 24 24" aria-hidden="true">
      {side === 0 ? <circle r={9} /> : <path d="M0 -11L11 0L0 11L-11 0Z" />}
    </svg>
  );
}
