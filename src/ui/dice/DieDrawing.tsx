import { memo, type ReactNode } from 'react';
import type { Face } from '../../memoir/dice.ts';
import './dice.css';

/** What a die came to: it counted, it did not, or neither can be said of it. */
export type DieMark = 'hit' | 'miss' | 'plain';

/** Signs of 26 by 26 around (0, 0), in one colour each, to be told apart at a glance and without colour. */
const SIGNS: Readonly<Record<Face, ReactNode>> = {
  infantry: (
    <g className="die-infantry">
      <path d="M-7.5 -7.6C-7.5 -12.4 -4 -14.2 -0.4 -14.2S6.6 -12.4 6.8 -7.6L9.2 -6.6V-5.6H-9V-6.6Z" />
      <path d="M-5.6 -4.4H5.4C5.4 -1 3 1.2 -0.1 1.2S-5.6 -1 -5.6 -4.4Z" />
      <path d="M-11.5 13.5C-11.5 6.4 -7.6 2.9 -3.4 2.4L-0.1 5.2L3.2 2.4C7.4 2.9 11.3 6.4 11.3 13.5Z" />
      <path className="die-gap" d="M-8.5 14L6.2 3.4" />
    </g>
  ),
  armor: (
    <g className="die-armor">
      <path d="M-12.6 1.6H12.6C15.6 1.6 15.6 10.4 12 10.4H-12C-15.6 10.4 -15.6 1.6 -12.6 1.6Z" />
      <path d="M-12.5 0.4L-9.5 -4H10L13.5 0.4Z" />
      <path d="M-7.6 -5L-5.8 -10.8H3.6L6.6 -5Z" />
      <path d="M4.5 -9.6H15.5V-6.9H5.6Z" />
      <path className="die-hole" d="M-9.6 6H-9.5M-4.8 6H-4.7M0 6H0.1M4.8 6H4.9M9.6 6H9.7" />
    </g>
  ),
  grenade: (
    <g className="die-grenade">
      <path d="M0 -5.6C5.8 -5.6 8.6 -1.4 8.6 4S5.4 14 0 14S-8.6 9.4 -8.6 4S-5.8 -5.6 0 -5.6Z" />
      <path d="M-3.8 -10.6H3.8V-6.6H-3.8Z" />
      <path d="M-5 -13.8H4.4L12.4 -5.2L9.8 -3L3.4 -10.8H-5Z" />
      <circle className="die-ring" cx={-8.4} cy={-11.4} r={3.4} />
      <path className="die-gap" d="M-8 1.6H8M-8 7.2H8M-3 -4.6V13M3 -4.6V13" />
    </g>
  ),
  flag: (
    <g className="die-flag">
      <path d="M-10.4 -14.4H-7.2V14.4H-10.4Z" />
      <path d="M-6.2 -13C-1.6 -16.2 3.4 -9.6 12.6 -13.2V2.2C3.4 5.8 -1.6 -0.8 -6.2 2.4Z" />
    </g>
  ),
  star: (
    <path className="die-star-sign" d="M0 -14L4.1 -4.5L14 -3.7L6.4 3L8.8 13L0 7.6L-8.8 13L-6.4 3L-14 -3.7L-4.1 -4.5Z" />
  ),
};

export interface DieDrawingProps {
  readonly face: Face;
  readonly mark?: DieMark;
}

/** A die of 40 by 40 around (0, 0), with a ring around it where it counted. */
export const DieDrawing = memo(function DieDrawing({ face, mark = 'plain' }: DieDrawingProps) {
  return (
    <g className={`die-cube die-${mark}`}>
      <rect className="die-edge" x={-18} y={-16} width={36} height={36} rx={7} />
      <rect className="die-top" x={-18} y={-18} width={36} height={36} rx={7} />
      <g className="die-sign">{SIGNS[face]}</g>
      {mark === 'hit' ? <rect className="die-halo" x={-21.5} y={-21.5} width={43} height={45} rx={10} /> : null}
      {mark === 'hit' ? <rect className="die-counted" x={-21.5} y={-21.5} width={43} height={45} rx={10} /> : null}
    </g>
  );
});
