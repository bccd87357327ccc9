import type { Side } from '../../../memoir/side.ts';
import { UNIT_KINDS } from '../../../memoir/units/kinds.ts';
import { NATIONS, TRAIT_NAMES, type Nation, type TraitName } from '../../../memoir/units/unit.ts';
import { LAST_TURN, MOST_FIGURES } from '../../../scenarios/limits.ts';
import { readKind } from '../../../scenarios/unit-text.ts';
import { yearOfPlan } from '../../../workshop/picture.ts';
import type { Plan, PlanUnit } from '../../../workshop/plan.ts';
import { Switch } from '../../settings/Switch.tsx';
import { t } from '../../text/i18n.ts';
import { capital } from '../../text/sides.ts';
import { nationName } from '../../text/units.ts';
import { NumberField, Select } from './fields.tsx';
import { SideChoice } from './SideChoice.tsx';

const OWN_NATION = 'own';

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
  /** All but the side waits behind a button. */
  readonly isShort?: boolean;
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
export function UnitFields({ plan, unit, isShort = false, onChange }: UnitFieldsProps) {
  const usual = usualFigures(plan, unit);
  const nations = nationsFor(unit.side);
  const plain = (
    <>
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
        value={unit.figures ?? usual}
        least={1}
        most={MOST_FIGURES}
        onValue={(value) => onChange({ figures: value === usual ? null : value }, 'figures')}
      />
    </>
  );
  const extras = unit.traits.length + (unit.idleUntil > 0 ? 1 : 0);
  const count = extras + (isShort ? (unit.nation === null ? 0 : 1) + (unit.figures === null ? 0 : 1) : 0);
  const more = isShort ? t('workshop:unit.all') : t('workshop:unit.more');
  return (
    <div className={isShort ? 'unit-fields short' : 'unit-fields'}>
      <SideChoice
        title={t('workshop:unit.side')}
        isPlain={isShort}
        chosen={unit.side}
        onChoose={(side) => onChange({ side }, 'side')}
      />
      {isShort ? null : plain}
      <details className="unit-more" open={!isShort && extras > 0}>
        <summary>{count === 0 ? more : t('workshop:unit.set', { more, count })}</summary>
        <div className="unit-fields">
          {isShort ? plain : null}
          <Traits unit={unit} onChange={onChange} />
          <NumberField
            label={t('workshop:unit.idleUntil')}
            hint={t('workshop:unit.idleHint')}
            value={unit.idleUntil}
            least={0}
            most={LAST_TURN}
            onValue={(idleUntil) => onChange({ idleUntil }, 'idleUntil')}
          />
        </div>
      </details>
    </div>
  );
}
