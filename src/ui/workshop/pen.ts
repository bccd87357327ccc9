// What the pointer is doing over the map right now. It changes with every move, so it is no part of any screen's state:
// only what is drawn of it listens. Nothing of it is in the scenario before the pointer is let go.
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Board, Hex } from '../../hex/board.ts';
import { workshop } from '../../store/workshop.ts';
import type { Plan } from '../../workshop/plan.ts';

/** What is carried: from its hex to another one, or marked hexes along with it. */
export interface Carried {
  readonly from: Hex;
  readonly to: Hex;
  readonly hexes: readonly Hex[];
}

export interface Pen {
  /** The hex under a pointer that is not pressed. */
  readonly hover: Hex | null;
  /** The plan with the stroke that is under way. */
  readonly wet: Plan | null;
  /** The hexes that will be drawn on once the pointer is let go. */
  readonly preview: readonly Hex[];
  readonly carried: Carried | null;
  /** The hex on which a key or a click did something last, for telling about it. */
  readonly at: Hex | null;
}

export const REST: Pen = { hover: null, wet: null, preview: [], carried: null, at: null };

export const pen: StoreApi<Pen> = createStore<Pen>()(() => REST);

/** On another board, and with another scenario, the pointer has done nothing yet. */
workshop.store.subscribe((now, before) => {
  if (now.id !== before.id || now.history?.plan.board !== before.history?.plan.board) pen.setState(REST);
});

/** What of it can be drawn on this board: on a smaller one the same numbers may be no hexes. */
export function penOn(board: Board, { hover, preview, carried }: Pen): Pick<Pen, 'hover' | 'preview' | 'carried'> {
  const isThere = (hex: Hex) => hex < board.size;
  return {
    hover: hover !== null && isThere(hover) ? hover : null,
    preview: preview.filter(isThere),
    carried: carried !== null && [carried.from, carried.to, ...carried.hexes].every(isThere) ? carried : null,
  };
}
