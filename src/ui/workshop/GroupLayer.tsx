import { memo } from 'react';
import { useStore } from 'zustand';
import { boardOf, type Hex } from '../../hex/board.ts';
import type { Point } from '../../hex/layout.ts';
import type { MaybeSide } from '../../memoir/side.ts';
import { workshop } from '../../store/workshop.ts';
import type { PlanObjective } from '../../workshop/plan.ts';
import { centreOf } from '../board/geometry.ts';
import { marksOf, medalSpots, NO_MARKS, type MarksByHex } from '../table/terrain/objectives.ts';

const NONE: readonly PlanObjective[] = [];

/** Where the medal of that side lies on a hex. */
function spotOn(medals: MarksByHex, hex: Hex, side: MaybeSide): Point {
  const marks = medals.get(hex) ?? NO_MARKS;
  const spots = medalSpots(marks.length);
  return spots[marks.findIndex((mark) => mark.side === side)];
}

/** A thread from medal to medal of a group: on the table nothing else tells them from medals that stand alone. */
export const GroupLayer = memo(function GroupLayer() {
  const objectives = useStore(workshop.store, ({ history }) => history?.plan.objectives ?? NONE);
  const name = useStore(workshop.store, ({ history }) => history?.plan.board ?? null);
  if (name === null) return null;
  const board = boardOf(name);
  const medals = marksOf(objectives);
  return (
    <g className="medal-threads">
      {objectives
        .filter(({ hexes }) => hexes.length > 1)
        .map(({ hexes, side }) => (
          <polyline
            key={`${side} ${hexes.join(' ')}`}
            points={hexes
              .map((hex) => [centreOf(board, hex), spotOn(medals, hex, side)])
              .map(([at, spot]) => `${(at.x + spot.x).toFixed(1)},${(at.y + spot.y).toFixed(1)}`)
              .join(' ')}
          />
        ))}
    </g>
  );
});
