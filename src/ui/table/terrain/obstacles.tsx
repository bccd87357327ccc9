import type { Side } from '../../../memoir/side.ts';

/** Obstacles lie in the upper third of the hex, so that a unit does not hide them. */
export function Wire() {
  return (
    <>
      <path className="post" d="M-30 -15v-14M0 -15v-14M30 -15v-14" />
      <path className="wire" d="M-34 -22H34" />
      {[-28, -21, -14, -7, 0, 7, 14, 21, 28].map((x) => (
        <ellipse key={x} className="wire" cx={x} cy={-22} rx={5.5} ry={6.5} />
      ))}
    </>
  );
}

export function Sandbags() {
  const bags = [-27, -16, -5, 6, 17];
  return (
    <g className="bags">
      {bags.map((x) => (
        <rect key={x} x={x} y={-22} width={10.5} height={7} rx={3.5} />
      ))}
      {bags.slice(0, 4).map((x) => (
        <rect key={x + 5.5} x={x + 5.5} y={-29} width={10.5} height={7} rx={3.5} />
      ))}
    </g>
  );
}

export function Hedgehogs() {
  return (
    <>
      {[-24, 0, 24].map((x) => (
        <path key={x} className="beam" d="M-8 -15l16 -14M-8 -29l16 14M0 -32v19" transform={`translate(${x} 0)`} />
      ))}
    </>
  );
}

export function RoadBlock() {
  return (
    <>
      <rect className="barrier" x={-30} y={-28} width={60} height={9} />
      <path className="barrier-stripe" d="M-24 -19l8 -9M-8 -19l8 -9M8 -19l8 -9" />
      <path className="post" d="M-22 -19v6M22 -19v6" />
    </>
  );
}

export function Teeth() {
  return <path className="teeth" d="M-34 -14l6 -13l6 13zM-18 -14l6 -13l6 13zM-2 -14l6 -13l6 13zM14 -14l6 -13l6 13z" />;
}

export function Trenches() {
  const zigzag = 'M-38 -16l13 -8l13 8l13 -8l13 8l13 -8l11 7';
  return (
    <>
      <path className="trench-edge" d={zigzag} />
      <path className="trench" d={zigzag} />
    </>
  );
}

/** The slit looks to the side that the bunker was built against. */
export function Bunker({ owner, field = false }: { readonly owner?: Side | undefined; readonly field?: boolean }) {
  const built = owner === undefined ? '' : ` owner-${owner}`;
  return (
    <g className={`${field ? 'bunker field' : 'bunker'}${built}`}>
      <path className="bunker-wall" d="M-32 -8l6 -22h52l6 22z" />
      <path className="bunker-slit" d="M-18 -17h36v4h-36z" />
    </g>
  );
}

export function Mine({ value }: { readonly value: number | null }) {
  return (
    <g className="mine" transform="translate(-27 -19)">
      <circle r={9} />
      <path d="M0 -13v4M0 9v4M-13 0h4M9 0h4M-9 -9l3 3M9 -9l-3 3M-9 9l3 -3M9 9l-3 -3" />
      <text y={4}>{value ?? '?'}</text>
    </g>
  );
}
