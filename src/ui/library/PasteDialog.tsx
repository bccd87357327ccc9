import { useId, useState } from 'react';
import { Modal } from '../Modal.tsx';
import { t } from '../text/i18n.ts';
import './bring.css';

interface PasteDialogProps {
  onText(this: void, text: string): void;
  onClose(this: void): void;
}

/** For devices on which nobody can press Ctrl and V. */
export function PasteDialog({ onText, onClose }: PasteDialogProps) {
  const id = useId();
  const [text, setText] = useState('');
  return (
    <Modal title={t('library:pasting.title')} className="paste-dialog" isAsking onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onText(text);
        }}
      >
        <p>{t('library:pasting.text')}</p>
        <label className="unseen" htmlFor={id}>
          {t('library:pasting.field')}
        </label>
        <textarea
          id={id}
          data-first
          rows={9}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button type="submit" className="main" disabled={text.trim() === ''}>
          {t('library:pasting.go')}
        </button>
      </form>
    </Modal>
  );
}
