import type { Point } from '../../../hex/layout.ts';

/** A place on the way and where the nose points, in degrees from north, clockwise, never jumping by a full turn. */
export interface Pose extends Point {
  readonly heading: number;
}

const PARTS = 8;

/** A soft curve through all points (Catmull and Rom). */
function between(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
}

function mirrored(point: Point, other: Point): Point {
  return { x: 2 * point.x - other.x, y: 2 * point.y - other.y };
}

/** The same direction as a number next to the last one. */
function nearest(heading: number, last: number): number {
  return heading + 360 * Math.round((last - heading) / 360);
}

export function headingTo(from: Point, to: Point): number {
  return (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
}

/** The way of an aircraft through these points, in even steps of time for each hex. */
export function courseOf(points: readonly Point[]): Pose[] {
  if (points.length < 2) return [];
  const ends = [
    mirrored(points[0], points[1]),
    ...points,
    mirrored(points[points.length - 1], points[points.length - 2]),
  ];
  const way: Point[] = [];
  for (let at = 0; at + 1 < points.length; at++) {
    const [a, b, c, d] = ends.slice(at, at + 4);
    for (let part = 0; part < PARTS; part++) {
      const time = part / PARTS;
      way.push({ x: between(a.x, b.x, c.x, d.x, time), y: between(a.y, b.y, c.y, d.y, time) });
    }
  }
  way.push(points[points.length - 1]);
  let heading = headingTo(way[0], way[1]);
  return way.map((point, at) => {
    if (at > 0) heading = nearest(headingTo(way[at - 1], point), heading);
    return { ...point, heading };
  });
}

/** Out over a place and back in a loop, as an aircraft does that attacks. */
export function loopOver(from: Point, over: Point, back: Point): Pose[] {
  const [dx, dy] = [over.x - from.x, over.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const beyond = { x: over.x + ux * 55, y: over.y + uy * 55 };
  const aside = { x: over.x + ux * 40 - uy * 75, y: over.y + uy * 40 + ux * 75 };
  return courseOf([from, over, beyond, aside, back]);
}
