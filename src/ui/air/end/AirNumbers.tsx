import { useMemo } from 'react';
import type { Side } from '../../../memoir/side.ts';
import type { GameStep, Statistics } from '../../../scenarios/statistics.ts';
import { CompareHead, CompareValue } from '../../end/Comparison.tsx';
import type { PlayerNames } from '../../end/names.ts';
import { tenthsText } from '../../end/numbers.ts';
import { t } from '../../text/i18n.ts';
import { runCountsOf, type RunCounts } from './air-counts.ts';

const ROWS = [
  'runs',
  'markersLaid',
  'bombsLaid',
  'runDice',
  'runHits',
  'runExpected',
  'dogfights',
  'groundFire',
  'aircraftShotDown',
  'aircraftLost',
  'aircraftDrivenOff',
  'bombings',
  'objectivesBombed',
  'airCardsPlayed',
] as const;
type RowId = (typeof ROWS)[number];

/** Parts of the row above them, told only with it. */
const PARTS: ReadonlySet<RowId> = new Set<RowId>(['bombsLaid', 'runExpected', 'objectivesBombed']);
/** Told only where it happened. */
const SELDOM: ReadonlySet<RowId> = new Set<RowId>(['dogfights', 'aircraftDrivenOff', 'bombings', 'objectivesBombed']);

export interface AirNumbersProps {
  readonly statistics: Statistics;
  readonly steps: readonly GameStep[];
  readonly players: PlayerNames;
}

function isRunCount(id: RowId, counts: RunCounts): id is RowId & keyof RunCounts {
  return id in counts;
}

/** The air war of both sides, side by side. */
export function AirNumbers({ statistics, steps, players }: AirNumbersProps) {
  const counts = useMemo(() => runCountsOf(steps), [steps]);
  const valueOf = (id: RowId, side: Side) =>
    isRunCount(id, counts[side]) ? counts[side][id] : statistics.sides[side][id];
  const rows = ROWS.map((id) => ({ id, values: [valueOf(id, 0), valueOf(id, 1)] as const })).filter(
    ({ id, values }) => !SELDOM.has(id) || values[0] + values[1] > 0,
  );
  return (
    <section className="end-panel paper" aria-labelledby="end-air">
      <h2 id="end-air">{t('airTold:end.title')}</h2>
      <table className="compare">
        <CompareHead players={players} />
        <tbody>
          {rows.map(({ id, values }) => {
            const [first, second] = values;
            const most = Math.max(first, second);
            const texts = id === 'runExpected' ? values.map(tenthsText) : values.map(String);
            return (
              <tr key={id} className={PARTS.has(id) ? 'part' : undefined}>
                <CompareValue side={0} value={first} most={most} text={texts[0]} />
                <th scope="row">{t(`airTold:end.row.${id}`)}</th>
                <CompareValue side={1} value={second} most={most} text={texts[1]} />
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
