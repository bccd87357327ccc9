// What stands in the library, and what of it is wanted.
import type { BoardName } from '../../hex/board.ts';
import type { Front } from '../../memoir/air/front.ts';
import { NATIONS, type Nation } from '../../memoir/units/unit.ts';
import type { Fault } from '../../scenarios/fault.ts';
import { SCENARIOS } from '../../scenarios/library.ts';
import { scenarioOf } from '../../scenarios/read-scenario.ts';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import type { OwnScenario, ScenarioOrigin } from '../../store/own-scenarios.ts';
import { checksOf, type Check } from '../../workshop/checks/checks.ts';
import type { Plan } from '../../workshop/plan.ts';
import { planOf } from '../../workshop/plan-file.ts';
import { locale } from '../text/locale.ts';

export const ORIGINS = ['builtIn', 'own', 'imported'] as const;
export type Origin = 'builtIn' | ScenarioOrigin;

/** A scenario of the library. */
export interface Entry {
  readonly id: string;
  readonly origin: Origin;
  /** When it was changed last; null: it comes with the game. */
  readonly at: number | null;
  readonly file: ScenarioFile;
}

const BUILT_IN: readonly Entry[] = SCENARIOS.map(({ id, file }) => ({ id, file, origin: 'builtIn', at: null }));

/** The player's own first, newest first, then those that come with the game. */
export function entriesOf(own: readonly OwnScenario[]): Entry[] {
  return [...own.flatMap((one) => (one.kind === 'scenario' ? one : [])), ...BUILT_IN];
}

function remembered<T>(find: (file: ScenarioFile) => T): (file: ScenarioFile) => T {
  const known = new WeakMap<ScenarioFile, { readonly value: T }>();
  return (file) => {
    let found = known.get(file);
    if (found === undefined) known.set(file, (found = { value: find(file) }));
    return found.value;
  };
}

/** Null: it cannot be drawn. */
export const plannedOf: (file: ScenarioFile) => Plan | null = remembered((file) => {
  const plan = planOf(file);
  return plan.ok ? plan.value : null;
});

/** Why it cannot be played; none: it can. */
export const hindrancesOf: (file: ScenarioFile) => readonly Fault[] = remembered((file) => {
  const scenario = scenarioOf(file);
  return scenario.ok ? [] : scenario.error;
});

/** What is amiss with it; the battles of the game are looked after elsewhere. */
export const amissIn: (file: ScenarioFile) => readonly Check[] = remembered((file) => {
  const plan = plannedOf(file);
  return plan === null ? [] : checksOf(plan);
});

export const nationsIn: (file: ScenarioFile) => ReadonlySet<Nation> = remembered((file) => {
  const plan = plannedOf(file);
  if (plan === null) return new Set();
  const units = Object.values(plan.units).flatMap(({ nation }) => nation ?? []);
  return new Set([...plan.sides.map(({ nation }) => nation), ...units]);
});

export function isFlown({ options }: ScenarioFile): boolean {
  return (options?.airRules ?? 'none') !== 'none';
}

/** With or without aircraft as it is set up, or meant for certain air rules. */
export const AIR_WISHES = ['with', 'without', 'new-flight-plan', 'air-pack'] as const;
export type AirWish = (typeof AIR_WISHES)[number];

function suitsAir(file: ScenarioFile, wish: AirWish): boolean {
  if (wish === 'with' || wish === 'without') return isFlown(file) === (wish === 'with');
  const { airRules, suits = [] } = file.options ?? {};
  return airRules === wish || suits.includes(wish);
}

export const LENGTHS = ['short', 'medium', 'long'] as const;
export type Length = (typeof LENGTHS)[number];
/** The longest minutes of a short and of a medium battle. */
export const LENGTH_LIMITS = { short: 30, medium: 60 } as const;

export function lengthOf({ minutes }: ScenarioFile): Length | null {
  if (minutes === undefined) return null;
  if (minutes <= LENGTH_LIMITS.short) return 'short';
  return minutes <= LENGTH_LIMITS.medium ? 'medium' : 'long';
}

export const SORTS = ['newest', 'name', 'date'] as const;
export type Sort = (typeof SORTS)[number];

/** What somebody looks for; null: anything. */
export interface Wish {
  readonly words: string;
  readonly origin: Origin | null;
  readonly front: Front | null;
  readonly from: number | null;
  readonly to: number | null;
  readonly nation: Nation | null;
  readonly length: Length | null;
  readonly air: AirWish | null;
  readonly board: BoardName | null;
  readonly sort: Sort;
}

export const ANYTHING: Wish = {
  words: '',
  origin: null,
  front: null,
  from: null,
  to: null,
  nation: null,
  length: null,
  air: null,
  board: null,
  sort: 'newest',
};

/** How many things are asked for besides the words and the order. */
export function narrowings(wish: Wish): number {
  const { words: _words, sort: _sort, ...asked } = wish;
  return Object.values(asked).filter((value) => value !== null).length;
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Names for what is looked for by a word: nations and fronts have them from the catalogue. */
export interface Namer {
  nation(this: void, nation: Nation): string;
  front(this: void, front: Front): string;
}

/** Every word is somewhere in its name, its briefing, its places, nations, front or date; long texts would say too much. */
function says({ file }: Entry, words: readonly string[], namer: Namer): boolean {
  if (words.length === 0) return true;
  const said = plain(
    [
      file.name,
      file.date ?? '',
      file.front === undefined ? '' : namer.front(file.front),
      ...[...nationsIn(file)].map(namer.nation),
      ...Object.values(file.places ?? {}),
      file.text?.briefing ?? '',
    ].join('\n'),
  );
  return words.every((word) => said.includes(word));
}

function isWanted({ file, origin }: Entry, wish: Wish): boolean {
  const year = file.date === undefined ? null : Number(file.date.slice(0, 4));
  return (
    (wish.origin === null || origin === wish.origin) &&
    (wish.front === null || file.front === wish.front) &&
    (wish.from === null || (year !== null && year >= wish.from)) &&
    (wish.to === null || (year !== null && year <= wish.to)) &&
    (wish.nation === null || nationsIn(file).has(wish.nation)) &&
    (wish.length === null || lengthOf(file) === wish.length) &&
    (wish.air === null || suitsAir(file, wish.air)) &&
    (wish.board === null || (file.board ?? 'standard') === wish.board)
  );
}

const LAST = '9999';

function inOrder(entries: readonly Entry[], sort: Sort): Entry[] {
  if (sort === 'newest') return [...entries];
  const byName = new Intl.Collator(locale(), { numeric: true }).compare;
  if (sort === 'name') return entries.toSorted((a, b) => byName(a.file.name, b.file.name));
  const dateOf = ({ file }: Entry) => file.date ?? LAST;
  return entries.toSorted((a, b) => dateOf(a).localeCompare(dateOf(b)) || byName(a.file.name, b.file.name));
}

export function wanted(entries: readonly Entry[], wish: Wish, namer: Namer): Entry[] {
  const words = plain(wish.words).split(/\s+/).filter(Boolean);
  return inOrder(
    entries.filter((entry) => isWanted(entry, wish) && says(entry, words, namer)),
    wish.sort,
  );
}

/** The nations that somebody can look for, in their usual order. */
export function nationsAmong(entries: readonly Entry[]): Nation[] {
  const all = new Set(entries.flatMap(({ file }) => [...nationsIn(file)]));
  return NATIONS.filter((nation) => all.has(nation));
}
