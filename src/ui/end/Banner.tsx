import type { Ref } from 'react';
import { SIDES, type Side } from '../../memoir/side.ts';
import type { Outcome } from '../../memoir/state.ts';
import type { Statistics } from '../../scenarios/statistics.ts';
import { outcomeText } from '../text/events.ts';
import { t } from '../text/i18n.ts';
import { playerText, sideWords } from '../text/sides.ts';
import { Laurel, Medal } from './marks.tsx';
import type { PlayerNames } from './names.ts';

interface TrackProps {
  readonly side: Side;
  readonly won: number;
  readonly needed: number;
  readonly players: PlayerNames;
  readonly isWinner: boolean;
}

function Track({ side, won, needed, players, isWinner }: TrackProps) {
  const player = playerText(side, players);
  return (
    <div className={`end-track side-${side}${isWinner ? ' winner' : ''}`}>
      <p className="end-track-name" aria-hidden="true">
        {player}
      </p>
      <p className="end-track-count counter" aria-hidden="true">
        {won}
        <small>/{needed}</small>
      </p>
      <p className="unseen">{t('end:medalsOf', { player, won, needed })}</p>
      <div className="end-medals" aria-hidden="true">
        {Array.from({ length: needed }, (_, at) => (
          <Medal key={at} won={at < won} />
        ))}
      </div>
    </div>
  );
}

export interface BannerProps {
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly outcome: Outcome;
  readonly battle: string;
  readonly statistics: Statistics;
  readonly needed: readonly [number, number];
  readonly players: PlayerNames;
}

export function Banner({ titleRef, outcome, battle, statistics, needed, players }: BannerProps) {
  const { winner } = outcome;
  const name = players[winner].trim();
  return (
    <header className={`end-banner paper side-${winner}`}>
      <Laurel side={winner} />
      <div className="end-headline">
        <h1 ref={titleRef} tabIndex={-1}>
          {name === '' ? t('end:wins', sideWords(winner)) : t('end:winsNamed', { name, ...sideWords(winner) })}
        </h1>
        <p className="end-reason">{outcomeText(outcome)}</p>
        <p className="faint">{t('end:length', { battle, count: statistics.lastTurn })}</p>
      </div>
      <section className="end-tracks" aria-label={t('end:medals')}>
        {SIDES.map((side) => (
          <Track
            key={side}
            side={side}
            won={statistics.sides[side].medals}
            needed={needed[side]}
            players={players}
            isWinner={side === winner}
          />
        ))}
      </section>
    </header>
  );
}
