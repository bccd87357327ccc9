import { memo } from 'react';
import type { UnitKindId } from '../../../memoir/units/kinds.ts';
import {
  BOAT,
  CAMOUFLAGED,
  hasTrait,
  kindOf,
  NOT_ORDERED,
  ON_THE_MOVE,
  TWO_MEDALS,
  type Unit,
} from '../../../memoir/units/unit.ts';
import { kindBadge } from '../../text/units.ts';
import { STAR } from '../terrain/ObjectiveMedals.tsx';
import { figureOf, spotsFor } from './figure-of.tsx';
import { lookOf } from './look.ts';
import { Roundel } from './Roundel.tsx';
import './figures.css';

/** Figures are drawn small and stand on the table a little larger. */
const GROWN = 1.16;

/** Round ends for the Allies, pointed ones for the Axis. */
const BASES = ['M-30 -9H30A9 9 0 0 1 30 9H-30A9 9 0 0 1 -30 -9Z', 'M-32 -9H32L40 0L32 9H-32L-40 0Z'] as const;

/** What a unit is told to do and has done this turn: a chevron, two of them sideways, an arrow, a tick. */
const MARKS = {
  ordered: 'M-4 2.5L0 -2.5L4 2.5',
  'on-the-move': 'M-4 -4L0 0L-4 4M1 -4L5 0L1 4',
  moved: 'M-5 0H4M0 -4L5 0L0 4',
  battled: 'M-4 0.5L-1 3.5L4.5 -3.5',
} as const;
export type MarkId = keyof typeof MARKS;

/** Around (0, 0). */
export function MarkSign({ id }: { readonly id: MarkId }) {
  return (
    <g className={`mark mark-${id}`}>
      <circle r={7.5} />
      <path d={MARKS[id]} />
    </g>
  );
}

function marksOf({ order, moved, battles }: Unit): MarkId[] {
  const marks: MarkId[] = [];
  if (order === ON_THE_MOVE) marks.push('on-the-move');
  if (moved > 0) marks.push('moved');
  if (battles > 0) marks.push('battled');
  return marks.length === 0 && order !== NOT_ORDERED ? ['ordered'] : marks;
}

function Marks({ unit }: { readonly unit: Unit }) {
  return (
    <>
      {marksOf(unit).map((id, at) => (
        <g key={id} transform={`translate(${(unit.side === 0 ? 1 : -1) * (35 - at * 15)} 22)`}>
          <MarkSign id={id} />
        </g>
      ))}
    </>
  );
}

/** Gold, so that a special unit is never taken for a plain one; a chevron for those that fight better than others. */
function Badge({ text, elite }: { readonly text: string; readonly elite: boolean }) {
  if (text === '') return null;
  const width = text.length * 7.2 + (elite ? 22 : 9);
  return (
    <g className="badge" transform="translate(2 36)">
      <path d={`M${-width / 2} -8H${width / 2}V3L0 9L${-width / 2} 3Z`} />
      {elite ? (
        <path className="chevron" d={`M${-width / 2 + 4} -0.5l4.5 -4l4.5 4M${-width / 2 + 4} 3l4.5 -4l4.5 4`} />
      ) : null}
      <text x={elite ? 7 : 0} y={3}>
        {text}
      </text>
    </g>
  );
}

const ELITE: ReadonlySet<UnitKindId> = new Set(['specialForces', 'eliteArmor', 'tiger', 'skiTroops', 'sniper']);

/** A flat boat below the soldiers that are still at sea. */
const BOAT_DRAWING = <path className="boat" d="M-43 20H43L34 43H-34Z" />;

interface UnitDrawingProps {
  readonly unit: Unit;
}

function looksSame({ unit: a }: UnitDrawingProps, { unit: b }: UnitDrawingProps): boolean {
  return a === b || lookOf(a) === lookOf(b);
}

export const UnitDrawing = memo(function UnitDrawing({ unit }: UnitDrawingProps) {
  const kind = kindOf(unit);
  const spots = spotsFor(kind, unit.fullStrength).map(({ x, y }) => ({ x: unit.side === 0 ? -x : x, y }));
  const ordered = unit.order === NOT_ORDERED ? '' : ' ordered';
  const hidden = hasTrait(unit, CAMOUFLAGED) ? ' camouflaged' : '';
  // The Allies look to the right, the Axis to the left; the weapon is in front and the sign of the nation behind.
  const forward = unit.side === 0 ? 1 : -1;
  const facing = forward === 1 ? '' : ' scale(-1 1)';
  const two = hasTrait(unit, TWO_MEDALS);
  return (
    <g className={`unit side-${unit.side}${ordered}${hidden}`}>
      {hasTrait(unit, BOAT) ? BOAT_DRAWING : null}
      <path className="base" d={BASES[unit.side]} transform="translate(0 25)" />
      {spots.map(({ x, y }, at) =>
        at < unit.figures ? null : (
          <ellipse key={`${x} ${y}`} className="lost" cx={x * GROWN} cy={23 + Math.min(y, 0)} rx={5.5} ry={2.5} />
        ),
      )}
      <g transform={`translate(0 23) scale(${GROWN})`}>
        {spots
          .map(({ x, y }, at) => (
            <g key={`${x} ${y}`} className="figure" transform={`translate(${x.toFixed(1)} ${y})${facing}`}>
              {figureOf(kind, at)}
            </g>
          ))
          .slice(0, unit.figures)
          .toReversed()}
      </g>
      <Roundel nation={unit.nation} side={unit.side} />
      {two ? <path className="worth" d={STAR} transform={`translate(${forward * 36} 8) scale(1.4)`} /> : null}
      <Badge text={kindBadge(unit)} elite={ELITE.has(kind.id)} />
      <Marks unit={unit} />
    </g>
  );
}, looksSame);
