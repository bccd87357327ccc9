import { useEffect, useId, useRef, type ReactNode } from 'react';
import { t } from './text/i18n.ts';
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
  const isFromBeside = useRef(false);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    if (shown === null || shown.open) return undefined;
    shown.showModal();
    shown.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => shown.close();
  }, []);
  return (
    // A click on the backdrop only repeats what Esc and the button do.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={`modal paper ${className}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Text that is marked may end beside the sheet: that is a click beside it to the browser.
      onPointerDown={(event) => {
        isFromBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (isFromBeside.current && event.target === event.currentTarget) onClose();
      }}
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
