import type { Card } from '../../../memoir/cards/card.ts';
import { cardActionText } from '../../text/actions.ts';
import { cardName } from '../../text/cards.ts';
import { PAGE } from '../../text/page.ts';
import { sideText } from '../../text/sides.ts';
import { actionsOfCard } from '../card-actions.ts';
import type { TableScene } from '../scene-props.ts';
import { CardFace } from './CardFace.tsx';

interface HandCardProps {
  readonly scene: TableScene;
  readonly card: Card;
  readonly note?: string;
  readonly usable?: boolean;
}

function HandCard({ scene, card, note, usable = true }: HandCardProps) {
  const { view, match, act } = scene;
  const actions = usable ? actionsOfCard(match.legal, card) : [];
  return (
    <CardFace
      card={card}
      deck={view.rules.deck}
      top={view.rules.sides[view.side].top}
      {...(note === undefined ? {} : { note })}
    >
      {actions.map((action) => (
        <button
          type="button"
          key={JSON.stringify(action)}
          data-action={action.type}
          aria-label={`${cardActionText(action)}: ${cardName(card)}`}
          onClick={() => act(action)}
        >
          {cardActionText(action)}
        </button>
      ))}
    </CardFace>
  );
}

/** Two cards of a kind need different keys. */
function numbered(cards: readonly Card[]): { card: Card; key: string }[] {
  return cards.map((card, at) => ({ card, key: `${card}-${cards.slice(0, at).filter((one) => one === card).length}` }));
}

export interface HandPanelProps {
  readonly scene: TableScene;
  readonly curtain: boolean;
  readonly openHands: boolean;
  onShow(this: void): void;
  onCover(this: void): void;
}

export function HandPanel({ scene, curtain, openHands, onShow, onCover }: HandPanelProps) {
  const { view, match, reader } = scene;
  const { hand, chip, cards } = view.sides[view.side];
  const side = sideText(view.side);
  const isShown = reader === view.side && hand !== null && !curtain;
  const isChoosingDrawn = view.drawn.length > 0;
  return (
    <section className={`hand side-${view.side}`} aria-label={PAGE.hand}>
      <div className="hand-head">
        <h2>{PAGE.handOf(side)}</h2>
        {isShown || match.decider === null || curtain ? null : (
          <button type="button" className="quiet" onClick={onShow}>
            {PAGE.showHand}
          </button>
        )}
        {isShown && !openHands ? (
          <button type="button" className="quiet" onClick={onCover}>
            {PAGE.coverHand}
          </button>
        ) : null}
      </div>
      {isShown ? (
        <div className="cards">
          {numbered(view.drawn).map(({ card, key }) => (
            <HandCard key={`drawn-${key}`} scene={scene} card={card} note={PAGE.drawn} />
          ))}
          {chip === null ? null : <HandCard scene={scene} card={chip} note={PAGE.chip} usable={false} />}
          {numbered(hand.toSorted((a, b) => a - b)).map(({ card, key }) => (
            <HandCard key={key} scene={scene} card={card} usable={!isChoosingDrawn} />
          ))}
        </div>
      ) : (
        <p className="covered">{PAGE.covered(side, cards)}</p>
      )}
    </section>
  );
}
