import { CARDS, type Card, type CardId } from '../../memoir/cards/card.ts';
import type { DeckName } from '../../memoir/cards/decks.ts';

interface CardText {
  readonly name: string;
  /** What it does, in a few words of our own. */
  readonly rule: string;
}

const FLANKS = { left: 'left flank', centre: 'centre', right: 'right flank' } as const;

function section(name: string, where: keyof typeof FLANKS, orders: string, extra = ''): CardText {
  const title = where === 'centre' ? 'Centre' : where === 'left' ? 'Left' : 'Right';
  return {
    name: `${name} – ${title}`,
    rule: `Order ${orders} ${where === 'centre' ? 'in the' : 'on the'} ${FLANKS[where]}.${extra}`,
  };
}

const TWO_CARDS = ' Draw 2, keep 1.';

const TEXTS: Record<CardId, CardText> = {
  'recon-left': section('Recon', 'left', '1 unit', TWO_CARDS),
  'recon-centre': section('Recon', 'centre', '1 unit', TWO_CARDS),
  'recon-right': section('Recon', 'right', '1 unit', TWO_CARDS),
  'probe-left': section('Probe', 'left', '2 units'),
  'probe-centre': section('Probe', 'centre', '2 units'),
  'probe-right': section('Probe', 'right', '2 units'),
  'attack-left': section('Attack', 'left', '3 units'),
  'attack-centre': section('Attack', 'centre', '3 units'),
  'attack-right': section('Attack', 'right', '3 units'),
  'assault-left': section('Assault', 'left', 'every unit'),
  'assault-centre': section('Assault', 'centre', 'every unit'),
  'assault-right': section('Assault', 'right', 'every unit'),
  'general-advance': { name: 'General Advance', rule: 'Order 2 units in each section.' },
  'pincer-move': { name: 'Pincer Move', rule: 'Order 2 units on each flank.' },
  'recon-in-force': { name: 'Recon in Force', rule: 'Order 1 unit in each section.' },
  'air-power': { name: 'Air Power', rule: 'Strike up to 4 enemy units that stand next to each other.' },
  ambush: { name: 'Ambush', rule: 'When a unit of yours is attacked from the next hex: it fires first.' },
  'armor-assault': { name: 'Armor Assault', rule: 'Order 4 armor units. In close assault they roll 1 die more.' },
  'artillery-bombard': { name: 'Artillery Bombard', rule: 'Artillery moves 3 hexes, or battles twice.' },
  barrage: { name: 'Barrage', rule: 'Roll 4 dice against any one enemy unit.' },
  'behind-enemy-lines': {
    name: 'Behind Enemy Lines',
    rule: '1 infantry unit moves 3 hexes, battles with 1 die more and moves 3 again.',
  },
  'close-assault': { name: 'Close Assault', rule: 'Units next to an enemy battle with 1 die more; nobody moves.' },
  'counter-attack': { name: 'Counter-Attack', rule: "Play the other side's last card as your own." },
  'dig-in': { name: 'Dig-In', rule: '4 infantry units put up sandbags.' },
  'direct-from-hq': { name: 'Direct from HQ', rule: 'Order 4 units anywhere.' },
  firefight: { name: 'Firefight', rule: '4 units with no enemy next to them fire with 1 die more; nobody moves.' },
  'infantry-assault': {
    name: 'Infantry Assault',
    rule: 'Order all infantry of one section; it may move 1 hex further.',
  },
  'medics-and-mechanics': {
    name: 'Medics and Mechanics',
    rule: 'Roll to bring figures back; the unit is then ordered.',
  },
  'move-out': { name: 'Move Out', rule: 'Order 4 infantry units.' },
  'their-finest-hour': {
    name: 'Their Finest Hour',
    rule: 'The dice say which units are ordered; each battles with 1 die more.',
  },
};

export function cardName(card: Card): string {
  return TEXTS[CARDS[card].id].name;
}

export function cardRule(card: Card, deck: DeckName): string {
  const { rule } = TEXTS[CARDS[card].id];
  const onTheMove = CARDS[card].orders?.onTheMove[deck === 'breakthrough' ? 1 : 0] ?? 0;
  return onTheMove === 0 ? rule : `${rule} Plus ${onTheMove} on the move.`;
}
