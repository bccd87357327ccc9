// How every action is said. The same table reads and writes the texts of scripts and replays.
import type { Action, ActionType } from '../memoir/action.ts';
import type { AirPackAction } from '../memoir/air/air-pack/action.ts';
import type { FlightAction } from '../memoir/air/flying-piece.ts';
import type { AirAction } from '../memoir/air/hooks.ts';
import type { NewFlightPlanAction } from '../memoir/air/new-flight-plan/action.ts';
import { EVERY_SECTION } from '../memoir/cards/card.ts';
import { NO_UNIT } from '../memoir/state.ts';
import { nearestName } from './fault.ts';

export interface Phrase {
  /** Words, with the action's fields in braces. */
  readonly text: string;
  /** Fields that have one value in this phrase. */
  readonly fixed?: Readonly<Record<string, string | number | boolean>>;
}

type BaseActionType = Exclude<Action, AirAction>['type'];

const BASE_PHRASES: Readonly<Record<BaseActionType, readonly Phrase[]>> = {
  playCard: [
    { text: 'play {card} as air power', fixed: { as: 'airPower' } },
    { text: 'discard {card}', fixed: { as: 'discard' } },
    { text: 'play {card}', fixed: { as: 'printed' } },
  ],
  placeChip: [
    { text: 'chip {card} as air power', fixed: { as: 'airPower' } },
    { text: 'chip {card}', fixed: { as: 'printed' } },
  ],
  passTurn: [{ text: 'pass' }],
  chooseSection: [{ text: 'section {section}' }],
  orderUnit: [
    { text: 'order {unit} on the move', fixed: { onTheMove: true } },
    { text: 'order {unit}', fixed: { onTheMove: false } },
  ],
  endOrders: [{ text: 'end orders' }],
  moveUnit: [{ text: 'move {unit} {to}' }],
  exitUnit: [{ text: 'exit {unit}' }],
  endMovement: [{ text: 'end movement' }],
  attack: [{ text: 'attack {unit} {target}' }],
  removeWire: [{ text: 'remove wire {unit}' }],
  removeRoadBlock: [{ text: 'remove road block {unit}' }],
  recover: [{ text: 'recover {unit}' }],
  endBattle: [{ text: 'end battle' }],
  playAmbush: [{ text: 'ambush' }],
  declineAmbush: [{ text: 'decline ambush' }],
  battleBack: [{ text: 'battle back' }],
  declineBattleBack: [{ text: 'decline battle back' }],
  retreatTo: [{ text: 'retreat {to}' }],
  endRetreat: [{ text: 'end retreat' }],
  takeGround: [{ text: 'take ground' }],
  holdGround: [{ text: 'hold ground' }],
  moveOn: [{ text: 'move on {to}' }],
  stayPut: [{ text: 'stay put' }],
  overrun: [{ text: 'overrun {target}' }],
  declineOverrun: [{ text: 'decline overrun' }],
  pickTarget: [{ text: 'target {target}' }],
  endTargets: [{ text: 'end targets' }],
  heal: [{ text: 'heal {unit}' }],
  endHealing: [{ text: 'end healing' }],
  keepCard: [{ text: 'keep {card}' }],
};

const FLIGHT_PHRASES: Readonly<Record<FlightAction['type'], readonly Phrase[]>> = {
  placeAircraft: [{ text: 'place aircraft {to}' }],
  flyTo: [{ text: 'fly {to}' }],
  endFlight: [{ text: 'end flight' }],
};

const FLIGHT_PLAN_PHRASES: Readonly<Record<NewFlightPlanAction['type'], readonly Phrase[]>> = {
  withdrawAircraft: [{ text: 'withdraw aircraft' }],
  layAirCard: [{ text: 'lay {card}' }],
  deployAircraft: [{ text: 'deploy {aircraft} {section}' }],
  orderAircraft: [
    { text: 'order aircraft on the move', fixed: { onTheMove: true } },
    { text: 'order aircraft', fixed: { onTheMove: false } },
  ],
  layMarker: [{ text: 'mark {ammunition}' }],
  declareDogfight: [{ text: 'declare dogfight' }],
  declareBombing: [{ text: 'declare bombing' }],
  endDeclarations: [{ text: 'end declarations' }],
  attackAircraft: [{ text: '{unit} fires at aircraft' }, { text: 'attack {unit} aircraft' }],
  strikeAircraft: [{ text: 'barrage aircraft' }],
  rollRun: [{ text: 'roll run' }],
  rollDogfight: [{ text: 'roll dogfight' }],
  rollBombing: [{ text: 'roll bombing' }],
  removeObstacle: [{ text: 'remove {terrain} obstacle' }],
  playAirCard: [{ text: 'play {card}', fixed: { unit: NO_UNIT } }, { text: 'play {card} with {unit}' }],
  declineAirCard: [{ text: 'decline air card' }],
  drawAirCard: [{ text: 'draw air card' }],
  leaveAirCard: [{ text: 'leave air card' }],
};

