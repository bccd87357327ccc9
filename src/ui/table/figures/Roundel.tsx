import type { ReactNode } from 'react';
import type { Side } from '../../../memoir/side.ts';
import type { Nation } from '../../../memoir/units/unit.ts';

const BLUE = '#24417c';
const RED = '#b8252b';
const WHITE = '#fbf8ee';
const BLACK = '#1f1f1f';
const STAR = 'M0 -7.2L1.9 -2.4L7 -2.1L3 1.2L4.3 6.1L0 3.4L-4.3 6.1L-3 1.2L-7 -2.1L-1.9 -2.4Z';

function rings(...colours: readonly string[]): ReactNode {
  return colours.map((fill, at) => <circle key={fill} r={8.6 * (1 - at / colours.length)} fill={fill} />);
}

function bands(...colours: readonly string[]): ReactNode {
  const height = 17.2 / colours.length;
  return colours.map((fill, at) => (
    <rect key={`${fill} ${height * at}`} x={-8.6} y={-8.6 + height * at} width={17.2} height={height} fill={fill} />
  ));
}

function star(ground: string, colour: string): ReactNode {
  return (
    <>
      <rect x={-9} y={-9} width={18} height={18} fill={ground} />
      <path d={STAR} fill={colour} />
    </>
  );
}

const SIGNS: Record<Nation, ReactNode> = {
  us: star(BLUE, WHITE),
  brit: rings(BLUE, WHITE, RED),
  ru: star(WHITE, '#c4161c'),
  fr: rings(RED, WHITE, BLUE),
  ca: (
    <>
      <rect x={-9} y={-9} width={18} height={18} fill={WHITE} />
      <path
        d="M0 -7L1.6 -3.8L3.4 -4.8L2.8 -1L5.8 -3L6.4 -1L7.4 -0.6L4 2.6L4.4 4L0.6 3.4V7H-0.6V3.4L-4.4 4L-4 2.6L-7.4 -0.6L-6.4 -1L-5.8 -3L-2.8 -1L-3.4 -4.8L-1.6 -3.8Z"
        fill={RED}
      />
    </>
  ),
  pl: (
    <>
      <rect x={-9} y={-9} width={18} height={18} fill={WHITE} />
      <path d="M0 -9H9V0H-9V9H0Z" fill={RED} />
    </>
  ),
  ch: (
    <>
      <rect x={-9} y={-9} width={18} height={18} fill={BLUE} />
      <path
        d="M0 -8L2 -3.5L6.5 -6.5L4 -1.5L8.5 0L4 1.5L6.5 6.5L2 3.5L0 8L-2 3.5L-6.5 6.5L-4 1.5L-8.5 0L-4 -1.5L-6.5 -6.5L-2 -3.5Z"
        fill={WHITE}
      />
    </>
  ),
  nl: rings('#e2711d', WHITE, BLUE),
  au: (
    <>
      {rings(BLUE, WHITE)}
      <path d={STAR} fill={RED} transform="scale(0.55)" />
    </>
  ),
  ger: (
    <>
      <rect x={-9} y={-9} width={18} height={18} fill={WHITE} />
      <path d="M-2.6 -9H2.6V-2.6H9V2.6H2.6V9H-2.6V2.6H-9V-2.6H-2.6Z" fill={BLACK} />
    </>
  ),
  jp: (
    <>
      <rect x={-9} y={-9} width={18} height={18} fill={WHITE} />
      <circle r={5} fill={RED} />
    </>
  ),
  it: <g transform="rotate(-90)">{bands('#2d7a3e', WHITE, RED)}</g>,
  fi: (
    <>
      <rect x={-9} y={-9} width={18} height={18} fill={WHITE} />
      <path d="M-4.6 -9H-0.6V-2H9V2H-0.6V9H-4.6V2H-9V-2H-4.6Z" fill="#2f62a8" />
    </>
  ),
  ro: <g transform="rotate(-90)">{bands('#24417c', '#f2c230', '#b8252b')}</g>,
  hu: bands(RED, WHITE, '#2d7a3e'),
  sk: bands(WHITE, BLUE, RED),
};

/** The sign of the nation: round for the Allies, square for the Axis; at the rear of the base. */
export function Roundel({ nation, side }: { readonly nation: Nation; readonly side: Side }) {
  return (
    <g className="nation" transform={`translate(${side === 0 ? -33 : 33} 24)`}>
      <g className={side === 0 ? 'sign-round' : 'sign-square'}>{SIGNS[nation]}</g>
      {side === 0 ? (
        <circle className="rim" r={8.8} />
      ) : (
        <rect className="rim" x={-8.2} y={-8.2} width={16.4} height={16.4} />
      )}
    </g>
  );
}
