import { BY_FINGER, useMedia } from '../use-media.ts';

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
  return useMedia(BY_FINGER) ? forFinger : asWritten;
}
