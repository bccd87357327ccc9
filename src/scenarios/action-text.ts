// Actions as short texts: 'play probe-left', 'move D5 E4', 'attack E4 E6'.
import { SECTION_NAMES } from './file-names.ts';
import { ok } from '../engine/result.ts';
import { boardOf, type Hex } from '../hex/board.ts';
import { hexLabel, hexOfLabel } from '../hex/labels.ts';
import type { Action, ActionType } from '../memoir/action.ts';
import { CARD_IDS } from '../memoir/cards/card.ts';
import { legalActions } from '../memoir/index.ts';
import { NO_UNIT, type State } from '../memoir/state.ts';
import { DONE_WORDS, ENDINGS, FIELD_KINDS, fieldsOf, hintFor, PHRASES, type Phrase } from './action-phrases.ts';
import { faulty, unknownName, type Read } from './fault.ts';

type Fields = Readonly<Record<string, string | number | boolean>>;

export function actionText(state: State, action: Action): string {
  const values = action as unknown as Fields;
  const phrase = PHRASES[action.type].find(({ fixed }) =>
    Object.entries(fixed ?? {}).every(([field, value]) => values[field] === value),
  );
  if (phrase === undefined) throw new Error(`No phrase for ${JSON.stringify(action)}`);
  return phrase.text.replace(/\{(\w+)\}/g, (_, field: string) => writeField(state, field, values[field]));
}

/** The same action with labels and names in place of numbers. */
export function actionFile(state: State, action: Action): Fields {
  const entries = Object.entries(action as unknown as Fields);
  return Object.fromEntries(
    entries.map(([field, value]) => [field, field in FIELD_KINDS ? writeField(state, field, value) : value]),
  );
}

function writeField(state: State, field: string, value: string | number | boolean): string {
  const kind = FIELD_KINDS[field];
  if (kind === undefined || typeof value !== 'number') return String(value);
  if (kind === 'card') return CARD_IDS[value];
  if (kind === 'section') return SECTION_NAMES[Math.log2(value)];
  const board = boardOf(state.board);
  return hexLabel(board, kind === 'unit' ? state.units[value].hex : value);
}

function readField(state: State, field: string, text: string): Read<number> {
  const kind = FIELD_KINDS[field];
  if (kind === 'card') return indexIn(CARD_IDS, text, 'card');
  if (kind === 'section') {
    const section = indexIn(SECTION_NAMES, text, 'section');
    return section.ok ? ok(1 << section.value) : section;
  }
  const hex = anyLabel(state, text);
  if (hex === undefined) return faulty('', `'${text}' is not a hex of the ${state.board} board`);
  if (kind === 'hex') return ok(hex);
  const unit = state.unitAt[hex];
  return unit === NO_UNIT ? faulty('', `there is no unit on ${hexLabel(boardOf(state.board), hex)}`) : ok(unit);
}

function indexIn(names: readonly string[], text: string, what: string): Read<number> {
  const index = names.indexOf(text.toLowerCase());
  return index === -1 ? faulty('', `there is no ${what} ${unknownName(text, names)}`) : ok(index);
}

/** Capitals tell nothing that the number does not: rows of capital letters have odd numbers. */
function anyLabel(state: State, text: string): Hex | undefined {
  const board = boardOf(state.board);
  return hexOfLabel(board, text.toUpperCase()) ?? hexOfLabel(board, text.toLowerCase());
}

interface SplitPhrase {
  readonly type: ActionType;
  readonly parts: readonly string[];
  readonly fixed: Phrase['fixed'];
}

/** The phrases that begin with a word, in the order of the table; none begins with a field. */
const PHRASES_BY_VERB: ReadonlyMap<string, readonly SplitPhrase[]> = (() => {
  const byVerb = new Map<string, SplitPhrase[]>();
  for (const [type, phrases] of Object.entries(PHRASES) as [ActionType, readonly Phrase[]][]) {
    for (const { text, fixed } of phrases) {
      const parts = text.split(' ');
      byVerb.set(parts[0], [...(byVerb.get(parts[0]) ?? []), { type, parts, fixed }]);
    }
  }
  return byVerb;
})();

/** Reads one action. Whether it is legal now is not asked, but 'done' means whichever ending is. */
export function readAction(state: State, text: string, legal = legalActions(state)): Read<Action> {
  const words = text.trim().split(/\s+/);
  const plain = words.join(' ');
  if (DONE_WORDS.includes(plain.toLowerCase())) return endingAmong(legal, plain);
  for (const { type, parts, fixed } of PHRASES_BY_VERB.get(words[0].toLowerCase()) ?? []) {
    const given = matchPhrase(parts, words);
    if (given !== null) return actionOf(state, type, { ...fixed, ...given });
  }
  return faulty('', `'${plain}' is not an action${hintFor(words[0])}`);
}

function endingAmong(legal: readonly Action[], word: string): Read<Action> {
  const endings = legal.filter(({ type }) => ENDINGS.has(type));
  if (endings.length === 1) return ok(endings[0]);
  return faulty(
    '',
    `'${word}' does not fit here: ${endings.length === 0 ? 'nothing can be ended or declined now' : 'several things can be ended now'}`,
  );
}

function matchPhrase(parts: readonly string[], words: readonly string[]): Record<string, string> | null {
  if (parts.length !== words.length) return null;
  const given: Record<string, string> = {};
  for (const [at, part] of parts.entries()) {
    const word = words[at];
    if (!part.startsWith('{')) {
      if (part !== word.toLowerCase()) return null;
      continue;
    }
    const field = part.slice(1, -1);
    // A word such as 'on' in 'move on D6' is not a hex.
    if (FIELD_KINDS[field] !== 'card' && FIELD_KINDS[field] !== 'section' && !/\d/.test(word)) return null;
    given[field] = word;
  }
  return given;
}

function actionOf(state: State, type: ActionType, fields: Fields): Read<Action> {
  const action: Record<string, unknown> = { type };
  for (const [field, value] of Object.entries(fields)) {
    if (!(field in FIELD_KINDS)) {
      action[field] = value;
      continue;
    }
    const read = readField(state, field, String(value));
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
