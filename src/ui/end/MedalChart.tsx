import { useMemo, useState, type PointerEvent } from 'react';
import { SIDES, type Side } from '../../memoir/side.ts';
import type { MedalChange, Statistics } from '../../scenarios/statistics.ts';
import { t } from '../text/i18n.ts';
import { rowText } from '../text/lists.ts';
import { sideText, sideWords } from '../text/sides.ts';
import { ChartMark, SideSign } from './marks.tsx';
import { changedTurns, medalTurns, type MedalTurn } from './medal-turns.ts';

const WIDTH = 440;
const HEIGHT = 210;
const LEFT = 30;
const RIGHT = 12;
const TOP = 14;
const BOTTOM = 26;
/** Both lines stay visible where they run together. */
const APART = 2;
const MOST_LABELS = 10;
const LABEL_STEPS = [1, 2, 5, 10, 20, 50, 100];

interface Scale {
  readonly turns: readonly MedalTurn[];
  readonly most: number;
}

function columnWidth({ turns }: Scale): number {
  return (WIDTH - LEFT - RIGHT) / turns.length;
}

function columnX(scale: Scale, at: number): number {
  return LEFT + at * columnWidth(scale);
}

function medalY({ most }: Scale, medals: number): number {
  return HEIGHT - BOTTOM - (medals / most) * (HEIGHT - TOP - BOTTOM);
}

function lineY(scale: Scale, side: Side, medals: number): number {
  return medalY(scale, medals) + (side === 0 ? -APART : APART);
}

function linePath(scale: Scale, side: Side, start: number): string {
  const steps = scale.turns.map(({ totals }, at) => {
    const y = lineY(scale, side, totals[side]).toFixed(1);
    return `V${y}H${columnX(scale, at + 1).toFixed(1)}`;
  });
  return `M${LEFT} ${lineY(scale, side, start).toFixed(1)}${steps.join('')}`;
}

function changeText({ side, count, source }: MedalChange): string {
  const words = { ...sideWords(side), count: Math.abs(count), source: t(`end:source.${source}`) };
  return t(count > 0 ? 'end:gained' : 'end:lost', words);
}

function changesText({ changes }: MedalTurn): string {
  return changes.length === 0 ? t('end:quietTurn') : rowText(changes.map(changeText));
}

function Axes({ scale, needed }: { readonly scale: Scale; readonly needed: readonly [number, number] }) {
  const every = LABEL_STEPS.find((step) => scale.turns.length / step <= MOST_LABELS) ?? scale.turns.length;
  const levels = Array.from({ length: scale.most + 1 }, (_, level) => level);
  return (
    <>
      {levels.map((level) => (
        <g key={level}>
          <path
            className={needed.includes(level) ? 'chart-goal' : 'chart-level'}
            d={`M${LEFT} ${medalY(scale, level).toFixed(1)}H${WIDTH - RIGHT}`}
          />
          <text className="chart-number end" x={LEFT - 7} y={medalY(scale, level) + 4}>
            {level}
          </text>
        </g>
      ))}
      {/* Whose line it is, beside its number: on the line it would look like medals won. */}
      {needed[0] === needed[1]
        ? null
        : SIDES.map((side) => (
            <g
              key={side}
              className="chart-needed"
              transform={`translate(6 ${medalY(scale, needed[side]).toFixed(1)}) scale(0.8)`}
            >
              <ChartMark side={side} />
            </g>
          ))}
      {scale.turns.map(({ turn }, at) =>
        turn % every === 0 || turn === 1 ? (
          <text key={turn} className="chart-number" x={columnX(scale, at + 0.5)} y={HEIGHT - 8}>
            {turn}
          </text>
        ) : null,
      )}
    </>
  );
}

function Line({ scale, side, start }: { readonly scale: Scale; readonly side: Side; readonly start: number }) {
  const indexOf = (turn: number) => turn - scale.turns[0].turn;
  return (
    <g className={`chart-line side-${side}`}>
      <path d={linePath(scale, side, start)} />
      {changedTurns(scale.turns, side).map(({ turn, totals }) => (
        <g
          key={turn}
          transform={`translate(${columnX(scale, indexOf(turn) + 0.5).toFixed(1)} ${lineY(scale, side, totals[side]).toFixed(1)})`}
        >
          <ChartMark side={side} />
        </g>
      ))}
    </g>
  );
}

/** The same in words, for those who do not see the chart. */
function ChartTable({ turns }: { readonly turns: readonly MedalTurn[] }) {
  return (
    <table>
      <caption>{t('end:overTime')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('end:turnPicker')}</th>
          {SIDES.map((side) => (
            <th key={side} scope="col">
              {sideText(side)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {turns.map((one) => (
          <tr key={one.turn}>
            <th scope="row">{t('end:turn', { turn: one.turn })}</th>
            <td>{one.totals[0]}</td>
            <td>{one.totals[1]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface MedalChartProps {
  readonly statistics: Statistics;
  readonly needed: readonly [number, number];
}

export function MedalChart({ statistics, needed }: MedalChartProps) {
  const turns = useMemo(() => medalTurns(statistics), [statistics]);
  const [at, setAt] = useState(turns.length - 1);
  const scale: Scale = { turns, most: Math.max(1, ...needed) };
  const shown = turns[Math.min(at, turns.length - 1)];
  const look = (event: PointerEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width === 0) return;
    const x = ((event.clientX - left) / width) * WIDTH - LEFT;
    setAt(Math.max(0, Math.min(turns.length - 1, Math.floor(x / columnWidth(scale)))));
  };
  const saying = t('end:atTurn', {
    turn: shown.turn,
    allies: sideText(0),
    alliesMedals: shown.totals[0],
    axis: sideText(1),
    axisMedals: shown.totals[1],
  });
  return (
    <section className="end-panel paper" aria-labelledby="end-chart">
      <h2 id="end-chart">{t('end:overTime')}</h2>
      <p className="chart-key" aria-hidden="true">
        {SIDES.map((side) => (
          <span key={side} className={`side-${side}`}>
            <SideSign side={side} /> {sideText(side)}
          </span>
        ))}
        <span className="chart-key-goal">{t('end:needed')}</span>
      </p>
      <svg
        className="medal-chart"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here
        role="img"
        aria-label={t('end:chartLabel')}
        onPointerMove={look}
        onPointerDown={look}
      >
        <rect
          className="chart-column"
          x={columnX(scale, at)}
          y={TOP - 6}
          width={columnWidth(scale)}
          height={HEIGHT - TOP - BOTTOM + 6}
        />
        <Axes scale={scale} needed={needed} />
        {SIDES.map((side) => (
          <Line key={side} scale={scale} side={side} start={statistics.medalsAtStart[side]} />
        ))}
      </svg>
      <input
        type="range"
        className="chart-picker"
        aria-label={t('end:turnPicker')}
        aria-valuetext={`${saying}. ${changesText(shown)}`}
        min={0}
        max={turns.length - 1}
        value={at}
        onChange={(event) => setAt(Number(event.target.value))}
      />
      <p className="chart-saying" aria-hidden="true">
        <b>{saying}</b> <span className="faint">{changesText(shown)}</span>
      </p>
      <div className="unseen">
        <ChartTable turns={turns} />
      </div>
    </section>
  );
}
