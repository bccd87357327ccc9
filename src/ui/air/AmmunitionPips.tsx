import { memo } from 'react';
import { AMMUNITION, type AircraftType, type Ammunition, type Stock } from '../../memoir/air/aircraft.ts';
import { BOMB, BULLET } from './marks.ts';
import './ammunition.css';

const CARRIED: Readonly<Record<AircraftType, readonly Ammunition[]>> = {
  fighter: ['mg'],
  fighterBomber: AMMUNITION,
  bomber: ['bomb'],
};

const SHAPES: Readonly<Record<Ammunition, string>> = { mg: BULLET, bomb: BOMB };

interface GroupProps {
  readonly kind: Ammunition;
  readonly count: number;
  readonly x: number;
}

function Group({ kind, count, x }: GroupProps) {
  return (
    <g transform={`translate(${x} 0)`} className={count === 0 ? 'pip-spent' : undefined}>
      <path d={SHAPES[kind]} transform={`translate(${kind === 'mg' ? -7 : -8} 0) scale(1.05)`} />
      <text x={5} y={6.2}>
        {count}
      </text>
    </g>
  );
}

export interface AmmunitionPipsProps {
  readonly stock: Stock;
  readonly type: AircraftType;
}

/** What is left on board, around (0, 0), 50 wide: a bullet and a bomb, each with its number; pale at none. */
export const AmmunitionPips = memo(function AmmunitionPips({ stock, type }: AmmunitionPipsProps) {
  const kinds = CARRIED[type];
  return (
    <g className="ammunition-pips">
      {kinds.map((kind) => (
        <Group key={kind} kind={kind} count={stock[kind]} x={kinds.length === 1 ? 0 : kind === 'mg' ? -12 : 14} />
      ))}
    </g>
  );
});
