import { useStore } from 'zustand';
import { settingsStore, type Settings } from '../../store/settings.ts';

export function useSettings(): Settings {
  return useStore(settingsStore);
}

export function changeSettings(change: Partial<Settings>): void {
  settingsStore.setState(change);
}
