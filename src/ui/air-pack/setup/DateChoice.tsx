import { FRONTS, type Front } from '../../../memoir/air/front.ts';
import { MONTHS } from '../../text/dates.ts';
import { t } from '../../text/i18n.ts';
import { rowText } from '../../text/lists.ts';
import { Differing, SetupSelect } from './fields.tsx';
import type { PackChoice } from './pack.ts';

const YEARS = [1939, 1940, 1941, 1942, 1943, 1944, 1945];
const NOT_SAID = 'none';

function monthName(month: number | null): string {
  const found = MONTHS.find((one) => Number(one) === month);
  return found === undefined ? t('airPackSetup:date.noMonth') : t(`dates:month.${found}`);
}

function frontName(front: Front | null): string {
  return front === null ? t('airPackSetup:date.nowhere') : t(`page:front.${front}`);
}

function yearName(year: number): string {
  return year === 0 ? t('airPackSetup:date.noYear') : String(year);
}

/** Front, year and month: they say which planes there are (AP-6). */
export function DateChoice({ choice }: { readonly choice: PackChoice }) {
  const { battle, pack, usual, front, year, change, changeAir } = choice;
  const { rules } = battle.scenario;
  const usualFront = rules.air.front ?? rules.front;
  const usualYear = rules.air.year ?? rules.year;
  const setFront = (value: string) => changeAir({ front: FRONTS.find((one) => one === value) ?? null });
  const differs = front !== usualFront || year !== usualYear || pack.month !== usual.month;
  return (
    <div className="pack-part">
      <h3>{t('airPackSetup:date.title')}</h3>
      <div className="air-fields">
        <SetupSelect label={t('airPackSetup:date.front')} value={front ?? NOT_SAID} onValue={setFront}>
          {rules.front === null ? <option value={NOT_SAID}>{frontName(null)}</option> : null}
          {FRONTS.map((one) => (
            <option key={one} value={one}>
              {frontName(one)}
            </option>
          ))}
        </SetupSelect>
        <SetupSelect
          label={t('airPackSetup:date.year')}
          value={String(year)}
          onValue={(value) => changeAir({ year: value === '0' ? null : Number(value) })}
        >
          {rules.year === 0 ? <option value="0">{yearName(0)}</option> : null}
          {YEARS.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SetupSelect>
        <SetupSelect
          label={t('airPackSetup:date.month')}
          value={String(pack.month ?? 0)}
          onValue={(value) => change({ month: value === '0' ? null : Number(value) })}
        >
          {usual.month === null ? <option value="0">{monthName(null)}</option> : null}
          {MONTHS.map((one) => (
            <option key={one} value={Number(one)}>
              {monthName(Number(one))}
            </option>
          ))}
        </SetupSelect>
      </div>
      <p className="faint">{t('airPackSetup:date.says')}</p>
      <Differing
        differs={differs}
        of={t('airPackSetup:date.title')}
        usual={rowText([frontName(usualFront), monthName(usual.month), yearName(usualYear)])}
        onReset={() =>
          changeAir({ front: rules.air.front, year: rules.air.year, airPack: { ...pack, month: usual.month } })
        }
      />
    </div>
  );
}
