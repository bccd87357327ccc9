import type { ReactNode } from 'react';
import type { AirCardMoment, AirCardRow } from '../../memoir/air/new-flight-plan/card.ts';
import { t } from '../text/i18n.ts';
import { Cloud } from './Cloud.tsx';
import { TypeSymbol } from './TypeSymbol.tsx';
import './air-cards.css';

const OWN_TURN: ReadonlySet<AirCardMoment> = new Set(['withTheOrder', 'battlePhase']);

export interface AirCardFaceProps {
  readonly row: AirCardRow;
  /** In the hand, or large: played, revealed, looked at. */
  readonly size?: 'hand' | 'large';
  readonly note?: string;
  /** Why it cannot be played now. */
  readonly reason?: string;
  readonly children?: ReactNode;
}

export function AirCardFace({ row, size = 'hand', note, reason, children }: AirCardFaceProps) {
  const { symbol, moment } = row;
  const kind = OWN_TURN.has(moment) ? 'own' : 'answer';
  return (
    <article
      className={`card air-card air-card-${kind} air-card-${size}${reason === undefined ? '' : ' card-resting'}`}
    >
      <div className="air-card-head">
        <Cloud />
        {note === undefined ? null : <p className="card-note">{note}</p>}
        <h3>{row.title}</h3>
        {symbol === null ? null : <TypeSymbol type={symbol} />}
        {symbol === null ? null : <p className="air-card-type">{t(`air:type.${symbol}`)}</p>}
        <p className="air-card-moment">{t(`air:moment.${moment}`)}</p>
      </div>
      <p className="card-rule">{row.text}</p>
      {reason === undefined ? null : <p className="card-reason">{reason}</p>}
      <footer>{children}</footer>
    </article>
  );
}
