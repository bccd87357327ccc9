import type { Hex } from '../../../hex/board.ts';
import { apply, type Action, type State, type View } from '../../../memoir/index.ts';
import { t } from '../../text/i18n.ts';
import { hexWithFlank, unitOn } from '../../text/scene.ts';
import { capital } from '../../text/sides.ts';
import { ownPlane } from '../told/names.ts';
import { checkOdds, checkSum } from './check-text.ts';
import { planOf } from './sights.ts';

type Step = Extract<Action, { type: 'flyTo' | 'placeAircraft' }>;

export interface StepNoteProps {
  readonly view: View;
  readonly state: State;
  readonly action: Step;
}

function enemyBelow(view: View, hex: Hex): string | null {
  const unit = view.units.find((one) => one.hex === hex && one.side !== view.side);
  return unit === undefined ? null : unitOn(view, unit.id);
}

/** What the next hex of a flight would mean. */
export function StepNote({ view, state, action }: StepNoteProps) {
  const { to, type } = action;
  const plan = planOf(apply(state, action).state);
  const below = enemyBelow(view, to);
  if (plan === null) return null;
  const { left, mayEnd, mayLand, nextCheck, does } = plan;
  return (
    <>
      <h3 className="note-duel">
        <span className={`note-unit side-${view.side}`}>{capital(ownPlane(view))}</span>
        <span>{t(type === 'flyTo' ? 'airPack:step.fly' : 'airPack:step.enter', { hex: hexWithFlank(view, to) })}</span>
      </h3>
      <p className="note-faint">{t('airPack:step.left', { count: left })}</p>
      {below !== null && does?.strafes === true ? (
        <p className="note-strong">{capital(t('airPack:step.strafe', { unit: below }))}</p>
      ) : null}
      {mayEnd ? (
        <>
          <p>{t(mayLand ? 'airPack:step.land' : 'airPack:step.end')}</p>
          {nextCheck === null ? null : (
            <p className={nextCheck.forecast.dice > 0 ? 'note-warning' : undefined}>
              {t('airPack:step.nextCheck', { odds: checkOdds(nextCheck.forecast) })}
              {nextCheck.forecast.dice > 0 ? ` (${checkSum(nextCheck.forecast)})` : null}
            </p>
          )}
        </>
      ) : (
        <p className="note-warning">{t('airPack:step.over')}</p>
      )}
    </>
  );
}
