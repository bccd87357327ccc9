import { useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { AirCardMoment, AirCardRow } from '../../../memoir/air/new-flight-plan/card.ts';
import { ShowMe } from '../../table/hover/late.tsx';
import { usePlacedAt } from '../../table/hover/use-placed.ts';
import { t } from '../../text/i18n.ts';
import '../../table/hover/hover.css';

const WITH_A_COMMAND_CARD: ReadonlySet<AirCardMoment> = new Set(['withTheOrder']);

export interface AirCardHelpProps {
  readonly id: string;
  readonly row: AirCardRow;
  readonly reason?: string;
  /** What it lies beside. */
  readonly about: RefObject<HTMLElement | null>;
}

/** What an air card says, when it is played, and why not now. */
export function AirCardHelp({ id, row, reason, about }: AirCardHelpProps) {
  const note = useRef<HTMLDivElement>(null);
  usePlacedAt(note, about);
  const { title, text, symbol, moment } = row;
  const isForType = symbol !== null && WITH_A_COMMAND_CARD.has(moment);
  return createPortal(
    <div ref={note} id={id} role="tooltip" className="note note-card" data-note="card">
      <h3>{title}</h3>
      <p className="note-strong">{text}</p>
      {reason === undefined ? null : <p className="note-reason">{reason}</p>}
      <ul className="note-points">
        <li>{t(`airTable:note.moment.${moment}`)}</li>
        {isForType ? <li>{t('airTable:note.symbol', { type: t(`air:type.${symbol}`) })}</li> : null}
        <li>{t('airTable:note.deploys')}</li>
        <li>{t('airTable:note.once')}</li>
      </ul>
      <ShowMe address={`air-card.${row.id}`} />
    </div>,
    document.querySelector('main') ?? document.body,
  );
}
