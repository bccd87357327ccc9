import { t } from '../../text/i18n.ts';
import { sideWords } from '../../text/sides.ts';
import { recapLines } from '../log.ts';
import type { TableScene } from '../scene-props.ts';
import { Overlay } from './Overlay.tsx';

export interface CurtainProps {
  readonly scene: TableScene;
  onReady(this: void): void;
  onOpenHands(this: void): void;
}

/** Falls when the other player's cards are about to be shown. */
export function Curtain({ scene, onReady, onOpenHands }: CurtainProps) {
  const { view, match } = scene;
  const side = sideWords(view.side);
  const lines = recapLines(match.steps, view);
  return (
    <Overlay title={t('table:curtainTitle', side)} side={view.side}>
      <p>{t('table:curtainHint')}</p>
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
      <div className="buttons">
        <button type="button" className="main" data-curtain="" onClick={onReady}>
          {t('table:curtainButton', side)}
        </button>
        <button type="button" className="quiet" onClick={onOpenHands}>
          {t('table:playOpen')}
        </button>
      </div>
    </Overlay>
  );
}
