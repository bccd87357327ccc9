// What a player who asks "how does this work?" is shown: the lesson for the decision at hand, by its id.
import type { FrameKind, FrameOf } from '../memoir/frames/frame.ts';
import type { Action, View } from '../memoir/index.ts';

const DICE = 'base-6-dice';
const DOGFIGHT = 'nfp-8';
const BOMBING = 'nfp-7';
const RED_ARMY = 'special-red-army';

/** By the kind of decision alone. */
export const DECISIONS: Readonly<Record<FrameKind, string>> = {
  turn: 'base-1-turn',
  playCard: 'base-1-turn',
  commissar: RED_ARMY,
  section: 'special-infantry-assault',
  orders: 'base-3-orders',
  movement: 'base-4-moving',
  battle: DICE,
  attack: DICE,
  retreat: 'base-8-retreat',
  airPower: 'special-strikes',
  barrage: 'special-strikes',
  medics: 'special-medics',
  healing: 'special-breakthrough-medics',
  keepCard: 'special-recon',
  deployment: 'nfp-1',
  flight: 'nfp-6',
  airAmbush: 'nfp-14',
  airAnswer: 'nfp-answers',
  groundFire: 'nfp-11',
  confirmation: 'nfp-8',
  airBattle: 'nfp-6',
  airDraw: 'nfp-command-cards',
};

export interface Asked {
  readonly view: Pick<View, 'decision' | 'moment' | 'air' | 'side'>;
  readonly legal: readonly Pick<Action, 'type'>[];
}

/** The open decision of the air rules, if it is of this kind. */
function airFrame<K extends FrameKind>({ view: { moment } }: Asked, kind: K): FrameOf<K> | undefined {
  const frame = moment.air.at(-1);
  return frame?.kind === kind ? (frame as FrameOf<K>) : undefined;
}

function can({ legal }: Asked, type: Action['type']): boolean {
  return legal.some((action) => action.type === type);
}

function ofAttack({ view: { moment } }: Asked): string | undefined {
  switch (moment.attack?.step) {
    case 'ambush':
      return 'base-12-ambush';
    case 'battleBack':
      return 'special-british';
    case 'ground':
      return 'base-9-ground';
    case 'moveOn':
      return 'special-desert';
    case 'overrun':
      return 'base-10-overrun';
    default:
      return undefined;
  }
}

/** What is new about playing a card with aircraft in the battle, and with a commissar. */
function ofCard(asked: Asked): string | undefined {
  return ofAirCard(asked) ?? (can(asked, 'placeChip') ? RED_ARMY : undefined);
}

function ofAirCard(asked: Asked): string | undefined {
  const { air, side } = asked.view;
  if (air === null) return undefined;
  const { aircraft } = air.sides[side];
  if (aircraft === null) return can(asked, 'layAirCard') ? 'nfp-1' : undefined;
  const isEmpty = aircraft.stock.mg + aircraft.stock.bomb === 0;
  return isEmpty ? 'nfp-empty' : 'nfp-2';
}

function ofFlight(asked: Asked): string | undefined {
  if (airFrame(asked, 'flight')?.step !== 'declare') return undefined;
  return can(asked, 'declareDogfight') ? DOGFIGHT : BOMBING;
}

function ofAirBattle(asked: Asked): string | undefined {
  switch (airFrame(asked, 'airBattle')?.step) {
    case 'obstacle':
      return 'nfp-precision';
    case 'dogfight':
    case 'dogfightOver':
      return DOGFIGHT;
    case 'bombing':
      return BOMBING;
    default:
      return undefined;
  }
}

const BY_MOMENT: Partial<Record<FrameKind, (asked: Asked) => string | undefined>> = {
  attack: ofAttack,
  playCard: ofCard,
  flight: ofFlight,
  airBattle: ofAirBattle,
};

/** The lesson for the side that decides. */
export function lessonFor(asked: Asked): string {
  const { decision } = asked.view;
  return BY_MOMENT[decision]?.(asked) ?? DECISIONS[decision];
}
