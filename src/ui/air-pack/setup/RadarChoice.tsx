import { SIDES, type Side } from '../../../memoir/side.ts';
import { Switch } from '../../settings/Switch.tsx';
import { t } from '../../text/i18n.ts';
import { sideWords } from '../../text/sides.ts';
import { Differing } from './fields.tsx';
import { withSide, type PackChoice } from './pack.ts';

function RadarOf({ choice, side }: { readonly choice: PackChoice; readonly side: Side }) {
  const { pack, usual, change } = choice;
  const label = t('airPackSetup:radar.of', sideWords(side));
  return (
    <>
      <Switch
        label={label}
        isOn={pack.announced[side]}
        onSwitch={(isOn) => change({ announced: withSide(pack.announced, side, isOn) })}
      />
      <Differing
        differs={pack.announced[side] !== usual.announced[side]}
        of={label}
        usual={t(usual.announced[side] ? 'airPackSetup:on' : 'airPackSetup:off')}
        onReset={() => change({ announced: withSide(pack.announced, side, usual.announced[side]) })}
      />
    </>
  );
}

/** Whose sorties the enemy's radar sees coming (AP-21). */
export function RadarChoice({ choice }: { readonly choice: PackChoice }) {
  return (
    <div className="pack-part">
      <h3>{t('airPackSetup:radar.title')}</h3>
      {SIDES.map((side) => (
        <RadarOf key={side} choice={choice} side={side} />
      ))}
      <p className="faint">{t('airPackSetup:radar.says')}</p>
    </div>
  );
}
