import { err, type Result } from '../engine/result.ts';

/** What is wrong with a file, and where: 'units.axis.D5', 'objectives[0].hexes[1]', or '' for the whole file. */
export interface Fault {
  readonly path: string;
  readonly message: string;
}

/** What was read, or every fault found. */
export type Read<T> = Result<T, readonly Fault[]>;

export function faulty(path: string, message: string): Read<never> {
  return err([{ path, message }]);
}

export function joinPath(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
}

/** The faults of a part, as faults of the whole. */
export function under(path: string, faults: readonly Fault[]): Fault[] {
  return faults.map((fault) => {
    const inner = fault.path;
    if (inner === '') return { path, message: fault.message };
    return { path: inner.startsWith('[') ? path + inner : joinPath(path, inner), message: fault.message };
  });
}

/** "'woodz'; did you mean 'woods'?" */
export function unknownName(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  return near === undefined ? `'${name}'` : `'${name}'; did you mean '${near}'?`;
}

export function nearestName(name: string, known: readonly string[]): string | undefined {
  if (name.length > 40) return undefined;
  const wanted = name.toLowerCase();
  let best: string | undefined;
  let bestEdits = Math.max(1, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    const edits = editDistance(wanted, candidate.toLowerCase());
    if (edits < bestEdits) {
      best = candidate;
      bestEdits = edits;
    }
  }
  return best;
}

/** Letters added, dropped, changed or swapped with their neighbour. */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      let edits = Math.min(row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1), row[j] + 1, next[j - 1] + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) edits = Math.min(edits, before[j - 2] + 1);
      next.push(edits);
    }
    before = row;
    row = next;
  }
  return row[b.length];
}
