import { opponent, SIDES, type Side } from '../../../memoir/side.ts';
import { MOST_CARDS, MOST_MEDALS } from '../../../scenarios/limits.ts';
import type { Plan, PlanSide } from '../../../workshop/plan.ts';
import { SideMark } from '../../settings/SideMark.tsx';
import { t } from '../../text/i18n.ts';
import { sideText, sideWords } from '../../text/sides.ts';
import { nationName } from '../../text/units.ts';
import { set } from './edit.ts';
import { NumberField, Select } from './fields.tsx';
import { SideChoice } from './SideChoice.tsx';
import { nationsFor } from './UnitFields.tsx';

function OneSide({ plan, side }: { readonly plan: Plan; readonly side: Side }) {
  const { nation, hand, medals } = plan.sides[side];
  const change = (thing: 'nation' | 'hand' | 'medals', next: Partial<PlanSide>) =>
    set(
      thing,
      (draft) => {
        Object.assign(draft.sides[side], next);
      },
      thing === 'nation' ? undefined : String(side),
    );
  const words = sideWords(side);
  return (
    <fieldset className={`form-side side-${side}`}>
      <legend>
        <SideMark side={side} />
        {sideText(side)}
      </legend>
      <Select
        label={t('workshop:form.nationOf', words)}
        values={nationsFor(side)}
        chosen={nation}
        nameOf={nationName}
        onChoose={(next) => change('nation', { nation: next })}
      />
      <NumberField
        label={t('workshop:form.handOf', words)}
        value={hand}
        least={1}
        most={MOST_CARDS}
        onValue={(next) => change('hand', { hand: next })}
      />
      <NumberField
        label={t('workshop:form.medalsOf', words)}
        value={medals}
        least={1}
        most={MOST_MEDALS}
        onValue={(next) => change('medals', { medals: next })}
      />
    </fieldset>
  );
}

/** Nations, hands, medals to win; where the sides sit and who begins. */
export function SideFields({ plan }: { readonly plan: Plan }) {
  return (
    <>
      {SIDES.map((side) => (
        <OneSide key={side} plan={plan} side={side} />
      ))}
      <SideChoice<Side>
        title={t('workshop:form.first')}
        chosen={plan.first}
        onChoose={(side) =>
          set('first', (draft) => {
            draft.first = side;
          })
        }
      />
      <SideChoice<Side>
        title={t('workshop:form.bottom')}
        chosen={opponent(plan.top)}
        onChoose={(side) =>
          set('edge', (draft) => {
            draft.top = opponent(side);
          })
        }
      />
    </>
  );
}
