import { useSyncExternalStore } from 'react';

const QUERY = '(pointer: coarse)';

function query(): MediaQueryList | null {
  return typeof globalThis.matchMedia === 'function' ? globalThis.matchMedia(QUERY) : null;
}

function subscribe(onChange: () => void): () => void {
  const list = query();
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}

const TAPPED: Readonly<Record<string, string>> = {
  click: 'tap',
  clicks: 'taps',
  clicked: 'tapped',
  clicking: 'tapping',
};

/** What a mouse clicks, a finger taps: "Click F3" is "Tap F3". */
export function forFinger(text: string): string {
  return text.replaceAll(/\bclick(?:s|ed|ing)?\b/gi, (word) => {
    const tapped = TAPPED[word.toLowerCase()];
    return word.startsWith('C') ? tapped.charAt(0).toUpperCase() + tapped.slice(1) : tapped;
  });
}

const asWritten = (text: string): string => text;

/** Lessons are written for a mouse; where the pointer is a finger they are read so. */
export function useDeviceWords(): (text: string) => string {
  const isFinger = useSyncExternalStore(subscribe, () => query()?.matches ?? false);
  return isFinger ? forFinger : asWritten;
}
