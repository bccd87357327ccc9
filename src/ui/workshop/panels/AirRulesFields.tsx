import { AIR_RULES_NAMES, type AirRulesName } from '../../../memoir/air/hooks.ts';
import type { Plan } from '../../../workshop/plan.ts';
import { Segments } from '../../settings/Segments.tsx';
import { Switch } from '../../settings/Switch.tsx';
import { t } from '../../text/i18n.ts';
import { set } from './edit.ts';

function rulesName(name: AirRulesName): string {
  return t(`library:airRules.${name}`);
}

/** What suits a scenario, with one set of rules more or less; its own always do. */
function suitsWith({ options }: Plan, name: AirRulesName, isOn: boolean): AirRulesName[] {
  const suits = options.suits ?? [options.airRules ?? 'none'];
  return AIR_RULES_NAMES.filter((one) => (one === name ? isOn : suits.includes(one)));
}

/** Which air rules the battle is set up with, which others suit it, and whether the players may choose. */
export function AirRulesFields({ plan }: { readonly plan: Plan }) {
  const { airRules = 'none', suits, airRulesFixed = false } = plan.options;
  return (
    <>
      <div className="form-rule">
        <Segments<AirRulesName>
          title={t('workshop:air.rules')}
          values={AIR_RULES_NAMES}
          chosen={airRules}
          nameOf={rulesName}
          onChoose={(name) =>
            set('airRules', ({ options }) => {
              if (name === 'none') delete options.airRules;
              else options.airRules = name;
              if (options.suits !== undefined && !options.suits.includes(name))
                options.suits = suitsWith(plan, name, true);
            })
          }
        />
        <p className="faint">{t(`workshop:air.says.${airRules}`)}</p>
      </div>
      <fieldset className="form-side form-suits">
        <legend>{t('workshop:air.suits')}</legend>
        {AIR_RULES_NAMES.map((name) => (
          <Switch
            key={name}
            label={rulesName(name)}
            isOn={name === airRules || (suits ?? []).includes(name)}
            disabled={name === airRules}
            onSwitch={(isOn) =>
              set('suits', ({ options }) => {
                const next = suitsWith(plan, name, isOn);
                if (next.length === 1 && next[0] === airRules) delete options.suits;
                else options.suits = next;
              })
            }
          />
        ))}
        {airRulesFixed ? null : <p className="faint">{t('workshop:air.suitsSays')}</p>}
      </fieldset>
      <Switch
        label={t('workshop:air.fixed')}
        hint={t('workshop:air.fixedHint')}
        isOn={airRulesFixed}
        onSwitch={(isOn) =>
          set('airRulesFixed', ({ options }) => {
            if (isOn) options.airRulesFixed = true;
            else delete options.airRulesFixed;
          })
        }
      />
    </>
  );
}
