import type { ReactNode } from 'react';
import { CARDS, EVERY_SECTION, type Card } from '../../../memoir/cards/card.ts';
import type { DeckName } from '../../../memoir/cards/decks.ts';
import { cardName, cardRule } from '../../text/cards.ts';

/** The sections of the card as they lie on the screen: a player at the top edge sees left and right turned round. */
function Sections({ sections, top }: { readonly sections: number; readonly top: boolean }) {
  const bits = top ? [4, 2, 1] : [1, 2, 4];
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
  readonly top: boolean;
  readonly note?: string;
  readonly children?: ReactNode;
}

export function CardFace({ card, deck, top, note, children }: CardFaceProps) {
  const { kind, orders } = CARDS[card];
  const sections = kind === 'section' ? (orders?.sections ?? EVERY_SECTION) : 0;
  return (
    <article className={`card card-${kind}`}>
      {note === undefined ? null : <p className="card-note">{note}</p>}
      <div className="card-title">
        <h3>{cardName(card)}</h3>
        {sections === 0 ? null : <Sections sections={sections} top={top} />}
      </div>
      <p className="card-rule">{cardRule(card, deck)}</p>
      <footer>{children}</footer>
    </article>
  );
}
