import type { Outcome } from '../../../memoir/state.ts';
import { outcomeText } from '../../text/events.ts';
import { t } from '../../text/i18n.ts';
import { playerWords } from '../../text/sides.ts';
import type { TableScene } from '../scene-props.ts';

export interface WonPanelProps {
  readonly scene: TableScene;
  readonly outcome: Outcome;
  onResult(this: void): void;
  onLeave(this: void): void;
}

/** In place of the prompt once the battle is over. */
export function WonPanel({ scene, outcome, onResult, onLeave }: WonPanelProps) {
  const player = playerWords(outcome.winner, scene.players);
  return (
    <section className={`prompt won side-${outcome.winner}`} aria-label={t('table:prompt')}>
      <h2>{t(player.name === '' ? 'table:won' : 'table:wonName', player)}</h2>
      <p className="prompt-hint">{outcomeText(outcome)}</p>
      <div className="buttons">
        <button type="button" className="main" onClick={onResult}>
          {t('table:result')}
        </button>
        <button type="button" onClick={onLeave}>
          {t('table:otherBattle')}
        </button>
      </div>
    </section>
  );
}
