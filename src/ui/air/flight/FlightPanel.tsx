import { AMMUNITION } from '../../../memoir/air/aircraft.ts';
import { runForecast, type RunTarget, type Threat } from '../../../memoir/air/new-flight-plan/forecast.ts';
import type { FlightPlan } from '../../../memoir/air/new-flight-plan/flight-plan.ts';
import { flightPlanView } from '../../../memoir/air/new-flight-plan/own-state.ts';
import type { View } from '../../../memoir/index.ts';
import { opponent } from '../../../memoir/side.ts';
import { NO_UNIT } from '../../../memoir/state.ts';
import { OFF_MAP } from '../../../memoir/units/unit.ts';
import { AIRCRAFT } from '../../table/pieces.ts';
import { t } from '../../text/i18n.ts';
import { percentText } from '../../text/numbers.ts';
import { unitOn } from '../../text/scene.ts';
import { capital } from '../../text/sides.ts';
import { Marker } from '../MarkerDrawing.tsx';
import { aircraftOn } from '../told/names.ts';
import type { AirChoicesProps } from './AirChoices.tsx';
import { diceWords } from './dice-words.ts';
import { targetOdds } from './odds-text.ts';
import { isInFlight, planOf } from './sights.ts';
import { targetNumber } from './target-number.ts';

/** Four pips, or as many as a card allows; each hex takes one. */
function Pips({ plan: { left, limit, stock } }: { readonly plan: FlightPlan }) {
  return (
    <p className="flight-pips">
      {Array.from({ length: limit }, (_, at) => (
        <i key={at} className={at < left ? 'flight-pip' : 'flight-pip flown'} />
      ))}
      <span>{t('flight:panel.pips', { left, limit })}</span>
      <span className="flight-stock">
        {AMMUNITION.filter((kind) => stock[kind] > 0).map((kind) => (
          <span key={kind} aria-label={t(`air:marker.${kind}`, { count: stock[kind] })}>
            <Marker ammunition={kind} />
            {stock[kind]}
          </span>
        ))}
      </span>
    </p>
  );
}

export function targetName(view: View, { unit, hex }: RunTarget): string {
  return unit === NO_UNIT ? aircraftOn(view, opponent(view.side), hex) : unitOn(view, unit);
}

export function RunTargets({ view, targets }: { readonly view: View; readonly targets: readonly RunTarget[] }) {
  return (
    <ol className="run-targets">
      {targets.map((target) => (
        <li key={target.hex}>
          <span className="run-markers">
            <b className="run-number">{targetNumber(flightPlanView(view.air)?.turn.targetHexes ?? [], target.hex)}</b>
            {target.markers.map(({ ammunition }, at) => (
              <Marker key={at} ammunition={ammunition} />
            ))}
          </span>
          <span className="run-target">{capital(targetName(view, target))}</span>
          <b>{targetOdds(target)}</b>
        </li>
      ))}
    </ol>
  );
}

export function threatText(threats: readonly Threat[]): string {
  if (threats.length === 0) return t('flight:panel.noThreat');
  const worst = threats.reduce((most, threat) => (threat.odds.shotDown > most.odds.shotDown ? threat : most));
  const spared = threats.reduce((rest, { odds }) => rest * (1 - odds.shotDown), 1);
  return t('flight:panel.threats', {
    count: threats.length,
    dice: diceWords(worst.dice),
    down: percentText(1 - spared),
  });
}

/** Where it would be if the flight ended now, and what that means. */
function Ending({ plan }: { readonly plan: FlightPlan }) {
  if (!plan.mayEnd) return null;
  return (
    <ul className="flight-end">
      <li>{capital(plan.lands === null ? t('flight:panel.air') : t(`flight:panel.${plan.lands}`))}</li>
      {plan.lands === null ? (
        <li className={plan.threats.length > 0 ? 'flight-threat' : undefined}>{capital(threatText(plan.threats))}</li>
      ) : null}
      {plan.dogfight ? <li className="flight-chance">{capital(t('flight:panel.dogfight'))}</li> : null}
      {plan.bombing ? <li className="flight-chance">{capital(t('flight:panel.bombing'))}</li> : null}
    </ul>
  );
}

/** Before it has moved: what it could do without flying at all. */
function Staying({ plan: { dogfight, bombing } }: { readonly plan: FlightPlan }) {
  if (!dogfight && !bombing) return null;
  const chance = dogfight && bombing ? 'both' : dogfight ? 'dogfight' : 'bombing';
  return <p className="flight-chance flight-stay">{t(`flight:panel.stay.${chance}`)}</p>;
}

function Special({ plan: { special, specialLost } }: { readonly plan: FlightPlan }) {
  if (special === null) return null;
  return (
    <p className={specialLost ? 'flight-special special-lost' : 'flight-special'}>
      {specialLost
        ? t('flight:panel.specialLost', { card: special.title })
        : t('flight:panel.special', { card: special.title, text: special.text })}
    </p>
  );
}

/** The flight so far: hexes left, the run in order, and what ending here would mean. */
export function FlightPanel({ view, state, choices, onChoose }: AirChoicesProps) {
  const plan = planOf(state);
  if (plan === null || !choices.isAircraft) return null;
  const targets = runForecast(state);
  const isWaiting = plan.hex === OFF_MAP;
  const hasOthers = choices.marks.some(({ kind }) => kind === 'pick');
  return (
    <section className="flight-panel" aria-label={t('flight:panel.name')}>
      <Pips plan={plan} />
      {hasOthers && !isWaiting && !isInFlight(view) ? <p className="flight-help">{t('flight:panel.help')}</p> : null}
      <Special plan={plan} />
      {targets.length > 0 ? <RunTargets view={view} targets={targets} /> : null}
      {plan.whyNoMark === null ? null : (
        <p className="flight-no-mark">
          {t(`flight:panel.noMark.${plan.whyNoMark}`, { targets: plan.targetHexes.length })}
        </p>
      )}
      {isInFlight(view) && plan.lands === null && AMMUNITION.every((kind) => plan.stock[kind] === 0) ? (
        <p className="flight-empty">{capital(t('flight:panel.empty'))}</p>
      ) : null}
      {isInFlight(view) ? <Ending plan={plan} /> : <Staying plan={plan} />}
      {isWaiting && hasOthers ? (
        <button type="button" className="air-choose" onClick={() => onChoose(AIRCRAFT)}>
          {t('flight:panel.choose')}
        </button>
      ) : null}
    </section>
  );
}
