import { useCallback, useEffect, useState } from 'react';
import type { Hex } from '../../../hex/board.ts';
import type { LookBy } from '../../board/model.ts';

/** A pointer on its way from the hex to the link of its note has so long to get there. */
const GRACE = 450;

interface Look {
  readonly hex: Hex;
  readonly by: LookBy;
}

export interface Lingering {
  /** The hex that is looked at, or was a moment ago. */
  readonly hex: Hex | null;
  readonly by: LookBy;
  /** The note on this hex shows its link, which the pointer may come for. */
  read(this: void, hex: Hex): void;
  /** The pointer is on the link. */
  hold(this: void, isHeld: boolean): void;
  forget(this: void): void;
}

/** Keeps a note that was read while the pointer is on the way to its link, and while it is there. */
export function useLingering(hex: Hex | null, by: LookBy): Lingering {
  const [last, setLast] = useState<Look | null>(null);
  const [read, setRead] = useState<Hex | null>(null);
  const [isHeld, setHeld] = useState(false);
  if (hex !== null && (last?.hex !== hex || last.by !== by)) {
    setLast({ hex, by });
    setRead(null);
    setHeld(false);
  }
  const lingers = hex === null && last !== null && last.by === 'hover' && read === last.hex;
  useEffect(() => {
    if (!lingers || isHeld) return undefined;
    const timer = window.setTimeout(() => setLast(null), GRACE);
    return () => clearTimeout(timer);
  }, [lingers, isHeld]);
  const forget = useCallback(() => setRead(null), []);
  const look = hex === null ? (lingers ? last : null) : { hex, by };
  return {
    hex: look?.hex ?? null,
    by: look?.by ?? by,
    read: setRead,
    hold: setHeld,
    forget,
  };
}
