import { useId, useState } from 'react';
import type { BoardName } from '../../hex/board.ts';
import { LONGEST_NAME } from '../../scenarios/limits.ts';
import { Modal } from '../Modal.tsx';
import { t } from '../text/i18n.ts';
import './bring.css';

const BOARDS = ['standard', 'breakthrough'] as const satisfies readonly BoardName[];

interface NewDialogProps {
  onBegin(this: void, name: string, board: BoardName): void;
  onClose(this: void): void;
}

/** A scenario from nothing: only what cannot be changed later without losing hexes. */
export function NewDialog({ onBegin, onClose }: NewDialogProps) {
  const id = useId();
  const [name, setName] = useState('');
  const [board, setBoard] = useState<BoardName>('standard');
  return (
    <Modal title={t('library:begin.title')} className="new-dialog" isAsking onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onBegin(name.trim() === '' ? t('library:begin.untitled') : name.trim(), board);
        }}
      >
        <div className="new-name">
          <label htmlFor={id}>{t('library:begin.name')}</label>
          <input
            id={id}
            data-first
            type="text"
            maxLength={LONGEST_NAME}
            autoComplete="off"
            placeholder={t('library:begin.untitled')}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </div>
        <fieldset>
          <legend>{t('library:begin.board')}</legend>
          {BOARDS.map((one) => (
            <div key={one} className="new-board">
              <input
                id={`${id}-${one}`}
                type="radio"
                name={`${id}-board`}
                checked={board === one}
                aria-describedby={`${id}-${one}-hint`}
                onChange={() => setBoard(one)}
              />
              <label htmlFor={`${id}-${one}`}>{t(`library:board.${one}`)}</label>
              <p id={`${id}-${one}-hint`} className="faint">
                {t(`library:boardHint.${one}`)}
              </p>
            </div>
          ))}
        </fieldset>
        <button type="submit" className="main">
          {t('library:begin.go')}
        </button>
      </form>
    </Modal>
  );
}
