import { ofWindows1252 } from './m44/data/windows-1252.ts';

export interface Decoded {
  readonly text: string;
  /** It was none of the encodings that can be told, so letters beyond ASCII may be others. */
  readonly isGuessed: boolean;
}

/** Decodes all of a file, or throws where it is not in this encoding. */
export type Decode = (encoding: Encoding) => string;
type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** What UTF-16 begins with. */
const MARKS: Readonly<Record<string, Encoding>> = { 'ff fe': 'utf-16le', 'fe ff': 'utf-16be' };

/** The text of a file: UTF-8, or else UTF-16 with its mark, or else as old Windows programs wrote. */
export function decoded(bytes: Uint8Array, decode: Decode): Decoded {
  const mark = Array.from(bytes.subarray(0, 2), (byte) => byte.toString(16)).join(' ');
  const encoding = MARKS[mark] ?? 'utf-8';
  try {
    return { text: decode(encoding), isGuessed: false };
  } catch {
    return { text: Array.from(bytes, ofWindows1252).join(''), isGuessed: true };
  }
}
