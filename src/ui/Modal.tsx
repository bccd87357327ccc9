import { useEffect, useId, useRef, type ReactNode } from 'react';
import { t } from './text/i18n.ts';
import { useClickBeside } from './use-click-beside.ts';
import './modal.css';

export interface ModalProps {
  readonly title: string;
  readonly className?: string;
  /** It has a main button of its own; where to begin is marked with `data-first`. */
  readonly isAsking?: boolean;
  readonly children: ReactNode;
  onClose(this: void): void;
}

/** A sheet of paper over any screen. Esc closes it, as does a click beside it. */
export function Modal({ title, className = '', isAsking = false, children, onClose }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const beside = useClickBeside(onClose);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    if (shown === null || shown.open) return undefined;
    shown.showModal();
    shown.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => shown.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`modal paper ${className}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      {...beside}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="modal-sheet">
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" className={isAsking ? undefined : 'main'} onClick={onClose}>
            {t('page:close')}
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
