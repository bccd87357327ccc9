/** The signs from 128 to 159 in the encoding of old Windows programs; the others are those of Unicode. */
const FROM_128 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

export function ofWindows1252(code: number): string {
  return code >= 128 && code < 160 ? FROM_128[code - 128] : String.fromCodePoint(code);
}
