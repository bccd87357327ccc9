import type { Outcome } from '../../../memoir/state.ts';
import { outcomeText } from '../../text/events.ts';
import { t } from '../../text/i18n.ts';
import { sideWords } from '../../text/sides.ts';

export interface OutcomePanelProps {
  readonly outcome: Outcome;
  onAgain(this: void): void;
  onLeave(this: void): void;
}

/** In place of the prompt once the battle is over. */
export function OutcomePanel({ outcome, onAgain, onLeave }: OutcomePanelProps) {
  return (
    <section className={`prompt side-${outcome.winner}`} aria-label={t('table:prompt')}>
      <h2>{t('table:wins', sideWords(outcome.winner))}</h2>
      <p className="prompt-hint">{outcomeText(outcome)}</p>
      <div className="buttons">
        <button type="button" className="main" onClick={onAgain}>
          {t('table:playAgain')}
        </button>
        <button type="button" onClick={onLeave}>
          {t('table:otherBattle')}
        </button>
      </div>
    </section>
  );
}
