import { PLAIN_AIR_PACK } from '../../../memoir/air/air-pack/options.ts';
import { airPackOf } from '../../../scenarios/air-pack/options.ts';
import type { Plan } from '../../../workshop/plan.ts';
import {
  ALL_DISPUTES,
  DISPUTES,
  readingOf,
  withReading,
  type Dispute,
  type Reading,
} from '../../air-pack/setup/disputes.ts';
import { Segments } from '../../settings/Segments.tsx';
import { t } from '../../text/i18n.ts';
import { setPack } from './edit-air.ts';

function DisputeField({ plan, dispute }: { readonly plan: Plan; readonly dispute: Dispute }) {
  const chosen = readingOf(airPackOf(plan.options.air?.airPack ?? {}) ?? PLAIN_AIR_PACK, dispute);
  return (
    <div className="form-rule">
      <Segments<Reading>
        title={t(`airPackSetup:dispute.title.${dispute}`)}
        values={DISPUTES[dispute]}
        chosen={chosen}
        nameOf={(reading) => t(`airPackSetup:dispute.name.${reading}`)}
        onChoose={(reading) =>
          setPack('disputes', (pack) => {
            if (reading === readingOf(PLAIN_AIR_PACK, dispute)) delete pack[dispute];
            else Object.assign(pack, withReading(dispute, reading));
          })
        }
      />
      <p className="faint">{t(`airPackSetup:dispute.says.${chosen}`)}</p>
    </div>
  );
}

/** Where the rulebook of Air Pack can be read in two ways. */
export function DisputeFields({ plan }: { readonly plan: Plan }) {
  return (
    <details className="form-disputes">
      <summary>{t('airPackSetup:dispute.all')}</summary>
      {ALL_DISPUTES.map((dispute) => (
        <DisputeField key={dispute} plan={plan} dispute={dispute} />
      ))}
    </details>
  );
}
