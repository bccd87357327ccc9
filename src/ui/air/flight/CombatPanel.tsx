import { useState, type ReactNode } from 'react';
import { bombingForecast, dogfightForecast, runForecast } from '../../../memoir/air/new-flight-plan/forecast.ts';
import type { Action, ActionType } from '../../../memoir/action.ts';
import { flightPlanView } from '../../../memoir/air/new-flight-plan/own-state.ts';
import type { State } from '../../../memoir/state.ts';
import { isSameAction } from '../../table/choices.ts';
import { t } from '../../text/i18n.ts';
import { percentText } from '../../text/numbers.ts';
import { STAR } from '../../table/terrain/ObjectiveMedals.tsx';
import { actionText } from '../../text/actions.ts';
import { capital } from '../../text/sides.ts';
import { aircraftOf, modelOf } from './aircraft.ts';
import type { AirChoicesProps } from './AirChoices.tsx';
import { targetName } from './FlightPanel.tsx';
import { aircraftOddsText, targetOdds } from './odds-text.ts';
import { targetNumber } from './target-number.ts';

const SWORDS = 'M-5 -5L5 5M5 -5L-5 5M-6 2L-2 6M6 2L2 6';

function Sign({ d }: { readonly d: string }) {
  return (
    <svg className="combat-sign" viewBox="-8 -8 16 16" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

interface CombatProps {
  readonly title: string;
  readonly odds: string;
  readonly sign: ReactNode;
  /** The action that does it now, if it is its turn. */
  readonly action: Action | undefined;
  readonly aimed: Action | null;
  onAction(this: void, action: Action): void;
  /** It was chosen before its turn. */
  onTooSoon(this: void): void;
}

function Combat({ title, odds, sign, action, aimed, onAction, onTooSoon }: CombatProps) {
  const words = (
    <>
      <span className="combat-number">{sign}</span>
      <span className="combat-title">{title}</span>
      <b className="combat-odds">{odds}</b>
    </>
  );
  if (action === undefined)
    return (
      <li>
        <button type="button" className="combat-later quiet" onClick={onTooSoon}>
          {words}
        </button>
      </li>
    );
  const isAimed = isSameAction(aimed, action);
  return (
    <li>
      <button
        type="button"
        className={isAimed ? 'combat-now combat-aimed' : 'combat-now'}
        data-action={action.type}
        onClick={() => onAction(action)}
      >
        {words}
      </button>
    </li>
  );
}

/** The combats of the aircraft in their order: the run, the dogfight, the bomb on the objective. */
export function CombatPanel({ view, state, legal, aimed, onAction }: AirChoicesProps) {
  const find = (...types: ActionType[]) => legal.find(({ type }) => types.includes(type));
  const targets = runForecast(state);
  const turn = flightPlanView(view.air)?.turn;
  const dogfight = dogfightForecast(state);
  const fight = find('rollDogfight', 'declareDogfight');
  const bombing = bombingForecast(state);
  const bomb = find('rollBombing', 'declareBombing');
  const aircraft = aircraftOf(view, view.side);
  const [early, setEarly] = useState<State | null>(null);
  const common = { aimed, onAction, onTooSoon: () => setEarly(state) };
  const hasDogfight = dogfight !== null && (fight !== undefined || turn?.dogfight === true);
  return (
    <section className="flight-panel" aria-label={t('flight:combat.name')}>
      {aircraft === null ? null : (
        <h3 className="combats-title">
          {t(targets.length > 0 ? 'flight:combat.run' : 'flight:combat.of', {
            aircraft: t(`air:model.${modelOf(view, view.side, aircraft.type)}`),
          })}
        </h3>
      )}
      <ol className="combats">
        {targets.map((target, at) => (
          <Combat
            key={target.hex}
            {...common}
            sign={targetNumber(turn?.targetHexes ?? [], target.hex)}
            title={capital(targetName(view, target))}
            odds={targetOdds(target)}
            action={at === 0 ? find('rollRun') : undefined}
          />
        ))}
        {hasDogfight ? (
          <Combat
            {...common}
            sign={<Sign d={SWORDS} />}
            title={actionText(view, fight ?? { type: 'rollDogfight' })}
            odds={aircraftOddsText(dogfight.dice, dogfight.odds)}
            action={fight}
          />
        ) : null}
        {bombing !== null && (bomb !== undefined || (turn?.bombing ?? -1) >= 0) ? (
          <Combat
            {...common}
            sign={<Sign d={STAR} />}
            title={actionText(view, bomb ?? { type: 'rollBombing' })}
            odds={t('flight:combat.medals', { chance: percentText(bombing.chance), count: bombing.medals })}
            action={bomb}
          />
        ) : null}
      </ol>
      <output className="combat-order">{early === state ? t('flight:combat.order') : null}</output>
      {hasDogfight ? <p className="flight-confirmed">{t('flight:panel.confirmed')}</p> : null}
    </section>
  );
}
