// Actions as short texts: 'play probe-left', 'move D5 E4', 'attack E4 E6'.
import { err, ok } from '../engine/result.ts';
import type { Action, ActionType } from '../memoir/action.ts';
import { legalActions } from '../memoir/index.ts';
import { isPass } from '../memoir/passes.ts';
import type { State } from '../memoir/state.ts';
import { readField, writeField } from './action-fields.ts';
import { DONE_WORDS, fieldKind, fieldsOf, hintFor, PHRASES, type Phrase } from './action-phrases.ts';
import { faulty, unknownName, type Fault, type Read } from './fault.ts';

type Value = string | number | boolean;
type Fields = Readonly<Record<string, Value>>;

export function actionText(state: State, action: Action): string {
  const values = action as unknown as Fields;
  const phrase = PHRASES[action.type].find(({ fixed }) =>
    Object.entries(fixed ?? {}).every(([field, value]) => values[field] === value),
  );
  if (phrase === undefined) throw new Error(`No phrase for ${JSON.stringify(action)}`);
  return phrase.text.replace(/\{(\w+)\}/g, (_, field: string) =>
    String(written(state, action.type, field, values[field])),
  );
}

/** The same action with labels and names in place of numbers. */
export function actionFile(state: State, action: Action): Fields {
  const entries = Object.entries(action as unknown as Fields);
  return Object.fromEntries(entries.map(([field, value]) => [field, written(state, action.type, field, value)]));
}

function written(state: State, type: ActionType, field: string, value: Value): Value {
  const kind = fieldKind(type, field);
  return kind === undefined || typeof value !== 'number' ? value : writeField(state, kind, value);
}

interface SplitPhrase {
  readonly type: ActionType;
  readonly parts: readonly string[];
  readonly fixed: Phrase['fixed'];
}

/** The phrases by their first word, in the order of the table; those that begin with a field are under ''. */
const PHRASES_BY_VERB: ReadonlyMap<string, readonly SplitPhrase[]> = (() => {
  const byVerb = new Map<string, SplitPhrase[]>();
  for (const [type, phrases] of Object.entries(PHRASES) as [ActionType, readonly Phrase[]][]) {
    for (const { text, fixed } of phrases) {
      const parts = text.split(' ');
      const verb = parts[0].startsWith('{') ? '' : parts[0];
      byVerb.set(verb, [...(byVerb.get(verb) ?? []), { type, parts, fixed }]);
    }
  }
  return byVerb;
})();

/**
 * Reads one action. Whether it is legal now is only asked where it is not clear what is meant: 'done' is whichever ending
 * is legal, and a card of the name that two decks know the one that can be played.
 */
export function readAction(state: State, text: string, legal = legalActions(state)): Read<Action> {
  const words = text.trim().split(/\s+/);
  const plain = words.join(' ');
  if (DONE_WORDS.includes(plain.toLowerCase())) return endingAmong(legal, plain);
  const found: Action[] = [];
  let faults: readonly Fault[] | undefined;
  for (const { type, parts, fixed } of phrasesFor(words[0].toLowerCase())) {
    const given = matchPhrase(type, parts, words);
    if (given === null) continue;
    const action = actionOf(state, type, given, fixed);
    if (action.ok) found.push(action.value);
    else faults ??= action.error;
  }
  if (found.length > 0) return ok(found.find((one) => legal.some((other) => isSameAction(one, other))) ?? found[0]);
  return faults === undefined ? faulty('', `'${plain}' is not an action${hintFor(words[0])}`) : err(faults);
}

function phrasesFor(verb: string): SplitPhrase[] {
  return [...(PHRASES_BY_VERB.get(verb) ?? []), ...(PHRASES_BY_VERB.get('') ?? [])];
}

export function isSameAction(one: Action, other: Action): boolean {
  if (one.type !== other.type) return false;
  for (const key in one) if (one[key as keyof Action] !== other[key as keyof Action]) return false;
  return true;
}

function endingAmong(legal: readonly Action[], word: string): Read<Action> {
  const endings = legal.filter(isPass);
  if (endings.length === 1) return ok(endings[0]);
  return faulty(
    '',
    `'${word}' does not fit here: ${endings.length === 0 ? 'nothing can be ended or declined now' : 'several things can be ended now'}`,
  );
}

function matchPhrase(
  type: ActionType,
  parts: readonly string[],
  words: readonly string[],
): Record<string, string> | null {
  if (parts.length !== words.length) return null;
  const given: Record<string, string> = {};
  for (const [at, part] of parts.entries()) {
    const word = words[at];
    if (!part.startsWith('{')) {
      if (part !== word.toLowerCase()) return null;
      continue;
    }
    const field = part.slice(1, -1);
    const kind = fieldKind(type, field);
    // A word such as 'on' in 'move on D6' is not a hex.
    if ((kind === 'unit' || kind === 'hex') && !/\d/.test(word)) return null;
    given[field] = word;
  }
  return given;
}

function actionOf(state: State, type: ActionType, given: Fields, fixed: Fields = {}): Read<Action> {
  const action: Record<string, unknown> = { type, ...fixed };
  for (const [field, value] of Object.entries(given)) {
    const kind = fieldKind(type, field);
    const read = kind === undefined ? ok(value) : readField(state, kind, String(value));
    if (!read.ok) return read;
    action[field] = read.value;
  }
  return ok(action as Action);
}

/** An action written as an object with labels: { "type": "moveUnit", "unit": "D5", "to": "E4" }. */
export function readActionFile(state: State, file: Fields): Read<Action> {
  const { type, ...fields } = file;
  const types = Object.keys(PHRASES) as ActionType[];
  const known = types.find((name) => name === type);
  if (known === undefined) return faulty('type', `there is no action ${unknownName(String(type), types)}`);
  for (const phrase of PHRASES[known]) {
    const wanted = fieldsOf(phrase);
    const missing = wanted.find((field) => !Object.hasOwn(fields, field));
    const unwanted = Object.keys(fields).find((field) => !wanted.includes(field));
    if (missing !== undefined) return faulty(missing, 'is missing');
    if (unwanted !== undefined) return faulty(unwanted, `there is no such field in ${known}`);
  }
  return actionOf(state, known, fields);
}
