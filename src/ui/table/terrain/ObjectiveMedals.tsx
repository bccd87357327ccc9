import { medalSpots, type ObjectiveMark } from './objectives.ts';

export const STAR = 'M0 -6.5L1.9 -2.1L6.5 -1.7L3 1.5L4 6.2L0 3.7L-4 6.2L-3 1.5L-6.5 -1.7L-1.9 -2.1Z';

/** Round for the Allies, square for the Axis, six-sided for either; filled with colour while somebody holds it. */
function Medal({ mark: { side, holder, medals } }: { readonly mark: ObjectiveMark }) {
  const held = holder === -1 ? '' : ` held held-${holder}`;
  return (
    <g className={`medal medal-${side === -1 ? 'any' : side}${held}`}>
      {side === 0 ? <circle r={11} /> : null}
      {side === 1 ? <rect x={-10} y={-10} width={20} height={20} /> : null}
      {side === -1 ? <path d="M0 -12L10.4 -6V6L0 12L-10.4 6V-6Z" /> : null}
      {medals > 1 ? <text y={5}>{medals}</text> : <path className="medal-star" d={STAR} />}
    </g>
  );
}

/** The medals of a hex, in its upper right corner. */
export function ObjectiveMedals({ marks }: { readonly marks: readonly ObjectiveMark[] }) {
  const spots = medalSpots(marks.length);
  return marks.map((mark, at) => {
    const { x, y, scale } = spots[at];
    return (
      <g key={`${mark.side} ${mark.holder}`} transform={`translate(${x} ${y}) scale(${scale})`}>
        <Medal mark={mark} />
      </g>
    );
  });
}
