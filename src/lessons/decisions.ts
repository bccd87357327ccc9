// What a player who asks "how does this work?" is shown: the lesson for the decision at hand, by its id.
import { airPackView } from '../memoir/air/air-pack/own-state.ts';
import { flightPlanView } from '../memoir/air/new-flight-plan/own-state.ts';
import type { FrameKind, FrameOf } from '../memoir/frames/frame.ts';
import type { Action, View } from '../memoir/index.ts';

const DICE = 'base-6-dice';
const COMING_ON = 'nfp-1';
const RUN = 'nfp-6';
const DOGFIGHT = 'nfp-8';
const BOMBING = 'nfp-7';
const GROUND_FIRE = 'nfp-11';
const RED_ARMY = 'special-red-army';
const SORTIE = 'ap-sortie';
const KEEP_FLYING = 'ap-keep-flying';
const STRAFING = 'ap-strafing';
const TAKE_OFF = 'ap-take-off';
const AIRFIELD = 'ap-airfield';

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
  deployment: COMING_ON,
  flight: RUN,
  airAmbush: 'nfp-14',
  airAnswer: 'nfp-answers',
  groundFire: GROUND_FIRE,
  confirmation: DOGFIGHT,
  airBattle: RUN,
  airDraw: 'nfp-command-cards',
  sortie: SORTIE,
  scramble: TAKE_OFF,
  planeFlight: STRAFING,
  strafing: STRAFING,
  reconDraw: 'ap-scout',
  announcement: 'ap-radar',
  airfieldAttack: AIRFIELD,
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
  return ofAirCard(asked) ?? ofSortie(asked) ?? (can(asked, 'placeChip') ? RED_ARMY : undefined);
}

/** A plane in flight asks for an order before all else. */
function ofSortie(asked: Asked): string | undefined {
  const { air, side } = asked.view;
  const pack = airPackView(air);
  if (pack === null) return undefined;
  if (pack.sides[side].plane !== null) return KEEP_FLYING;
  return can(asked, 'laySortie') || can(asked, 'playSortie') ? SORTIE : undefined;
}

function ofOrders(asked: Asked): string | undefined {
  if (can(asked, 'orderPlane')) return KEEP_FLYING;
  return can(asked, 'takeOff') ? TAKE_OFF : undefined;
}

/** What the plane could do at the end of its move; what few planes can do comes first. */
function ofPlaneFlight(asked: Asked): string | undefined {
  if (can(asked, 'dive')) return 'ap-kamikaze';
  if (can(asked, 'rescue')) return 'ap-rescue';
  if (can(asked, 'strafe')) return STRAFING;
  return can(asked, 'land') ? TAKE_OFF : undefined;
}

function ofAirCard(asked: Asked): string | undefined {
  const { side } = asked.view;
  const air = flightPlanView(asked.view.air);
  if (air === null) return undefined;
  const { aircraft } = air.sides[side];
  if (aircraft === null) return can(asked, 'layAirCard') ? COMING_ON : undefined;
  const isEmpty = aircraft.stock.mg + aircraft.stock.bomb === 0;
  return isEmpty ? 'nfp-empty' : 'nfp-2';
}

/** An aircraft that waits for its move, where no ground unit is left to move. */
function ofMovement(asked: Asked): string | undefined {
  const isFlightPlan = flightPlanView(asked.view.air) !== null;
  if (can(asked, 'placeAircraft')) return isFlightPlan ? COMING_ON : SORTIE;
  if (!can(asked, 'flyTo') || can(asked, 'moveUnit')) return undefined;
  return isFlightPlan ? RUN : STRAFING;
}

/** The combats of the aircraft, and fire at one where there is nothing else to attack. */
function ofBattle(asked: Asked): string | undefined {
  if (can(asked, 'rollRun')) return RUN;
  if (can(asked, 'rollDogfight')) return DOGFIGHT;
  if (can(asked, 'rollBombing')) return BOMBING;
  if (can(asked, 'attack')) return undefined;
  if (can(asked, 'attackAirfield')) return AIRFIELD;
  return can(asked, 'attackAircraft') ? GROUND_FIRE : undefined;
}

function ofFlight(asked: Asked): string | undefined {
  if (airFrame(asked, 'flight')?.step !== 'declare') return undefined;
  return can(asked, 'declareDogfight') ? DOGFIGHT : BOMBING;
}

function ofAirBattle(asked: Asked): string | undefined {
  return can(asked, 'removeObstacle') ? 'nfp-precision' : ofBattle(asked);
}

const BY_MOMENT: Partial<Record<FrameKind, (asked: Asked) => string | undefined>> = {
  attack: ofAttack,
  playCard: ofCard,
  orders: ofOrders,
  movement: ofMovement,
  battle: ofBattle,
  flight: ofFlight,
  planeFlight: ofPlaneFlight,
  airBattle: ofAirBattle,
};

/** The lesson for the side that decides. */
export function lessonFor(asked: Asked): string {
  const { decision } = asked.view;
  return BY_MOMENT[decision]?.(asked) ?? DECISIONS[decision];
}
