import { medalsOf } from '../../memoir/medals/medals.ts';
import type { MedalSource } from '../../memoir/event.ts';
import type { Side } from '../../memoir/side.ts';
import type { MemoirMatch } from '../../store/memoir.ts';

/** Won before the game on the table began: nobody can say for what. */
type Source = MedalSource | 'before';

/** What each medal of a side was won for, in the order of its track, as the game has told it. */
export function medalSources({ first, steps }: Pick<MemoirMatch, 'first' | 'steps'>, side: Side): readonly Source[] {
  const track: Source[] = Array.from({ length: medalsOf(first, side) }, () => 'before');
  for (const { events } of steps)
    for (const event of events) {
      if (event.type !== 'medalGained' && event.type !== 'medalLost') continue;
      if (event.side !== side) continue;
      for (let left = event.count; left > 0; left--)
        if (event.type === 'medalGained') track.push(event.source);
        else track.splice(track.includes(event.source) ? track.lastIndexOf(event.source) : track.indexOf('before'), 1);
    }
  return track;
}
