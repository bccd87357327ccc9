import { SIDES } from '../../../memoir/side.ts';
import type { Outcome } from '../../../memoir/state.ts';
import { outcomeText } from '../../text/events.ts';
import { t } from '../../text/i18n.ts';
import { rowText } from '../../text/lists.ts';
import { sideText, sideWords } from '../../text/sides.ts';
import type { TableScene } from '../scene-props.ts';
import { Overlay } from './Overlay.tsx';

export interface EndSheetProps {
  readonly scene: TableScene;
  readonly outcome: Outcome;
  onAgain(this: void): void;
  onLeave(this: void): void;
  onClose(this: void): void;
}

export function EndSheet({ scene, outcome, onAgain, onLeave, onClose }: EndSheetProps) {
  const { view } = scene;
  return (
    <Overlay title={t('table:wins', sideWords(outcome.winner))} side={outcome.winner}>
      <p>{outcomeText(outcome)}</p>
      <dl className="final-score">
        {SIDES.map((side) => (
          <div key={side}>
            <dt>{sideText(side)}</dt>
            <dd>
              {rowText([
                t('table:finalMedals', { won: view.sides[side].medals, count: view.rules.sides[side].medalsToWin }),
                t('table:figuresLost', { count: view.sides[side].figuresLost }),
              ])}
            </dd>
          </div>
        ))}
      </dl>
      <div className="buttons">
        <button type="button" className="main" onClick={onAgain}>
          {t('table:playAgain')}
        </button>
        <button type="button" onClick={onLeave}>
          {t('table:otherBattle')}
        </button>
        <button type="button" className="quiet" onClick={onClose}>
          {t('table:seeBoard')}
        </button>
      </div>
    </Overlay>
  );
}
