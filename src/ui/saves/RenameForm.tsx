import { useEffect, useRef, useState } from 'react';
import { MAX_SLOT_NAME } from '../../store/slot.ts';
import { t } from '../text/i18n.ts';

interface RenameFormProps {
  readonly name: string;
  /** The new name, or null to leave it as it is. */
  onDone(this: void, name: string | null): void;
}

export function RenameForm({ name, onDone }: RenameFormProps) {
  const [typed, setTyped] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <form
      className="saves-field"
      onSubmit={(event) => {
        event.preventDefault();
        onDone(typed);
      }}
    >
      <input
        ref={field}
        type="text"
        maxLength={MAX_SLOT_NAME}
        autoComplete="off"
        aria-label={t('saves:list.newName', { name })}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // Esc leaves the field, not the dialog.
          event.preventDefault();
          onDone(null);
        }}
      />
      <button type="submit">{t('saves:list.done')}</button>
      <button type="button" className="quiet" onClick={() => onDone(null)}>
        {t('saves:list.cancel')}
      </button>
    </form>
  );
}
