// Orders of a command card for a flying piece: it takes one that is for units of any kind, in a section it is in.
import type { OrderSlot } from '../frames/frame.ts';

/** Bit mask of the slots that a piece in these sections could fill. */
export function anySlotsIn(slots: readonly OrderSlot[], sections: number): number {
  let mask = 0;
  for (let i = 0; i < slots.length; i++) {
    const { filter, sections: named } = slots[i];
    if (filter === 'any' && named & sections) mask |= 1 << i;
  }
  return mask;
}
