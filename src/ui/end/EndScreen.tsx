import { useEffect, useMemo, useRef } from 'react';
import type { Outcome } from '../../memoir/state.ts';
import type { ReplaySeries } from '../../scenarios/replay-file.ts';
import { statisticsOf } from '../../scenarios/statistics.ts';
import type { MemoirMatch } from '../../store/memoir.ts';
import { airParts } from '../air/late.tsx';
import { t } from '../text/i18n.ts';
import { useTop } from '../use-top.ts';
import { Banner } from './Banner.tsx';
import { Comparison } from './Comparison.tsx';
import { DiceBars } from './DiceBars.tsx';
import { LuckPanel } from './LuckPanel.tsx';
import { MedalChart } from './MedalChart.tsx';
import type { PlayerNames } from './names.ts';
import { SeriesPanel } from './SeriesPanel.tsx';
import './end.css';
import './charts.css';

export interface EndScreenProps {
  readonly match: MemoirMatch;
  readonly players: PlayerNames;
  /** What the two have won in all their battles, this one included. */
  readonly series: ReplaySeries | null;
  /** Watches the game, from the start or from the moment after so many actions. */
  onReplay(this: void, at?: number): void;
  /** The same battle with the sides swapped. */
  onAgain(this: void): void;
  onLeave(this: void): void;
  onBoard(this: void): void;
  onSave(this: void): void;
}

export function EndScreen(props: EndScreenProps) {
  const { match, players, series } = props;
  const { state, steps, about } = match;
  const statistics = useMemo(() => statisticsOf(steps, state), [steps, state]);
  useTop();
  const title = useRef<HTMLHeadingElement>(null);
  // Whoever cannot see the screen change hears how the battle ended.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const air = airParts(state.rules.airRules);
  if (state.outcome === null) return null;
  const outcome: Outcome = state.outcome;
  const needed = [state.rules.sides[0].medalsToWin, state.rules.sides[1].medalsToWin] as const;
  return (
    <main className="end-screen">
      <Banner
        titleRef={title}
        outcome={outcome}
        battle={about.scenario.name}
        statistics={statistics}
        needed={needed}
        players={players}
      />
      <nav className="end-buttons" aria-label={t('end:what')}>
        <button type="button" className="main" onClick={props.onAgain}>
          {t('end:again')}
        </button>
        <button type="button" onClick={() => props.onReplay()}>
          {t('end:replay')}
        </button>
        <button type="button" onClick={props.onBoard}>
          {t('end:board')}
        </button>
        <button type="button" onClick={props.onSave}>
          {t('end:save')}
        </button>
        <button type="button" onClick={props.onLeave}>
          {t('end:leave')}
        </button>
      </nav>
      <div className="end-columns">
        <Comparison statistics={statistics} players={players} onReplay={props.onReplay} />
        <div className="end-column">
          <MedalChart statistics={statistics} needed={needed} />
          {air === null ? null : <air.AirNumbers statistics={statistics} steps={steps} players={players} />}
          <SeriesPanel series={series} players={players} />
        </div>
        <div className="end-column">
          <DiceBars statistics={statistics} players={players} />
          <LuckPanel statistics={statistics} players={players} seed={String(about.seed)} />
        </div>
      </div>
    </main>
  );
}
