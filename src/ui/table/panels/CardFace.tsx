import { useId, useRef, type ReactNode } from 'react';
import { CARD_IDS, CARDS, EVERY_SECTION, type Card } from '../../../memoir/cards/card.ts';
import type { DeckName } from '../../../memoir/cards/decks.ts';
import { cardName, cardRule } from '../../text/cards.ts';
import { CardHelp } from '../hover/late.tsx';
import { useHelp } from '../hover/use-help.ts';
import { usePointedAt } from '../pointed-cards.ts';

/** The sections of the card as they lie on the screen, where the player may sit at the top edge. */
export function Sections({ sections, mirrored }: { readonly sections: number; readonly mirrored: boolean }) {
  const bits = mirrored ? [4, 2, 1] : [1, 2, 4];
  return (
    <svg className="card-sections" viewBox="0 0 42 14" aria-hidden="true">
      {bits.map((bit, at) => (
        <rect
          key={bit}
          className={(sections & bit) === 0 ? 'off' : 'on'}
          x={at * 14 + 1}
          y={1}
          width={12}
          height={12}
        />
      ))}
    </svg>
  );
}

export interface CardFaceProps {
  readonly card: Card;
  readonly deck: DeckName;
  /** The battle has aircraft. */
  readonly withAir: boolean;
  /** The player's left is on the right of the screen. */
  readonly mirrored: boolean;
  readonly note?: string;
  /** Why it cannot be played now. */
  readonly reason?: string;
  readonly children?: ReactNode;
}

export function CardFace({ card, deck, withAir, mirrored, note, reason, children }: CardFaceProps) {
  const { kind, orders } = CARDS[card];
  const sections = kind === 'section' ? (orders?.sections ?? EVERY_SECTION) : 0;
  const face = useRef<HTMLElement>(null);
  const helpId = useId();
  const help = useHelp();
  const pointed = usePointedAt(CARD_IDS[card]);
  return (
    <article
      ref={face}
      className={`card card-${kind}${reason === undefined ? '' : ' card-resting'}${pointed}`}
      aria-describedby={help.isOpen ? helpId : undefined}
      {...help.events}
    >
      {note === undefined ? null : <p className="card-note">{note}</p>}
      <div className="card-title">
        <h3>{cardName(card)}</h3>
        {sections === 0 ? null : <Sections sections={sections} mirrored={mirrored} />}
      </div>
      <p className="card-rule">{cardRule(card, deck)}</p>
      {reason === undefined ? null : <p className="card-reason">{reason}</p>}
      <footer>{children}</footer>
      {help.isOpen ? <CardHelp id={helpId} card={card} deck={deck} withAir={withAir} about={face} /> : null}
    </article>
  );
}
