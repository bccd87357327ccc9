import { useEffect, useState } from 'react';
import { decider } from '../../memoir/index.ts';
import type { MemoirMatch } from '../../store/memoir.ts';
import type { Speed } from '../../store/settings.ts';
import { useStillness } from './motion/stillness.ts';

const LOOKS: Readonly<Record<Speed, number>> = { off: 0, fast: 500, normal: 1000, slow: 1600 };

/** The last roll passed the decision on: whoever rolled wants to see what came of it before the screen is handed over. */
function endedInDice({ steps, decider: now }: MemoirMatch): boolean {
  const last = steps.at(-1);
  if (last === undefined || now === null || decider(last.before) === now) return false;
  return last.events.some(({ type }) => type === 'diceRolled');
}

/** False for a moment after such a roll. What was not played just now, such as a game that is opened, was seen before. */
export function useLastLook(match: MemoirMatch, speed: Speed): boolean {
  const isStill = useStillness();
  const [seen, setSeen] = useState(match);
  const wait = isStill ? 0 : LOOKS[speed];
  const isSeen = seen === match || wait === 0 || !endedInDice(match);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(match), wait);
    return () => clearTimeout(timer);
  }, [match, wait]);
  return isSeen;
}
