import { useSyncExternalStore } from 'react';
import { i18n } from './i18n.ts';

export function useLanguage(): string {
  return useSyncExternalStore(i18n.onLanguage, i18n.language);
}
