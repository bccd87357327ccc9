import { useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { CARDS, type Card } from '../../../memoir/cards/card.ts';
import type { DeckName } from '../../../memoir/cards/decks.ts';
import { cardNotes } from '../../text/card-notes.ts';
import { cardName, cardRule } from '../../text/cards.ts';
import { ShowMe } from '../../rules/ShowMe.tsx';
import { usePlacedAt } from './use-placed.ts';
import './hover.css';

export interface CardHelpProps {
  readonly id: string;
  readonly card: Card;
  readonly deck: DeckName;
  /** The battle has aircraft. */
  readonly withAir: boolean;
  /** What it lies beside. */
  readonly about: RefObject<HTMLElement | null>;
}

/** The rules of a card in a few more words, in a note of its own. */
export function CardHelp({ id, card, deck, withAir, about }: CardHelpProps) {
  const note = useRef<HTMLDivElement>(null);
  usePlacedAt(note, about);
  return createPortal(
    <div ref={note} id={id} role="tooltip" className="note note-card" data-note="card">
      <h3>{cardName(card)}</h3>
      <p className="note-strong">{cardRule(card, deck)}</p>
      <ul className="note-points">
        {cardNotes(card, deck, withAir).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ShowMe address={`card.${CARDS[card].id}`} />
    </div>,
    // A hand that scrolls would cut it off; the main part of the page does not.
    document.querySelector('main') ?? document.body,
  );
}
