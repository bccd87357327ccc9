import { SIDE_NAMES, SIDES } from '../../memoir/side.ts';
import type { ReplaySeries } from '../../scenarios/replay-file.ts';
import { t } from '../text/i18n.ts';
import { SideSign } from './marks.tsx';
import { nameOf, type PlayerNames } from './names.ts';

function leaderText(series: ReplaySeries, players: PlayerNames): string {
  if (series.battles === 1) return t('end:seriesFirst');
  const lead = series.allies.medals - series.axis.medals;
  return lead === 0 ? t('end:seriesLevel') : t('end:seriesLeads', { name: nameOf(players, lead > 0 ? 0 : 1) });
}

export interface SeriesPanelProps {
  readonly series: ReplaySeries | null;
  readonly players: PlayerNames;
}

/** What the two have won together, each player under the name of the side commanded now. */
export function SeriesPanel({ series, players }: SeriesPanelProps) {
  if (series === null) return null;
  return (
    <section className="end-panel paper" aria-labelledby="end-series">
      <h2 id="end-series">{t('end:seriesTitle')}</h2>
      <dl className="series">
        {SIDES.map((side) => {
          const { won, medals } = series[SIDE_NAMES[side]];
          return (
            <div key={side} className={`side-${side}`}>
              <dt>
                <SideSign side={side} /> {nameOf(players, side)}
              </dt>
              <dd>
                <b className="counter">{t('end:seriesMedals', { count: medals })}</b>
                <span className="faint">{t('end:seriesWon', { count: won })}</span>
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="end-hint">
        {t('end:seriesSaying', {
          battles: t('end:seriesBattles', { count: series.battles }),
          leader: leaderText(series, players),
        })}
      </p>
    </section>
  );
}
