import { faulty, unknownName, type Read } from './fault.ts';
import { AIR_DECK_FORMAT } from './file-names.ts';

export function formatOf(json: unknown): unknown {
  return json !== null && typeof json === 'object' && 'format' in json ? json.format : undefined;
}

/** A file of none of the formats that are wanted here. */
export function wrongFormat(format: unknown, wanted: readonly string[]): Read<never> {
  return faulty('format', `expected one of ${wanted.join(', ')}${instead(format, wanted)}`);
}

function instead(format: unknown, wanted: readonly string[]): string {
  if (format === AIR_DECK_FORMAT) return ', but there is a deck of air combat cards, which is no game';
  return typeof format === 'string' ? `, but there is ${unknownName(format, wanted)}` : '';
}
