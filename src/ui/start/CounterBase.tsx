import type { Side } from '../../memoir/side.ts';

/** The sign of a side below a figure on a small map. */
export function CounterBase({ side }: { readonly side: Side }) {
  return side === 0 ? (
    <circle className="counter-base" r={35} />
  ) : (
    <path className="counter-base" d="M0 -43L43 0L0 43L-43 0Z" />
  );
}
