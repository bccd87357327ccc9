// What an address such as #/rules/NFP-7.3 or #/rules/unit.sniper+terrain.woods opens.
import { ENTRIES, entryById } from './entries.ts';
import type { About, Entry } from './entry-schema.ts';

/** Between several things to look up at once. */
export const AND = '+';

/** What things on the table are called in an address, before their id: 'terrain.woods'. */
export const SUBJECT_KINDS = {
  terrain: 'terrain',
  unit: 'units',
  trait: 'traits',
  card: 'cards',
  'air-card': 'airCards',
  aircraft: 'aircraft',
  plane: 'planes',
} as const satisfies Record<string, keyof About>;
export type SubjectKind = keyof typeof SUBJECT_KINDS;

/** Where nothing is written about a thing itself: the cards of a deck of one's own. */
const OTHERWISE: Partial<Record<SubjectKind, string>> = { 'air-card': 'air-cards', trait: 'unit-traits' };

function isSubjectKind(kind: string): kind is SubjectKind {
  return Object.hasOwn(SUBJECT_KINDS, kind);
}

export function entryAbout(kind: SubjectKind, id: string): Entry | undefined {
  const field = SUBJECT_KINDS[kind];
  return ENTRIES.find(({ about }) => (about?.[field] as readonly string[] | undefined)?.includes(id) === true);
}

/** Entries that tell a rule of the ledger, those first that tell it first of all. */
export function entriesOfRule(rule: string): Entry[] {
  const name = rule.toUpperCase();
  const placeIn = ({ rules }: Entry) => rules.findIndex((id) => id.toUpperCase() === name);
  return ENTRIES.filter((entry) => placeIn(entry) >= 0).toSorted((a, b) => placeIn(a) - placeIn(b));
}

function entriesOfKey(key: string): Entry[] {
  const named = entryById(key);
  if (named !== undefined) return [named];
  const dot = key.indexOf('.');
  const kind = key.slice(0, Math.max(0, dot));
  if (!isSubjectKind(kind)) return entriesOfRule(key);
  const other = OTHERWISE[kind];
  const entry = entryAbout(kind, key.slice(dot + 1)) ?? (other === undefined ? undefined : entryById(other));
  return entry === undefined ? [] : [entry];
}

/** By the id of an entry, of a rule, of a thing on the table, or several of them; none: there is nothing of that name. */
export function lookUp(address: string): Entry[] {
  return [...new Set(address.split(AND).flatMap(entriesOfKey))];
}
