import type { Side } from '../../memoir/side.ts';

function starPoints(outer: number, inner: number): string {
  return Array.from({ length: 10 }, (_, at) => {
    const angle = (at * Math.PI) / 5 - Math.PI / 2;
    const radius = at % 2 === 0 ? outer : inner;
    return `${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`;
  }).join(' ');
}

const STAR = starPoints(9.4, 3.9);

/** A medal won, or the empty place for it. */
export function Medal({ won }: { readonly won: boolean }) {
  return (
    <svg className={won ? 'end-medal won' : 'end-medal'} viewBox="-12 -16 24 30" aria-hidden="true">
      {won ? <path className="end-ribbon" d="M-5 -15H5L3.5 -5H-3.5Z" /> : null}
      <circle className="end-medal-ring" cy={2} r={10.5} />
      <polygon className="end-medal-star" points={STAR} transform="translate(0 2) scale(0.8)" />
    </svg>
  );
}

const LEAVES = Array.from({ length: 9 }, (_, at) => at);

/** One branch of a laurel, from the bottom up. */
function Branch() {
  return (
    <>
      <path className="laurel-stem" d="M0 44C-34 42 -50 10 -40 -30" />
      {LEAVES.map((at) => {
        const along = at / (LEAVES.length - 1);
        const angle = 100 + along * 95;
        const turn = (angle * Math.PI) / 180;
        const x = 44 * Math.cos(turn);
        const y = 44 * Math.sin(turn) - along * 6;
        return (
          <g key={at} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(angle - 90).toFixed(0)})`}>
            <ellipse className="laurel-leaf" cx={-2} cy={-6.5} rx={9} ry={3.6} transform="rotate(-28)" />
            <ellipse className="laurel-leaf" cx={-2} cy={6.5} rx={8} ry={3.3} transform="rotate(28)" />
          </g>
        );
      })}
    </>
  );
}

const RAYS = Array.from({ length: 24 }, (_, at) => at * 15);

/** The winner's star in a laurel. */
export function Laurel({ side }: { readonly side: Side }) {
  return (
    <svg className={`laurel side-${side}`} viewBox="-72 -66 144 126" aria-hidden="true">
      <g className="laurel-rays">
        {RAYS.map((angle) => (
          <path key={angle} d="M0 -32L1.6 -62H-1.6Z" transform={`rotate(${angle})`} />
        ))}
      </g>
      <g>
        <Branch />
      </g>
      <g transform="scale(-1 1)">
        <Branch />
      </g>
      {side === 0 ? (
        <circle className="laurel-plate" r={25} />
      ) : (
        <path className="laurel-plate" d="M0 -31L31 0L0 31L-31 0Z" />
      )}
      <polygon className="laurel-star" points={starPoints(17, 7)} />
    </svg>
  );
}

/** The sign of a side on a chart: round for the Allies, a diamond for the Axis. */
export function ChartMark({ side, size = 5 }: { readonly side: Side; readonly size?: number }) {
  if (side === 0) return <circle className={`chart-mark side-${side}`} r={size} />;
  const reach = size * 1.25;
  return <path className={`chart-mark side-${side}`} d={`M0 ${-reach}L${reach} 0L0 ${reach}L${-reach} 0Z`} />;
}

export function SideSign({ side }: { readonly side: Side }) {
  return (
    <svg className="side-sign" viewBox="-8 -8 16 16" aria-hidden="true">
      <ChartMark side={side} size={6} />
    </svg>
  );
}
