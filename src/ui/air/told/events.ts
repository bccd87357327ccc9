import type { FlightEvent } from '../../../memoir/air/flying-piece.ts';
import type { NewFlightPlanEvent, NewFlightPlanRoll } from '../../../memoir/air/new-flight-plan/event.ts';
import type { RollReason } from '../../../memoir/dice.ts';
import type { GameEvent } from '../../../memoir/event.ts';
import { opponent, type Side } from '../../../memoir/side.ts';
import { NO_UNIT } from '../../../memoir/state.ts';
import { t } from '../../text/i18n.ts';
import { hexName, hexWithFlank, unitOn, unitOnFlank, type Scene } from '../../text/scene.ts';
import { sectionText, sideWords } from '../../text/sides.ts';
import { flightText } from './flights.ts';
import { verdictOf } from './verdict.ts';
import { airCardName, aircraftOn, aircraftOnFlank, isOutOfAmmunition, typeText } from './names.ts';

type PlanEvent = FlightEvent | NewFlightPlanEvent;
type Told<T extends PlanEvent['type']> = Extract<PlanEvent, { type: T }>;
type Rolled = Extract<GameEvent, { type: 'diceRolled' }>;

export function airRollText(scene: Scene, event: Rolled): string {
  const { side, hits, faces, hex } = event;
  const words = { ...sideWords(side), hex: hexName(scene, hex) };
  const reason = event.reason as NewFlightPlanRoll;
  if (reason === 'confirmation') return t(`airTold:roll.confirmation.${verdictOf(faces)}`, words);
  return t(`airTold:roll.${reason}`, { ...words, count: hits });
}

function cardText(scene: Scene, { side, card, unit }: Told<'airCardPlayed'>): string {
  const words = { ...sideWords(side), card: airCardName(scene, card) };
  if (unit === NO_UNIT) return t('airTold:cardPlayed', words);
  return t('airTold:cardPlayedFor', { ...words, unit: unitOn(scene, unit) });
}

/** A unit, or the aircraft that has landed there. */
function targetText(scene: Scene, { side, unit, hex }: Told<'runAttacked'>): string {
  return unit === NO_UNIT ? aircraftOn(scene, opponent(side), hex) : unitOn(scene, unit, hex);
}

/** The scene is that of the moment before, when it was still there. */
function withdrawnText(scene: Scene, { side, hex, aircraft, forced }: Told<'aircraftWithdrawn'>): string {
  const words = { aircraft: aircraftOnFlank(scene, side, hex, aircraft) };
  if (!forced) return t('airTold:withdrawn', words);
  return t(isOutOfAmmunition(scene, side) ? 'airTold:withdrawnEmpty' : 'airTold:withdrawnForced', words);
}

type Sayings = {
  readonly [T in PlanEvent['type']]: (scene: Scene, event: Told<T>, reader: Side | null) => string | null;
};

