import type { Played } from './play.ts';
import type { ClickTime, Delay } from './watch.ts';

/** With fewer clicks than this, what is left says nothing about the game. */
const ENOUGH = 40;

/** The part of a game during which nothing was stolen from the processors; all of it if hardly anything is left. */
export function undisturbed(played: Played): Played {
  const calm = (at: number) => played.stolen[at] === 0;
  const kept = played.clicks.filter((_, at) => calm(at));
  if (kept.length < ENOUGH) return played;
  const isCalm = ({ at }: Delay) => calm(clickBefore(played.clicks, at));
  return {
    ...played,
    clicks: kept,
    costs: played.costs.filter((_, at) => calm(at)),
    stolen: kept.map(() => 0),
    longTasks: played.longTasks.filter(isCalm),
    longFrames: played.longFrames.filter(isCalm),
  };
}

/** What comes before the next click belongs to this one; pointing begins before the button goes down. */
function clickBefore(clicks: readonly ClickTime[], time: number): number {
  const POINTING = 240;
  return Math.max(
    0,
    clicks.findLastIndex(({ at }) => at - POINTING <= time),
  );
}
