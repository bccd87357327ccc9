import type { Card } from '../../../memoir/cards/card.ts';
import { cardActionText } from '../../text/actions.ts';
import { cardName } from '../../text/cards.ts';
import { t } from '../../text/i18n.ts';
import { sideWords } from '../../text/sides.ts';
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
          aria-label={t('table:cardAction', { action: cardActionText(action), card: cardName(card) })}
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
  const side = sideWords(view.side);
  const isShown = reader === view.side && hand !== null && !curtain;
  const isChoosingDrawn = view.drawn.length > 0;
  return (
    <section className={`hand side-${view.side}`} aria-label={t('table:hand')}>
      <div className="hand-head">
        <h2>{t('table:handOf', side)}</h2>
        {isShown || match.decider === null || curtain ? null : (
          <button type="button" className="quiet" onClick={onShow}>
            {t('table:showHand')}
          </button>
        )}
        {isShown && !openHands ? (
          <button type="button" className="quiet" onClick={onCover}>
            {t('table:coverHand')}
          </button>
        ) : null}
      </div>
      {isShown ? (
        <div className="cards">
          {numbered(view.drawn).map(({ card, key }) => (
            <HandCard key={`drawn-${key}`} scene={scene} card={card} note={t('table:drawn')} />
          ))}
          {chip === null ? null : <HandCard scene={scene} card={chip} note={t('table:chip')} usable={false} />}
          {numbered(hand.toSorted((a, b) => a - b)).map(({ card, key }) => (
            <HandCard key={key} scene={scene} card={card} usable={!isChoosingDrawn} />
          ))}
        </div>
      ) : (
        <p className="covered">{t('table:covered', { ...side, count: cards })}</p>
      )}
    </section>
  );
}
