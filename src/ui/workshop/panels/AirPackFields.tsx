import { SIDES } from '../../../memoir/side.ts';
import type { AirPackFile } from '../../../scenarios/air-pack/options-schema.ts';
import type { Plan } from '../../../workshop/plan.ts';
import { monthOfDate } from '../../../workshop/planes.ts';
import { MONTHS } from '../../text/dates.ts';
import { t } from '../../text/i18n.ts';
import { DisputeFields } from './DisputeFields.tsx';
import { setPack } from './edit-air.ts';
import { Select } from './fields.tsx';
import { PlanesOfSide } from './PlanesOfSide.tsx';
import { StartingBases } from './StartingBases.tsx';

const DEALS = ['each', 'allies', 'axis', 'shuffled'] as const;
type Deal = (typeof DEALS)[number] | 'own';
const OWN: readonly Deal[] = ['own', ...DEALS];

/** What a file says of each way to deal; nothing for the usual one. */
const SORTIES = {
  each: undefined,
  allies: { allies: 2, axis: 0 },
  axis: { allies: 0, axis: 2 },
  shuffled: 'shuffled',
} as const satisfies Record<(typeof DEALS)[number], AirPackFile['sorties'] | undefined>;

function dealOf(sorties: AirPackFile['sorties']): Deal {
  if (sorties === undefined) return 'each';
  if (sorties === 'shuffled') return sorties;
  const { allies = 0, axis = 0 } = sorties;
  if (allies === 1 && axis === 1) return 'each';
  return allies === 2 ? 'allies' : axis === 2 ? 'axis' : 'own';
}

function dealName(deal: Deal, sorties: AirPackFile['sorties']): string {
  const { allies = 0, axis = 0 } = typeof sorties === 'object' ? sorties : {};
  return t(`airPackSetup:sorties.${deal}`, { allies, axis });
}

function Sorties({ plan }: { readonly plan: Plan }) {
  const sorties = plan.options.air?.airPack?.sorties;
  const deal = dealOf(sorties);
  return (
    <Select<Deal>
      label={t('airPackSetup:sorties.title')}
      hint={t(`airPackSetup:sorties.says.${deal}`)}
      values={deal === 'own' ? OWN : DEALS}
      chosen={deal}
      nameOf={(one) => dealName(one, sorties)}
      onChoose={(one) =>
        setPack('sorties', (pack) => {
          const next = one === 'own' ? sorties : SORTIES[one];
          if (next === undefined) delete pack.sorties;
          else pack.sorties = next === 'shuffled' ? next : { ...next };
        })
      }
    />
  );
}

const NO_MONTH = '00';

/** It stays what it is when the date changes; the checks say where that matters. */
function Month({ plan }: { readonly plan: Plan }) {
  const { month = 0 } = plan.options.air?.airPack ?? {};
  const ofDate = MONTHS.find((one) => Number(one) === monthOfDate(plan));
  return (
    <Select<(typeof MONTHS)[number] | typeof NO_MONTH>
      label={t('airPackSetup:date.month')}
      hint={
        ofDate === undefined
          ? t('airPackSetup:date.says')
          : t('workshop:airPack.monthOfDate', { month: t(`dates:month.${ofDate}`) })
      }
      values={[NO_MONTH, ...MONTHS]}
      chosen={MONTHS.find((one) => Number(one) === month) ?? NO_MONTH}
      nameOf={(one) => (one === NO_MONTH ? t('airPackSetup:date.noMonth') : t(`dates:month.${one}`))}
      onChoose={(one) =>
        setPack('month', (pack) => {
          if (one === NO_MONTH) delete pack.month;
          else pack.month = Number(one);
        })
      }
    />
  );
}

/** What Air Pack has in this battle. */
export function AirPackFields({ plan }: { readonly plan: Plan }) {
  return (
    <>
      <Sorties plan={plan} />
      <Month plan={plan} />
      {SIDES.map((side) => (
        <PlanesOfSide key={side} plan={plan} side={side} />
      ))}
      <StartingBases plan={plan} />
      <DisputeFields plan={plan} />
    </>
  );
}
