import { PLAIN_AIR_PACK, type AirPackOptions } from '../../../memoir/air/air-pack/options.ts';
import { t } from '../../text/i18n.ts';
import { Differing, Ways } from './fields.tsx';
import type { PackChoice } from './pack.ts';

type Sorties = AirPackOptions['sorties'];

/** AP-2.1, AP-2.4, AP-2.5 */
const DEALS = {
  each: PLAIN_AIR_PACK.sorties,
  allies: [2, 0],
  axis: [0, 2],
  shuffled: 'shuffled',
} as const satisfies Record<string, Sorties>;
type Deal = keyof typeof DEALS;

const NAMED: readonly Deal[] = ['each', 'allies', 'axis', 'shuffled'];

function isSame(a: Sorties, b: Sorties): boolean {
  return String(a) === String(b);
}

function dealOf(sorties: Sorties): Deal | 'own' {
  return NAMED.find((deal) => isSame(DEALS[deal], sorties)) ?? 'own';
}

function nameOf(sorties: Sorties): string {
  const deal = dealOf(sorties);
  if (deal !== 'own' || sorties === 'shuffled') return t(`airPackSetup:sorties.${deal}`);
  return t('airPackSetup:sorties.own', { allies: sorties[0], axis: sorties[1] });
}

/** Who begins with the two sortie cards. */
export function SortieChoice({ choice }: { readonly choice: PackChoice }) {
  const { pack, usual, change } = choice;
  const own = [pack.sorties, usual.sorties].find((sorties) => dealOf(sorties) === 'own') ?? usual.sorties;
  const sortiesOf = (deal: Deal | 'own') => (deal === 'own' ? own : DEALS[deal]);
  const values = dealOf(own) === 'own' ? (['own', ...NAMED] as const) : NAMED;
  return (
    <div className="pack-part">
      <h3>{t('airPackSetup:sorties.title')}</h3>
      <Ways
        title={t('airPackSetup:sorties.who')}
        values={values}
        chosen={dealOf(pack.sorties)}
        nameOf={(deal) => nameOf(sortiesOf(deal))}
        saysOf={(deal) => t(`airPackSetup:sorties.says.${deal}`)}
        onChoose={(deal) => change({ sorties: sortiesOf(deal) })}
      />
      <Differing
        differs={!isSame(pack.sorties, usual.sorties)}
        of={t('airPackSetup:sorties.title')}
        usual={nameOf(usual.sorties)}
        onReset={() => change({ sorties: usual.sorties })}
      />
    </div>
  );
}
