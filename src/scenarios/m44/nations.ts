// Which nation a country or the ending of a unit's name stands for (M44-UNIT, names and badges of units).
import type { SideName } from '../../memoir/side.ts';
import type { Nation } from '../../memoir/units/unit.ts';
import { COUNTRIES } from './data/countries.ts';

/** Endings of the names of units. */
const SUFFIXES: Readonly<Record<string, readonly [Nation, SideName]>> = {
  us: ['us', 'allies'],
  brit: ['brit', 'allies'],
  gb: ['brit', 'allies'],
  ru: ['ru', 'allies'],
  fr: ['fr', 'allies'],
  ch: ['ch', 'allies'],
  ca: ['ca', 'allies'],
  pl: ['pl', 'allies'],
  nl: ['nl', 'allies'],
  au: ['au', 'allies'],
  ger: ['ger', 'axis'],
  jp: ['jp', 'axis'],
  it: ['it', 'axis'],
  fi: ['fi', 'axis'],
  ro: ['ro', 'axis'],
  hu: ['hu', 'axis'],
  sk: ['sk', 'axis'],
};
/** Nations whose units other programs show in the uniform of a bigger one. */
const BORROWING: Readonly<Record<SideName, { readonly suffix: string; readonly nations: readonly Nation[] }>> = {
  allies: { suffix: 'us', nations: ['fr', 'ca', 'pl', 'nl', 'au', 'ch'] },
  axis: { suffix: 'ger', nations: ['it', 'fi', 'ro', 'hu', 'sk'] },
};
/** Endings that every reader of the format knows. */
const COMMON = ['us', 'brit', 'ru', 'fr', 'ch', 'ger', 'jp', 'it'];

export function nationOfCountry(country: string): Nation | undefined {
  const code = country.trim().toUpperCase();
  return Object.hasOwn(COUNTRIES, code) ? COUNTRIES[code] : undefined;
}

export function countryOf(nation: Nation): string {
  return Object.keys(COUNTRIES).find((code) => COUNTRIES[code] === nation) ?? '';
}

export function suffixOf(suffix: string): { readonly nation: Nation; readonly side: SideName } | undefined {
  const word = suffix.toLowerCase();
  if (!Object.hasOwn(SUFFIXES, word)) return undefined;
  const [nation, side] = SUFFIXES[word];
  return { nation, side };
}

/** The nation of a unit with this ending; null for that of its side. */
export function unitNation(suffix: string, sideNation: Nation): Nation | null {
  const said = suffixOf(suffix);
  if (said === undefined || said.nation === sideNation) return null;
  const { suffix: borrowed, nations } = BORROWING[said.side];
  return suffix.toLowerCase() === borrowed && nations.includes(sideNation) ? null : said.nation;
}

/** The ending for a unit of this nation, the nearest there is. */
export function suffixFor(nation: Nation | null, sideNation: Nation, side: SideName): string {
  const { suffix: borrowed, nations } = BORROWING[side];
  if (nation === null && nations.includes(sideNation)) return borrowed;
  const own = nation ?? sideNation;
  return COMMON.includes(own) && suffixOf(own)?.side === side ? own : borrowed;
}
