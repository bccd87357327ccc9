import type { Played } from './play.ts';
import type { ClickTime, Delay } from './watch.ts';

/** With fewer clicks than this, what is left says nothing about the game. */
const ENOUGH = 40;
/** Pointing begins so long before the button goes down, in ms. */
const POINTING = 240;

/** The part of a game from which nothing was stolen; if that is hardly anything, the part from which least was. */
export function undisturbed(played: Played): Played {
  const { clicks, costs, stolen, longTasks, longFrames } = played;
  const most = stolen.toSorted((a, b) => a - b)[Math.min(ENOUGH, stolen.length) - 1] ?? 0;
  const isCalm = (at: number) => stolen[at] <= most;
  const isOfCalm = ({ at }: Delay) => isCalm(clickOf(clicks, at));
  return {
    ...played,
    clicks: clicks.filter((_, at) => isCalm(at)),
    costs: costs.filter((_, at) => isCalm(at)),
    stolen: stolen.filter((_, at) => isCalm(at)),
    longTasks: longTasks.filter(isOfCalm),
    longFrames: longFrames.filter(isOfCalm),
  };
}

/** What comes before the next click belongs to this one. */
function clickOf(clicks: readonly ClickTime[], time: number): number {
  const last = clicks.findLastIndex(({ at }) => at - POINTING <= time);
  return Math.max(0, last);
}
