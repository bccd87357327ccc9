interface Spot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

const CLUMPS: readonly Spot[] = [
  { x: -24, y: -16, r: 9 },
  { x: -7, y: -25, r: 10 },
  { x: 12, y: -22, r: 9 },
  { x: 27, y: -12, r: 9 },
  { x: -31, y: 3, r: 8 },
  { x: -14, y: -6, r: 9 },
  { x: 5, y: -7, r: 9 },
  { x: 31, y: 8, r: 8 },
  { x: -22, y: 20, r: 9 },
  { x: 19, y: 22, r: 10 },
  { x: -2, y: 30, r: 9 },
  { x: 14, y: 6, r: 8 },
];

function Firs() {
  return (
    <g className="firs">
      {CLUMPS.map(({ x, y, r }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${r / 9})`}>
          <ellipse className="tree-shade" cx={2} cy={9} rx={8} ry={3} />
          <path className="fir" d="M0 -14L5 -6H3L7.5 1H4.5L9 9H-9L-4.5 1H-7.5L-3 -6H-5Z" />
          <path
            className="fir-snow"
            d="M0 -14L5 -6H3L1.5 -8.5L-1 -6.5L-2.5 -8L-5 -6ZM-7.5 1L-4.5 -3L-2 -0.5L1 -3L3.5 0L7.5 1Z"
          />
        </g>
      ))}
    </g>
  );
}

/** Round crowns; in winter firs under snow. */
export function Trees({ dark = false, winter = false }: { readonly dark?: boolean; readonly winter?: boolean }) {
  if (winter) return <Firs />;
  return (
    <g className={dark ? 'trees dark' : 'trees'}>
      {CLUMPS.map(({ x, y, r }) => (
        <g key={`${x} ${y}`}>
          <circle className="tree-shade" cx={x + 1.5} cy={y + 2.5} r={r} />
          <circle className="tree" cx={x} cy={y} r={r} />
          <circle className="tree-light" cx={x - r * 0.25} cy={y - r * 0.3} r={r * 0.6} />
          <circle className="tree-lighter" cx={x - r * 0.35} cy={y - r * 0.42} r={r * 0.28} />
        </g>
      ))}
    </g>
  );
}

const PALM_SPOTS = [
  [-24, -10],
  [0, -22],
  [24, -8],
  [-16, 26],
  [18, 28],
] as const;

export function Palms({ few = false }: { readonly few?: boolean }) {
  return (
    <>
      {PALM_SPOTS.slice(0, few ? 3 : 5).map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path className="trunk" d="M0 0q2 6 -1 12" />
          <path
            className="fronds"
            d="M0 0q-6 -5 -11 1M0 0q6 -5 11 1M0 0q-3 -8 -9 -7M0 0q3 -8 9 -7M0 0q0 5 -6 7M0 0q0 5 6 7"
          />
        </g>
      ))}
    </>
  );
}

const HEDGE =
  'M-38 -20Q-20 -26 0 -40Q20 -26 38 -20M-38 20Q-20 26 0 40Q20 26 38 20M-38 -20Q-33 0 -38 20M38 -20Q33 0 38 20';

/** A small field walled in by thorn. */
export function Hedgerow() {
  return (
    <>
      <path className="furrows" d="M-26 -12H26M-28 -4H28M-28 4H28M-26 12H26M-18 20H18M-18 -20H18" />
      <path className="hedge-shade" d={HEDGE} />
      <path className="hedge" d={HEDGE} />
      <path className="hedge-light" d={HEDGE} />
    </>
  );
}

/** Ground a little above the rest, without the rules of a hill. */
export function Rise() {
  return (
    <path className="rise" d="M-34 6C-34 -14 -16 -28 4 -27C24 -26 35 -10 33 5C31 22 16 29 -4 28C-22 27 -34 20 -34 6Z" />
  );
}

/** Steps of height, lit from the north-west; `steep` adds hachures on the side to the south. */
export function Hill({ steep = false }: { readonly steep?: boolean }) {
  return (
    <>
      <path
        className="hill-1"
        d="M-38 4C-38 -18 -20 -36 4 -35C28 -34 39 -14 37 4C35 26 18 37 -4 36C-26 35 -38 22 -38 4Z"
      />
      <path
        className="hill-2"
        d="M-27 0C-26 -16 -13 -26 4 -25C21 -24 28 -10 26 2C24 17 12 25 -4 24C-18 23 -28 14 -27 0Z"
      />
      <path
        className="hill-3"
        d="M-15 -3C-14 -11 -6 -16 3 -15C12 -14 16 -6 14 1C12 9 4 13 -4 12C-11 11 -16 5 -15 -3Z"
      />
      <path
        className="hill-light"
        d="M-27 0C-26 -16 -13 -26 4 -25C-8 -22 -19 -14 -21 -2C-22 6 -20 10 -18 14C-24 10 -27 6 -27 0Z"
      />
      <path className="hill-light" d="M-15 -3C-14 -11 -6 -16 3 -15C-4 -12 -10 -8 -11 0C-14 0 -15 -1 -15 -3Z" />
      {steep ? (
        <path
          className="hachure"
          d="M-34 16l6 -5M-28 24l5 -7M-20 31l4 -8M-9 35l2 -9M3 36l0 -9M14 33l-3 -8M24 27l-5 -7M32 18l-7 -5"
        />
      ) : null}
    </>
  );
}

export function Dunes() {
  return (
    <path className="dune" d="M-34 -10q12 -12 22 0t22 0t22 0M-36 8q12 -12 22 0t22 0t22 0M-28 26q12 -12 22 0t22 0" />
  );
}

export function Mountain() {
  return (
    <>
      <path className="peak" d="M-40 24L-18 -22L-4 2L10 -32L40 24Z" />
      <path className="peak-shade" d="M10 -32L40 24H16L8 0Z M-18 -22L-4 2L-10 24H-16Z" />
      <path className="snow" d="M10 -32L18 -17L12 -19L8 -13L3 -17ZM-18 -22L-12 -12L-18 -14L-23 -11Z" />
    </>
  );
}

export function Cave() {
  return <path className="cave" d="M-9 -8a9 10 0 0 1 18 0v6h-18z" transform="translate(22 26)" />;
}

export function Marsh() {
  return (
    <>
      <path
        className="puddle"
        d="M-34 -10q8 -5 18 0t-2 6t-16 -6zM6 -20q8 -5 18 0t-2 6t-16 -6zM-14 22q10 -6 22 0t-3 6t-19 -6zM16 12q8 -4 16 0t-2 5t-14 -5z"
      />
      <path
        className="reed"
        d="M-27 -12v-9M-24 -12l3 -8M-30 -12l-3 -7M14 -22v-9M17 -22l3 -8M11 -22l-3 -7M-4 20v-9M-1 20l3 -8M-7 20l-3 -7M24 10v-8M27 10l3 -7M21 10l-3 -6M-26 12v-7M-24 12l2 -6"
      />
    </>
  );
}

export function Paddies() {
  return (
    <g className="paddy">
      <path d="M-34 -14H-2V6H-36ZM2 -22H28L36 -12V6H2ZM-34 10H-2V32L-14 34L-34 22ZM2 10H34V20L10 34L2 32Z" />
      <path className="reed" d="M-26 0v-5M-16 -2v-5M12 -4v-5M24 -6v-5M-20 24v-5M14 22v-5" />
    </g>
  );
}

export function Pool() {
  return <path className="pool" d="M-26 8C-26 -4 -8 -8 6 -5C20 -2 28 4 26 12C24 20 6 24 -8 22C-20 20 -26 16 -26 8Z" />;
}

export function Waves() {
  return (
    <path className="wave" d="M-28 -14q7 -6 14 0t14 0M2 10q7 -6 14 0t14 0M-34 16q6 -5 12 0t12 0M6 -26q6 -5 12 0" />
  );
}

export function Ravine() {
  return <path className="ravine" d="M-40 -4Q-20 -18 -4 -4T40 2L36 8Q14 16 -4 8T-40 6Z" />;
}
