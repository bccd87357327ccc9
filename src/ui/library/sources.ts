// Where scenarios come from: files that were chosen or dropped, and text that was pasted.
import { err } from '../../engine/result.ts';
import { decoded, type Decoded } from '../../scenarios/decoded.ts';
import type { Read } from '../../scenarios/fault.ts';
import { isScenarioText, readScenarioText, type ReadScenario } from '../../workshop/any-scenario.ts';
import { MOST_CHARACTERS } from '../../scenarios/library-file.ts';
import type { OpenedReplay } from '../../scenarios/replay-file.ts';
import { isNotFetched } from '../../store/with-rules.ts';
import { gameInText } from '../saves/files.ts';
import { t } from '../text/i18n.ts';
import { damageText } from './damage.ts';

export interface Source {
  readonly name: string;
  /** Null and why: it could not even be read. */
  readonly text: string | null;
  readonly trouble?: string;
  /** In which encoding it was saved could not be told. */
  readonly isGuessed?: boolean;
}

export interface ReadSource {
  readonly name: string;
  /** In plain words what is wrong with it; empty: its faults say all. */
  readonly damage: string;
  readonly isGuessed: boolean;
  readonly read: Read<ReadScenario[]>;
}

const MEGABYTE = 1_000_000;
export const SCENARIO_FILES = '.json,.m44,application/json,text/plain';

/** The text of a file, whichever program wrote it. */
async function textIn(file: File): Promise<Decoded> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return decoded(bytes, (encoding) => new TextDecoder(encoding, { fatal: true }).decode(bytes));
}

async function sourceOf(file: File): Promise<Source> {
  const { name } = file;
  if (file.size > MOST_CHARACTERS) {
    return { name, text: null, trouble: t('library:bring.tooLarge', { size: MOST_CHARACTERS / MEGABYTE }) };
  }
  try {
    return { name, ...(await textIn(file)) };
  } catch {
    return { name, text: null, trouble: t('library:bring.unreadable') };
  }
}

export function sourcesOf(files: readonly File[]): Promise<Source[]> {
  return Promise.all(files.map(sourceOf));
}

export function readSource({ name, text, trouble = '', isGuessed = false }: Source): ReadSource {
  if (text === null) return { name, damage: '', isGuessed, read: err([{ path: '', message: trouble }]) };
  const read = readScenarioText(text);
  return { name, isGuessed, damage: read.ok ? '' : damageText(text), read };
}

/** The game in the one file that somebody opened; null: it is none, or a broken one. Its rules may not have come. */
export async function gameAmong(sources: readonly Source[]): Promise<OpenedReplay | 'notFetched' | null> {
  const [{ text }, ...others] = sources;
  if (text === null || others.length > 0 || isScenarioText(text)) return null;
  const game = await gameInText(text);
  if (game.ok) return game.value;
  return isNotFetched(game.error) ? 'notFetched' : null;
}

/** What another screen has found and the library is to show. */
let waiting: readonly Source[] | null = null;

export function handOver(sources: readonly Source[]): void {
  waiting = sources;
}

export function takeOver(): readonly Source[] | null {
  const taken = waiting;
  waiting = null;
  return taken;
}
