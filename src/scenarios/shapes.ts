// Small valibot schemas whose messages say in plain words what was expected.
import * as v from 'valibot';
import { err, ok } from '../engine/result.ts';
import { joinPath, nearestName, unknownName, type Fault, type Read } from './fault.ts';
import { LONGEST_TEXT, MOST_PLACES } from './limits.ts';

type Entries = v.ObjectEntries;
type AnySchema = v.GenericSchema;

/** An object with exactly these fields. */
export function fields<const E extends Entries>(entries: E) {
  const known = Object.keys(entries);
  return v.strictObject(entries, (issue) => {
    if (issue.expected === 'never') return unknownFields(issue, known);
    if (issue.expected.startsWith('"')) return 'is missing';
    return expectation('an object', issue.input);
  });
}

function unknownFields(issue: v.StrictObjectIssue, known: readonly string[]): string {
  const given = Object.keys(issue.path?.[0].input ?? {});
  const [first, ...others] = given.filter((key) => !known.includes(key));
  const also = others.length === 0 ? '' : ` Unknown too: ${others.map((key) => `'${key}'`).join(', ')}.`;
  const near = nearestName(first ?? '', known);
  const hint = near === undefined ? `the fields here are ${known.join(', ')}` : `did you mean '${near}'?`;
  return `there is no such field; ${hint}${also}`;
}

export function oneOf<const T extends readonly string[]>(names: T, what: string) {
  return v.picklist(names, (issue) => {
    if (typeof issue.input !== 'string') return expectation(`${what}: ${names.join(', ')}`, issue.input);
    const list = names.length > 12 ? '' : ` Expected one of ${names.join(', ')}.`;
    return `there is no ${what} ${unknownName(issue.input, names)}${list}`;
  });
}

export function whole(low: number, high: number) {
  const message = (issue: v.BaseIssue<unknown>): string =>
    expectation(`a whole number from ${low} to ${high}`, issue.input);
  return v.pipe(v.number(message), v.integer(message), v.minValue(low, message), v.maxValue(high, message));
}

export function yesNo() {
  return v.boolean((issue) => expectation('true or false', issue.input));
}

export function text(maximum = LONGEST_TEXT) {
  return v.pipe(
    v.string((issue) => expectation('a text', issue.input)),
    v.maxLength(maximum, `is longer than ${maximum} characters`),
  );
}

const LABEL = /^[A-Za-z][1-9][0-9]?$/;

export function label() {
  const message = (issue: v.BaseIssue<unknown>): string => expectation("a hex such as 'D5' or 'd6'", issue.input);
  return v.pipe(v.string(message), v.regex(LABEL, message));
}

/** A value for either side, for both or for none. */
export function perSide<S extends AnySchema>(value: S) {
  return fields({ axis: v.exactOptional(value), allies: v.exactOptional(value) });
}

/** Values by hex. */
export function byHex<S extends AnySchema>(value: S) {
  return v.record(label(), value, (issue) => expectation('an object with a hex for each name', issue.input));
}

export function listOf<S extends AnySchema>(item: S, maximum = MOST_PLACES) {
  return v.pipe(
    v.array(item, (issue) => expectation('a list', issue.input)),
    v.maxLength(maximum, `has more than ${maximum} entries`),
  );
}

export function literally<const T extends string | number>(value: T) {
  return v.literal(value, (issue) => expectation(JSON.stringify(value), issue.input));
}

/** A field for a rule of the game that the engine does not play: known by name and refused. */
export function notPlayed(rule: string) {
  return v.exactOptional(v.never(`${rule} is not played yet; a battle that needs it cannot be played here`));
}

/**
 * One of two forms, told apart by a field that only the first of them has: what is wrong is said of the form that was
 * meant, and not of the other.
 */
export function eitherForm<A extends AnySchema, B extends AnySchema>(field: string, withField: A, without: B) {
  const both = v.union([withField, without]);
  const formOf = (value: unknown): A | B =>
    value !== null && typeof value === 'object' && field in value ? withField : without;
  const run = (...[dataset, config]: Parameters<(typeof both)['~run']>) =>
    formOf(dataset.value)['~run'](dataset, config);
  return { ...both, '~run': run as (typeof both)['~run'] };
}

export function expectation(wanted: string, given: unknown): string {
  return `expected ${wanted}, but there is ${shown(given)}`;
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (value !== null && typeof value === 'object') return 'an object';
  const said = JSON.stringify(value) ?? 'nothing';
  return said.length > 40 ? `${said.slice(0, 37)}…` : said;
}

/** The value as the schema's type, or its faults. */
export function shapeOf<S extends AnySchema>(schema: S, value: unknown): Read<v.InferOutput<S>> {
  const result = v.safeParse(schema, value);
  return result.success ? ok(result.output) : err(result.issues.flatMap((issue) => faultsOf(issue, '')));
}

type Issue = v.BaseIssue<unknown>;

function faultsOf(issue: Issue, base: string): Fault[] {
  let path = base;
  for (const { key } of issue.path ?? []) path = joinPath(path, key as string | number);
  const branch = issue.type === 'union' ? closestBranch(issue) : [];
  if (branch.length > 0) return branch.flatMap((inner) => faultsOf(inner, path));
  return [{ path, message: issue.message }];
}

/** Of a union, the faults of the form that was meant: the one that matched so far that its faults lie deeper. */
function closestBranch(issue: Issue): Issue[] {
  return (issue.issues ?? []).filter((inner) => inner.path !== undefined && inner.path.length > 0);
}
