import { memo, type ReactNode } from 'react';
import type { Board, Hex } from '../../hex/board.ts';
import { centreOf, drawingSize, SIZE, viewBoxOf } from './geometry.ts';
import { GroundHex, namedHexes } from './GroundLayer.tsx';
import type { MapName } from './model.ts';

/** How far a drawing may reach out of its hex. */
const RIM = 6;
/** Hexes side by side in a block: each is a layer of its own, and a few large ones cost less than many small ones. */
const WIDTH = 13;

interface BlockProps {
  readonly board: Board;
  readonly hexes: readonly Hex[];
  readonly drawings: readonly ReactNode[];
  /** Those whose label is written with their name. */
  readonly named: readonly boolean[];
}

function isSame(a: BlockProps, b: BlockProps): boolean {
  return (
    a.board === b.board &&
    a.hexes.length === b.hexes.length &&
    a.drawings.every((drawing, at) => drawing === b.drawings[at] && a.named[at] === b.named[at])
  );
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(4)}%`;
}

/** Some hexes of a row side by side, as a drawing of their own. */
const Block = memo(function Block({ board, hexes, drawings, named }: BlockProps) {
  const [originX, originY] = viewBoxOf(board).split(' ').map(Number);
  const { width, height } = drawingSize(board);
  const first = centreOf(board, hexes[0]);
  const last = centreOf(board, hexes[hexes.length - 1]);
  const left = first.x - SIZE - RIM;
  const top = first.y - SIZE - RIM;
  const [across, down] = [last.x - first.x + 2 * (SIZE + RIM), 2 * (SIZE + RIM)];
  return (
    <svg
      className="ground-block"
      viewBox={`${left.toFixed(2)} ${top.toFixed(2)} ${across.toFixed(2)} ${down}`}
      style={{
        left: percent(left - originX, width),
        top: percent(top - originY, height),
        width: percent(across, width),
        height: percent(down, height),
      }}
    >
      <g className="ground">
        {hexes.map((hex, at) => (
          <GroundHex key={board.labels[hex]} board={board} hex={hex} drawing={drawings[at]} isNamed={named[at]} />
        ))}
      </g>
    </svg>
  );
}, isSame);

export interface GroundBlocksProps {
  readonly board: Board;
  readonly ground: readonly ReactNode[];
  readonly names: readonly MapName[];
}

/** The ground in blocks: whoever draws on it changes one or two of them, and the others are not painted again. */
export const GroundBlocks = memo(function GroundBlocks({ board, ground, names }: GroundBlocksProps) {
  const named = namedHexes(names);
  const blocks: Hex[][] = [];
  for (let hex = 0; hex < board.size; hex++) {
    const block = blocks.at(-1);
    const isNext = block !== undefined && board.row[block[0]] === board.row[hex] && block.length < WIDTH;
    if (isNext) block.push(hex);
    else blocks.push([hex]);
  }
  return (
    <div className="board-sheet ground-blocks">
      {blocks.map((hexes) => (
        <Block
          key={board.labels[hexes[0]]}
          board={board}
          hexes={hexes}
          drawings={hexes.map((hex) => ground[hex])}
          named={hexes.map((hex) => named.has(hex))}
        />
      ))}
    </div>
  );
});
