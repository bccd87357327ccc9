import { medalsOf } from '../memoir/medals/medals.ts';
import { SIDES, SIDE_NAMES, type Side } from '../memoir/side.ts';
import type { ReplaySeries, ReplayStart } from '../scenarios/replay-file.ts';
import type { MemoirMatch } from './memoir.ts';

const NOTHING = { won: 0, medals: 0 };

/** What the two players have won in all their battles, this one included once it is over. */
export function seriesOf({ about, state }: MemoirMatch): ReplaySeries | null {
  const { series } = about;
  if (state.outcome === null) return series ?? null;
  const winner = state.outcome.winner;
  const score = (side: Side) => {
    const before = series?.[SIDE_NAMES[side]] ?? NOTHING;
    return { won: before.won + (winner === side ? 1 : 0), medals: before.medals + medalsOf(state, side) };
  };
  const [allies, axis] = SIDES.map(score);
  return { battles: (series?.battles ?? 0) + 1, allies, axis };
}

/** The same battle once more, each player on the other side. */
export function swappedStart(match: MemoirMatch, seed: string): ReplayStart {
  const { scenario, rules, players } = match.about;
  const series = seriesOf(match);
  return {
    scenario,
    rules,
    seed,
    ...(players === undefined ? {} : { players: { allies: players.axis, axis: players.allies } }),
    ...(series === null ? {} : { series: { battles: series.battles, allies: series.axis, axis: series.allies } }),
  };
}
