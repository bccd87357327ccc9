import { memo } from 'react';
import { useStore } from 'zustand';
import { boardOf } from '../../hex/board.ts';
import { workshop } from '../../store/workshop.ts';
import type { PlanObjective } from '../../workshop/plan.ts';
import { centreOf } from '../board/geometry.ts';

/** Where the medal of a hex is drawn. */
const MEDAL = { x: 27, y: -19 };
const NONE: readonly PlanObjective[] = [];

/** A thread from medal to medal of a group: on the table nothing else tells them from medals that stand alone. */
export const GroupLayer = memo(function GroupLayer() {
  const objectives = useStore(workshop.store, ({ history }) => history?.plan.objectives ?? NONE);
  const name = useStore(workshop.store, ({ history }) => history?.plan.board ?? null);
  if (name === null) return null;
  const board = boardOf(name);
  return (
    <g className="medal-threads">
      {objectives
        .filter(({ hexes }) => hexes.length > 1)
        .map(({ hexes }) => (
          <polyline
            key={hexes.join(' ')}
            points={hexes
              .map((hex) => centreOf(board, hex))
              .map(({ x, y }) => `${(x + MEDAL.x).toFixed(1)},${(y + MEDAL.y).toFixed(1)}`)
              .join(' ')}
          />
        ))}
    </g>
  );
});
