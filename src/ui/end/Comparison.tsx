import { opponent, SIDES, type Side } from '../../memoir/side.ts';
import type { Statistics } from '../../scenarios/statistics.ts';
import { t } from '../text/i18n.ts';
import { capital } from '../text/sides.ts';
import { kindName } from '../text/units.ts';
import { SideSign } from './marks.tsx';
import { nameOf, type PlayerNames } from './names.ts';

interface Row {
  readonly id: string;
  readonly label: string;
  readonly values: readonly [number, number];
  /** Part of the row above it. */
  readonly part?: boolean;
}

function pair(value: (side: Side) => number): readonly [number, number] {
  return [value(0), value(1)];
}

const KINDS = ['turns', 'cards', 'attacks', 'hits', 'unitsDestroyed', 'unitsExited', 'groundTaken'] as const;
const MORE_KINDS = ['overruns', 'ambushes', 'retreats', 'hexesRetreated', 'hitStreak', 'missStreak'] as const;
/** Told only where it happened. */
const SELDOM: ReadonlySet<string> = new Set(['unitsExited', 'overruns', 'ambushes', 'figuresRestored']);

type RowId = (typeof KINDS)[number] | (typeof MORE_KINDS)[number] | 'figuresLost' | 'figuresRestored';

function valueOf({ sides }: Statistics, id: RowId, side: Side): number {
  const own = sides[side];
  if (id === 'cards') return own.cards.length;
  if (id === 'hits') return own.luck.hits;
  if (id === 'unitsDestroyed') return sides[opponent(side)].unitsLost;
  return own[id];
}

function lossRows({ sides }: Statistics): Row[] {
  const kinds = new Set(SIDES.flatMap((side) => [...sides[side].lostByKind.keys()]));
  return [...kinds]
    .toSorted((a, b) => a - b)
    .map((kind) => ({
      id: `lost-${kind}`,
      label: kindName({ kind, nation: 'us' }),
      values: pair((side) => sides[side].lostByKind.get(kind) ?? 0),
      part: true,
    }));
}

function rowsOf(statistics: Statistics): Row[] {
  const row = (id: RowId): Row[] => {
    const values = pair((side) => valueOf(statistics, id, side));
    return SELDOM.has(id) && values[0] + values[1] === 0 ? [] : [{ id, label: t(`end:row.${id}`), values }];
  };
  return [
    ...KINDS.flatMap(row),
    ...row('figuresLost'),
    ...lossRows(statistics),
    ...row('figuresRestored'),
    ...MORE_KINDS.flatMap(row),
  ];
}

interface ValueProps {
  readonly side: Side;
  readonly value: number;
  readonly most: number;
  /** How it is written, where not as it is. */
  readonly text?: string;
}

export function CompareValue({ side, value, most, text }: ValueProps) {
  return (
    <td className={`compare-value side-${side}`}>
      <span className="compare-bar" style={{ width: `${most === 0 ? 0 : (value / most) * 100}%` }} />
      <span className="compare-number">{text ?? value}</span>
    </td>
  );
}

export function CompareHead({ players }: { readonly players: PlayerNames }) {
  return (
    <thead>
      <tr>
        <th scope="col" className="side-0">
          {nameOf(players, 0)} <SideSign side={0} />
        </th>
        <th scope="col">
          <span className="unseen">{t('end:compareWhat')}</span>
        </th>
        <th scope="col" className="side-1">
          <SideSign side={1} /> {nameOf(players, 1)}
        </th>
      </tr>
    </thead>
  );
}

interface BestProps {
  readonly statistics: Statistics;
  readonly players: PlayerNames;
  readonly side: Side;
  onReplay(this: void, at: number): void;
}

function Best({ statistics, players, side, onReplay }: BestProps) {
  const { best } = statistics.sides[side];
  if (best === null) return <td className="compare-best faint">{t('end:bestNone')}</td>;
  const { hits, faces, turn, step } = best;
  const roll = t('end:bestRoll', { count: hits, dice: t('end:dice', { count: faces.length }), turn });
  return (
    <td className="compare-best">
      <button
        type="button"
        className="quiet"
        aria-label={t('end:seeBest', { player: nameOf(players, side), roll })}
        onClick={() => onReplay(step + 1)}
      >
        {capital(roll)}
      </button>
    </td>
  );
}

export interface ComparisonProps {
  readonly statistics: Statistics;
  readonly players: PlayerNames;
  onReplay(this: void, at: number): void;
}

export function Comparison({ statistics, players, onReplay }: ComparisonProps) {
  return (
    <section className="end-panel paper" aria-labelledby="end-compare">
      <h2 id="end-compare">{t('end:compare')}</h2>
      <table className="compare">
        <CompareHead players={players} />
        <tbody>
          {rowsOf(statistics).map(({ id, label, values, part }) => (
            <tr key={id} className={part === true ? 'part' : undefined}>
              <CompareValue side={0} value={values[0]} most={Math.max(...values)} />
              <th scope="row">{label}</th>
              <CompareValue side={1} value={values[1]} most={Math.max(...values)} />
            </tr>
          ))}
          <tr className="best">
            <Best statistics={statistics} players={players} side={0} onReplay={onReplay} />
            <th scope="row">{t('end:best')}</th>
            <Best statistics={statistics} players={players} side={1} onReplay={onReplay} />
          </tr>
        </tbody>
      </table>
    </section>
  );
}
