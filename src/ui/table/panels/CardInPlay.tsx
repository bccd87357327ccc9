import { NO_CARD } from '../../../memoir/cards/card.ts';
import { cardName } from '../../text/cards.ts';
import { PAGE } from '../../text/page.ts';
import { sideText } from '../../text/sides.ts';
import type { TableScene } from '../scene-props.ts';

export function CardInPlay({ scene }: { readonly scene: TableScene }) {
  const { card, effect, fallback, side } = scene.view.turn;
  return (
    <section className="in-play" aria-label={PAGE.inPlay}>
      <h2>{PAGE.inPlay}</h2>
      {card === NO_CARD ? (
        <p className="faint">{PAGE.noCard}</p>
      ) : (
        <p>
          {sideText(side)}: <b>{cardName(card)}</b>
          {effect !== NO_CARD && effect !== card ? ` ${PAGE.inPlayAs(cardName(effect))}` : ''}
          {fallback ? ` (${PAGE.anyUnit})` : ''}
        </p>
      )}
    </section>
  );
}
