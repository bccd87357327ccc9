import { faulty, unknownName, type Read } from './fault.ts';
import { AIR_DECK_FORMAT, LIBRARY_FORMAT } from './file-names.ts';

export function formatOf(json: unknown): unknown {
  return json !== null && typeof json === 'object' && 'format' in json ? json.format : undefined;
}

/** A file of none of the formats that are wanted here. */
export function wrongFormat(format: unknown, wanted: readonly string[]): Read<never> {
  return faulty('format', `expected one of ${wanted.join(', ')}${instead(format, wanted)}`);
}

const OTHERS = new Map<unknown, string>([
  [AIR_DECK_FORMAT, 'a deck of air combat cards, which is no game'],
  [LIBRARY_FORMAT, 'a library of scenarios; give one of them by itself'],
]);

function instead(format: unknown, wanted: readonly string[]): string {
  const other = OTHERS.get(format);
  if (other !== undefined) return `, but there is ${other}`;
  return typeof format === 'string' ? `, but there is ${unknownName(format, wanted)}` : '';
}
