import { airParts } from '../air/late.tsx';
import type { Battle } from '../start/battle.ts';
import { t } from '../text/i18n.ts';
import { useAirRules, type AirChoice } from './air-choice.ts';

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