const AIR_PACK_PHRASES: Readonly<Record<AirPackAction['type'], readonly Phrase[]>> = {
  playSortie: [{ text: 'fly sortie' }],
  laySortie: [{ text: 'lay sortie' }],
  playAsSortie: [{ text: 'play {card} as sortie' }],
  launchPlane: [{ text: 'launch {model}', fixed: { section: EVERY_SECTION } }, { text: 'launch {model} {section}' }],
  sendPlane: [{ text: 'send plane' }],
  recallPlane: [{ text: 'recall plane' }],
  orderPlane: [
    { text: 'order plane on the move', fixed: { onTheMove: true } },
    { text: 'order plane', fixed: { onTheMove: false } },
  ],
  takeOff: [
    { text: 'take off {hex} {model} on the move', fixed: { onTheMove: true } },
    { text: 'take off {hex} {model}', fixed: { onTheMove: false } },
  ],
  stayGrounded: [{ text: 'stay grounded' }],
  strafe: [{ text: 'strafe {from} {to}' }],
  supportGround: [{ text: 'support ground' }],
  interdictGround: [{ text: 'interdict ground' }],
  dive: [{ text: 'dive {unit}' }],
  rescue: [{ text: 'rescue {unit}' }],
  land: [{ text: 'land' }],
  stayAloft: [{ text: 'stay aloft' }],
  attackAirfield: [{ text: 'attack {unit} airfield {hex}' }],
  strikeAirfield: [{ text: 'strike airfield {hex}' }],
  drawTwo: [{ text: 'draw two' }],
  drawOne: [{ text: 'draw one' }],
  announceSortie: [{ text: 'announce {card}' }],
  announceNothing: [{ text: 'announce nothing' }],
};

const AIR_PHRASES = { ...FLIGHT_PHRASES, ...FLIGHT_PLAN_PHRASES, ...AIR_PACK_PHRASES };

/** Of every set of air rules, and of each. */
export const AIR_ACTION_TYPES = Object.keys(AIR_PHRASES) as AirAction['type'][];
export const FLIGHT_PLAN_ACTION_TYPES = Object.keys({
  ...FLIGHT_PHRASES,
  ...FLIGHT_PLAN_PHRASES,
}) as AirAction['type'][];
export const AIR_PACK_ACTION_TYPES = Object.keys({ ...FLIGHT_PHRASES, ...AIR_PACK_PHRASES }) as AirAction['type'][];

/** The first phrase that fits an action is how it is written; all of them can be read. */
export const PHRASES: Readonly<Record<ActionType, readonly Phrase[]>> = { ...BASE_PHRASES, ...AIR_PHRASES };

/** What is written for whatever ends a part of the turn or turns an offer down. */
export const DONE_WORDS = ['done', 'stay', 'hold', 'decline', 'no'];

/** What the fields of the phrases stand for. */
export type FieldKind =
  | 'unit'
  | 'hex'
  | 'card'
  | 'airCard'
  | 'section'
  | 'aircraft'
  | 'model'
  | 'ammunition'
  | 'terrain';
const FIELD_KINDS: Readonly<Record<string, FieldKind>> = {
  unit: 'unit',
  target: 'unit',
  to: 'hex',
  from: 'hex',
  hex: 'hex',
  card: 'card',
  section: 'section',
  aircraft: 'aircraft',
  model: 'model',
  ammunition: 'ammunition',
  terrain: 'terrain',
};
const WITH_AIR_CARD: ReadonlySet<ActionType> = new Set(['layAirCard', 'playAirCard']);

/** Undefined: the field is no name but a value such as true. */
export function fieldKind(type: ActionType, field: string): FieldKind | undefined {
  return field === 'card' && WITH_AIR_CARD.has(type) ? 'airCard' : FIELD_KINDS[field];
}

/** The fields an action must have to be written with this phrase. */
export function fieldsOf({ text, fixed }: Phrase): string[] {
  return [...Object.keys(fixed ?? {}), ...Array.from(text.matchAll(/\{(\w+)\}/g), ([, field]) => field)];
}

/** "; expected 'move {unit} {to}'", or the nearest verb. */
export function hintFor(verb: string): string {
  const texts = Object.values(PHRASES).flatMap((phrases) => phrases.map(({ text }) => text));
  const forms = texts.filter((text) => text.split(' ')[0] === verb.toLowerCase());
  if (forms.length > 0) return `; expected ${forms.map((form) => `'${form}'`).join(' or ')}`;
  const verbs = texts.map((text) => text.split(' ')[0]).filter((word) => !word.startsWith('{'));
  const near = nearestName(verb, verbs);
  return near === undefined ? '' : `; did you mean '${near}'?`;
}
