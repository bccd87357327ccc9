import { PLANE_MODELS, type PlaneModel } from '../../../memoir/air/air-pack/planes.ts';
import { SIDE_NAMES, type Side } from '../../../memoir/side.ts';
import { BASINGS } from '../../../scenarios/air-pack/options-schema.ts';
import type { Plan } from '../../../workshop/plan.ts';
import { basingOf, modelsFlown, modelsInMonth } from '../../../workshop/planes.ts';
import { modelIdOf } from '../../air-pack/plane-model.ts';
import { Segments } from '../../settings/Segments.tsx';
import { SideMark } from '../../settings/SideMark.tsx';
import { Switch } from '../../settings/Switch.tsx';
import { t } from '../../text/i18n.ts';
import { listText } from '../../text/lists.ts';
import { sideWords } from '../../text/sides.ts';
import { setOfSide, setPack } from './edit-air.ts';

function modelText(model: PlaneModel): string {
  return t(`air:model.${modelIdOf(model)}`);
}

export interface PlanesOfSideProps {
  readonly plan: Plan;
  readonly side: Side;
}

/** Where the planes of a side come from, which they are, and whether radar sees them. */
export function PlanesOfSide({ plan, side }: PlanesOfSideProps) {
  const name = SIDE_NAMES[side];
  const { planes, announced, month = 0 } = plan.options.air?.airPack ?? {};
  const basing = basingOf(plan, side);
  const listed = planes?.[name];
  const flown = modelsFlown(plan, side, basing);
  return (
    <fieldset className={`form-side form-planes side-${side}`}>
      <legend>
        <SideMark side={side} />
        {t('airPackSetup:planes.of', sideWords(side))}
      </legend>
      <Segments
        title={t('airPackSetup:planes.basing')}
        values={BASINGS}
        chosen={basing}
        nameOf={(one) => t(`airPackSetup:planes.from.${one}`)}
        onChoose={(one) =>
          setPack('basing', (pack) => setOfSide(pack, 'basing', name, one === 'ground' ? undefined : one))
        }
      />
      <Switch
        label={t('workshop:airPack.byDate')}
        hint={flown.length === 0 ? t('workshop:airPack.noPlanes') : listText(flown.map(modelText))}
        isOn={listed === undefined}
        onSwitch={(isOn) =>
          setPack('planes', (pack) =>
            setOfSide(pack, 'planes', name, isOn ? undefined : modelsInMonth(plan, side, basing, month)),
          )
        }
      />
      {listed === undefined ? null : (
        <div className="form-models">
          {PLANE_MODELS.map((model) => (
            <Switch
              key={model}
              label={modelText(model)}
              isOn={listed.includes(model)}
              onSwitch={(isOn) =>
                setPack('planes', (pack) => {
                  const next = PLANE_MODELS.filter((one) => (one === model ? isOn : listed.includes(one)));
                  setOfSide(pack, 'planes', name, next);
                })
              }
            />
          ))}
        </div>
      )}
      <Switch
        label={t('airPackSetup:radar.of', sideWords(side))}
        hint={t('airPackSetup:radar.says')}
        isOn={announced?.[name] === true}
        onSwitch={(isOn) => setPack('radar', (pack) => setOfSide(pack, 'announced', name, isOn || undefined))}
      />
    </fieldset>
  );
}
