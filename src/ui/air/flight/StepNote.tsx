import type { Hex } from '../../../hex/board.ts';
import { runForecast } from '../../../memoir/air/new-flight-plan/forecast.ts';
import { apply, legalActions, type Action, type State, type View } from '../../../memoir/index.ts';
import { goalLines } from '../../table/hover/hex-lines.ts';
import { NoteLines } from '../../table/hover/NoteLines.tsx';
import { t } from '../../text/i18n.ts';
import { hexWithFlank, unitOn } from '../../text/scene.ts';
import { capital } from '../../text/sides.ts';
import { aircraftName, aircraftOn } from '../told/names.ts';
import { enemyOf } from './aircraft.ts';
import { threatText } from './FlightPanel.tsx';
import { targetOdds } from './odds-text.ts';
import { planOf } from './sights.ts';

type Step = Extract<Action, { type: 'flyTo' | 'placeAircraft' }>;

/** The odds of each marker that could be laid there. */
function markTexts(over: State, hex: number): string[] {
  return legalActions(over).flatMap((lay) => {
    if (lay.type !== 'layMarker') return [];
    const target = runForecast(apply(over, lay).state).find((one) => one.hex === hex);
    const kind = t(`flight:kind.${lay.ammunition}`);
    return target === undefined ? [] : [t('flight:step.markKind', { kind, odds: targetOdds(target) })];
  });
}

/** A unit, or an aircraft that has landed. */
function enemyBelow(view: View, hex: Hex): string | null {
  const unit = view.units.find((one) => one.hex === hex && one.side !== view.side);
  if (unit !== undefined) return unitOn(view, unit.id);
  const enemy = enemyOf(view);
  return enemy?.hex === hex ? t('flight:step.landed', { aircraft: aircraftOn(view, enemy.side, hex) }) : null;
}

/** What the next hex of a flight would mean. */
export function StepNote({
  view,
  state,
  action,
}: {
  readonly view: View;
  readonly state: State;
  readonly action: Action;
}) {
  const { to, type } = action as Step;
  const over = apply(state, action).state;
  const plan = planOf(over);
  const below = enemyBelow(view, to);
  const marks = markTexts(over, to);
  const words = { hex: hexWithFlank(view, to) };
  if (plan === null) return null;
  return (
    <>
      <h3 className="note-duel">
        <span className={`note-unit side-${view.side}`}>{capital(aircraftName(view, view.side))}</span>
        <span>{t(type === 'flyTo' ? 'flight:step.fly' : 'flight:step.place', words)}</span>
      </h3>
      <p className="note-faint">{t('flight:step.left', { count: plan.left })}</p>
      {below !== null && marks.length > 0 ? (
        <p className="note-strong">{capital(t('flight:step.mark', { unit: below, odds: marks.join(' · ') }))}</p>
      ) : null}
      {plan.mayEnd ? (
        <>
          <p>{t(plan.lands === null ? 'flight:step.end' : `flight:step.${plan.lands}`)}</p>
          {plan.lands === null ? (
            <p className={plan.threats.length > 0 ? 'note-warning' : undefined}>{capital(threatText(plan.threats))}</p>
          ) : null}
          {plan.dogfight ? <p className="note-best">{t('flight:step.dogfight')}</p> : null}
          {plan.bombing ? <p className="note-best">{t('flight:step.bombing')}</p> : null}
        </>
      ) : (
        <p className="note-warning">{t('flight:step.over')}</p>
      )}
      <NoteLines lines={goalLines(view, to)} />
    </>
  );
}
