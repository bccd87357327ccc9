import type { Outcome } from '../../../memoir/state.ts';
import { outcomeText } from '../../text/events.ts';
import { PAGE } from '../../text/page.ts';
import { sideText } from '../../text/sides.ts';

export interface OutcomePanelProps {
  readonly outcome: Outcome;
  onAgain(this: void): void;
  onLeave(this: void): void;
}

/** In place of the prompt once the battle is over. */
export function OutcomePanel({ outcome, onAgain, onLeave }: OutcomePanelProps) {
  return (
    <section className={`prompt side-${outcome.winner}`} aria-label={PAGE.prompt}>
      <h2>{PAGE.wins(sideText(outcome.winner))}</h2>
      <p className="prompt-hint">{outcomeText(outcome)}</p>
      <div className="buttons">
        <button type="button" className="main" onClick={onAgain}>
          {PAGE.playAgain}
        </button>
        <button type="button" onClick={onLeave}>
          {PAGE.otherBattle}
        </button>
      </div>
    </section>
  );
}
