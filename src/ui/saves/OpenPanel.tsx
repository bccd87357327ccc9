import { useId, useState } from 'react';
import { FileButton } from '../files/FileButton.tsx';
import { useFileDrop } from '../files/use-file-drop.ts';
import { t } from '../text/i18n.ts';
import type { SavesDesk } from './use-saves.ts';

/** A file that is chosen or dropped, or a link that is pasted. */
export function OpenPanel({ desk }: { readonly desk: SavesDesk }) {
  const id = useId();
  const { isOver, place } = useFileDrop((file) => void desk.openFile(file));
  const [link, setLink] = useState('');
  return (
    <section aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{t('saves:open.title')}</h3>
      <div className={isOver ? 'drop-place over' : 'drop-place'} {...place}>
        <FileButton text={t('saves:open.choose')} testId="game-file" onFile={(file) => void desk.openFile(file)} />
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
