import { useMemo } from 'react';
import type { Side } from '../../../memoir/side.ts';
import type { AirNumbersProps } from '../../air/end/AirNumbers.tsx';
import { NumbersTable } from '../../air/end/NumbersTable.tsx';
import { t } from '../../text/i18n.ts';
import { planeCountsOf, type PlaneCounts } from './plane-counts.ts';

const ROWS = [
  'sorties',
  'planeOrders',
  'airChecks',
  'checkDice',
  'checksLost',
  'planesLost',
  'planesDestroyed',
  'strafed',
  'strafeHits',
  'strafeExpected',
  'supports',
  'interdictions',
  'unitsPinned',
  'dives',
  'divesThatHit',
  'rescues',
] as const;
type RowId = (typeof ROWS)[number];

/** Parts of the row above them. */
const PARTS: ReadonlySet<RowId> = new Set<RowId>(['checkDice', 'strafeExpected', 'unitsPinned', 'divesThatHit']);
/** Told of every battle; the others only where they happened, parts with their row. */
const ALWAYS: ReadonlySet<RowId> = new Set<RowId>(['sorties', 'planeOrders', 'airChecks', 'planesLost']);
const WITH: Partial<Record<RowId, RowId>> = {
  checkDice: 'airChecks',
  checksLost: 'airChecks',
  strafeHits: 'strafed',
  strafeExpected: 'strafed',
  unitsPinned: 'interdictions',
  divesThatHit: 'dives',
};

function isPlaneCount(id: RowId, counts: PlaneCounts): id is RowId & keyof PlaneCounts {
  return id in counts;
}

/** The air war of both sides, side by side. */
export function AirNumbers({ statistics, steps, players }: AirNumbersProps) {
  const counts = useMemo(() => planeCountsOf(steps), [steps]);
  const valueOf = (id: RowId, side: Side) =>
    isPlaneCount(id, counts[side]) ? counts[side][id] : statistics.sides[side][id];
  const sumOf = (id: RowId) => valueOf(id, 0) + valueOf(id, 1);
  const rows = ROWS.filter((id) => ALWAYS.has(id) || sumOf(WITH[id] ?? id) > 0).map((id) => ({
    id,
    label: t(`airPackSeen:end.row.${id}`),
    values: [valueOf(id, 0), valueOf(id, 1)] as const,
    isPart: PARTS.has(id),
    isExpected: id === 'strafeExpected',
  }));
  return <NumbersTable title={t('airPackSeen:end.title')} players={players} rows={rows} />;
}
