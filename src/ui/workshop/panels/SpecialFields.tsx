import type { Draft } from 'immer';
import { hexOfLabel } from '../../../hex/labels.ts';
import type { Side } from '../../../memoir/side.ts';
import { SIDE_NAMES } from '../../../memoir/side.ts';
import { MOST_STRIKE_HEXES } from '../../../scenarios/limits.ts';
import type { SpecialFile } from '../../../scenarios/scenario-schema.ts';
import { planBoard, type Plan } from '../../../workshop/plan.ts';
import { leaveOut } from '../../../workshop/usual-rules.ts';
import { Segments } from '../../settings/Segments.tsx';
import { Switch } from '../../settings/Switch.tsx';
import { t } from '../../text/i18n.ts';
import { set } from './edit.ts';
import { HexesField } from './HexesField.tsx';
import { SideChoice } from './SideChoice.tsx';

const SWITCHES = ['blitz', 'desert', 'italianRoyalArmy', 'airPowerAsBombard', 'deckOnce'] as const;
const OF_SIDES = ['partialBlitz', 'airStrikes', 'commissar', 'gungHo'] as const;
const AUTOMATIC = ['stiffUpperLip', 'italianHighCommand'] as const;
const WHO = ['none', 'allies', 'axis', 'all'] as const;
const ON_OFF = ['usual', 'on', 'off'] as const;
const NIGHTS = ['day', 'dawn', 'dusk'] as const;

export function setSpecial(recipe: (special: Draft<SpecialFile>) => void, mark?: string): void {
  set('special', (draft) => recipe(draft.special), mark);
}

function SideRule({ plan, name }: { readonly plan: Plan; readonly name: (typeof OF_SIDES)[number] }) {
  return (
    <div className="form-rule">
      <Segments
        title={t(`workshop:special.${name}`)}
        values={WHO}
        chosen={plan.special[name] ?? 'none'}
        nameOf={(who) => t(`workshop:who.${who}`)}
        onChoose={(who) =>
          set('special', (draft) => {
            if (who === 'none') leaveOut(draft, name);
            else draft.special[name] = who;
          })
        }
      />
      <p className="faint">{t(`workshop:specialSays.${name}`)}</p>
    </div>
  );
}

function AutomaticRule({ plan, name }: { readonly plan: Plan; readonly name: (typeof AUTOMATIC)[number] }) {
  const said = plan.special[name];
  return (
    <div className="form-rule">
      <Segments
        title={t(`workshop:special.${name}`)}
        values={ON_OFF}
        chosen={said === undefined ? 'usual' : said ? 'on' : 'off'}
        nameOf={(value) => t(`workshop:onOff.${value}`)}
        onChoose={(value) =>
          setSpecial((special) => {
            if (value === 'usual') delete special[name];
            else special[name] = value === 'on';
          })
        }
      />
      <p className="faint">{t(`workshop:specialSays.${name}`)}</p>
    </div>
  );
}

function NightRule({ plan }: { readonly plan: Plan }) {
  const { night, nightSide } = plan.special;
  return (
    <div className="form-rule">
      <Segments
        title={t('workshop:special.night')}
        values={NIGHTS}
        chosen={night ?? 'day'}
        nameOf={(value) => t(`workshop:night.${value}`)}
        onChoose={(value) =>
          setSpecial((special) => {
            if (value === 'day') {
              delete special.night;
              delete special.nightSide;
            } else special.night = value;
          })
        }
      />
      <p className="faint">{t('workshop:specialSays.night')}</p>
      {night === undefined ? null : (
        <SideChoice<Side>
          title={t('workshop:special.nightSide')}
          chosen={nightSide === 'axis' ? 1 : 0}
          onChoose={(side) =>
            setSpecial((special) => {
              if (side === 0) delete special.nightSide;
              else special.nightSide = SIDE_NAMES[side];
            })
          }
        />
      )}
    </div>
  );
}

function HillRule({ plan }: { readonly plan: Plan }) {
  const board = planBoard(plan);
  const hexes = (plan.special.hill317 ?? []).flatMap((label) => hexOfLabel(board, label) ?? []);
  return (
    <HexesField
      plan={plan}
      label={t('workshop:special.hill317')}
      hint={t('workshop:specialSays.hill317')}
      hexes={hexes}
      least={0}
      most={MOST_STRIKE_HEXES}
      onHexes={(next) =>
        setSpecial((special) => {
          if (next.length === 0) delete special.hill317;
          else special.hill317 = next.map((hex) => board.labels[hex]);
        })
      }
    />
  );
}

/** The rules that make a battle different; those that give medals are with the medals. */
export function SpecialFields({ plan }: { readonly plan: Plan }) {
  return (
    <>
      {SWITCHES.map((name) => (
        <Switch
          key={name}
          label={t(`workshop:special.${name}`)}
          hint={t(`workshop:specialSays.${name}`)}
          isOn={plan.special[name] === true}
          onSwitch={(isOn) =>
            set('special', (draft) => {
              if (isOn) draft.special[name] = true;
              else leaveOut(draft, name);
            })
          }
        />
      ))}
      {OF_SIDES.map((name) => (
        <SideRule key={name} plan={plan} name={name} />
      ))}
      <HillRule plan={plan} />
      {AUTOMATIC.map((name) => (
        <AutomaticRule key={name} plan={plan} name={name} />
      ))}
      <NightRule plan={plan} />
    </>
  );
}
