import type { Front } from '../../../memoir/air/front.ts';
import { FIRST_YEAR, SUPERIORITY } from '../../../memoir/air/new-flight-plan/superiority.ts';
import { NO_SIDE } from '../../../memoir/side.ts';
import { SideMark } from '../../settings/SideMark.tsx';
import { t } from '../../text/i18n.ts';
import { sideText } from '../../text/sides.ts';

/** The row of the front: who has air superiority in which year. */
export function SuperiorityTable({ front, year }: { readonly front: Front | null; readonly year: number }) {
  if (front === null) return null;
  const row = SUPERIORITY[front].map((side, at) => ({ side, year: FIRST_YEAR + at }));
  return (
    <table className="air-years">
      <caption className="unseen">{t('airTable:setup.tableOf', { front: t(`page:front.${front}`) })}</caption>
      <thead>
        <tr>
          {row.map((one) => (
            <th key={one.year} scope="col" className={one.year === year ? 'air-year-now' : undefined}>
              {one.year}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {row.map(({ side, year: at }) => (
            <td key={at} className={at === year ? 'air-year-now' : undefined}>
              {side === NO_SIDE ? (
                <>
                  <span aria-hidden="true">{t('airTable:setup.none')}</span>
                  <span className="unseen">{t('airTable:setup.nobody')}</span>
                </>
              ) : (
                <span className={`side-${side}`}>
                  <SideMark side={side} />
                  <span className="unseen">{sideText(side)}</span>
                </span>
              )}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
