import { useLayoutEffect, useState } from 'react';
import type { Action, State } from '../../memoir/index.ts';
import type { MemoirMatch } from '../../store/memoir.ts';

interface Waived {
  readonly first: State;
  readonly window: string;
}

/**
 * Declines in the name of a player who need not be asked: where hands lie open, everybody sees that there is no Ambush or
 * air card to answer with; and nobody is asked again who wanted no more of these questions in this turn.
 * Answers whether the question is declined for that, and with a way to want no more of them.
 */
export function useOpenAmbush(
  match: MemoirMatch,
  isOpen: boolean,
  isSeen: boolean,
  act: (action: Action) => void,
): [boolean, () => void] {
  const { first, state, decider, legal } = match;
  const window = [state.turn.number, decider, state.frames.at(-1)?.kind].join(' ');
  const [kept, setKept] = useState<readonly Waived[]>([]);
  const isWaived = kept.some((one) => one.first === first && one.window === window);
  useLayoutEffect(() => {
    const decline = legal.find(({ type }) => type === 'declineAmbush' || type === 'declineAirCard');
    if (decline !== undefined && isSeen && (isWaived || (isOpen && legal.length === 1))) act(decline);
  }, [legal, isOpen, isSeen, isWaived, act]);
  return [isWaived, () => setKept([...kept, { first, window }])];
}
