import { useId, useRef, useState, type DragEvent } from 'react';
import { t } from '../text/i18n.ts';
import type { SavesDesk } from './use-saves.ts';

/** A file that is chosen or dropped, or a link that is pasted. */
export function OpenPanel({ desk }: { readonly desk: SavesDesk }) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [link, setLink] = useState('');
  const take = (file: File | undefined): void => {
    if (file !== undefined) void desk.openFile(file);
  };
  const over = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <section aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{t('saves:open.title')}</h3>
      <div
        className={isOver ? 'drop-place over' : 'drop-place'}
        onDragEnter={over}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files[0]);
        }}
      >
        <button type="button" onClick={() => picker.current?.click()}>
          {t('saves:open.choose')}
        </button>
        <input
          ref={picker}
          type="file"
          accept=".json,application/json"
          hidden
          data-testid="game-file"
          onChange={(event) => {
            take(event.currentTarget.files?.[0]);
            // The same file can be chosen again after it was mended.
            event.currentTarget.value = '';
          }}
        />
        <span className="faint">{t('saves:open.drop')}</span>
      </div>
      <form
        className="saves-field"
        onSubmit={(event) => {
          event.preventDefault();
          if (link.trim() !== '') void desk.openLink(link);
        }}
      >
        <label htmlFor={`${id}-link`}>{t('saves:open.link')}</label>
        <input
          id={`${id}-link`}
          type="text"
          autoComplete="off"
          spellCheck={false}
          value={link}
          onChange={(event) => setLink(event.currentTarget.value)}
        />
        <button type="submit">{t('saves:open.openLink')}</button>
      </form>
    </section>
  );
}
