// Which actions a lesson speaks of: texts with '*' for anything.
import type { Action, State } from '../memoir/index.ts';
import { actionText } from '../scenarios/action-text.ts';

function fits(pattern: string, text: string): boolean {
  const parts = pattern
    .trim()
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(text);
}

export function fitsAny(patterns: readonly string[], texts: readonly string[]): boolean {
  return patterns.some((pattern) => texts.some((text) => fits(pattern, text)));
}

export function isAllowed(state: State, action: Action, patterns: readonly string[] | undefined): boolean {
  return patterns === undefined || fitsAny(patterns, [actionText(state, action)]);
}

/** One click in words: every action of it, and a walk over several hexes also as one from its first hex to its last. */
export function clickTexts(played: readonly { readonly before: State; readonly action: Action }[]): string[] {
  const texts = played.map(({ before, action }) => actionText(before, action));
  const [first] = texts;
  const isWalk = texts.length > 1 && texts.every((text) => text.startsWith('move '));
  const from = first?.split(' ')[1];
  const to = texts.at(-1)?.split(' ')[2];
  return isWalk ? [...texts, `move ${from} ${to}`] : texts;
}
