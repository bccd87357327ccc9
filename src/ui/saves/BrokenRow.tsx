import type { SlotEntry } from '../../store/saves.ts';
import { t } from '../text/i18n.ts';
import { FaultList } from './FaultList.tsx';
import type { SavesDesk } from './use-saves.ts';

interface BrokenRowProps {
  readonly entry: Extract<SlotEntry, { readonly kind: 'broken' }>;
  readonly desk: SavesDesk;
}

/** What is left of a save that cannot be read: why, and to be exported or thrown away. */
export function BrokenRow({ entry: { id, name, faults }, desk }: BrokenRowProps) {
  const shown = name ?? t('saves:list.nameless');
  return (
    <li className="slot broken">
      <div>
        <b>{shown}</b>
        <p>{t('saves:list.broken')}</p>
        <FaultList faults={faults} />
      </div>
      <div className="buttons">
        <button
          type="button"
          aria-label={t('saves:list.exportLabel', { name: shown })}
          onClick={() => void desk.exportSlot(id, shown, shown, 0)}
        >
          {t('saves:list.export')}
        </button>
        <button
          type="button"
          aria-label={t('saves:list.deleteLabel', { name: shown })}
          onClick={() => void desk.remove(id, shown)}
        >
          {t('saves:list.delete')}
        </button>
      </div>
    </li>
  );
}
