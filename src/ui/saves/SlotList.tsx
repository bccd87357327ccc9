import { useId } from 'react';
import { gameKeyOf, type GameNow } from '../../store/slot.ts';
import { t } from '../text/i18n.ts';
import { BrokenRow } from './BrokenRow.tsx';
import { SlotRow } from './SlotRow.tsx';
import type { SavesDesk } from './use-saves.ts';

export function SlotList({ game, desk }: { readonly game: GameNow | null; readonly desk: SavesDesk }) {
  const title = useId();
  const { entries } = desk;
  const own = game === null ? null : gameKeyOf(game.file);
  return (
    <section aria-labelledby={title}>
      <h3 id={title}>{t('saves:list.title')}</h3>
      {entries === null ? <p className="faint">{t('saves:list.reading')}</p> : null}
      {entries?.length === 0 ? <p className="faint">{t('saves:list.none')}</p> : null}
      {entries === null || entries.length === 0 ? null : (
        <ul className="slot-list">
          {entries.map((entry) =>
            entry.kind === 'game' ? (
              <SlotRow key={entry.id} slot={entry.slot} isSameGame={entry.slot.game === own} desk={desk} />
            ) : (
              <BrokenRow key={entry.id} entry={entry} desk={desk} />
            ),
          )}
        </ul>
      )}
    </section>
  );
}
