import { useStore } from 'zustand';
import { drawingTable, holdCopy, selectHexes } from '../../store/drawing-table.ts';
import { t } from '../text/i18n.ts';
import { BY_FINGER, useMedia } from '../use-media.ts';
import { emptyMarked, mirrorMarked, turnMarked } from './marked.ts';

const DEEDS = [
  ['copy', () => holdCopy(true)],
  ['turn', turnMarked],
  ['leftRight', () => mirrorMarked('leftRight')],
  ['topBottom', () => mirrorMarked('topBottom')],
  ['empty', emptyMarked],
  ['letGo', () => selectHexes([])],
] as const;

const COPY_DEEDS = [['letGoOfCopy', () => holdCopy(false)]] as const;

interface MarkedBarProps {
  /** Somebody at the keyboard has taken a copy in hand, or let go of it: the map is what comes next. */
  onKeyTurn(this: void): void;
}

/** What can be done with the marked hexes, below the map; they are moved by dragging them. */
export function MarkedBar({ onKeyTurn }: MarkedBarProps) {
  const count = useStore(drawingTable, ({ selected }) => selected.length);
  const isCopying = useStore(drawingTable, (table) => table.isCopying);
  const isByFinger = useMedia(BY_FINGER);
  if (count === 0) return null;
  return (
    <div
      className={isCopying ? 'marked-bar copying' : 'marked-bar'}
      role="toolbar"
      aria-label={t('workshop:marked.title')}
    >
      <div className="marked-deeds">
        {(isCopying ? COPY_DEEDS : DEEDS).map(([deed, use]) => (
          <button
            key={deed}
            type="button"
            data-deed={deed}
            title={t(`workshop:marked.${deed}Hint`)}
            onClick={({ detail }) => {
              use();
              // A key pressed it, and now it may be gone.
              if (detail === 0 && drawingTable.getState().isCopying !== isCopying) onKeyTurn();
            }}
          >
            {t(`workshop:marked.${deed}`)}
          </button>
        ))}
      </div>
      <p aria-live="polite">
        {isCopying ? (
          t(isByFinger ? 'workshop:marked.tapForCopy' : 'workshop:marked.clickForCopy')
        ) : (
          <>
            {t('workshop:marked.count', { count })} <span className="faint">{t('workshop:marked.drag')}</span>
          </>
        )}
      </p>
    </div>
  );
}
