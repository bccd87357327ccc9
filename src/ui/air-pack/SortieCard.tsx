import type { ReactNode } from 'react';
import { AIR_SORTIE } from '../../memoir/cards/card.ts';
import { Cloud } from '../air/Cloud.tsx';
import { cardName, cardRule } from '../text/cards.ts';
import { t } from '../text/i18n.ts';
import '../air/air-cards.css';
import './sortie-card.css';

export interface SortieCardProps {
  readonly note?: string;
  /** Why it cannot be played now. */
  readonly reason?: string;
  readonly children?: ReactNode;
}

/** Three planes that climb out of the lower corner. */
function Flight() {
  const plane =
    'M0 -13C2 -12.4 2.6 -9.4 2.6 -6.2L14 -1.8L14 2L2.4 1.4L1.7 8.6L5.8 11L5.8 13.2L0 12L-5.8 13.2L-5.8 11L-1.7 8.6L-2.4 1.4L-14 2L-14 -1.8L-2.6 -6.2C-2.6 -9.4 -2 -12.4 0 -13Z';
  return (
    <svg className="sortie-flight" viewBox="0 0 76 46" aria-hidden="true">
      <path d={plane} transform="translate(50 15) rotate(62) scale(0.98)" />
      <path d={plane} transform="translate(25 12) rotate(62) scale(0.66)" />
      <path d={plane} transform="translate(38 36) rotate(62) scale(0.72)" />
    </svg>
  );
}

/** An Air Sortie card as it lies face up beside its owner. */
export function SortieCard({ note, reason, children }: SortieCardProps) {
  return (
    <article className={`card air-card sortie-card${reason === undefined ? '' : ' card-resting'}`}>
      <div className="air-card-head">
        <Cloud />
        {note === undefined ? null : <p className="card-note">{note}</p>}
        <h3>{cardName(AIR_SORTIE)}</h3>
        <p className="air-card-moment">{t('airPack:sortie.moment')}</p>
        <Flight />
      </div>
      <p className="card-rule">{cardRule(AIR_SORTIE, 'standard')}</p>
      {reason === undefined ? null : <p className="card-reason">{reason}</p>}
      <footer>{children}</footer>
    </article>
  );
}
