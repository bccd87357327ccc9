import { Modal } from '../Modal.tsx';
import { t } from '../text/i18n.ts';
import { SettingsForm } from './SettingsForm.tsx';

export interface SettingsDialogProps {
  readonly isOpen: boolean;
  readonly withNames?: boolean;
  onClose(this: void): void;
}

/** The settings over any screen. */
export function SettingsDialog({ isOpen, withNames = false, onClose }: SettingsDialogProps) {
  if (!isOpen) return null;
  return (
    <Modal title={t('settings:title')} className="settings-dialog" onClose={onClose}>
      <p className="faint">{t('settings:hint')}</p>
      <SettingsForm withNames={withNames} />
    </Modal>
  );
}
