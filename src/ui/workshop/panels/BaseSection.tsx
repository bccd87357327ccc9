import type { Hex } from '../../../hex/board.ts';
import { PLANE_MODELS } from '../../../memoir/air/air-pack/planes.ts';
import { MOST_MARKERS } from '../../../scenarios/limits.ts';
import { workshop } from '../../../store/workshop.ts';
import type { Plan, PlanBase } from '../../../workshop/plan.ts';
import { modelIdOf } from '../../air-pack/plane-model.ts';
import { t } from '../../text/i18n.ts';
import { sideWords } from '../../text/sides.ts';
import { set } from './edit.ts';
import { NumberField, Select } from './fields.tsx';
import { Section } from './HexSection.tsx';

const NO_PLANE = 'none';

export interface BaseSectionProps {
  readonly plan: Plan;
  readonly hex: Hex;
}

/** Planes of Air Pack that stand on the hex. */
export function BaseSection({ plan, hex }: BaseSectionProps) {
  const { side, model, ready } = plan.bases[hex];
  const become = (change: Partial<PlanBase>) =>
    set(
      'base',
      (draft) => {
        const next = { ...draft.bases[hex], ...change };
        if (next.model === null && next.ready === 0) delete draft.bases[hex];
        else draft.bases[hex] = next;
      },
      String(hex),
    );
  return (
    <Section
      title={t('workshop:inspect.planesOf', sideWords(side))}
      onRemove={() =>
        workshop.change({ deed: 'removePlanes' }, (draft) => {
          delete draft.bases[hex];
        })
      }
    >
      <Select
        label={t('workshop:inspect.plane')}
        hint={t('workshop:inspect.planeHint')}
        values={[NO_PLANE, ...PLANE_MODELS]}
        chosen={model ?? NO_PLANE}
        nameOf={(one) => (one === NO_PLANE ? t('workshop:inspect.noPlane') : t(`air:model.${modelIdOf(one)}`))}
        onChoose={(one) =>
          become({ model: one === NO_PLANE ? null : one, ...(one === NO_PLANE ? { ready: Math.max(1, ready) } : {}) })
        }
      />
      <NumberField
        label={t('workshop:inspect.ready')}
        hint={t('workshop:inspect.readyHint')}
        value={ready}
        least={model === null ? 1 : 0}
        most={MOST_MARKERS}
        onValue={(count) => become({ ready: count })}
      />
    </Section>
  );
}
