import type { Board } from '../../../hex/board.ts';
import type { Point } from '../../../hex/layout.ts';
import { centreOf } from '../../board/geometry.ts';
import { play } from './animate.ts';
import type { Walk } from './beats.ts';
import { isRolling, type Act } from './presentation.ts';

const BOB = 5;

/** Dice come after the steps that led to them: those are walked while the dice fly, the others when they lie. */
export function walksOf(act: Act): readonly Walk[] {
  const firstRoll = act.beats.findIndex(({ kind }) => kind === 'roll');
  const { beats } = act;
  const now = firstRoll < 0 ? beats : isRolling(act) ? beats.slice(0, firstRoll) : beats.slice(firstRoll);
  const walks = new Map<number, Walk>();
  for (const beat of now) {
    if (beat.kind !== 'walk') continue;
    const before = walks.get(beat.unit);
    walks.set(beat.unit, before === undefined ? beat : { ...beat, path: [...before.path, ...beat.path.slice(1)] });
  }
  return [...walks.values()];
}

/** Through all points, with a little hop on the way from each to the next. */
export function walkFrames(points: readonly Point[], up: number): Keyframe[] {
  const at = ({ x, y }: Point) => ({ transform: `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)` });
  return points.flatMap((point, index) => {
    if (index === 0) return [at(point)];
    const from = points[index - 1];
    return [at({ x: (from.x + point.x) / 2, y: (from.y + point.y) / 2 + up * BOB }), at(point)];
  });
}

/** Where a token that is still on its way from the last step is now. */
export function pointOf(token: Element, otherwise: Point): Point {
  const running = token.getAnimations();
  if (running.length === 0) return otherwise;
  const { e, f } = new DOMMatrix(getComputedStyle(token).transform);
  for (const animation of running) animation.cancel();
  return { x: e, y: f };
}

export interface Walking {
  readonly board: Board;
  readonly turned: boolean;
  /** Milliseconds for one hex. */
  readonly stride: number;
  /** The token still stands where it came from, and stays where it goes until it is put there. */
  readonly ahead: boolean;
}

export function walkToken(svg: Element, { unit, path }: Walk, { board, turned, stride, ahead }: Walking): Animation[] {
  const token = svg.querySelector(`[data-token="${unit}"]`);
  if (token === null || typeof token.animate !== 'function') return [];
  const [first, ...rest] = path.map((hex) => centreOf(board, hex));
  return play(token, walkFrames([pointOf(token, first), ...rest], turned ? 1 : -1), {
    duration: stride * rest.length,
    easing: 'ease-in-out',
    fill: ahead ? 'forwards' : 'none',
  });
}
