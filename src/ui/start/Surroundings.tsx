import type { Piece } from '../../memoir/terrain/ground.ts';
import type { MapPicture } from '../../workshop/picture.ts';
import { APOTHEM, centreOf, drawingSize, HEX_POINTS, viewBoxOf } from '../board/geometry.ts';
import { tintOf } from '../table/terrain/tint.ts';

/** The shape of the frame that a small map fills: that of the standard board. */
const FRAME = 1142 / 716;

/** How far the land goes on at either side of a board that is too tall for the frame. */
function marginOf({ board }: MapPicture): number {
  const { width, height } = drawingSize(board);
  return Math.max(0, (height * FRAME - width) / 2);
}

export function frameOf(picture: MapPicture): string {
  const margin = marginOf(picture);
  if (margin === 0) return viewBoxOf(picture.board);
  const { width, height } = drawingSize(picture.board);
  const [left, top] = viewBoxOf(picture.board).split(' ');
  return `${Number(left) - margin} ${top} ${width + 2 * margin} ${height}`;
}

const OPEN: readonly Piece[] = [];
const SHORE: ReadonlySet<string> = new Set(['ocean', 'beach']);

/** The land or the sea beyond the edges, pale: a tall board does not stand between two empty walls. */
export function Surroundings({ picture }: { readonly picture: MapPicture }) {
  const { board, pieces, face } = picture;
  const count = Math.ceil(marginOf(picture) / (2 * APOTHEM));
  if (count === 0) return null;
  const edges = board.col.flatMap((col, hex) => (col <= 1 ? [[hex, -1]] : col >= board.lastCol - 1 ? [[hex, 1]] : []));
  return (
    <g className="map-surroundings">
      {edges.flatMap(([hex, way]) => {
        const { x, y } = centreOf(board, hex);
        const isShore = pieces[hex].some(({ id }) => SHORE.has(id));
        const tint = tintOf(isShore ? pieces[hex] : OPEN, face);
        return Array.from({ length: count }, (_, at) => {
          const far = x + way * 2 * APOTHEM * (at + 1);
          return (
            <polygon
              key={`${hex} ${at}`}
              className={tint}
              points={HEX_POINTS}
              transform={`translate(${far.toFixed(1)} ${y})`}
            />
          );
        });
      })}
    </g>
  );
}
