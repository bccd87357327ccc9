/** Paths of M, L, Q and C with absolute points, "x y" apart by one space each; the nose is up. */
type Point = readonly [x: number, y: number];

interface Step {
  readonly command: string;
  readonly points: readonly Point[];
}

function pointsOf(numbers: string): Point[] {
  return [...numbers.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

function stepsOf(path: string): Step[] {
  return [...path.matchAll(/([MLQC])([^MLQC]*)/g)].map(([, command, numbers]) => ({
    command,
    points: pointsOf(numbers),
  }));
}

function mirrored(points: readonly Point[]): string {
  return points.map(([x, y]) => `${-x} ${y}`).join(' ');
}

function closed(half: string): string {
  const steps = stepsOf(half);
  const back = steps.map(({ command, points }, at) => {
    if (at === 0) return '';
    const before = steps[at - 1].points.slice(-1);
    return command + mirrored([...points.slice(0, -1).toReversed(), ...before]);
  });
  return `${half}${back.toReversed().join('')}Z`;
}

/**
 * Closed outlines from their right halves, which run from the front to the rear on the middle line. All turn the same
 * way round, so that a body and its wings can be filled as one path.
 */
export function symmetric(halves: string): string {
  return halves
    .split(/(?=M)/)
    .map((half) => closed(half.trim()))
    .join('');
}

/** A whole outline from its right half around its own middle, as far out on the right as on the left: booms, nacelles. */
export function pair(half: string, x: number): string {
  const whole = symmetric(half);
  return [x, -x]
    .map((by) => whole.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, at, y) => `${(Number(at) + by).toFixed(2)} ${y}`))
    .join('');
}

/** The same on the left; for what is not filled together with something else. */
export function both(right: string): string {
  return right + stepsOf(right).reduce((path, { command, points }) => path + command + mirrored(points), '');
}

/** A long rounded body on both sides: an engine, a bomb, a wheel in its casing. */
export function pods(x: number, front: number, back: number, width: number): string {
  const [shoulder, middle] = [front + width * 1.2, (front + back) / 2];
  return [x, -x]
    .map(
      (at) =>
        `M${at} ${front}Q${at + width} ${front} ${at + width} ${shoulder}L${at + width} ${middle}` +
        `Q${at + width * 0.8} ${back} ${at} ${back}Q${at - width * 0.8} ${back} ${at - width} ${middle}` +
        `L${at - width} ${shoulder}Q${at - width} ${front} ${at} ${front}Z`,
    )
    .join('');
}

/** Bombs below the wings: what shows of them before and behind. */
export function bombs(x: number, front: number, back: number): string {
  const fins = [x, -x].map(
    (at) => `M${at - 2.6} ${back - 2}L${at + 2.6} ${back - 2}L${at + 2.6} ${back + 2}L${at - 2.6} ${back + 2}Z`,
  );
  return pods(x, front, back, 2.5) + fins.join('');
}

export function discs(x: number, y: number, radius: number): string {
  return [x, -x]
    .map(
      (at) =>
        `M${at - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`,
    )
    .join('');
}

export function stars(x: number, y: number, radius: number): string {
  return [x, -x]
    .map((at) => {
      const points = Array.from({ length: 10 }, (_, corner) => {
        const [reach, angle] = [radius * (corner % 2 === 0 ? 1 : 0.42), (corner * Math.PI) / 5];
        return `${(at + reach * Math.sin(angle)).toFixed(2)} ${(y - reach * Math.cos(angle)).toFixed(2)}`;
      });
      return `M${points.join('L')}Z`;
    })
    .join('');
}

export function crosses(x: number, y: number, reach: number, width: number): string {
  return [x, -x]
    .map(
      (at) =>
        `M${at - width} ${y - reach}h${2 * width}v${reach - width}h${reach - width}v${2 * width}h${width - reach}` +
        `v${reach - width}h${-2 * width}v${width - reach}h${width - reach}v${-2 * width}h${reach - width}Z`,
    )
    .join('');
}
