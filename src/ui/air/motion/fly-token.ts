import type { Board, Hex } from '../../../hex/board.ts';
import { boardExtent, type Point } from '../../../hex/layout.ts';
import type { Side } from '../../../memoir/side.ts';
import { centreOf, SIZE } from '../../board/geometry.ts';
import { play, type Timing } from '../../table/motion/animate.ts';
import { pointOf } from '../../table/motion/walk.ts';
import { AIRCRAFT_TOKENS } from '../flight/tokens.tsx';
import { courseOf, type Pose } from './course.ts';

/** Beyond the edge of the board. */
const OUTSIDE = 130;

/** Where an aircraft of this side comes from and goes home to. */
export function homeEdge(board: Board, hex: Hex, top: boolean): Point {
  const { x } = centreOf(board, hex);
  return { x, y: top ? -OUTSIDE : boardExtent(board, SIZE).height + OUTSIDE };
}

/** Beyond the edge that a hex lies at: that of its own side before any other, and that too where it lies at none. */
export function nearestEdge(board: Board, hex: Hex, top: boolean): Point {
  const { width, height } = boardExtent(board, SIZE);
  const { x, y } = centreOf(board, hex);
  const isAtTop = board.row[hex] === 0;
  const isAtBottom = board.row[hex] === board.rows - 1;
  if (isAtTop !== isAtBottom) return homeEdge(board, hex, isAtTop);
  if (x < SIZE * 2) return { x: -OUTSIDE, y };
  return x > width - SIZE * 2 ? { x: width + OUTSIDE, y } : { x, y: top ? -OUTSIDE : height + OUTSIDE };
}

export function tokenOf(root: Element | null, side: Side): Element | null {
  return root?.closest('.hex-board')?.querySelector(`[data-token="${AIRCRAFT_TOKENS[side]}"]`) ?? null;
}

export function moveFrames(poses: readonly Pose[]): Keyframe[] {
  return poses.map(({ x, y }) => ({ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }));
}

export function turnFrames(poses: readonly Pose[], offset = 0): Keyframe[] {
  return poses.map(({ heading }) => ({ transform: `rotate(${(heading + offset).toFixed(1)}deg)` }));
}

/** A token always stands upright; the aircraft in it turns with the board only where it shows a heading. */
function offsetOf(turning: Element, turned: boolean): number {
  return turned && turning.closest('.aircraft-heading') === null ? 180 : 0;
}

/** Lets the piece itself fly, nose ahead. */
export function flyToken(token: Element | null, poses: readonly Pose[], turned: boolean, timing: Timing): Animation[] {
  if (token === null || poses.length === 0) return [];
  return [
    ...play(token, moveFrames(poses), timing),
    ...[...token.querySelectorAll('.aircraft-turn')].flatMap((one) =>
      play(one, turnFrames(poses, offsetOf(one, turned)), timing),
    ),
  ];
}

/** Along its hexes, from wherever it is just now. */
export function flightPoses(token: Element | null, points: readonly Point[]): Pose[] {
  const [first, ...rest] = points;
  if (token === null || typeof token.getAnimations !== 'function') return courseOf(points);
  return courseOf([pointOf(token, first), ...rest]);
}
