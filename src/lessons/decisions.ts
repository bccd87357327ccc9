// What a player who asks "how does this work?" is shown: the lesson for the decision at hand, by its id.
import type { AirPackFrame } from '../memoir/air/air-pack/frame.ts';
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

/** By the kind of decision alone. */
export const DECISIONS: Readonly<Record<Exclude<FrameKind, AirPackFrame['kind']>, string>> = {
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
};

/** No lesson is about Air Pack: the one of the base game that comes nearest. */
const AIR_PACK_DECISIONS: Readonly<Record<AirPackFrame['kind'], string>> = {
  sortie: 'base-3-orders',
  scramble: 'base-3-orders',
  planeFlight: 'base-4-moving',
  strafing: DICE,
  reconDraw: 'special-recon',
  announcement: 'base-1-turn',
  airfieldAttack: DICE,
};

const ALL_DECISIONS: Readonly<Record<FrameKind, string>> = { ...DECISIONS, ...AIR_PACK_DECISIONS };

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
  if (flightPlanView(asked.view.air) === null) return undefined;
  if (can(asked, 'placeAircraft')) return COMING_ON;
  return can(asked, 'flyTo') && !can(asked, 'moveUnit') ? RUN : undefined;
}

/** The combats of the aircraft, and fire at one where there is nothing else to attack. */
function ofBattle(asked: Asked): string | undefined {
  if (can(asked, 'rollRun')) return RUN;
  if (can(asked, 'rollDogfight')) return DOGFIGHT;
  if (can(asked, 'rollBombing')) return BOMBING;
  return can(asked, 'attackAircraft') && !can(asked, 'attack') ? GROUND_FIRE : undefined;
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
  movement: ofMovement,
  battle: ofBattle,
  flight: ofFlight,
  airBattle: ofAirBattle,
};

/** The lesson for the side that decides. */
export function lessonFor(asked: Asked): string {
  const { decision } = asked.view;
  return BY_MOMENT[decision]?.(asked) ?? ALL_DECISIONS[decision];
}
