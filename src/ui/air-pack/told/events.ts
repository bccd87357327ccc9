import { ANYWHERE } from '../../../memoir/air/air-pack/sortie.ts';
import type { AirPackEvent, AirPackRoll } from '../../../memoir/air/air-pack/event.ts';
import type { FlightEvent } from '../../../memoir/air/flying-piece.ts';
import type { RollReason } from '../../../memoir/dice.ts';
import type { GameEvent } from '../../../memoir/event.ts';
import { opponent, type Side } from '../../../memoir/side.ts';
import { NO_UNIT } from '../../../memoir/state.ts';
import { cardName } from '../../text/cards.ts';
import { t } from '../../text/i18n.ts';
import { listText } from '../../text/lists.ts';
import { hexName, unitOn, unitOnFlank, type Scene } from '../../text/scene.ts';
import { sectionText, sideWords } from '../../text/sides.ts';
import { flightText } from './flights.ts';
import { planeName, planeOn, planeOnFlank, planesOnGround } from './names.ts';

type PlaneEvent = FlightEvent | AirPackEvent;
type Told<T extends PlaneEvent['type']> = Extract<PlaneEvent, { type: T }>;
type Rolled = Extract<GameEvent, { type: 'diceRolled' }>;

const ROLLS: readonly AirPackRoll[] = ['airCheck', 'strafing', 'kamikaze', 'airfieldAttack'];

function ownRoll(reason: RollReason): AirPackRoll | undefined {
  return ROLLS.find((one) => one === reason);
}

export function rollText(scene: Scene, { side, hits, hex, reason }: Rolled): string {
  const own = ownRoll(reason);
  return own === undefined
    ? ''
    : t(`airPackTold:roll.${own}`, { ...sideWords(side), hex: hexName(scene, hex), count: hits });
}

function launchedText(scene: Scene, { side, model, section }: Told<'planeLaunched'>): string {
  const plane = planeName(scene, side, model);
  return section === ANYWHERE.sections
    ? t('airPackTold:launched', { plane })
    : t('airPackTold:launchedOver', { plane, section: sectionText(section) });
}

function orderedText(scene: Scene, { side, model, hex, ...order }: Told<'planeOrdered'>): string {
  const plane = planeOn(scene, side, hex, model);
  const what = order.takesOff ? 'takeOff' : 'ordered';
  const how = order.bySortie ? 'BySortie' : order.onTheMove ? 'OnTheMove' : '';
  return t(`airPackTold:${what}${how}`, { plane });
}

function airCheckText(scene: Scene, event: Told<'airCheckMade'>): string {
  const { side, model, hex, terrainDice, enemyDice } = event;
  const dice = listText([
    ...(terrainDice > 0 ? [t('airPackTold:checkTerrain', { count: terrainDice })] : []),
    ...(enemyDice > 0 ? [t('airPackTold:checkEnemies', { count: enemyDice })] : []),
  ]);
  return t('airPackTold:airCheck', { plane: planeOnFlank(scene, side, hex, model), dice });
}

/** A unit, or the planes on the ground there. */
function strafedText(scene: Scene, { side, from, hex, unit }: Told<'hexStrafed'>): string {
  const target = unit === NO_UNIT ? planesOnGround(scene, opponent(side), hex) : unitOn(scene, unit, hex);
  return t('airPackTold:strafed', { plane: planeOnFlank(scene, side, from), target });
}

function interdictedText(scene: Scene, { side, hex, units }: Told<'groundInterdicted'>): string {
  const plane = planeOnFlank(scene, side, hex);
  if (units.length === 0) return t('airPackTold:interdicted', { plane });
  return t('airPackTold:interdictedUnits', { plane, units: listText(units.map((unit) => unitOn(scene, unit))) });
}

type Sayings = { readonly [T in PlaneEvent['type']]: (scene: Scene, event: Told<T>) => string | null };

/** As on the ground the flank is named of the piece that acts; one that is hit has only its hex. */
const SAYINGS: Sayings = {
  sortieRevealed: (_scene, { side }) => t('airPackTold:sortieRevealed', sideWords(side)),
  sortieLaid: (_scene, { side }) => t('airPackTold:sortieLaid', sideWords(side)),
  sortieAnnounced: (_scene, { side, card }) =>
    t('airPackTold:sortieAnnounced', { ...sideWords(side), card: cardName(card) }),
  planeLaunched: launchedText,
  planeOrdered: orderedText,
  planeEntered: flightText,
  aircraftMoved: flightText,
  planeMoveEnded: () => null,
  planeLanded: (scene, { side, model, hex }) =>
    t('airPackTold:landed', { plane: planeOnFlank(scene, side, hex, model) }),
  planeRemoved: (scene, { side, model, hex, cause }) =>
    t(`airPackTold:removed.${cause}`, { plane: planeOn(scene, side, hex, model) }),
  planeLost: (scene, { side, model, hex, cause }) =>
    t(`airPackTold:lost.${cause}`, { plane: planeOn(scene, side, hex, model) }),
  readyMarkersLost: (scene, { side, hex, count, cause }) =>
    t(`airPackTold:markersLost.${cause}`, { ...sideWords(side), hex: hexName(scene, hex), count }),
  airCheckMade: airCheckText,
  hexStrafed: strafedText,
  groundSupported: (scene, { side, hex }) => t('airPackTold:supported', { plane: planeOnFlank(scene, side, hex) }),
  groundInterdicted: interdictedText,
  planeDived: (scene, { side, model, from, hex, unit }) =>
    t('airPackTold:dived', { plane: planeOnFlank(scene, side, from, model), unit: unitOn(scene, unit, hex) }),
  unitRescued: (scene, { unit, hex, from }) =>
    t('airPackTold:rescued', {
      plane: planeOnFlank(scene, scene.units[unit].side, from),
      unit: unitOn(scene, unit, hex),
    }),
  airfieldAttacked: (scene, { side, unit, from, hex, dice }) =>
    t('airPackTold:attacked', {
      unit: unitOnFlank(scene, unit, from),
      target: planesOnGround(scene, side, hex),
      count: dice,
    }),
};

export function planeEventText(scene: Scene, event: PlaneEvent): string | null {
  const flight = flightText(scene, event);
  if (flight !== null) return flight;
  const say = SAYINGS[event.type] as (scene: Scene, event: PlaneEvent) => string | null;
  return say(scene, event);
}

/** What the other player is told behind the curtain, besides dice and losses. */
export const PLANE_NEWS: ReadonlySet<GameEvent['type']> = new Set<PlaneEvent['type']>([
  'sortieLaid',
  'sortieAnnounced',
  'planeLaunched',
  'planeEntered',
  'aircraftMoved',
  'planeLanded',
  'planeRemoved',
  'planeLost',
  'readyMarkersLost',
  'groundSupported',
  'groundInterdicted',
  'planeDived',
  'unitRescued',
  'airfieldAttacked',
]);

/** On a strip of paper beside the dice: who rolls, and why. */
export function thrownText(reason: RollReason, side: Side): string | null {
  const own = ownRoll(reason);
  return own === undefined ? null : t(`airPackTold:thrown.${own}`, sideWords(side));
}
