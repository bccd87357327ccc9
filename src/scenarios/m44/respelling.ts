// The same `.m44` file in the other ways in which its fields are seen: for tests that every spelling is understood.
import { nextInt, type Random } from '../../engine/random.ts';

const WORDS = /^(?:type|face|front|starting|side|side_player[12]|country_player[12]|original_owner)$/;
/** Lists that are seen wrapped; others only as objects with numbers for keys. */
const WRAPPED = ['hexagons', 'labels', 'tags', 'group', 'condition'];

type Style = 'plain' | 'loose' | 'wild';
const STYLES: readonly Style[] = ['plain', 'loose', 'wild'];

/** `seed` says how much is spelled otherwise: nothing, words and numbers, or everything. */
export function respelled(value: unknown, random: Random, seed: number, key = ''): unknown {
  const style = STYLES[seed % STYLES.length];
  if (style === 'plain') return value;
  const isOdd = (oneIn: number): boolean => nextInt(random, 'setup', oneIn) === 0;
  if (Array.isArray(value)) {
    const items = value.map((item) => respelled(item, random, seed, key));
    if (style !== 'wild' || items.length === 0 || isOdd(3)) return items;
    return WRAPPED.includes(key) && isOdd(2) ? { item: items } : Object.fromEntries(items.entries());
  }
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, respelled(item, random, seed, name)]));
  }
  if (typeof value === 'number') return isOdd(2) ? String(value) : value;
  if (typeof value === 'boolean' && style === 'wild' && isOdd(2)) return value ? 1 : '0';
  if (typeof value === 'string' && WORDS.test(key) && isOdd(2)) return value.toLowerCase();
  return value;
}
