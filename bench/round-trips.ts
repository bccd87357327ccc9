// What goes out and comes back in is the same: made-up scenarios through .m44, and made-up files of other programs.
import { isDeepStrictEqual } from 'node:util';
import type { Read } from '../src/scenarios/fault.ts';
import { readM44, writeM44, type M44Reading } from '../src/scenarios/m44/index.ts';
import { normal } from '../src/scenarios/m44/normal.ts';
import { spelledM44 } from '../src/scenarios/m44/proving-m44.ts';
import { provingGround } from '../src/scenarios/proving-ground.ts';
import type { ScenarioFile } from '../src/scenarios/scenario-schema.ts';
import { planFile, planOf } from '../src/workshop/plan-file.ts';
import { withAirPackSetUp } from './air-pack-set-up.ts';
import type { BadInput } from './bad-input.ts';

function valueOf<T>(read: Read<T>): T {
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

function overJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function back(file: ScenarioFile): M44Reading {
  return valueOf(readM44(overJson(writeM44(file))));
}

function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(overJson(one), overJson(other));
}

/** The file in the one shape in which the workshop writes it. */
function plainly(file: ScenarioFile): ScenarioFile {
  return planFile(valueOf(planOf(file)));
}

/** What is wrong with a scenario that went out as .m44 and came back. */
export function scenarioTripProblem(file: ScenarioFile): string | undefined {
  const [before, after] = [plainly(file), plainly(back(file).file)];
  return isSame(before, after) ? undefined : `it came back as ${JSON.stringify(after)}`;
}

/** Where in the file something stands changes when its hexes are put in order, in a plain list. */
function withoutPlaces({ file, remarks }: M44Reading): object {
  const somewhere = remarks.map(({ path, ...said }) => {
    return { ...said, path: path.replaceAll(/(?:\.item(?!\w))?(?:\[\d+\]|\.\d+(?!\w))|\.item(?!\w)/g, '[]') };
  });
  return { ...file, kept: file.kept?.m44, remarks: somewhere };
}

/** What is said and not written, by its path. Lists may be in another order, and words spelled otherwise. */
function lost(said: unknown, written: unknown, path: string): string[] {
  if (Array.isArray(said)) {
    const there = Array.isArray(written) ? [...(written as unknown[])] : [];
    return said.flatMap((one, at) => {
      const found = there.findIndex((other) => lost(one, other, '').length === 0);
      if (found === -1) return [`${path}[${at}]: ${JSON.stringify(one)}`];
      there.splice(found, 1);
      return [];
    });
  }
  if (said !== null && typeof said === 'object') {
    const there = (written ?? {}) as Record<string, unknown>;
    return Object.entries(said).flatMap(([key, value]) => lost(value, there[key], `${path}.${key}`));
  }
  const plain = (value: unknown): string =>
    String(value)
      .toLowerCase()
      .replace(/^true$/, '1')
      .replace(/^false$/, '0');
  return plain(said) === plain(written) ? [] : [`${path}: ${String(said)} is ${String(written)}`];
}

/** What is wrong with a file of another program that came in, went out and came in again. */
export function m44TripProblem(json: unknown): string | undefined {
  const first = valueOf(readM44(json));
  const gone = lost(normal(json), normal(overJson(writeM44(first.file))), '');
  if (gone.length > 0) return `the export does not say ${gone.join(', ')}`;
  const second = back(first.file);
  if (!isSame(withoutPlaces(first), withoutPlaces(second))) return `it came back as ${JSON.stringify(second.file)}`;
  return isSame(second, back(second.file)) ? undefined : 'it changes with every export';
}

/** What is wrong with a file, whatever happens to it. */
function tried<T>(what: string, file: T, problemOf: (file: T) => string | undefined): BadInput | undefined {
  const failure = (problem: string): BadInput => ({ what, input: JSON.stringify(file), problem });
  try {
    const problem = problemOf(file);
    return problem === undefined ? undefined : failure(problem);
  } catch (thrown) {
    return failure(thrown instanceof Error ? (thrown.stack ?? '') : String(thrown));
  }
}

export interface RoundTrips {
  readonly checked: number;
  readonly failures: readonly BadInput[];
}

/** So many scenarios, as many with planes on the ground, and so many files of other programs. */
export function checkRoundTrips(count: number, seed: number): RoundTrips {
  const failures: BadInput[] = [];
  for (let at = 0; at < count; at++) {
    const number = seed * count + at;
    const found = [
      tried(
        'a scenario with planes to .m44 and back',
        withAirPackSetUp(provingGround(number), number),
        scenarioTripProblem,
      ),
      tried('a scenario to .m44 and back', provingGround(number), scenarioTripProblem),
      tried('.m44 in, out and in again', spelledM44(number), m44TripProblem),
    ];
    failures.push(...found.filter((failure) => failure !== undefined));
  }
  return { checked: 3 * count, failures };
}
