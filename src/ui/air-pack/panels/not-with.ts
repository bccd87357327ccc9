import { airPackView } from '../../../memoir/air/air-pack/own-state.ts';
import { CARDS, NO_CARD, type Card } from '../../../memoir/cards/card.ts';
import type { TableScene } from '../../table/scene-props.ts';
import { cardName } from '../../text/cards.ts';
import { t } from '../../text/i18n.ts';

/** Why a command card does not go with the sortie that was laid or announced; null where that is not the reason. */
export function whyNotWith({ view }: TableScene, card: Card): string | null {
  const air = airPackView(view.air);
  if (air === null || CARDS[card].kind === 'reaction') return null;
  if (air.laid) return t(CARDS[card].kind === 'section' ? 'airPack:notWith.noRoom' : 'airPack:notWith.noSection');
  const owed = air.sides[view.side].announced;
  return owed === NO_CARD ? null : t('airPack:notWith.announced', { card: cardName(owed) });
}
