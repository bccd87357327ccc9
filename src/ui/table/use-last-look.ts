import { useCallback, useEffect, useState } from 'react';
import type { GameEvent } from '../../memoir/index.ts';
import type { MemoirMatch } from '../../store/memoir.ts';
import type { Speed } from '../../store/settings.ts';
import { useStillness } from './motion/stillness.ts';

const LOOKS: Readonly<Record<Speed, number>> = { off: 0, fast: 500, normal: 1000, slow: 1600 };
/** Dice are to be counted, and what fell to them is to be found on the board. */
const DICE_LOOKS: Readonly<Record<Speed, number>> = { off: 0, fast: 800, normal: 2000, slow: 3000 };

const WATCHED: ReadonlySet<GameEvent['type']> = new Set(['diceRolled', 'unitRetreated', 'unitMoved', 'groundTaken']);

/** Whether the last step threw dice. */
export function endedInDice({ steps }: MemoirMatch): boolean {
  return steps.at(-1)?.events.some(({ type }) => type === 'diceRolled') ?? false;
}

function endedInAction({ steps }: MemoirMatch): boolean {
  return steps.at(-1)?.events.some(({ type }) => WATCHED.has(type)) ?? false;
}

/**
 * Whoever rolled, moved or retreated wants to see what came of it before the screen is handed over.
 * What was not played just now, such as a game that is opened, was seen before. Also answers with a way to go on at once.
 */
export function useLastLook(match: MemoirMatch, speed: Speed, isHandedOver: boolean): [boolean, () => void] {
  const isStill = useStillness();
  const [seen, setSeen] = useState(match);
  const wait = isStill ? 0 : (endedInDice(match) ? DICE_LOOKS : LOOKS)[speed];
  const isSeen = !isHandedOver || seen === match || wait === 0 || !endedInAction(match);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(match), wait);
    return () => clearTimeout(timer);
  }, [match, wait]);
  const goOn = useCallback(() => setSeen(match), [match]);
  return [isSeen, goOn];
}
