// What a player who asks "how does this work?" is shown: the lesson for the decision at hand, and what to read.
import type { FrameKind, FrameOf } from '../memoir/frames/frame.ts';
import type { Action, View } from '../memoir/index.ts';

export interface Shown {
  /** null: no lesson is about it, and the rules are shown. */
  readonly lesson: string | null;
  /** What to look up in the rules, as in their address. */
  readonly rules: string;
}

const shown = (lesson: string | null, rules: string): Shown => ({ lesson, rules });

const DICE = shown('base-6-dice', 'battle-dice');
const DOGFIGHT = shown('nfp-8', 'dogfight');
const BOMBING = shown('nfp-7', 'strategic-bombing');

/** By the kind of decision alone. */
export const DECISIONS: Readonly<Record<FrameKind, Shown>> = {
  turn: shown('base-1-turn', 'turn'),
  playCard: shown('base-1-turn', 'playing-a-card'),
  commissar: shown(null, 'red-army'),
  section: shown('base-2-sections', 'infantry-assault'),
  orders: shown('base-3-orders', 'ordering'),
  movement: shown('base-4-moving', 'moving'),
  battle: DICE,
  attack: DICE,
  retreat: shown('base-8-retreat', 'retreat'),
  airPower: shown(null, 'air-power'),
  barrage: shown(null, 'barrage'),
  medics: shown(null, 'medics-and-mechanics'),
  healing: shown(null, 'breakthrough-medics'),
  keepCard: shown(null, 'recon'),
  deployment: shown('nfp-1', 'deploy'),
  flight: shown('nfp-6', 'flight+attack-run'),
  airAmbush: shown('nfp-14', 'air-ambush'),
  airAnswer: shown(null, 'answers'),
  groundFire: shown('nfp-11', 'ground-fire'),
  confirmation: shown('nfp-8', 'confirm-hits'),
  airBattle: shown('nfp-6', 'attack-run'),
  airDraw: shown('nfp-command-cards', 'gaining-air-cards'),
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

function ofAttack({ view: { moment } }: Asked): Shown | undefined {
  switch (moment.attack?.step) {
    case 'ambush':
      return shown('base-12-ambush', 'ambush');
    case 'battleBack':
      return shown(null, 'british');
    case 'ground':
      return shown('base-9-ground', 'take-ground');
    case 'moveOn':
      return shown('base-10-overrun', 'desert');
    case 'overrun':
      return shown('base-10-overrun', 'overrun');
    default:
      return undefined;
  }
}

/** With aircraft in the battle, what is new about playing a card. */
function ofCard(asked: Asked): Shown | undefined {
  const { air, side } = asked.view;
  if (air === null) return undefined;
  const { aircraft } = air.sides[side];
  if (aircraft === null) return can(asked, 'layAirCard') ? shown('nfp-1', 'deploy') : undefined;
  const isEmpty = aircraft.stock.mg + aircraft.stock.bomb === 0;
  return isEmpty ? shown('nfp-empty', 'out-of-ammunition') : shown('nfp-2', 'order-aircraft+withdrawal');
}

function ofFlight(asked: Asked): Shown | undefined {
  if (airFrame(asked, 'flight')?.step !== 'declare') return undefined;
  return can(asked, 'declareDogfight') ? DOGFIGHT : BOMBING;
}

/** Which card answers is up to the deck; those of the deck that comes with the game are shown. */
function ofAnswer(asked: Asked): Shown | undefined {
  switch (airFrame(asked, 'airAnswer')?.moment) {
    case 'flightEnded':
      return shown(null, 'answers+flak-trap');
    case 'aircraftHit':
      return shown(null, 'answers+evade');
    case 'dogfightOver':
      return shown(null, 'answers+tables');
    default:
      return undefined;
  }
}

function ofAirBattle(asked: Asked): Shown | undefined {
  switch (airFrame(asked, 'airBattle')?.step) {
    case 'obstacle':
      return shown(null, 'precision');
    case 'dogfight':
    case 'dogfightOver':
      return DOGFIGHT;
    case 'bombing':
      return BOMBING;
    default:
      return undefined;
  }
}

const BY_MOMENT: Partial<Record<FrameKind, (asked: Asked) => Shown | undefined>> = {
  attack: ofAttack,
  playCard: ofCard,
  flight: ofFlight,
  airAnswer: ofAnswer,
  airBattle: ofAirBattle,
};

/** What to show to the side that decides. */
export function shownFor(asked: Asked): Shown {
  const { decision } = asked.view;
  return BY_MOMENT[decision]?.(asked) ?? DECISIONS[decision];
}
