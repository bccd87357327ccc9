import { edgeMiddle } from '../../board/geometry.ts';
import type { Piece } from '../../../memoir/terrain/ground.ts';

const ALL_LINKS = 63;

function directionsOf(links: number): number[] {
  return [0, 1, 2, 3, 4, 5].filter((direction) => (links & (1 << direction)) !== 0);
}

function point(direction: number): string {
  const { x, y } = edgeMiddle(direction);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** Two links make one bend; any other number are spokes from the middle. */
export function linkPath(links: number = ALL_LINKS): string {
  const directions = directionsOf(links);
  if (directions.length === 2) return `M${point(directions[0])}Q0 0 ${point(directions[1])}`;
  return directions.map((direction) => `M0 0L${point(direction)}`).join('');
}

/** Where a bridge lies and how it is turned: on the middle of the bend that the road over it makes. */
function bridgePlace(links: number | undefined): string {
  const [first = 0, second] = directionsOf(links ?? 1);
  const a = edgeMiddle(first);
  const b = second === undefined ? { x: -a.x, y: -a.y } : edgeMiddle(second);
  const angle = (Math.atan2(a.y - b.y, a.x - b.x) * 180) / Math.PI;
  const [x, y] = [(a.x + b.x) / 4, (a.y + b.y) / 4];
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})`;
}

interface PieceProps {
  readonly piece: Piece;
}

export function Water({ piece, wide = false }: PieceProps & { readonly wide?: boolean }) {
  const path = linkPath(piece.links);
  return (
    <>
      <path className={wide ? 'line bank wide' : 'line bank'} d={path} />
      <path className={wide ? 'line water wide' : 'line water'} d={path} />
    </>
  );
}

export function Stream({ piece }: PieceProps) {
  return <path className="line stream" d={linkPath(piece.links)} />;
}

export function Ice({ piece }: PieceProps) {
  const path = linkPath(piece.links);
  return (
    <>
      <path className="line ice-bank" d={path} />
      <path className="line ice" d={path} />
      <path className="crack" d="M-16 -6l8 5 -4 6M8 2l7 -5 4 6M-2 7l4 4" />
    </>
  );
}

export function Road({ piece }: PieceProps) {
  const path = linkPath(piece.links);
  return (
    <>
      <path className="line road-edge" d={path} />
      <path className="line road" d={path} />
    </>
  );
}

export function Rail({ piece }: PieceProps) {
  const path = linkPath(piece.links);
  return (
    <>
      <path className="line ties" d={path} />
      <path className="line rail" d={path} />
    </>
  );
}

export function Wadi({ piece }: PieceProps) {
  const path = linkPath(piece.links);
  return (
    <>
      <path className="line wadi-edge" d={path} />
      <path className="line wadi" d={path} />
    </>
  );
}

export function Bridge({ piece, broken = false }: PieceProps & { readonly broken?: boolean }) {
  return (
    <g className="bridge" transform={bridgePlace(piece.links)}>
      <rect className="deck" x={-26} y={-10} width={broken ? 18 : 52} height={20} />
      {broken ? <rect className="deck" x={8} y={-10} width={18} height={20} /> : null}
      <path className="parapet" d={broken ? 'M-27 -11H-8M-27 11H-8M8 -11H27M8 11H27' : 'M-27 -11H27M-27 11H27'} />
    </g>
  );
}

export function Ford() {
  return <path className="ford" d="M-9 -16h1M4 -12h1M-3 -5h1M8 -2h1M-7 4h1M3 9h1M-4 15h1M9 15h1" />;
}
