import type { Action } from '../../../memoir/index.ts';
import { WaiverButton } from '../../air/late.tsx';
import { actionText } from '../../text/actions.ts';
import { t } from '../../text/i18n.ts';
import { playerWords } from '../../text/sides.ts';
import type { Prompt } from '../../text/prompts.ts';
import { recapLines } from '../log.ts';
import type { TableScene } from '../scene-props.ts';
import { Overlay } from './Overlay.tsx';

export interface CurtainProps {
  readonly scene: TableScene;
  readonly prompt: Prompt;
  onReady(this: void): void;
  /** No more of these questions in this turn. */
  onWaive(this: void): void;
  onSettings(this: void): void;
  onLeave(this: void): void;
}

/** Can be answered without a look at the hand: whether the card is there or not, the window looks the same. */
function quickAnswer(legal: readonly Action[]): Action | undefined {
  return legal.find(({ type }) => type === 'declineAmbush' || type === 'declineAirCard');
}

/** Falls when the other player's cards are about to be shown. */
export function Curtain({ scene, prompt, onReady, onWaive, onSettings, onLeave }: CurtainProps) {
  const { view, match, players, act } = scene;
  const player = playerWords(view.side, players);
  const lines = recapLines(match.steps, view);
  const quick = quickAnswer(match.legal);
  return (
    <Overlay title={t(player.name === '' ? 'table:curtainTitle' : 'table:curtainTitleName', player)} side={view.side}>
      {(isSteady) => (
        <>
          {quick === undefined ? (
            <p>{t('table:curtainHint', player)}</p>
          ) : (
            <>
              <p className="curtain-question">{prompt.title}</p>
              <p>{prompt.hint}</p>
              <p className="faint">{t('table:reactionHint')}</p>
            </>
          )}
          <div className="buttons">
            <button type="button" className="main" data-curtain="" disabled={!isSteady} onClick={onReady}>
              {t('table:curtainButton')}
            </button>
            {quick === undefined ? null : (
              <button type="button" data-action={quick.type} disabled={!isSteady} onClick={() => act(quick)}>
                {actionText(view, quick)}
              </button>
            )}
            <WaiverButton view={view} disabled={!isSteady} onWaive={onWaive} />
            <button type="button" className="quiet" disabled={!isSteady} onClick={onSettings}>
              {t('table:menu.settings')}
            </button>
            <button type="button" className="quiet" disabled={!isSteady} onClick={onLeave}>
              {t('table:leave')}
            </button>
          </div>
          {lines.length === 0 ? null : (
            <>
              <h3>{t('table:recap')}</h3>
              <ol className="recap">
                {lines.map(({ id, text }) => (
                  <li key={id}>{text}</li>
                ))}
              </ol>
            </>
          )}
        </>
      )}
    </Overlay>
  );
}
