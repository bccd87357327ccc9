import { useState } from 'react';
import type { MemoirMatch } from '../../store/memoir.ts';
import type { Sheet } from './panels/SheetBar.tsx';

interface Opened {
  readonly match: MemoirMatch;
  readonly sheet: Sheet | null;
}

/** The sheet over a small board. The hand comes up by itself when a card has to be chosen, and every action closes it. */
export function useSheet(match: MemoirMatch, needsCard: boolean): [Sheet | null, (sheet: Sheet | null) => void] {
  const [opened, setOpened] = useState<Opened | null>(null);
  const sheet = opened?.match === match ? opened.sheet : needsCard ? 'hand' : null;
  return [sheet, (next) => setOpened({ match, sheet: next })];
}
