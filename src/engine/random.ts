// A counter-based generator: every number is a mix of the seed, the stream and a counter, so the
// whole state is four integers and drawing from one stream never moves another.

/** Stored in every replay; change it together with the numbers. */
export const ALGORITHM = 'counter-mix-1';

export type Stream = 'dice' | 'deck' | 'setup';

export interface Random {
  seed: number;
  dice: number;
  deck: number;
  setup: number;
}

const STREAM_SALT: Readonly<Record<Stream, number>> = {
  dice: 0x243f6a88,
  deck: 0x85a308d3,
  setup: 0x13198a2e,
};
const GOLDEN = 0x9e3779b9;
const SECOND_KEY = 0x27d4eb2f;
const TWO_TO_32 = 0x1_0000_0000;

export function createRandom(seed: number | string): Random {
  return {
    seed: typeof seed === 'string' ? seedOfText(seed) : seed >>> 0,
    dice: 0,
    deck: 0,
    setup: 0,
  };
}

/** 0 … bound - 1, for bounds up to 2 ** 20. One step of the counter each; the bias is bound / 2 ** 32. */
export function nextInt(random: Random, stream: Stream, bound: number): number {
  return Math.floor((nextBits(random, stream) * bound) / TWO_TO_32);
}

/** Fisher–Yates, in place. */
export function shuffle<T>(random: Random, stream: Stream, array: T[]): void {
  for (let last = array.length - 1; last > 0; last--) {
    const other = nextInt(random, stream, last + 1);
    const moved = array[last];
    array[last] = array[other];
    array[other] = moved;
  }
}

function nextBits(random: Random, stream: Stream): number {
  const counter = random[stream];
  random[stream] = counter + 1;
  const key = mix(random.seed ^ STREAM_SALT[stream]);
  const first = mix((key + Math.imul(counter, GOLDEN)) | 0);
  // The second key keeps the streams of two seeds from being shifted copies of each other.
  return mix(first ^ mix(key ^ SECOND_KEY)) >>> 0;
}

/** A bijection of 32 bits in which every input bit moves about half of the output bits. */
function mix(value: number): number {
  let bits = value ^ (value >>> 16);
  bits = Math.imul(bits, 0x7feb352d);
  bits ^= bits >>> 15;
  bits = Math.imul(bits, 0x846ca68b);
  return bits ^ (bits >>> 16);
}

function seedOfText(text: string): number {
  let bits = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193);
  }
  return mix(bits) >>> 0;
}
