import { hexCorners, type Point } from '../../../hex/layout.ts';
import { SIZE } from '../../board/geometry.ts';
import { AT_WATER } from './sea.ts';

const CORNERS = hexCorners(SIZE);

function at({ x, y }: Point, part: number): string {
  return `${(x * part).toFixed(1)} ${(y * part).toFixed(1)}`;
}

/** Along the edges in these directions, from one part of the way to the rim to another. */
export function band(directions: number, inner: number, outer = 1): string {
  return [0, 1, 2, 3, 4, 5]
    .filter((direction) => (directions & (1 << direction)) !== 0)
    .map((direction) => {
      const [a, b] = [CORNERS[direction], CORNERS[(direction + 1) % 6]];
      return `M${at(a, outer)}L${at(b, outer)}L${at(b, inner)}L${at(a, inner)}Z`;
    })
    .join('');
}

/** Shallow water and surf where the sea meets the land. */
export function Surf({ land }: { readonly land: number }) {
  return land === 0 ? null : (
    <>
      <path className="shallow" d={band(land, 0.6)} />
      <path className="shallower" d={band(land, 0.8)} />
      <path className="foam" d={band(land, 0.93)} />
    </>
  );
}

/** Wet sand along the water. */
export function WetSand({ sea }: { readonly sea: number }) {
  return (sea & AT_WATER) === 0 ? null : <path className="wet-sand" d={band(sea, 0.78)} />;
}

/** Rock that falls towards the sea. */
export function Cliff({ sea }: { readonly sea: number }) {
  return (
    <>
      <path className="cliff" d={band(sea, 0.62)} />
      <path className="cliff-dark" d={band(sea, 0.84)} />
      <path className="cliff-top" d={band(sea, 0.58, 0.64)} />
    </>
  );
}

/** Concrete along the edge that looks to the sea. */
export function SeaWall({ sea }: { readonly sea: number }) {
  return (
    <>
      <path className="sea-wall" d={band(sea, 0.74, 0.94)} />
      <path className="sea-wall-top" d={band(sea, 0.74, 0.82)} />
    </>
  );
}
