import { useId, useRef, type ReactNode } from 'react';
import type { AirCardRow } from '../../../memoir/air/new-flight-plan/card.ts';
import { useHelp } from '../../table/hover/use-help.ts';
import { usePointedAt } from '../../table/pointed-cards.ts';
import { AirCardFace } from '../AirCardFace.tsx';
import { AirCardHelp } from './AirCardHelp.tsx';

export interface HelpedCardProps {
  readonly row: AirCardRow;
  readonly note?: string;
  readonly reason?: string;
  readonly isLit?: boolean;
  readonly children?: ReactNode;
}

/** A card of the hand with its note: there is no room on it for all it has to say. */
export function HelpedCard({ row, note, reason, isLit = false, children }: HelpedCardProps) {
  const slot = useRef<HTMLDivElement>(null);
  const id = useId();
  const help = useHelp();
  const pointed = usePointedAt(row.id);
  const why = reason === undefined ? {} : { reason };
  return (
    <div
      ref={slot}
      className={`air-card-slot${isLit ? ' air-card-lit' : ''}${pointed}`}
      aria-describedby={help.isOpen ? id : undefined}
      {...help.events}
    >
      <AirCardFace row={row} {...(note === undefined ? {} : { note })} {...why}>
        {children}
      </AirCardFace>
      {help.isOpen ? <AirCardHelp id={id} row={row} {...why} about={slot} /> : null}
    </div>
  );
}
