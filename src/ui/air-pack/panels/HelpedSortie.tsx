import { useId, useRef } from 'react';
import { AIR_SORTIE, CARD_IDS } from '../../../memoir/cards/card.ts';
import { CardHelp } from '../../table/hover/late.tsx';
import { useHelp } from '../../table/hover/use-help.ts';
import { usePointedAt } from '../../table/pointed-cards.ts';
import { SortieCard, type SortieCardProps } from '../SortieCard.tsx';

/** A sortie card beside the hand with its note: there is no room on it for all it has to say. */
export function HelpedSortie(props: SortieCardProps) {
  const slot = useRef<HTMLDivElement>(null);
  const id = useId();
  const help = useHelp();
  const pointed = usePointedAt(CARD_IDS[AIR_SORTIE]);
  return (
    <div
      ref={slot}
      className={`air-card-slot${pointed}`}
      aria-describedby={help.isOpen ? id : undefined}
      {...help.events}
    >
      <SortieCard {...props} />
      {help.isOpen ? <CardHelp id={id} card={AIR_SORTIE} deck="standard" withAir about={slot} /> : null}
    </div>
  );
}
