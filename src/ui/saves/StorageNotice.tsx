import { useStore } from 'zustand';
import { storageStatus } from '../../store/storage.ts';
import { t } from '../text/i18n.ts';
import './saves.css';

/** A quiet line while games cannot be kept on this device; nothing otherwise. */
export function StorageNotice() {
  const kind = useStore(storageStatus, (status) => status.kind);
  return <output className="storage-notice">{kind === 'ok' ? null : t(`saves:storage.${kind}`)}</output>;
}
