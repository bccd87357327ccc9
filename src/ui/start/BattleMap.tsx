import { memo } from 'react';
import { boardOf } from '../../hex/board.ts';
import type { LibraryScenario } from '../../scenarios/library.ts';
import { scenarioOf } from '../../scenarios/read-scenario.ts';
import { HEX_POINTS, placeOn, viewBoxOf } from '../board/geometry.ts';
import { GroundDrawing } from '../table/terrain/GroundDrawing.tsx';

/** The battlefield in small: the ground, and a dot for every unit. */
export const BattleMap = memo(function BattleMap({ scenario }: { readonly scenario: LibraryScenario }) {
  const read = scenarioOf(scenario.file);
  if (!read.ok) return null;
  const { ground, units } = read.value;
  const board = boardOf(read.value.board);
  const face = scenario.file.face ?? 'country';
  return (
    <svg className="battle-map" viewBox={viewBoxOf(board)} aria-hidden="true">
      {ground.pieces.map((pieces, hex) => (
        <g key={board.labels[hex]} transform={placeOn(board, hex)}>
          <GroundDrawing pieces={pieces} face={face} mine={null} objective={null} isExit={false} />
          <polygon className="hex-line" points={HEX_POINTS} />
        </g>
      ))}
      {units.map(({ hex, side }) => (
        <g key={hex} className={`dot side-${side}`} transform={placeOn(board, hex)}>
          {side === 0 ? <circle r={24} /> : <path d="M0 -28L28 0L0 28L-28 0Z" />}
        </g>
      ))}
    </svg>
  );
});
