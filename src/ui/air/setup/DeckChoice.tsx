import { useState } from 'react';
import type { AirDeck } from '../../../memoir/air/new-flight-plan/card.ts';
import { STANDARD_AIR_DECK } from '../../../memoir/air/new-flight-plan/deck.ts';
import type { Fault } from '../../../scenarios/fault.ts';
import { FileButton } from '../../files/FileButton.tsx';
import { FaultList } from '../../saves/FaultList.tsx';
import { t } from '../../text/i18n.ts';
import { deckInFile } from './deck-in-file.ts';

interface Refused {
  readonly name: string;
  readonly faults: readonly Fault[];
}

export interface DeckChoiceProps {
  /** Null: the deck of the game. */
  readonly deck: AirDeck | null;
  onDeck(this: void, deck: AirDeck | null): void;
}

/** Our deck, or one from a file of the players; a bad file is refused and changes nothing. */
export function DeckChoice({ deck, onDeck }: DeckChoiceProps) {
  const [refused, setRefused] = useState<Refused | null>(null);
  const { name, cards } = deck ?? STANDARD_AIR_DECK;
  const take = async (file: File) => {
    const read = await deckInFile(file);
    if (read.ok) onDeck(read.value);
    setRefused(read.ok ? null : { name: file.name, faults: read.error });
  };
  return (
    <div className="air-deck">
      <h3>{t('airTable:setup.deck')}</h3>
      <p>
        <b>{name}</b> {t('airTable:setup.deckSize', { count: cards.reduce((sum, { count }) => sum + count, 0) })}
      </p>
      <details>
        <summary>{t('airTable:setup.deckList')}</summary>
        <ul>
          {cards.map((card) => (
            <li key={card.id}>
              <b>{t('airTable:setup.cardCount', { count: card.count, title: card.title })}</b> {card.text}
            </li>
          ))}
        </ul>
      </details>
      <div className="buttons">
        <FileButton text={t('airTable:setup.loadDeck')} onFile={(file) => void take(file)} />
        {deck === null ? null : (
          <button type="button" onClick={() => onDeck(null)}>
            {t('airTable:setup.ownDeck')}
          </button>
        )}
      </div>
      {refused === null ? null : (
        <div role="alert" className="air-refused">
          <p>{t('airTable:setup.badDeck', { name: refused.name })}</p>
          <FaultList faults={refused.faults} />
        </div>
      )}
    </div>
  );
}
