import { ofWindows1252 } from '../scenarios/m44/data/windows-1252.ts';

export interface Decoded {
  readonly text: string;
  /** It was none of the encodings that can be told, so letters beyond ASCII may be others. */
  readonly isGuessed: boolean;
}

/** The text of a file: UTF-8, or else UTF-16 with its mark, or else as old Windows programs wrote. */
export function decoded(bytes: Uint8Array): Decoded {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), isGuessed: false };
  } catch {
    return { text: Array.from(bytes, ofWindows1252).join(''), isGuessed: true };
  }
}
