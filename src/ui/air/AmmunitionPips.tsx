import { memo } from 'react';
import { AMMUNITION, type AircraftType, type Ammunition, type Stock } from '../../memoir/air/aircraft.ts';
import { BOMB, BULLET } from './marks.ts';
import './ammunition.css';

/** More than this many are a number beside one large pip. */
const COUNTABLE = 3;

const CARRIED: Readonly<Record<AircraftType, readonly Ammunition[]>> = {
  fighter: ['mg'],
  fighterBomber: AMMUNITION,
  bomber: ['bomb'],
};

const SHAPES: Readonly<Record<Ammunition, { readonly d: string; readonly width: number }>> = {
  mg: { d: BULLET, width: 6.6 },
  bomb: { d: BOMB, width: 10 },
};

interface GroupProps {
  readonly kind: Ammunition;
  readonly count: number;
  readonly x: number;
}

function Group({ kind, count, x }: GroupProps) {
  const { d, width } = SHAPES[kind];
  if (count > COUNTABLE)
    return (
      <g transform={`translate(${x} 0)`}>
        <path d={d} transform="translate(-9 0) scale(1.05)" />
        <text x={6} y={6.2}>
          {count}
        </text>
      </g>
    );
  const places = Array.from({ length: COUNTABLE }, (_, at) => x + (at - 1) * width);
  return places.map((place, at) => (
    <path key={place} className={at < count ? '' : 'pip-spent'} d={d} transform={`translate(${place} 0) scale(0.9)`} />
  ));
}

export interface AmmunitionPipsProps {
  readonly stock: Stock;
  readonly type: AircraftType;
}

/** What is left on board, around (0, 0), 50 wide: bullets and bombs. An empty place is an outline. */
export const AmmunitionPips = memo(function AmmunitionPips({ stock, type }: AmmunitionPipsProps) {
  const kinds = CARRIED[type];
  return (
    <g className="ammunition-pips">
      {kinds.map((kind) => (
        <Group key={kind} kind={kind} count={stock[kind]} x={kinds.length === 1 ? 0 : kind === 'mg' ? -15 : 12} />
      ))}
    </g>
  );
});
