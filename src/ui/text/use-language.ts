import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { i18n } from './i18n.ts';

/**
 * The language of the page. Words are read by plain functions, so whoever shows them is drawn anew with it as a key;
 * nobody below needs a hook.
 */
export function useLanguage(): string {
  const { language } = useTranslation('page', { i18n }).i18n;
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return language;
}
