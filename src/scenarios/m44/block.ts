// What `.m44` has no field for, in a block of our own: pairs of what the rest of the file says by itself and what is
// true. A pair only counts while the rest still says so; another program that changes the file is not overruled.
import { joinPath } from '../fault.ts';
import type { ScenarioFile } from '../scenario-schema.ts';
import { isEmpty } from '../is-empty.ts';
import { isObject, isSame, type RawObject } from './raw.ts';

export const BLOCK = 'airfield44';
const BLOCK_VERSION = 1;

interface Pair {
  readonly was?: unknown;
  readonly is?: unknown;
}

/** Fields that are compared part by part: by their hexes, and the text by its kinds. */
const IN_PARTS = ['terrain', 'mines', 'places', 'units.axis', 'units.allies', 'text'];
const HEAD = ['format', 'version', 'kept', '$schema', 'units'];

/** Everything a scenario says, under a path for each part that is compared. */
function partsOf(file: ScenarioFile): Map<string, unknown> {
  const parts = new Map<string, unknown>();
  const { units, ...fields } = file;
  const all: RawObject = { ...fields, 'units.axis': units.axis, 'units.allies': units.allies };
  for (const [key, value] of Object.entries(all)) {
    if (HEAD.includes(key)) continue;
    if (!IN_PARTS.includes(key)) parts.set(key, value);
    else for (const [label, one] of Object.entries(value as RawObject)) parts.set(joinPath(key, label), one);
  }
  return parts;
}

/** The block that makes of one scenario the other; undefined where they say the same. */
export function blockOf(plain: ScenarioFile, truth: ScenarioFile): RawObject | undefined {
  const [before, after] = [partsOf(plain), partsOf(truth)];
  const pairs: Record<string, Pair> = {};
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(path), after.get(path)];
    if (isSame(was, is)) continue;
    pairs[path] = { ...(was === undefined ? {} : { was }), ...(is === undefined ? {} : { is }) };
  }
  return isEmpty(pairs) ? undefined : { version: BLOCK_VERSION, pairs };
}

export interface Unblocked {
  readonly file: ScenarioFile;
  /** The paths of pairs that do not count any more. */
  readonly stale: readonly string[];
}

/** Pairs of a block; undefined where it is none that can be read, perhaps one of a later version. */
export function pairsIn(block: unknown): RawObject | undefined {
  return isObject(block) && block.version === BLOCK_VERSION && isObject(block.pairs) ? block.pairs : undefined;
}

/** The scenario with the pairs that still count. What they say is not checked yet. */
export function withPairs(plain: ScenarioFile, pairs: RawObject): Unblocked {
  const parts = partsOf(plain);
  const stale: string[] = [];
  for (const [path, pair] of Object.entries(pairs)) {
    const { was, is } = isObject(pair) ? (pair as Pair) : {};
    if (!isObject(pair) || !isSame(parts.get(path), was) || HEAD.includes(path)) stale.push(path);
    else if (is === undefined) parts.delete(path);
    else parts.set(path, is);
  }
  return { file: assembled(plain, parts), stale };
}

function assembled({ format, version }: ScenarioFile, parts: ReadonlyMap<string, unknown>): ScenarioFile {
  const file: Record<string, unknown> = { format, version };
  const inParts = new Map<string, [string, unknown][]>([
    ['units.axis', []],
    ['units.allies', []],
  ]);
  for (const [path, value] of parts) {
    const field = IN_PARTS.find((name) => path.startsWith(`${name}.`));
    if (field === undefined) file[path] = value;
    else inParts.set(field, [...(inParts.get(field) ?? []), [path.slice(field.length + 1), value]]);
  }
  const partsOfField = (name: string) => Object.fromEntries(inParts.get(name) ?? []);
  for (const name of inParts.keys()) if (!name.startsWith('units.')) file[name] = partsOfField(name);
  file.units = { axis: partsOfField('units.axis'), allies: partsOfField('units.allies') };
  return file as ScenarioFile;
}
