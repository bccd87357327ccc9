import { useEffect } from 'react';
import type { Action } from '../../memoir/index.ts';
import type { MemoirMatch } from '../../store/memoir.ts';

/** Where hands lie open, everybody sees that there is no Ambush or air card to answer with: nobody is asked. */
export function useOpenAmbush(match: MemoirMatch, isOpen: boolean, act: (action: Action) => void): void {
  useEffect(() => {
    const [only, ...others] = match.legal;
    const isIdle = only?.type === 'declineAmbush' || only?.type === 'declineAirCard';
    if (isOpen && isIdle && others.length === 0) act(only);
  }, [match, isOpen, act]);
}
