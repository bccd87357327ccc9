import type { Side } from '../../memoir/side.ts';

const SIDE_TEXTS = ['Allies', 'Axis'] as const;
/** Sections by their bit. */
const SECTION_TEXTS: Readonly<Record<number, string>> = { 1: 'left flank', 2: 'centre', 4: 'right flank' };

export function sideText(side: Side): string {
  return SIDE_TEXTS[side];
}

/** A section from the player's own chair. */
export function sectionText(section: number): string {
  return SECTION_TEXTS[section] ?? 'section';
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
