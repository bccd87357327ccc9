import { useId } from 'react';
import type { AirRulesName } from '../../memoir/air/hooks.ts';
import type { Battle } from '../start/battle.ts';
import { t } from '../text/i18n.ts';
import { sideWords } from '../text/sides.ts';
import { airWays, sideInTheAir, usualAirRules, type AirWay } from './air-choice.ts';
import './air-rules-choice.css';

interface WayProps {
  readonly way: AirWay;
  readonly group: string;
  readonly isChosen: boolean;
  onChoose(this: void): void;
}

function Way({ way: { name, suits, isOpen }, group, isChosen, onChoose }: WayProps) {
  const id = `${group}-${name}`;
  return (
    <div className={isOpen ? 'air-way' : 'air-way air-way-closed'}>
      <input
        type="radio"
        id={id}
        name={group}
        checked={isChosen}
        disabled={!isOpen}
        aria-describedby={suits ? `${id}-suits ${id}-says` : `${id}-says`}
        onChange={onChoose}
      />
      <label htmlFor={id}>
        <b>{t(`briefing:air.name.${name}`)}</b>
      </label>
      {suits ? (
        <span id={`${id}-suits`} className="air-suits">
          {t('briefing:air.suits')}
        </span>
      ) : null}
      <p id={`${id}-says`}>{t(`briefing:air.says.${name}`)}</p>
    </div>
  );
}

/** Why there is less of a choice, if there is. */
function whyClosed(battle: Battle): string | null {
  const { airRules, airRulesFixed } = battle.scenario.rules;
  if (airRulesFixed === true) return t('briefing:air.fixed', { rules: t(`briefing:air.name.${airRules}`) });
  const side = sideInTheAir(battle);
  return side === undefined ? null : t('briefing:air.needed', sideWords(side));
}

export interface AirRulesChoiceProps {
  readonly battle: Battle;
  readonly chosen: AirRulesName;
  onChoose(this: void, name: AirRulesName): void;
}

/** No air rules, New Flight Plan or Air Pack: what each is, and which of them the scenario is meant for. */
export function AirRulesChoice({ battle, chosen, onChoose }: AirRulesChoiceProps) {
  const group = useId();
  const why = whyClosed(battle);
  const usual = usualAirRules(battle);
  return (
    <fieldset className="air-ways" aria-describedby={why === null ? undefined : `${group}-why`}>
      <legend>{t('briefing:air.rules')}</legend>
      {why === null ? null : (
        <p id={`${group}-why`} className="air-why">
          {why}
        </p>
      )}
      {airWays(battle).map((way) => (
        <Way
          key={way.name}
          way={way}
          group={group}
          isChosen={way.name === chosen}
          onChoose={() => onChoose(way.name)}
        />
      ))}
      {chosen === usual ? null : (
        <p className="air-usual">
          <span>{t('briefing:air.usual', { rules: t(`briefing:air.name.${usual}`) })}</span>
          <button type="button" onClick={() => onChoose(usual)}>
            {t('briefing:air.reset')}
          </button>
        </p>
      )}
    </fieldset>
  );
}
