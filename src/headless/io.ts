import { readFileSync } from 'node:fs';
import { err, type Result } from '../engine/result.ts';
import { decoded } from '../scenarios/decoded.ts';
import { parseJson } from '../scenarios/json-text.ts';
import { MOST_CHARACTERS } from '../scenarios/library-file.ts';
import type { ErrorReport } from './result.ts';

/** Where commands read from; tests give their own. */
export interface Io {
  /** The text of a file, or of the standard input for '-'. */
  readText(file: string): string;
}

const STANDARD_INPUT = 0;
const GUESS = 'it was read as windows-1252; look at its letters with accents, or save it as UTF-8';

export const nodeIo: Io = {
  readText(file) {
    const bytes = readFileSync(file === '-' ? STANDARD_INPUT : file);
    const { text, isGuessed } = decoded(bytes, (encoding) => new TextDecoder(encoding, { fatal: true }).decode(bytes));
    // What a command prints is JSON, and perhaps goes into a file.
    if (isGuessed) process.stderr.write(`${file} is not UTF-8: ${GUESS}\n`);
    return text;
  },
};

export function readJsonFile(io: Io, file: string): Result<unknown, ErrorReport> {
  let text: string;
  try {
    text = io.readText(file);
  } catch (thrown) {
    return err({ message: `${file} cannot be read: ${reason(thrown)}`, file });
  }
  const json = parseJson(text, MOST_CHARACTERS);
  if (json.ok) return json;
  const { message, line, column, path } = json.error;
  const where = path === '' ? {} : { path };
  return err({ message: `line ${line}, column ${column}: ${message}`, file, line, column, ...where });
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be read',
};

function reason(thrown: unknown): string {
  const { code = 'unknown' } = thrown as { code?: string };
  return REASONS[code] ?? code;
}
