// Spoils JSON on purpose, for tests that no file can crash the game.
import { nextInt, type Random } from '../engine/random.ts';

type Json = unknown;
type Path = readonly (string | number)[];

const STRANGE: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  0.5,
  1e9,
  -1e300,
  '',
  'x',
  'D5',
  'd5',
  'Z99',
  'axis',
  '__proto__',
  'infantry',
  'move D5 E4',
  [],
  {},
  [[]],
  { kind: 1 },
  ['A9', 'A9'],
  '\u0000',
  'ß'.repeat(50),
];

/** A copy with one to three nodes deleted, replaced, retyped, renamed, doubled or swapped. */
export function mutate(json: Json, random: Random): Json {
  let changed = copyOf(json);
  const times = 1 + nextInt(random, 'setup', 3);
  for (let i = 0; i < times; i++) changed = mutateOnce(changed, random);
  return changed;
}

function mutateOnce(json: Json, random: Random): Json {
  const paths: Path[] = [];
  collectPaths(json, [], paths);
  const path = paths[pick(random, paths.length)];
  if (path.length === 0) return pick(random, 4) === 0 ? strange(random) : json;
  const parent = path
    .slice(0, -1)
    .reduce((node: Json, key) => (node as Record<string | number, Json>)[key], json) as Record<string | number, Json>;
  const key = path[path.length - 1];
  switch (pick(random, 6)) {
    case 0:
      if (Array.isArray(parent)) parent.splice(Number(key), 1);
      else delete parent[key];
      break;
    case 1:
      parent[key] = strange(random);
      break;
    case 2:
      parent[key] = retyped(parent[key], random);
      break;
    case 3:
      if (Array.isArray(parent)) parent.push(copyOf(parent[Number(key)]));
      else parent[`${key}${pick(random, 3) === 0 ? '' : 'x'}`] = strange(random);
      break;
    case 4: {
      const other = paths[pick(random, paths.length)];
      parent[key] = copyOf(nodeAt(json, other) ?? null);
      break;
    }
    default:
      parent[key] = nudged(parent[key], random);
  }
  return json;
}

function collectPaths(node: Json, path: Path, out: Path[]): void {
  out.push(path);
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) node.forEach((item, at) => collectPaths(item, [...path, at], out));
  else for (const [key, value] of Object.entries(node)) collectPaths(value, [...path, key], out);
}

function nodeAt(json: Json, path: Path): Json {
  return path.reduce((node: Json, key) => (node as Record<string | number, Json> | undefined)?.[key], json);
}

function pick(random: Random, bound: number): number {
  return nextInt(random, 'setup', bound);
}

/** A copy: the next mutation may spoil it, too. */
function strange(random: Random): Json {
  return copyOf(STRANGE[pick(random, STRANGE.length)]);
}

function copyOf(json: Json): Json {
  return JSON.parse(JSON.stringify(json)) as Json;
}

function retyped(value: Json, random: Random): Json {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return pick(random, 2) === 0 ? value.length : [value];
  if (typeof value === 'boolean') return value ? 'true' : 0;
  return Array.isArray(value) ? Object.fromEntries(value.entries()) : Object.values(value ?? {});
}

/** A small change that looks almost right. */
function nudged(value: Json, random: Random): Json {
  if (typeof value === 'number') return value + (pick(random, 3) - 1) * (1 + pick(random, 3));
  if (typeof value !== 'string' || value === '') return strange(random);
  const at = pick(random, value.length);
  const letter = 'aAeEdD159 -'[pick(random, 11)];
  return value.slice(0, at) + letter + value.slice(at + pick(random, 2));
}
