import type { MaybeSide } from '../../../memoir/side.ts';
import { MOST_MEDALS } from '../../../scenarios/limits.ts';
import { workshop } from '../../../store/workshop.ts';
import { OBJECTIVE_SWITCHES, planBoard, type Plan } from '../../../workshop/plan.ts';
import { Switch } from '../../settings/Switch.tsx';
import { t } from '../../text/i18n.ts';
import { setObjective } from './edit.ts';
import { NumberField } from './fields.tsx';
import { HexesField } from './HexesField.tsx';
import { SideChoice } from './SideChoice.tsx';

export interface ObjectiveFieldsProps {
  readonly plan: Plan;
  /** Its place in the list. */
  readonly at: number;
}

/** Everything of a medal on the map. */
export function ObjectiveFields({ plan, at }: ObjectiveFieldsProps) {
  const objective = plan.objectives[at];
  const { side, medals, need, hexes, switches } = objective;
  const name = hexes.map((hex) => planBoard(plan).labels[hex]).join(', ');
  return (
    <div className="inspect-objective">
      <div className="inspect-head">
        <b>{t('workshop:objective.on', { hexes: name })}</b>
        <button
          type="button"
          className="quiet"
          aria-label={t('workshop:inspect.removeThing', { name: t('workshop:objective.on', { hexes: name }) })}
          onClick={() =>
            workshop.change({ deed: 'removeObjective' }, (draft) => {
              draft.objectives.splice(at, 1);
            })
          }
        >
          {t('workshop:inspect.remove')}
        </button>
      </div>
      <SideChoice<MaybeSide>
        title={t('workshop:objective.side')}
        chosen={side}
        neither={t('workshop:objective.either')}
        onChoose={(next) => setObjective(at, { side: next })}
      />
      <NumberField
        label={t('workshop:objective.medals')}
        value={medals}
        least={1}
        most={MOST_MEDALS}
        onValue={(next) => setObjective(at, { medals: next }, 'medals')}
      />
      <HexesField
        plan={plan}
        label={t('workshop:objective.hexes')}
        hint={t('workshop:objective.hexesHint')}
        hexes={hexes}
        onHexes={(next) => setObjective(at, { hexes: [...next] }, 'hexes')}
      />
      {hexes.length === 1 ? null : (
        <NumberField
          label={t('workshop:objective.need')}
          hint={t('workshop:objective.needHint', { number: hexes.length })}
          value={need}
          least={1}
          most={hexes.length}
          onValue={(next) => setObjective(at, { need: next }, 'need')}
        />
      )}
      <details className="unit-more" open={switches.length > 0}>
        <summary>{t('workshop:objective.more')}</summary>
        <div className="field-list">
          {OBJECTIVE_SWITCHES.map((one) => (
            <Switch
              key={one}
              label={t(`workshop:objective.switch.${one}`)}
              hint={t(`workshop:objective.says.${one}`)}
              isOn={switches.includes(one)}
              onSwitch={(isOn) =>
                setObjective(at, {
                  switches: OBJECTIVE_SWITCHES.filter((known) => (known === one ? isOn : switches.includes(known))),
                })
              }
            />
          ))}
        </div>
      </details>
    </div>
  );
}