/** As on the ground the flank is named of the piece that acts; one that is hit, or answers, has only its hex. */
const SAYINGS: Sayings = {
  aircraftWithdrawn: withdrawnText,
  aircraftRefuelled: (scene, { side, hex, aircraft }) =>
    t('airTold:refuelled', { aircraft: aircraftOnFlank(scene, side, hex, aircraft) }),
  airCardPlayed: cardText,
  airCardDrawn: (scene, { side, card, seenBy }, reader) =>
    seenBy === reader
      ? t('airTold:cardDrawn', { ...sideWords(side), card: airCardName(scene, card) })
      : t('airTold:cardDrawnHidden', sideWords(side)),
  airDeckShuffled: (_scene, { cards }) => t('airTold:deckShuffled', { count: cards }),
  aircraftDeployed: (_scene, { side, aircraft, section }) =>
    t('airTold:deployed', { ...sideWords(side), type: typeText(aircraft), section: sectionText(section) }),
  aircraftOrdered: (scene, { side, hex, onTheMove }) =>
    t(onTheMove ? 'airTold:orderedOnTheMove' : 'airTold:ordered', { aircraft: aircraftOn(scene, side, hex) }),
  aircraftPlaced: flightText,
  aircraftMoved: flightText,
  markerLaid: (scene, { side, hex, ammunition }) =>
    t(`airTold:markerLaid.${ammunition}`, { aircraft: aircraftOnFlank(scene, side, hex) }),
  markerLapsed: (scene, { side, hex, ammunition }) =>
    t(`airTold:markerLapsed.${ammunition}`, { ...sideWords(side), hex: hexName(scene, hex) }),
  aircraftLanded: (scene, { side, hex }) => t('airTold:landed', { aircraft: aircraftOnFlank(scene, side, hex) }),
  flightEnded: () => null,
  dogfightDeclared: (scene, { side, from, to }) =>
    t('airTold:dogfightDeclared', {
      aircraft: aircraftOnFlank(scene, side, from),
      enemy: aircraftOn(scene, opponent(side), to),
    }),
  bombingDeclared: (scene, { side, hex }) =>
    t('airTold:bombingDeclared', { aircraft: aircraftOnFlank(scene, side, hex) }),
  runAttacked: (scene, event) =>
    t('airTold:runAttacked', {
      aircraft: aircraftOnFlank(scene, event.side, event.from),
      target: targetText(scene, event),
      count: event.dice,
    }),
  aircraftFiredAt: (scene, { side, unit, from, hex, dice }) =>
    t('airTold:firedAt', {
      unit: unitOnFlank(scene, unit, from),
      aircraft: aircraftOn(scene, side, hex),
      count: dice,
    }),
  dogfightFought: (scene, { side, from, to, dice, answer }) =>
    t(answer ? 'airTold:dogfightAnswered' : 'airTold:dogfightFought', {
      aircraft: answer ? aircraftOn(scene, side, from) : aircraftOnFlank(scene, side, from),
      enemy: aircraftOn(scene, opponent(side), to),
      count: dice,
    }),
  hitsCancelled: (scene, { side, hex, count }) =>
    t('airTold:hitsCancelled', { aircraft: aircraftOn(scene, side, hex), count }),
  aircraftLost: (scene, { side, hex, aircraft, cause }) =>
    t(`airTold:lost.${cause}`, { aircraft: aircraftOn(scene, side, hex, aircraft) }),
  aircraftDrivenOff: (scene, { side, hex, aircraft }) =>
    t('airTold:drivenOff', { aircraft: aircraftOn(scene, side, hex, aircraft) }),
  objectiveBombed: (scene, { side, hex, taken }) =>
    t(taken ? 'airTold:objectiveBombed.taken' : 'airTold:objectiveBombed.stands', {
      ...sideWords(side),
      hex: hexWithFlank(scene, hex, side),
    }),
};

export function airEventText(scene: Scene, event: PlanEvent, reader: Side | null): string | null {
  const flight = flightText(scene, event);
  if (flight !== null) return flight;
  const say = SAYINGS[event.type] as (scene: Scene, event: PlanEvent, reader: Side | null) => string | null;
  return say(scene, event, reader);
}

/** What the other player is told behind the curtain, besides dice and losses. */
export const AIR_NEWS: ReadonlySet<GameEvent['type']> = new Set<PlanEvent['type']>([
  'airCardPlayed',
  'aircraftPlaced',
  'aircraftMoved',
  'markerLaid',
  'aircraftLanded',
  'dogfightDeclared',
  'bombingDeclared',
  'aircraftFiredAt',
  'hitsCancelled',
  'aircraftLost',
  'aircraftDrivenOff',
  'aircraftWithdrawn',
  'aircraftRefuelled',
  'objectiveBombed',
]);

const AIR_ROLLS: readonly NewFlightPlanRoll[] = [
  'attackRun',
  'groundFire',
  'flakTrap',
  'confirmation',
  'dogfight',
  'turnTheTables',
  'strategicBombing',
];

/** On a strip of paper beside the dice: who rolls, and why. */
export function thrownText(reason: RollReason, side: Side): string | null {
  const own = AIR_ROLLS.find((one) => one === reason);
  return own === undefined ? null : t(`airTold:thrown.${own}`, sideWords(side));
}
