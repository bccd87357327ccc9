import { err, ok, type Result } from '../engine/result.ts';
import { unknownName } from '../scenarios/fault.ts';
import type { ErrorReport } from './result.ts';

export interface Arguments {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string>>;
}

/** Words and '--name value' pairs; only the named options are known. */
export function parseArguments(
  args: readonly string[],
  words: readonly string[],
  known: readonly string[],
): Result<Arguments, ErrorReport> {
  const given: string[] = [];
  const options: Record<string, string> = {};
  for (let at = 0; at < args.length; at++) {
    const arg = args[at];
    if (!arg.startsWith('--')) {
      given.push(arg);
      continue;
    }
    const [name, attached] = arg.slice(2).split('=', 2);
    if (!known.includes(name))
      return err({
        message: `there is no option ${unknownName(
          arg,
          known.map((option) => `--${option}`),
        )}`,
      });
    const value = attached ?? args[++at];
    if (value === undefined) return err({ message: `option --${name} needs a value` });
    options[name] = value;
  }
  const required = words.filter((word) => !word.startsWith('['));
  if (given.length < required.length) return err({ message: `${required[given.length]} is missing` });
  if (given.length > words.length) return err({ message: `'${given[words.length]}' is one argument too many` });
  return ok({ words: given, options });
}

export function wholeNumber(name: string, text: string, low: number, high: number): Result<number, ErrorReport> {
  const number = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= low && number <= high) return ok(number);
  return err({ message: `${name}: expected a whole number from ${low} to ${high}, but there is '${text}'` });
}

/** A seed is a number where it looks like one, and a text otherwise. */
export function seedOf(text: string): number | string {
  return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}
