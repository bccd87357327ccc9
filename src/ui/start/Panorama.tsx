import { useDeferredValue } from 'react';
import type { TerrainId } from '../../memoir/terrain/data/rows.ts';
import type { Piece } from '../../memoir/terrain/ground.ts';
import { APOTHEM, HEX_POINTS, SIZE } from '../board/geometry.ts';
import { GroundDrawing } from '../table/terrain/GroundDrawing.tsx';
import { Fighter, FighterShadow } from './Fighter.tsx';

const [E, NE, NW, W, SW, SE] = [1, 2, 4, 8, 16, 32];

const at = (id: TerrainId, links?: number): Piece => (links === undefined ? { id } : { id, links });
const OPEN: readonly Piece[] = [];
const WOODS = [at('woods')];
const HILL = [at('hill')];
const HEDGE = [at('hedgerow')];
const TOWN = [at('town')];
const STRIP = [at('airfield')];
const ROAD = [at('road', E | W)];
const BRIDGE = [at('river', NW | SW), at('bridge', E | W), at('road', E | W)];

/** A stretch of country nobody has fought over. Odd rows lie half a hex to the right. */
const COUNTRY: readonly (readonly (readonly Piece[])[])[] = [
  [WOODS, HILL, HILL, OPEN, HEDGE, [at('river', NE | SW)], OPEN, HEDGE, OPEN, WOODS, WOODS, HILL, HILL, OPEN],
  [OPEN, WOODS, HEDGE, OPEN, [at('river', NE | SE)], OPEN, [at('church')], OPEN, STRIP, STRIP, OPEN, HILL, WOODS],
  [HEDGE, ROAD, ROAD, ROAD, ROAD, BRIDGE, ROAD, TOWN, ROAD, ROAD, ROAD, ROAD, ROAD, ROAD],
  [WOODS, OPEN, HEDGE, OPEN, [at('river', NE | SW)], HEDGE, OPEN, WOODS, OPEN, HEDGE, OPEN, WOODS, WOODS],
];

const ROW = 1.5 * SIZE;
const WIDTH = 2 * APOTHEM * 13;

/** The first thing a player sees: painted country from above, and an aircraft over it. The words do not wait for it. */
export function Panorama() {
  const isDrawn = useDeferredValue(true, false);
  return (
    <svg
      className="panorama"
      viewBox={`0 -20 ${WIDTH.toFixed(0)} ${3 * ROW + 40}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <g className="ground">
        {(isDrawn ? COUNTRY : []).flatMap((row, y) =>
          row.map((pieces, x) => {
            const across = (2 * x + (y % 2)) * APOTHEM;
            return (
              <g key={`${across} ${y}`} transform={`translate(${across.toFixed(1)} ${y * ROW})`}>
                <GroundDrawing pieces={pieces} face="country" mine={null} exit={null} />
                <polygon className="hex-line" points={HEX_POINTS} />
              </g>
            );
          }),
        )}
      </g>
      <path className="flight-path" d="M420 232C520 250 590 214 655 172M690 158C715 146 740 138 768 130" />
      <g transform="translate(640 178) rotate(58) scale(.5)">
        <FighterShadow />
      </g>
      <g transform="translate(618 150) rotate(58) scale(.55)">
        <Fighter />
      </g>
      <g transform="translate(884 172) rotate(58) scale(1.02)">
        <FighterShadow />
      </g>
      <g transform="translate(842 114) rotate(58) scale(1.12)">
        <Fighter />
      </g>
    </svg>
  );
}
