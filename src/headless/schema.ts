import { jsonSchemaOf, SCHEMA_NAMES } from '../lessons/json-schemas.ts';
import { unknownName } from '../scenarios/fault.ts';
import { parseArguments } from './options.ts';
import { failure, success, type CommandResult } from './result.ts';

/** schema [NAME]: the JSON Schema of one format, or of all. */
export function schema(args: readonly string[]): CommandResult {
  const parsed = parseArguments(args, ['[NAME]'], []);
  if (!parsed.ok) return failure(parsed.error);
  const [word] = parsed.value.words;
  if (word === undefined) return success(Object.fromEntries(SCHEMA_NAMES.map((name) => [name, jsonSchemaOf(name)])));
  const name = SCHEMA_NAMES.find((known) => known === word);
  if (name === undefined) return failure({ message: `there is no schema ${unknownName(word, SCHEMA_NAMES)}` });
  return success(jsonSchemaOf(name));
}
