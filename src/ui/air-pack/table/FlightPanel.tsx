import { OFF_MAP } from '../../../memoir/units/unit.ts';
import type { SortiePlan } from '../../../memoir/air/air-pack/sortie-plan.ts';
import type { AirChoicesProps } from '../../air/flight/AirChoices.tsx';
import { AIRCRAFT } from '../../table/pieces.ts';
import { t } from '../../text/i18n.ts';
import { capital } from '../../text/sides.ts';
import { CheckNote } from './CheckNote.tsx';
import { checkTitle } from './next-check.ts';
import { isInFlight, planOf } from './sights.ts';
import '../../air/flight/panel.css';

/** Four pips, one for each hex. */
function Pips({ plan: { left, limit } }: { readonly plan: SortiePlan }) {
  return (
    <p className="flight-pips">
      {Array.from({ length: limit }, (_, at) => (
        <i key={at} className={at < left ? 'flight-pip' : 'flight-pip flown'} />
      ))}
      <span>{t('airPack:panel.pips', { left, limit })}</span>
    </p>
  );
}

/** What its special action would find if the move ended here. */
function chances({ does, stretches, beside }: SortiePlan): string[] {
  if (does === null) return [t('airPack:panel.onTheMove')];
  return [
    ...(stretches.length > 0 ? [t('airPack:panel.strafe')] : []),
    ...(does.supports && beside.length > 0 ? [t('airPack:panel.supports', { count: beside.length })] : []),
    ...(does.interdicts && beside.length > 0 ? [t('airPack:panel.interdicts', { count: beside.length })] : []),
    ...(does.dives && beside.length > 0 ? [t('airPack:panel.dives')] : []),
    ...(does.scouts && beside.length > 0 ? [t('airPack:panel.scouts')] : []),
  ];
}

/** The flight so far: hexes left, and what ending here would mean. */
export function FlightPanel({ view, state, choices, onChoose }: AirChoicesProps) {
  const plan = planOf(state);
  if (plan === null || !choices.isAircraft) return null;
  const isWaiting = plan.hex === OFF_MAP;
  const hasOthers = choices.marks.some(({ kind }) => kind === 'pick');
  return (
    <section className="flight-panel" aria-label={t('airPack:panel.name')}>
      <Pips plan={plan} />
      {isInFlight(view) ? null : <p className="flight-help">{t('airPack:panel.help')}</p>}
      {isInFlight(view) && plan.mayEnd ? (
        <>
          <ul className="flight-end">
            {chances(plan).map((text) => (
              <li key={text} className="flight-chance">
                {capital(text)}
              </li>
            ))}
            {plan.mayLand ? <li>{capital(t('airPack:panel.mayLand'))}</li> : null}
          </ul>
          {plan.nextCheck === null ? null : (
            <CheckNote title={checkTitle(plan.nextCheck)} check={plan.nextCheck.forecast} isBrief />
          )}
        </>
      ) : null}
      {isWaiting && hasOthers ? (
        <button type="button" className="air-choose" onClick={() => onChoose(AIRCRAFT)}>
          {t('airPack:panel.choose')}
        </button>
      ) : null}
    </section>
  );
}
