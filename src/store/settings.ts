import { createStore, type StoreApi } from 'zustand/vanilla';
import { jsonIn, keepSmall, smallText } from './small-memory.ts';

export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;
export type Speed = (typeof SPEEDS)[number];
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What the players like; kept on this device, and no part of any game. */
export interface Settings {
  /** The hand of the player to decide lies open: no curtain. */
  readonly openHands: boolean;
  /** Dice are thrown by a second tap on the same target. */
  readonly confirmRolls: boolean;
  /** Something still to be had is thrown away by a second tap. */
  readonly warnings: boolean;
  /** How long things take that move; 'off': at once. */
  readonly speed: Speed;
  readonly sound: boolean;
  /** The board is turned so that the player who has the screen sits at the bottom. */
  readonly turnBoard: boolean;
  /** The board is written out in words in place of the drawing. */
  readonly boardText: boolean;
  readonly theme: Theme;
  /** The names last typed in, by side. */
  readonly names: readonly [string, string];
}

export const DEFAULT_SETTINGS: Settings = {
  openHands: false,
  confirmRolls: true,
  warnings: true,
  speed: 'normal',
  sound: true,
  turnBoard: true,
  boardText: false,
  theme: 'system',
  names: ['', ''],
};

export type SettingsApi = StoreApi<Settings>;

const KEY = 'airfield-44/settings';

function oneOf<T extends string>(value: unknown, known: readonly T[], otherwise: T): T {
  return known.find((name) => name === value) ?? otherwise;
}

/** Settings as they were kept, with the usual ones for whatever is missing or makes no sense. */
export function readSettings(text: string | null): Settings {
  const said = jsonIn(text);
  const kept = (typeof said === 'object' && said !== null ? said : {}) as Readonly<Record<string, unknown>>;
  const flag = (key: 'openHands' | 'confirmRolls' | 'warnings' | 'sound' | 'turnBoard' | 'boardText'): boolean => {
    const value = kept[key];
    return typeof value === 'boolean' ? value : DEFAULT_SETTINGS[key];
  };
  const names = Array.isArray(kept.names) ? kept.names : [];
  const name = (at: number): string => (typeof names[at] === 'string' ? names[at].slice(0, 40) : '');
  return {
    openHands: flag('openHands'),
    confirmRolls: flag('confirmRolls'),
    warnings: flag('warnings'),
    speed: oneOf(kept.speed, SPEEDS, DEFAULT_SETTINGS.speed),
    sound: flag('sound'),
    turnBoard: flag('turnBoard'),
    boardText: flag('boardText'),
    theme: oneOf(kept.theme, THEMES, DEFAULT_SETTINGS.theme),
    names: [name(0), name(1)],
  };
}

export function createSettingsStore(): SettingsApi {
  const store = createStore<Settings>()(() => readSettings(smallText(KEY) ?? null));
  store.subscribe((settings) => keepSmall(KEY, settings));
  return store;
}

export const settingsStore: SettingsApi = createSettingsStore();
