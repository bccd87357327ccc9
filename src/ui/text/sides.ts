import type { Side } from '../../memoir/side.ts';
import { SIDE_NAMES } from '../../memoir/side.ts';
import { t } from './i18n.ts';
import { listText } from './lists.ts';
import { locale } from './locale.ts';

/** Sections by their bit, from the player's own chair. */
export const SECTION_IDS = ['left', 'centre', 'right'] as const;

export function sideText(side: Side): string {
  return t(`sides:name.${SIDE_NAMES[side]}`);
}

/**
 * What a sentence about a side is given: its name, and its id. A language whose sides change with the case finds the
 * right form by the id: "Hand $t(sides:genitive.{{sideId}})".
 */
export function sideWords(side: Side): { readonly side: string; readonly sideId: string } {
  return { side: sideText(side), sideId: SIDE_NAMES[side] };
}

/** "Anna (Allies)", or "Allies" while nobody has said a name. */
export function playerText(side: Side, names: readonly [string, string]): string {
  const name = names[side].trim();
  return name === '' ? sideText(side) : t('sides:player', { name, ...sideWords(side) });
}

/** What a sentence about a player is given: a name if there is one, and the side. */
export function playerWords(side: Side, names: readonly [string, string]) {
  return { ...sideWords(side), name: names[side].trim() };
}

function sectionName(number: number): string {
  return number < SECTION_IDS.length
    ? t(`sides:section.${SECTION_IDS[number]}`)
    : t('sides:sectionNumber', { number: number + 1 });
}

/** A section from the player's own chair; of a hex on the line between two, both. */
export function sectionText(sections: number): string {
  const names: string[] = [];
  for (let number = 0; sections >> number > 0; number++) {
    if (((sections >> number) & 1) === 1) names.push(sectionName(number));
  }
  return listText(names);
}

/** The letter of a hex stays as it is: c2 is no C2. */
export function capital(text: string): string {
  if (/^[a-z]\d/.test(text)) return text;
  return text.charAt(0).toLocaleUpperCase(locale()) + text.slice(1);
}
