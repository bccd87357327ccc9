import { useId, type ReactNode } from 'react';
import { FRONTS, type Front } from '../../../memoir/air/front.ts';
import type { AirOptions } from '../../../memoir/air/hooks.ts';
import { FIRST_YEAR, hasLanding, LAST_YEAR, openingAirHand } from '../../../memoir/air/new-flight-plan/superiority.ts';
import { NO_SIDE, SIDES, type MaybeSide } from '../../../memoir/side.ts';
import type { Battle } from '../../start/battle.ts';
import { SideMark } from '../../settings/SideMark.tsx';
import { t } from '../../text/i18n.ts';
import { sideText, sideWords } from '../../text/sides.ts';
import { whySuperior } from '../panels/superiority-text.ts';
import { AircraftOfBattle, hasOwnAircraft } from './AircraftOfBattle.tsx';
import { DeckChoice } from './DeckChoice.tsx';
import { openingSum } from './opening-sum.ts';
import { SuperiorityTable } from './SuperiorityTable.tsx';
import './air-setup.css';

export interface AirSetupProps {
  readonly battle: Battle;
  readonly options: AirOptions;
  onChange(this: void, options: AirOptions): void;
}

const YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, at) => FIRST_YEAR + at);
const NO_FRONT = 'none';
const BY_TABLE = 'table';

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly children: ReactNode;
  onValue(this: void, value: string): void;
}

function Select({ label, value, children, onValue }: SelectProps) {
  const id = useId();
  return (
    <div className="air-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onValue(event.target.value)}>
        {children}
      </select>
    </div>
  );
}

function sideFrom(value: string): MaybeSide | null {
  if (value === BY_TABLE) return null;
  return SIDES.find((side) => String(side) === value) ?? NO_SIDE;
}

/** Everything that can be chosen for the air war, and what follows from it. */
export function AirSetup({ battle, options, onChange }: AirSetupProps) {
  const { board, ground } = battle.scenario;
  const rules = { ...battle.scenario.rules, air: options };
  const front = options.front ?? rules.front;
  const year = options.year ?? rules.year;
  const isLanding = hasLanding({ board, ground });
  const landing = options.amphibious ?? isLanding;
  const id = useId();
  const change = (changes: Partial<AirOptions>) => onChange({ ...options, ...changes });
  const setFront = (value: string) => {
    const chosen = FRONTS.find((one): one is Front => one === value) ?? null;
    change({ front: chosen === rules.front ? null : chosen });
  };
  return (
    <div className="air-setup">
      {hasOwnAircraft(battle, options) ? <AircraftOfBattle battle={battle} options={options} /> : null}
      <div>
        <h3>{t('airTable:setup.superiority')}</h3>
        <div className="air-fields">
          <Select label={t('airTable:setup.front')} value={front ?? NO_FRONT} onValue={setFront}>
            {rules.front === null ? <option value={NO_FRONT}>{t('airTable:superiority.nowhere')}</option> : null}
            {FRONTS.map((one) => (
              <option key={one} value={one}>
                {t(`page:front.${one}`)}
              </option>
            ))}
          </Select>
          <Select
            label={t('airTable:setup.year')}
            value={String(year)}
            onValue={(value) => change({ year: Number(value) === rules.year ? null : Number(value) })}
          >
            {rules.year === 0 ? <option value={0}>{t('airTable:superiority.noYear')}</option> : null}
            {YEARS.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </Select>
          <Select
            label={t('airTable:setup.who')}
            value={options.superiority === null ? BY_TABLE : String(options.superiority)}
            onValue={(value) => change({ superiority: sideFrom(value) })}
          >
            <option value={BY_TABLE}>{t('airTable:setup.byTable')}</option>
            {SIDES.map((side) => (
              <option key={side} value={side}>
                {sideText(side)}
              </option>
            ))}
            <option value={NO_SIDE}>{t('airTable:setup.nobody')}</option>
          </Select>
        </div>
        <SuperiorityTable front={front} year={year} />
        <p className="air-says">{whySuperior(rules)}</p>
      </div>
      <div>
        <h3>{t('airTable:setup.hands')}</h3>
        <dl className="air-sums">
          {SIDES.map((side) => (
            <div key={side} className={`side-${side}`}>
              <dt>
                <SideMark side={side} />
                {sideText(side)}
              </dt>
              <dd>
                <span className="air-sum">{openingSum(rules, landing, side)}</span>
                <b>{t('airTable:panel.cards', { count: openingAirHand({ board, ground, rules }, side) })}</b>
              </dd>
            </div>
          ))}
        </dl>
        <p className="faint">{t('airTable:setup.sum')}</p>
        <p className="air-landing">
          <input
            type="checkbox"
            id={id}
            checked={landing}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => change({ amphibious: target.checked === isLanding ? null : target.checked })}
          />
          <label htmlFor={id}>{t('airTable:setup.landing')}</label>
        </p>
        <p id={`${id}-hint`} className="faint">
          {t(isLanding ? 'airTable:setup.landingFound' : 'airTable:setup.noLandingFound')}
        </p>
      </div>
      <DeckChoice deck={options.deck} onDeck={(deck) => change({ deck })} />
      <p className="unseen" aria-live="polite">
        {SIDES.map((side) =>
          t('airTable:setup.handOf', {
            count: openingAirHand({ board, ground, rules }, side),
            ...sideWords(side),
          }),
        ).join(' ')}
      </p>
    </div>
  );
}
