import { useMemo } from 'react';
import type { Side } from '../../../memoir/side.ts';
import type { GameStep, Statistics } from '../../../scenarios/statistics.ts';
import type { PlayerNames } from '../../end/names.ts';
import { t } from '../../text/i18n.ts';
import { runCountsOf, type RunCounts } from './air-counts.ts';
import { NumbersTable } from './NumbersTable.tsx';

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
  const rows = ROWS.map((id) => ({
    id,
    label: t(`airTold:end.row.${id}`),
    values: [valueOf(id, 0), valueOf(id, 1)] as const,
    isPart: PARTS.has(id),
    isExpected: id === 'runExpected',
  })).filter(({ id, values }) => !SELDOM.has(id) || values[0] + values[1] > 0);
  return <NumbersTable title={t('airTold:end.title')} players={players} rows={rows} />;
}
