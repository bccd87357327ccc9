import { runForecast } from '../../../memoir/air/new-flight-plan/forecast.ts';
import { apply, legalActions, type Action, type State, type View } from '../../../memoir/index.ts';
import { goalLines } from '../../table/hover/hex-lines.ts';
import { NoteLines } from '../../table/hover/NoteLines.tsx';
import { t } from '../../text/i18n.ts';
import { hexWithFlank, unitOn } from '../../text/scene.ts';
import { capital } from '../../text/sides.ts';
import { aircraftName } from '../told/names.ts';
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
  const below = view.units.find((unit) => unit.hex === to && unit.side !== view.side);
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
      {below !== undefined && marks.length > 0 ? (
        <p className="note-strong">
          {capital(t('flight:step.mark', { unit: unitOn(view, below.id), odds: marks.join(' · ') }))}
        </p>
      ) : null}
      {plan.mayEnd ? (
        <>
          <p>{t(plan.lands === null ? 'flight:step.end' : `flight:step.${plan.lands}`)}</p>
          {plan.lands === null ? <p className="note-warning">{capital(threatText(plan.threats))}</p> : null}
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
