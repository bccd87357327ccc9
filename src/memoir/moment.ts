import type { AttackFrame, FrameOf, OrderSlot, RetreatFrame, TurnStep } from './frames/frame.ts';
import { ordersLeftIn } from './frames/orders.ts';
import { stepUnderWay } from './frames/turn.ts';
import type { AirFrame } from './air/hooks.ts';
import type { Side } from './side.ts';
import type { State } from './state.ts';
import { worldOf } from './world.ts';

export type AttackMoment = Readonly<AttackFrame>;
export type RetreatMoment = Readonly<RetreatFrame>;

export interface SlotMoment extends OrderSlot {
  /** The most orders this slot can still give. */
  readonly left: number;
}

export interface OrdersMoment {
  readonly side: Side;
  readonly slots: readonly SlotMoment[];
  /** Orders left over all slots; less than their sum where a unit that straddles sections was ordered. */
  readonly left: number;
  /** Units that may still be ordered on the move. */
  readonly onTheMove: number;
}

export interface SectionMoment {
  readonly side: Side;
  /** Bit mask of the sections to choose from, from the side's own view. */
  readonly sections: number;
}

export interface AirPowerMoment {
  readonly side: Side;
  /** Section the first target must lie in, from the side's own view; 0: any. */
  readonly section: number;
  /** While picking: the units named so far. Afterwards: those the dice have not fallen on yet. */
  readonly targets: readonly number[];
  readonly picking: boolean;
}

export interface MedicsMoment {
  readonly side: Side;
  /** Units that may still be treated, and those that were. */
  readonly units: number;
  readonly tried: readonly number[];
}

/** Symbols of the healing dice that are not used yet. */
export interface HealingMoment {
  readonly side: Side;
  readonly infantry: number;
  readonly armor: number;
  readonly star: number;
}

/** Cards drawn to choose from; what they are is for their owner's eyes. */
export interface KeepCardMoment {
  readonly side: Side;
  readonly cards: number;
}

/** What is going on, as both sides know it: the open decisions, without the cards in them. */
export interface Moment {
  readonly step: TurnStep;
  /** Open attacks, the one at hand last: an ambush and battling back lie over the attack they answer. */
  readonly attacks: readonly AttackMoment[];
  readonly attack: AttackMoment | null;
  readonly retreat: RetreatMoment | null;
  readonly section: SectionMoment | null;
  readonly orders: OrdersMoment | null;
  readonly airPower: AirPowerMoment | null;
  readonly medics: MedicsMoment | null;
  readonly healing: HealingMoment | null;
  readonly keepCard: KeepCardMoment | null;
  /** Open decisions of the air rules, the one at hand last. */
  readonly air: readonly AirFrame[];
}

type Draft = { -readonly [K in keyof Moment]: Moment[K] };

function ordersMoment(state: State, frame: FrameOf<'orders'>): OrdersMoment {
  const { all, bySlot } = ordersLeftIn(worldOf(state, null), frame);
  const slots = frame.slots.map((slot, i) => ({ ...slot, left: bySlot[i] }));
  return { side: frame.side, slots, left: all, onTheMove: frame.onTheMove };
}

function addFrame(state: State, frame: State['frames'][number], moment: Draft): void {
  switch (frame.kind) {
    case 'turn':
      moment.step = stepUnderWay(worldOf(state, null), frame);
      break;
    case 'attack':
      moment.attack = { ...frame };
      moment.attacks = [...moment.attacks, moment.attack];
      break;
    case 'retreat':
      moment.retreat = { ...frame };
      break;
    case 'section':
      moment.section = { side: frame.side, sections: frame.sections };
      break;
    case 'orders':
      moment.orders = ordersMoment(state, frame);
      break;
    case 'airPower':
      moment.airPower = {
        side: frame.side,
        section: frame.section,
        targets: frame.targets,
        picking: frame.picking,
      };
      break;
    case 'medics':
      moment.medics = { side: frame.side, units: frame.units, tried: frame.tried };
      break;
    case 'healing':
      moment.healing = { side: frame.side, infantry: frame.infantry, armor: frame.armor, star: frame.star };
      break;
    case 'keepCard':
      moment.keepCard = { side: frame.side, cards: frame.cards.length };
      break;
    case 'playCard':
    case 'commissar':
    case 'movement':
    case 'battle':
    case 'barrage':
      break;
    default:
      moment.air = [...moment.air, { ...frame }];
  }
}

export function momentOf(state: State): Moment {
  const moment: Draft = {
    step: 'start',
    attacks: [],
    attack: null,
    retreat: null,
    section: null,
    orders: null,
    airPower: null,
    medics: null,
    healing: null,
    keepCard: null,
    air: [],
  };
  for (const frame of state.frames) addFrame(state, frame, moment);
  return moment;
}
