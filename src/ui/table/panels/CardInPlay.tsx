import { Trans } from 'react-i18next';
import { NO_CARD } from '../../../memoir/cards/card.ts';
import { cardName } from '../../text/cards.ts';
import { t } from '../../text/i18n.ts';
import { sideWords } from '../../text/sides.ts';
import type { TableScene } from '../scene-props.ts';

const BOLD = { b: <b /> };

function sentenceOf(isOther: boolean, fallback: boolean) {
  if (fallback) return isOther ? 'table:inPlayAsAnyUnit' : 'table:inPlayAnyUnit';
  return isOther ? 'table:inPlayAs' : 'table:inPlayCard';
}

export function CardInPlay({ scene }: { readonly scene: TableScene }) {
  const { card, effect, fallback, side } = scene.view.turn;
  const isOther = effect !== NO_CARD && effect !== card;
  return (
    <section className="in-play" aria-label={t('table:inPlay')}>
      <h2>{t('table:inPlay')}</h2>
      {card === NO_CARD ? (
        <p className="faint">{t('table:noCard')}</p>
      ) : (
        <p>
          <Trans
            t={t}
            i18nKey={sentenceOf(isOther, fallback)}
            values={{ ...sideWords(side), card: cardName(card), effect: isOther ? cardName(effect) : '' }}
            components={BOLD}
          />
        </p>
      )}
      <p className="counts">
        <span>
          <Trans t={t} i18nKey="table:deck" values={{ number: scene.view.deckCount }} components={BOLD} />
        </span>
        <span>
          <Trans t={t} i18nKey="table:discards" values={{ number: scene.view.discard.length }} components={BOLD} />
        </span>
        <span className="seed">
          <Trans t={t} i18nKey="table:seed" values={{ seed: scene.match.about.seed }} components={BOLD} />
        </span>
      </p>
    </section>
  );
}
