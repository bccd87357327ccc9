// What lists of kept things have in common: games, lessons and scenarios of the player's own.
import { err, type Result } from '../engine/result.ts';
import type { Fault } from '../scenarios/fault.ts';
import type { Stored, StorageFault } from './storage.ts';

export type KeptFault =
  | { readonly kind: 'storage'; readonly fault: StorageFault }
  | { readonly kind: 'broken'; readonly faults: readonly Fault[] }
  /** There is none of this name, or it was deleted, perhaps in another tab. */
  | { readonly kind: 'missing' };

export type KeptResult<T> = Result<T, KeptFault>;

/** Makes what is kept under a name again what it was. */
export type WayBack = () => Promise<Stored<unknown>>;

export function refused(fault: StorageFault) {
  return err({ kind: 'storage', fault } as const);
}

export function broken(faults: readonly Fault[]) {
  return err({ kind: 'broken', faults } as const);
}

export interface KeptFile {
  readonly at: number;
  readonly file: unknown;
}

/** A file and the time it was kept; null: it is none. What else is in the record is left in it. */
export function keptFile(value: unknown): KeptFile | null {
  if (typeof value !== 'object' || value === null || !('at' in value) || !('file' in value)) return null;
  return typeof value.at === 'number' ? { ...value, at: value.at, file: value.file } : null;
}

const OWN = 'own-';

/** Ids of what comes with the game are never the player's. */
export function isOwnId(id: string): boolean {
  return id.startsWith(OWN);
}

/** 'at-the-ford' for 'At the ford', with so many letters at most; empty for a name without any letter. */
export function slugOf(name: string, most: number): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, most)
    .replace(/-+$/, '');
}

/** 'own-at-the-ford' for 'At the ford'; a name without any letter is called otherwise. */
export function ownIdOf(name: string, most: number, otherwise: string): string {
  const slug = slugOf(name, most)
    .replace(/^(own-)+/, '')
    .slice(0, most - OWN.length)
    .replace(/-+$/, '');
  return OWN + (slug === '' ? otherwise : slug);
}
