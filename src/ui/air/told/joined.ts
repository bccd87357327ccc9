import type { Hex } from '../../../hex/board.ts';
import type { GameEvent } from '../../../memoir/event.ts';

/** A move of an aircraft, told as one: hex by hex, with what happened on the way. */
export interface Way {
  readonly path: readonly Hex[];
}

export interface Joiner<W extends Way> {
  /** What such an event tells of: the whole way it stands for, or the first step of one; null for any other event. */
  of(this: void, event: GameEvent): W | null;
  /** The way so far with this event in it; null: it is no part of the way. */
  join(this: void, before: GameEvent, event: GameEvent): GameEvent | null;
  /** The hexes of a whole way; null for any other event. */
  hexes(this: void, event: GameEvent): readonly Hex[] | null;
}

/** Joins the events of one way. What stands for all of it in the log is its last event, copied. */
export function joiner<W extends Way>(
  begun: (event: GameEvent) => W | null,
  continued: (way: W, event: GameEvent) => W | null,
): Joiner<W> {
  const ways = new WeakMap<GameEvent, W>();
  /** The copy made for an event is made once, so that it is put into words once. */
  const copies = new WeakMap<GameEvent, GameEvent>();
  const of = (event: GameEvent) => ways.get(event) ?? begun(event);
  return {
    of,
    join: (before, event) => {
      const so = of(before);
      const way = so === null ? null : continued(so, event);
      if (way === null) return null;
      const made = copies.get(event);
      const known = made === undefined ? undefined : ways.get(made);
      if (made !== undefined && known?.path.length === way.path.length && known.path[0] === way.path[0]) return made;
      const copy = { ...event };
      ways.set(copy, way);
      copies.set(event, copy);
      return copy;
    },
    hexes: (event) => ways.get(event)?.path ?? null,
  };
}
