/** How a die flies, hops and turns over until it lies where it shall lie. */
export interface Throw {
  /** Where it lies in the end, and where it comes from, around the middle of the dice. */
  readonly x: number;
  readonly y: number;
  readonly fromX: number;
  readonly fromY: number;
  /** How it lies, in degrees. */
  readonly tilt: number;
  /** Half turns around its own middle and over its edge. */
  readonly spins: number;
  readonly flips: number;
}

export interface Flight {
  readonly body: Keyframe[];
  readonly shadow: Keyframe[];
  /** When each face comes up, the first at 0; parts of the whole time. */
  readonly turns: readonly number[];
}

/** When each hop ends, and how high it is. */
const HOPS = [
  { until: 0.42, height: 62 },
  { until: 0.7, height: 24 },
  { until: 0.88, height: 8 },
] as const;
const FRAMES = 16;
/** A die on its edge. */
const THIN = 0.16;

function heightAt(time: number): number {
  let from = 0;
  for (const { until, height } of HOPS) {
    if (time < until) {
      // The first hop begins in the hand, at its highest point.
      const part = from === 0 ? 0.5 + (time / until) * 0.5 : (time - from) / (until - from);
      return height * Math.sin(Math.PI * part);
    }
    from = until;
  }
  return 0;
}

/** How far it has come: fast at first. */
function progress(time: number): number {
  return 1 - (1 - time) ** 2.4;
}

function timeOf(part: number): number {
  return 1 - (1 - part) ** (1 / 2.4);
}

function number(value: number): string {
  return value.toFixed(2);
}

export function flightOf({ x, y, fromX, fromY, tilt, spins, flips }: Throw): Flight {
  const edges = Array.from({ length: flips }, (_, at) => timeOf((at + 0.5) / flips));
  const times = [...Array.from({ length: FRAMES + 1 }, (_, at) => at / FRAMES), ...edges].toSorted((a, b) => a - b);
  const body: Keyframe[] = [];
  const shadow: Keyframe[] = [];
  for (const time of times) {
    const part = progress(time);
    const height = heightAt(time);
    const atX = number(fromX + (x - fromX) * part);
    const atY = fromY + (y - fromY) * part;
    const turn = number(tilt + (1 - part) * spins * 180);
    const flat = number(Math.max(THIN, Math.abs(Math.cos(Math.PI * flips * part))));
    const near = 1 + height / 160;
    body.push({
      offset: time,
      transform: `translate(${atX}px, ${number(atY - height)}px) rotate(${turn}deg) scale(${number(near)}, ${number(Number(flat) * near)})`,
    });
    shadow.push({
      offset: time,
      transform: `translate(${atX}px, ${number(atY)}px) rotate(${turn}deg) scale(${number(1 - height / 200)})`,
      opacity: number(1 - height / 90),
    });
  }
  return { body, shadow, turns: [0, ...edges] };
}

/** A number from 0 to 1 that looks drawn by lot and is always the same. */
export function lot(...seeds: readonly number[]): number {
  let mixed = 0x9e3779b9;
  for (const seed of seeds) {
    mixed = Math.imul(mixed ^ (seed + 0x7f4a7c15), 0x85ebca6b);
    mixed ^= mixed >>> 13;
  }
  return (Math.imul(mixed, 0xc2b2ae35) >>> 0) / 2 ** 32;
}
