import { useCallback, useEffect, useState } from 'react';
import type { MemoirMatch } from '../../store/memoir.ts';
import type { Speed } from '../../store/settings.ts';
import { useStillness } from './motion/stillness.ts';

const LOOKS: Readonly<Record<Speed, number>> = { off: 0, fast: 500, normal: 1000, slow: 1600 };

function endedInDice({ steps }: MemoirMatch): boolean {
  return steps.at(-1)?.events.some(({ type }) => type === 'diceRolled') ?? false;
}

/**
 * Whoever rolled wants to see what came of it before the screen is handed over: for a moment the roll is not seen yet.
 * What was not played just now, such as a game that is opened, was seen before. Also answers with a way to go on at once.
 */
export function useLastLook(match: MemoirMatch, speed: Speed, isHandedOver: boolean): [boolean, () => void] {
  const isStill = useStillness();
  const [seen, setSeen] = useState(match);
  const wait = isStill ? 0 : LOOKS[speed];
  const isSeen = !isHandedOver || seen === match || wait === 0 || !endedInDice(match);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(match), wait);
    return () => clearTimeout(timer);
  }, [match, wait]);
  const goOn = useCallback(() => setSeen(match), [match]);
  return [isSeen, goOn];
}
