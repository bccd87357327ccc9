/** A fixed piece of integer work, the yardstick every figure is given against: how long one unit of it takes, in µs. */
export function calibrate(): number {
  const rounds = 200_000;
  const table = new Int32Array(1024);
  const start = performance.now();
  let x = 1;
  for (let i = 0; i < rounds; i++) {
    x = (Math.imul(x, 1664525) + 1013904223) | 0;
    table[x & 1023] ^= x >>> 7;
    if (table[(x >>> 10) & 1023] & 1) x ^= i;
  }
  const elapsed = performance.now() - start;
  // The table is read so that the loop cannot be dropped.
  return ((elapsed + (table[0] === 0.5 ? 1 : 0)) * 1000) / (rounds / 1000);
}

export interface Figure {
  readonly name: string;
  /** Best of several passes. */
  readonly microseconds: number;
  /** The same in units of the calibration loop measured beside it (1 unit = 1,000 rounds). */
  readonly units: number;
}

/** Runs a pass several times, with the calibration between the passes, and keeps the best of both. */
export function measure(name: string, passes: number, pass: () => number): Figure {
  let best = Infinity;
  let unit = Infinity;
  for (let i = 0; i < passes; i++) {
    unit = Math.min(unit, calibrate());
    best = Math.min(best, pass());
  }
  return { name, microseconds: best, units: best / unit };
}
