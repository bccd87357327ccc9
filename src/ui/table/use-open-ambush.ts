import { useEffect } from 'react';
import type { Action } from '../../memoir/index.ts';
import type { MemoirMatch } from '../../store/memoir.ts';

/** Where hands lie open, everybody sees that there is no Ambush to play: nobody is asked. */
export function useOpenAmbush(match: MemoirMatch, isOpen: boolean, act: (action: Action) => void): void {
  useEffect(() => {
    const [only, ...others] = match.legal;
    if (isOpen && others.length === 0 && only?.type === 'declineAmbush') act(only);
  }, [match, isOpen, act]);
}
