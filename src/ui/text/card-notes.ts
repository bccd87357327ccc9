// What a card's short rule leaves out.
import { CARDS, FINEST_HOUR, isRecon, type Card, type CardId } from '../../memoir/cards/card.ts';
import type { DeckName } from '../../memoir/cards/decks.ts';
import { UNIT_CLASSES } from '../../memoir/units/kinds.ts';
import type { en } from './en/index.ts';
import { t } from './i18n.ts';

type Rules = typeof en.rules;
type Noted = Extract<CardId, keyof Rules['card']>;
type Changed = keyof Rules['cardBreakthrough'];

const CHANGED: Readonly<Record<Changed, true>> = {
  'air-power': true,
  barrage: true,
  'dig-in': true,
  'medics-and-mechanics': true,
};

function isChanged(id: CardId): id is Changed {
  return Object.hasOwn(CHANGED, id);
}

function notesOf(card: Card, deck: DeckName): string {
  const { id, kind, drawsTwo } = CARDS[card];
  if (kind === 'section') return t(drawsTwo ? 'rules:card.recon' : 'rules:card.section');
  if (deck === 'breakthrough' && isChanged(id)) return t(`rules:cardBreakthrough.${id}`);
  return t(`rules:card.${id as Noted}`);
}

/** The air combat card that comes with it. */
function airNotes(card: Card): string[] {
  if (isRecon(card)) return [t('rules:airCard.recon')];
  return card === FINEST_HOUR ? [t('rules:airCard.finestHour')] : [];
}

/** One point a line. */
export function cardNotes(card: Card, deck: DeckName, withAir = false): string[] {
  const { orders, fallback } = CARDS[card];
  const onTheMove = orders?.onTheMove[deck === 'breakthrough' ? 1 : 0] ?? 0;
  return [
    ...notesOf(card, deck).split('\n'),
    ...(withAir ? airNotes(card) : []),
    ...(onTheMove > 0 ? [t('rules:onTheMove')] : []),
    ...(fallback === null ? [] : [t(`rules:fallback.${UNIT_CLASSES[fallback]}`)]),
  ];
}
