// What may stand in a field, and what is said of the rest.
import { ok } from '../../../engine/result.ts';
import type { Reader } from './use-typed.ts';

export const anyText: Reader<string> = (text) => ok(text);
