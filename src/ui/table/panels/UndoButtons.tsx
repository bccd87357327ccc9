import { t } from '../../text/i18n.ts';
import type { UndoReach } from '../undo-reach.ts';

export interface UndoButtonsProps {
  readonly reach: UndoReach;
  onUndo(this: void, clicks: number): void;
}

/** One click back, and all the way back to what cannot be taken back; says how far that is, or why there is no way. */
export function UndoButtons({ reach: { clicks, barrier }, onUndo }: UndoButtonsProps) {
  const behind = t(`table:barrier.${barrier}`);
  return (
    <div className="undo-row">
      <p id="undo-reach" className="undo-reach">
        {clicks === 0 ? t('table:cannotUndo', { behind }) : t('table:undoReach', { behind })}
      </p>
      {clicks > 1 ? (
        <button type="button" className="quiet undo-all" aria-describedby="undo-reach" onClick={() => onUndo(clicks)}>
          {t('table:undoAll', { count: clicks })}
        </button>
      ) : null}
      <button
        type="button"
        className="quiet undo"
        aria-disabled={clicks === 0}
        aria-describedby="undo-reach"
        aria-keyshortcuts="u"
        onClick={() => onUndo(1)}
      >
        {t('table:undo')}
      </button>
    </div>
  );
}
