import { useRef } from 'react';
import type { Board } from '../../../hex/board.ts';
import { INFANTRY } from '../../../memoir/units/kinds.ts';
import { kindOf, type Unit } from '../../../memoir/units/unit.ts';
import { placeOn } from '../../board/geometry.ts';
import { figureOf, spotsFor } from '../figures/figure-of.tsx';
import { UnitDrawing } from '../figures/UnitDrawing.tsx';
import { play, useAnimations } from './animate.ts';
import { STAGGER, type Tempo } from './tempo.ts';

interface GhostProps {
  readonly board: Board;
  readonly hex: number;
  readonly unit: Unit;
  readonly tempo: Tempo;
}

/** Feet of the figures below the middle of the hex. */
const FEET = 22;
const SHOCK = 'M0 -17L4 -7L13 -12L8 -3L18 0L8 4L12 13L3 8L0 18L-4 8L-13 12L-8 3L-18 0L-8 -4L-12 -13L-3 -7Z';

/** Figures from this number on, as many as that. */
interface FiguresProps extends GhostProps {
  readonly from: number;
  readonly count: number;
}

function Figures({ board, hex, unit, from, count }: Omit<FiguresProps, 'tempo'>) {
  const kind = kindOf(unit);
  const facing = unit.side === 0 ? undefined : 'scale(-1 1)';
  const spots = spotsFor(kind, unit.fullStrength);
  return (
    <g transform={placeOn(board, hex)}>
      <g className={`upright unit side-${unit.side}`}>
        {spots.slice(from, from + count).map(({ x, y }, at) => (
          <g key={at} transform={`translate(${x.toFixed(1)} ${FEET + y})`}>
            <g className="ghost">
              <g className="figure" transform={facing}>
                {figureOf(kind, from + at)}
              </g>
            </g>
          </g>
        ))}
      </g>
    </g>
  );
}

function tipOver(degrees: number): Keyframe[] {
  return [
    { transform: 'none', opacity: 1, easing: 'ease-in' },
    { transform: `rotate(${degrees * 1.08}deg)`, opacity: 1, offset: 0.42 },
    { transform: `rotate(${degrees * 0.92}deg)`, opacity: 1, offset: 0.52 },
    { transform: `rotate(${degrees}deg)`, opacity: 0.9, offset: 0.66 },
    { transform: `translate(0, 3px) rotate(${degrees}deg)`, opacity: 0 },
  ];
}

/** Tanks, guns and ships are thrown up, come down crooked and sink. */
const WRECK: Keyframe[] = [
  { transform: 'none', opacity: 1, easing: 'ease-out' },
  { transform: 'translate(0, -7px) rotate(-9deg)', opacity: 1, offset: 0.16, easing: 'ease-in' },
  { transform: 'translate(0, 1px) rotate(13deg)', opacity: 1, offset: 0.36 },
  { transform: 'translate(0, 0) rotate(10deg)', opacity: 0.9, offset: 0.62 },
  { transform: 'translate(0, 6px) rotate(14deg)', opacity: 0 },
];

/** Figures fall and fade. */
export function FallingFigures(props: FiguresProps) {
  const { board, hex, unit, tempo, from, count } = props;
  const root = useRef<SVGGElement>(null);
  useAnimations(() => {
    const { current } = root;
    if (current === null) return [];
    const isFoot = kindOf(unit).class === INFANTRY;
    const shock = { duration: tempo.fall * 0.5, easing: 'ease-out', fill: 'forwards' } as const;
    return [
      ...play(
        current.querySelector('.shock'),
        [
          { opacity: 0.95, transform: 'scale(0.3)' },
          { opacity: 0, transform: 'scale(2.1) rotate(24deg)' },
        ],
        shock,
      ),
      ...[...current.querySelectorAll('.ghost')].flatMap((figure, at) =>
        play(figure, isFoot ? tipOver(unit.side === 0 ? -84 : 84) : WRECK, {
          delay: at * STAGGER * tempo.fall,
          duration: tempo.fall,
          fill: 'both',
        }),
      ),
    ];
  }, []);
  return (
    <g ref={root}>
      <Figures board={board} hex={hex} unit={unit} from={from} count={count} />
      <g transform={placeOn(board, hex)}>
        <path className="shock" d={SHOCK} />
      </g>
    </g>
  );
}

/** Figures come back with a leap and a ring around them; the token below has them already. */
export function RisingFigures({ board, hex, unit, tempo, from, count }: FiguresProps) {
  const root = useRef<SVGGElement>(null);
  useAnimations(() => {
    const { current } = root;
    if (current === null) return [];
    return [
      ...play(
        current.querySelector('.healing'),
        [
          { opacity: 1, transform: 'scale(0.4)' },
          { opacity: 0, transform: 'scale(1.25)' },
        ],
        { duration: tempo.fall, easing: 'ease-out', fill: 'forwards' },
      ),
      ...[...current.querySelectorAll('.ghost')].flatMap((figure, at) =>
        play(
          figure,
          [
            { transform: 'translate(0, -26px)', opacity: 0, easing: 'ease-in' },
            { transform: 'none', opacity: 1, offset: 0.45 },
            { transform: 'scale(1.12, 0.9)', opacity: 1, offset: 0.55 },
            { transform: 'none', opacity: 1, offset: 0.7 },
            { transform: 'none', opacity: 0 },
          ],
          { delay: at * STAGGER * tempo.fall, duration: tempo.fall, fill: 'both' },
        ),
      ),
    ];
  }, []);
  return (
    <g ref={root}>
      <g transform={placeOn(board, hex)}>
        <circle className="healing" r={38} />
      </g>
      <Figures board={board} hex={hex} unit={unit} from={from} count={count} />
    </g>
  );
}

/** The rest of a unit fades; one that left the map goes on for a bit. */
export function LeavingUnit({ board, hex, unit, tempo, exited }: GhostProps & { readonly exited: boolean }) {
  const root = useRef<SVGGElement>(null);
  useAnimations(
    () =>
      play(
        root.current,
        exited
          ? [
              { transform: 'none', opacity: 1 },
              { transform: 'translate(0, -18px) scale(0.8)', opacity: 0 },
            ]
          : [{ opacity: 1 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }],
        { duration: tempo.fall, easing: 'ease-in', fill: 'both' },
      ),
    [],
  );
  return (
    <g transform={placeOn(board, hex)}>
      <g className="upright">
        <g ref={root}>
          <UnitDrawing unit={exited ? unit : { ...unit, figures: 0 }} />
        </g>
      </g>
    </g>
  );
}

/** Earth thrown up, or a puff of dust. */
export function Blast({ board, hex, value, tempo }: Omit<GhostProps, 'unit'> & { readonly value: number }) {
  const root = useRef<SVGGElement>(null);
  useAnimations(
    () =>
      [...(root.current?.children ?? [])].flatMap((ring, at) =>
        play(
          ring,
          [
            { transform: 'scale(0.2)', opacity: 1 },
            { transform: `scale(${value > 0 ? 1.5 : 0.8}) rotate(${at * 20}deg)`, opacity: 0 },
          ],
          { duration: tempo.fall, delay: at * 70, easing: 'cubic-bezier(0.1, 0.7, 0.3, 1)', fill: 'both' },
        ),
      ),
    [],
  );
  return (
    <g transform={placeOn(board, hex)}>
      <g ref={root} className={value > 0 ? 'blast' : 'blast dud'}>
        <circle className="smoke" r={34} />
        <path className="shock" d={SHOCK} />
      </g>
    </g>
  );
}
