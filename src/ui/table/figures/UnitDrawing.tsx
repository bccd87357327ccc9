import { memo } from 'react';
import { CAMOUFLAGED, hasTrait, kindOf, NOT_ORDERED, ON_THE_MOVE, type Unit } from '../../../memoir/units/unit.ts';
import { kindBadge, nationLetters } from '../../text/units.ts';
import { figureOf, spotsFor } from './figure-of.tsx';
import './figures.css';

/** Round ends for the Allies, pointed ones for the Axis. */
const BASES = ['M-27 -8H27A8 8 0 0 1 27 8H-27A8 8 0 0 1 -27 -8Z', 'M-30 -8H30L37 0L30 8H-30L-37 0Z'] as const;

function Marks({ unit }: { readonly unit: Unit }) {
  const signs = [
    unit.order === ON_THE_MOVE ? { id: 'on-the-move', d: 'M-4 -4L0 0L-4 4M1 -4L5 0L1 4' } : null,
    unit.moved > 0 ? { id: 'moved', d: 'M-5 0H4M0 -4L5 0L0 4' } : null,
    unit.battles > 0 ? { id: 'battled', d: 'M-4 -4L4 4M4 -4L-4 4' } : null,
  ].filter((sign) => sign !== null);
  return (
    <>
      {signs.map(({ id, d }, at) => (
        <g key={id} className={`mark mark-${id}`} transform={`translate(${34 - at * 15} 20)`}>
          <circle r={7.5} />
          <path d={d} />
        </g>
      ))}
    </>
  );
}

function Badge({ text }: { readonly text: string }) {
  if (text === '') return null;
  const width = text.length * 7.6 + 8;
  return (
    <g className="badge" transform="translate(0 31)">
      <rect x={-width / 2} y={-7} width={width} height={13} rx={2.5} />
      <text y={3.5}>{text}</text>
    </g>
  );
}

interface UnitDrawingProps {
  readonly unit: Unit;
}

function looksSame({ unit: a }: UnitDrawingProps, { unit: b }: UnitDrawingProps): boolean {
  return (
    a.kind === b.kind &&
    a.nation === b.nation &&
    a.side === b.side &&
    a.figures === b.figures &&
    a.fullStrength === b.fullStrength &&
    a.traits === b.traits &&
    a.order === b.order &&
    a.moved > 0 === b.moved > 0 &&
    a.battles > 0 === b.battles > 0
  );
}

export const UnitDrawing = memo(function UnitDrawing({ unit }: UnitDrawingProps) {
  const kind = kindOf(unit);
  const spots = spotsFor(kind, unit.fullStrength);
  const ordered = unit.order === NOT_ORDERED ? '' : ' ordered';
  const hidden = hasTrait(unit, CAMOUFLAGED) ? ' camouflaged' : '';
  const facing = unit.side === 0 ? '' : ' scale(-1 1)';
  return (
    <g className={`unit side-${unit.side}${ordered}${hidden}`}>
      <g transform="translate(0 24)">
        <path className="base" d={BASES[unit.side]} />
      </g>
      {spots.map(({ x, y }, at) =>
        at < unit.figures ? null : (
          <ellipse key={`${x} ${y}`} className="lost" cx={x} cy={22 + Math.min(y, 0)} rx={5.5} ry={2.5} />
        ),
      )}
      {spots
        .map(({ x, y }, at) => (
          <g key={`${x} ${y}`} className="figure" transform={`translate(${x.toFixed(1)} ${22 + y})${facing}`}>
            {figureOf(kind, at)}
          </g>
        ))
        .slice(0, unit.figures)
        .toReversed()}
      <g className="nation" transform="translate(-33 22)">
        {unit.side === 0 ? <circle r={8.5} /> : <rect x={-8} y={-7.5} width={16} height={15} />}
        <text y={3.2}>{nationLetters(unit.nation)}</text>
      </g>
      <Badge text={kindBadge(unit)} />
      <Marks unit={unit} />
    </g>
  );
}, looksSame);
