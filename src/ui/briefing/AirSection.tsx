import { useId } from 'react';
import { SIDES } from '../../memoir/side.ts';
import { airParts } from '../air/late.tsx';
import { hasUnits, type Battle } from '../start/battle.ts';
import { t } from '../text/i18n.ts';
import { sideWords } from '../text/sides.ts';
import { useAirRules, type AirChoice } from './air-choice.ts';

interface AirSwitchProps {
  readonly battle: Battle;
  readonly isOn: boolean;
  onSwitch(this: void, isOn: boolean): void;
}

export function AirSwitch({ battle, isOn, onSwitch }: AirSwitchProps) {
  const id = useId();
  const unitless = SIDES.find((side) => !hasUnits(battle, side));
  return (
    <div className="air-switch">
      <input
        type="checkbox"
        id={id}
        checked={isOn}
        disabled={unitless !== undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onSwitch(target.checked)}
      />
      <label htmlFor={id}>{t('briefing:air.play')}</label>
      <p id={`${id}-hint`} className="faint">
        {unitless === undefined ? t('briefing:air.hint') : t('briefing:air.needed', sideWords(unitless))}
      </p>
    </div>
  );
}

interface AirSectionProps {
  readonly battle: Battle;
  readonly choice: AirChoice;
  onChoice(this: void, choice: AirChoice): void;
}

/** The choices of the air war, once what they need was fetched. */
export function AirSection({ battle, choice, onChoice }: AirSectionProps) {
  const fetched = useAirRules(choice.airRules);
  const parts = airParts(choice.airRules);
  return (
    <section className="paper brief-air" aria-labelledby="air-title">
      <h2 id="air-title">{t('briefing:air.title')}</h2>
      {fetched === 'fetching' ? <p>{t('page:loading')}</p> : null}
      {fetched === 'missing' ? <p role="alert">{t('page:notFetched')}</p> : null}
      {fetched === 'there' && parts !== null ? (
        <parts.AirSetup battle={battle} options={choice.air} onChange={(air) => onChoice({ ...choice, air })} />
      ) : null}
    </section>
  );
}
