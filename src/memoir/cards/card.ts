// M44-CARD-*: what each command card says, as data. The procedures of the few that have one are beside this file.
import type { UnitClass } from '../units/kinds.ts';
import { ARMOR, ARTILLERY, INFANTRY } from '../units/kinds.ts';

/** Index into CARDS. Cards of one kind are alike, so a card is its kind. */
export type Card = number;
export const NO_CARD = -1;

export const LEFT = 1;
export const CENTRE = 2;
export const RIGHT = 4;
export const EVERY_SECTION = 7;

/** What an order of the card can go to. */
export type OrderFilter =
  | 'any'
  | 'infantry'
  | 'armor'
  | 'artillery'
  /** Infantry and armor next to an enemy. */
  | 'closeAssault'
  /** Any unit that can shoot and has no enemy next to it. */
  | 'firefight'
  /** Infantry (Breakthrough: and artillery) on a hex that takes sandbags. */
  | 'digIn';

/** Orders of a card: `each` units in every section of the mask, or `all` of them, or a total over the whole board. */
export interface CardOrders {
  readonly filter: OrderFilter;
  readonly count: number;
  /** Sections from the player's own view, each with its own count; 0: the count is for the whole board. */
  readonly sections: number;
  /** Breakthrough: units on the move, in any section. */
  readonly onTheMove: readonly [standard: number, breakthrough: number];
}
export const ALL_UNITS = 99;

export interface CardRow {
  readonly id: CardId;
  readonly kind: 'section' | 'tactic' | 'reaction';
  /** The same card for the same strip of the board from the other side. */
  readonly mirror: CardId;
  readonly orders: CardOrders | null;
  /** Class that must exist somewhere, or any one unit is ordered instead (M44-CARD-FB). */
  readonly fallback: UnitClass | null;
  readonly mayMove: boolean;
  readonly mayBattle: boolean;
  /** Extra dice: in any battle, in close assault; and whether an overrun gets them. */
  readonly battleDice: number;
  readonly closeAssaultDice: number;
  readonly overrunDice: boolean;
  /** Draw two and keep one. */
  readonly drawsTwo: boolean;
  readonly reshuffles: boolean;
}

const SECTION_NAMES = ['left', 'centre', 'right'] as const;
export const CARD_IDS = [
  'recon-left',
  'recon-centre',
  'recon-right',
  'probe-left',
  'probe-centre',
  'probe-right',
  'attack-left',
  'attack-centre',
  'attack-right',
  'assault-left',
  'assault-centre',
  'assault-right',
  'general-advance',
  'pincer-move',
  'recon-in-force',
  'air-power',
  'ambush',
  'armor-assault',
  'artillery-bombard',
  'barrage',
  'behind-enemy-lines',
  'close-assault',
  'counter-attack',
  'dig-in',
  'direct-from-hq',
  'firefight',
  'infantry-assault',
  'medics-and-mechanics',
  'move-out',
  'their-finest-hour',
  'air-sortie',
] as const;
export type CardId = (typeof CARD_IDS)[number];

type Extra = Partial<Omit<CardRow, 'id'>>;

function orders(filter: OrderFilter, count: number, sections = 0, onTheMove = 0): CardOrders {
  return { filter, count, sections, onTheMove: [0, onTheMove] };
}

function row(id: CardId, kind: CardRow['kind'], extra: Extra): CardRow {
  return {
    id,
    kind,
    mirror: id,
    orders: null,
    fallback: null,
    mayMove: true,
    mayBattle: true,
    battleDice: 0,
    closeAssaultDice: 0,
    overrunDice: true,
    drawsTwo: false,
    reshuffles: false,
    ...extra,
  };
}

function sectionCards(name: 'recon' | 'probe' | 'attack' | 'assault', count: number, onTheMove: number): CardRow[] {
  return SECTION_NAMES.map((section, i) =>
    row(`${name}-${section}`, 'section', {
      mirror: `${name}-${SECTION_NAMES[2 - i]}`,
      orders: orders('any', count, 1 << i, onTheMove),
      drawsTwo: name === 'recon',
    }),
  );
}

const NO_ORDERS = { mayMove: false, mayBattle: false } as const;

export const CARDS: readonly CardRow[] = [
  ...sectionCards('recon', 1, 2),
  ...sectionCards('probe', 2, 2),
  ...sectionCards('attack', 3, 1),
  ...sectionCards('assault', ALL_UNITS, 0),
  row('general-advance', 'section', { orders: orders('any', 2, EVERY_SECTION) }),
  row('pincer-move', 'section', { orders: orders('any', 2, LEFT | RIGHT) }),
  row('recon-in-force', 'section', { orders: orders('any', 1, EVERY_SECTION) }),
  row('air-power', 'tactic', NO_ORDERS),
  row('ambush', 'reaction', NO_ORDERS),
  row('armor-assault', 'tactic', { orders: orders('armor', 4), fallback: ARMOR, closeAssaultDice: 1 }),
  row('artillery-bombard', 'tactic', { orders: orders('artillery', ALL_UNITS), fallback: ARTILLERY }),
  row('barrage', 'tactic', NO_ORDERS),
  row('behind-enemy-lines', 'tactic', { orders: orders('infantry', 1), fallback: INFANTRY, battleDice: 1 }),
  row('close-assault', 'tactic', {
    orders: orders('closeAssault', ALL_UNITS),
    mayMove: false,
    closeAssaultDice: 1,
    overrunDice: false,
  }),
  row('counter-attack', 'tactic', NO_ORDERS),
  row('dig-in', 'tactic', { ...NO_ORDERS, orders: orders('digIn', 4), fallback: INFANTRY }),
  row('direct-from-hq', 'tactic', { orders: orders('any', 4) }),
  row('firefight', 'tactic', { orders: orders('firefight', 4), mayMove: false, battleDice: 1 }),
  row('infantry-assault', 'tactic', { orders: orders('infantry', ALL_UNITS), fallback: INFANTRY }),
  row('medics-and-mechanics', 'tactic', {}),
  row('move-out', 'tactic', { orders: orders('infantry', 4), fallback: INFANTRY }),
  row('their-finest-hour', 'tactic', { battleDice: 1, reshuffles: true }),
  row('air-sortie', 'tactic', {}),
];

export function cardOf(id: CardId): Card {
  return CARD_IDS.indexOf(id);
}

export const AIR_POWER = cardOf('air-power');
/** In the deck of some air rules only. */
export const AIR_SORTIE = cardOf('air-sortie');
export const AMBUSH = cardOf('ambush');
export const ARTILLERY_BOMBARD = cardOf('artillery-bombard');
export const BARRAGE = cardOf('barrage');
export const BEHIND_ENEMY_LINES = cardOf('behind-enemy-lines');
export const CLOSE_ASSAULT = cardOf('close-assault');
export const COUNTER_ATTACK = cardOf('counter-attack');
export const DIG_IN = cardOf('dig-in');
export const FIREFIGHT = cardOf('firefight');
export const INFANTRY_ASSAULT = cardOf('infantry-assault');
export const MEDICS = cardOf('medics-and-mechanics');
export const FINEST_HOUR = cardOf('their-finest-hour');

export function isRecon(card: Card): boolean {
  return card >= 0 && card < 3;
}

export function mirrored(card: Card): Card {
  return cardOf(CARDS[card].mirror);
}
