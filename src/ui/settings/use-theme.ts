import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { settingsStore } from '../../store/settings.ts';

/** Puts the chosen theme on the page, where theme.css looks for it. */
export function useTheme(): void {
  const theme = useStore(settingsStore, (settings) => settings.theme);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
}
