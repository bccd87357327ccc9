import type { Side } from '../../../memoir/side.ts';
import { UNIT_KINDS } from '../../../memoir/units/kinds.ts';
import { NATIONS, type Nation } from '../../../memoir/units/unit.ts';
import { MAX_FIGURES, readKind, TRAIT_NAMES, type TraitName } from '../../../scenarios/unit-text.ts';
import { yearOfPlan } from '../../../workshop/picture.ts';
import type { Plan, PlanUnit } from '../../../workshop/plan.ts';
import { t } from '../../text/i18n.ts';
import { capital } from '../../text/sides.ts';
import { nationName } from '../../text/units.ts';
import { NumberField, Select, Switch } from './fields.tsx';
import { SideChoice } from './SideChoice.tsx';

const OWN_NATION = 'own';
const LAST_TURN = 999;

const AXIS_NATIONS: ReadonlySet<Nation> = new Set(['ger', 'jp', 'it', 'fi', 'ro', 'hu', 'sk']);

/** Those of the side first. */
export function nationsFor(side: Side): readonly Nation[] {
  const isOwn = (nation: Nation) => AXIS_NATIONS.has(nation) === (side === 1);
  return [...NATIONS.filter(isOwn), ...NATIONS.filter((nation) => !isOwn(nation))];
}

/** The figures of its kind where the plan says nothing. */
export function usualFigures(plan: Plan, { kind }: PlanUnit): number {
  const found = readKind(kind, yearOfPlan(plan));
  return found.ok ? UNIT_KINDS[found.value].figures : 4;
}

export type UnitField = Exclude<keyof PlanUnit, 'kind'>;

export interface UnitFieldsProps {
  readonly plan: Plan;
  readonly unit: PlanUnit;
  onChange(this: void, change: Partial<PlanUnit>, field: UnitField): void;
}

function Traits({ unit, onChange }: Pick<UnitFieldsProps, 'unit' | 'onChange'>) {
  const toggle = (name: TraitName, isOn: boolean) => {
    const traits = TRAIT_NAMES.filter((one) => (one === name ? isOn : unit.traits.includes(one)));
    onChange({ traits }, 'traits');
  };
  return (
    <fieldset className="field-list">
      <legend>{t('workshop:unit.traits')}</legend>
      {TRAIT_NAMES.map((name) => (
        <Switch
          key={name}
          label={capital(t(`units:trait.${name}`))}
          hint={t(`workshop:traitSays.${name}`)}
          isOn={unit.traits.includes(name)}
          onSwitch={(isOn) => toggle(name, isOn)}
        />
      ))}
    </fieldset>
  );
}

/** Everything of a unit but its kind. */
export function UnitFields({ plan, unit, onChange }: UnitFieldsProps) {
  const usual = usualFigures(plan, unit);
  const nations = nationsFor(unit.side);
  const figures = unit.figures ?? usual;
  const more = (
    <>
      <Traits unit={unit} onChange={onChange} />
      <NumberField
        label={t('workshop:unit.idleUntil')}
        hint={t('workshop:unit.idleHint')}
        value={unit.idleUntil}
        least={0}
        most={LAST_TURN}
        onValue={(idleUntil) => onChange({ idleUntil }, 'idleUntil')}
      />
    </>
  );
  const extras = unit.traits.length + (unit.idleUntil > 0 ? 1 : 0);
  return (
    <div className="unit-fields">
      <SideChoice title={t('workshop:unit.side')} chosen={unit.side} onChoose={(side) => onChange({ side }, 'side')} />
      <Select
        label={t('workshop:unit.nation')}
        values={[OWN_NATION, ...nations]}
        chosen={unit.nation ?? OWN_NATION}
        nameOf={(value) =>
          value === OWN_NATION
            ? t('workshop:unit.ownNation', { nation: nationName(plan.sides[unit.side].nation) })
            : nationName(value)
        }
        onChoose={(value) => onChange({ nation: nations.find((one) => one === value) ?? null }, 'nation')}
      />
      <NumberField
        label={t('workshop:unit.figures')}
        hint={t('workshop:unit.usual', { count: usual })}
        value={figures}
        least={1}
        most={MAX_FIGURES}
        onValue={(value) => onChange({ figures: value === usual ? null : value }, 'figures')}
      />
      <details className="unit-more" open={extras > 0}>
        <summary>{extras === 0 ? t('workshop:unit.more') : t('workshop:unit.moreOn', { count: extras })}</summary>
        {more}
      </details>
    </div>
  );
}
