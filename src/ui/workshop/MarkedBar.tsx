import { useStore } from 'zustand';
import { drawingTable, selectHexes } from '../../store/drawing-table.ts';
import { t } from '../text/i18n.ts';
import { copyMarked, emptyMarked, mirrorMarked, turnMarked } from './marked.ts';

const LET_GO = () => selectHexes([]);

/** What can be done with the marked hexes, over the lower edge of the map; they are moved by drawing them. */
export function MarkedBar() {
  const count = useStore(drawingTable, ({ selected }) => selected.length);
  if (count === 0) return null;
  const deeds = [
    ['copy', copyMarked],
    ['turn', turnMarked],
    ['leftRight', () => mirrorMarked('leftRight')],
    ['topBottom', () => mirrorMarked('topBottom')],
    ['empty', emptyMarked],
    ['letGo', LET_GO],
  ] as const;
  return (
    <div className="marked-bar paper" role="toolbar" aria-label={t('workshop:marked.title')}>
      <span>
        {t('workshop:marked.count', { count })} <span className="faint">{t('workshop:marked.drag')}</span>
      </span>
      {deeds.map(([deed, use]) => (
        <button key={deed} type="button" data-deed={deed} title={t(`workshop:marked.${deed}Hint`)} onClick={use}>
          {t(`workshop:marked.${deed}`)}
        </button>
      ))}
    </div>
  );
}
