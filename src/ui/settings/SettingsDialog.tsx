import { useEffect, useId, useRef } from 'react';
import { t } from '../text/i18n.ts';
import { SettingsForm } from './SettingsForm.tsx';

export interface SettingsDialogProps {
  readonly isOpen: boolean;
  readonly withNames?: boolean;
  onClose(this: void): void;
}

/** The settings over any screen. Esc closes it, as does a click beside it. */
export function SettingsDialog({ isOpen, withNames = false, onClose }: SettingsDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => {
    const shown = dialog.current;
    if (!isOpen || shown === null || shown.open) return undefined;
    shown.showModal();
    return () => shown.close();
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    // A click on the backdrop only repeats what Esc and the button do.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="settings-dialog paper"
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="settings-sheet">
        <header>
          <h2 id={title}>{t('settings:title')}</h2>
          <button type="button" className="main" onClick={onClose}>
            {t('settings:done')}
          </button>
        </header>
        <p className="faint">{t('settings:hint')}</p>
        <SettingsForm withNames={withNames} />
      </div>
    </dialog>
  );
}
