import { PLAIN_AIR_PACK } from '../../../memoir/air/air-pack/options.ts';
import { t } from '../../text/i18n.ts';
import { ALL_DISPUTES, DISPUTES, readingOf, withReading, type Dispute, type Reading } from './disputes.ts';
import { Differing, Ways } from './fields.tsx';
import type { PackChoice } from './pack.ts';

function nameOf(dispute: Dispute, reading: Reading): string {
  const name = t(`airPackSetup:dispute.name.${reading}`);
  return readingOf(PLAIN_AIR_PACK, dispute) === reading ? t('airPackSetup:dispute.default', { name }) : name;
}

function DisputeChoice({ choice, dispute }: { readonly choice: PackChoice; readonly dispute: Dispute }) {
  const { pack, usual, change } = choice;
  const title = t(`airPackSetup:dispute.title.${dispute}`);
  const before = readingOf(usual, dispute);
  return (
    <div className="pack-part">
      <Ways<Reading>
        title={title}
        values={DISPUTES[dispute]}
        chosen={readingOf(pack, dispute)}
        nameOf={(reading) => nameOf(dispute, reading)}
        saysOf={(reading) => t(`airPackSetup:dispute.says.${reading}`)}
        onChoose={(reading) => change(withReading(dispute, reading))}
      />
      <Differing
        differs={readingOf(pack, dispute) !== before}
        of={title}
        usual={t(`airPackSetup:dispute.name.${before}`)}
        onReset={() => change(withReading(dispute, before))}
      />
    </div>
  );
}

/** Where the rulebook can be read in two ways, folded away; how many are not as the scenario has them is said outside. */
export function Disputes({ choice }: { readonly choice: PackChoice }) {
  const { pack, usual } = choice;
  const changed = ALL_DISPUTES.filter((dispute) => readingOf(pack, dispute) !== readingOf(usual, dispute)).length;
  return (
    <details className="pack-wide pack-disputes">
      <summary>
        {t('airPackSetup:dispute.all')}
        {changed === 0 ? null : (
          <span className="pack-changed">{t('airPackSetup:dispute.changed', { count: changed })}</span>
        )}
      </summary>
      <p className="faint">{t('airPackSetup:dispute.lead')}</p>
      <div className="pack-readings">
        {ALL_DISPUTES.map((dispute) => (
          <DisputeChoice key={dispute} choice={choice} dispute={dispute} />
        ))}
      </div>
    </details>
  );
}
