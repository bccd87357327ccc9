import { useSyncExternalStore } from 'react';
import { i18n } from './i18n.ts';

function subscribe(listener: () => void): () => void {
  i18n.on('languageChanged', listener);
  return () => i18n.off('languageChanged', listener);
}

export function useLanguage(): string {
  return useSyncExternalStore(subscribe, () => i18n.language);
}
