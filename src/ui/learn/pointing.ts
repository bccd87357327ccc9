import { boardOf, type Hex } from '../../hex/board.ts';
import { hexOfLabel } from '../../hex/labels.ts';
import { hasFailed, stepOf, type Session } from '../../lessons/session.ts';
import type { Arrow, Highlight } from '../board/model.ts';

export interface Pointing {
  readonly arrows: readonly Arrow[];
  readonly highlights: readonly Highlight[];
  readonly cards: readonly string[];
}

const NOTHING: Pointing = { arrows: [], highlights: [], cards: [] };

/** What the step at hand points at on the board and in the hand. */
export function pointingOf(session: Session): Pointing {
  const point = hasFailed(session) ? undefined : stepOf(session)?.point;
  if (point === undefined) return NOTHING;
  const board = boardOf(session.state.board);
  const hexes = (labels: readonly string[]): Hex[] =>
    labels.map((label) => hexOfLabel(board, label)).filter((hex) => hex !== undefined);
  return {
    arrows: (point.arrows ?? []).flatMap((labels) => {
      const [from, to] = hexes(labels);
      return to === undefined ? [] : [{ from, to }];
    }),
    highlights: hexes(point.hexes ?? []).map((hex) => ({ hex, kind: 'lesson' })),
    cards: point.cards ?? [],
  };
}
