// What happened in the air, counted from the events of a game.
import type { GameEvent } from '../memoir/event.ts';
import { opponent, type Side } from '../memoir/side.ts';

/** By the rules of New Flight Plan. */
interface FlightPlanCounts {
  /** Aircraft of this side that never came back, and those of the other side it shot down or destroyed on the ground. */
  aircraftLost: number;
  aircraftShotDown: number;
  /** Its own aircraft driven off, without being lost. */
  aircraftDrivenOff: number;
  airCardsPlayed: number;
  /** Markers laid in attack runs, and how many of them were bombs; then strategic bombing. */
  markersLaid: number;
  bombsLaid: number;
  objectivesBombed: number;
  runDice: number;
}

/** By the rules of Air Pack. */
interface AirPackCounts {
  /** Planes sent up, ordered or made to take off by a sortie, and those that a command card ordered. */
  sorties: number;
  planeOrders: number;
  airChecks: number;
  /** Its dice, whoever threw them, and the planes that were lost by them. */
  checkDice: number;
  checksLost: number;
  /** Its own planes lost, whatever the cause; markers for planes on the ground are counted as planes. */
  planesLost: number;
  /** Planes of the other side destroyed on the ground. */
  planesDestroyed: number;
  /** Units and bases strafed, and the hits there. */
  strafed: number;
  strafeHits: number;
  supports: number;
  interdictions: number;
  unitsPinned: number;
  dives: number;
  divesThatHit: number;
}

export interface AirCounts extends FlightPlanCounts, AirPackCounts {}

export function noAirCounts(): AirCounts {
  return { ...noFlightPlanCounts(), ...noAirPackCounts() };
}

function noAirPackCounts(): AirPackCounts {
  return {
    sorties: 0,
    planeOrders: 0,
    airChecks: 0,
    checkDice: 0,
    checksLost: 0,
    planesLost: 0,
    planesDestroyed: 0,
    strafed: 0,
    strafeHits: 0,
    supports: 0,
    interdictions: 0,
    unitsPinned: 0,
    dives: 0,
    divesThatHit: 0,
  };
}

function noFlightPlanCounts(): FlightPlanCounts {
  return {
    aircraftLost: 0,
    aircraftShotDown: 0,
    aircraftDrivenOff: 0,
    airCardsPlayed: 0,
    markersLaid: 0,
    bombsLaid: 0,
    objectivesBombed: 0,
    runDice: 0,
  };
}

type Both = readonly [AirCounts, AirCounts];
type LossCause = Extract<GameEvent, { type: 'planeLost' }>['cause'];

/** So many planes of a side are gone for good. */
function countLost(counts: Both, side: Side, count: number, cause: LossCause): void {
  counts[side].planesLost += count;
  if (cause === 'airCheck') counts[side].checksLost += count;
  if (cause === 'onTheGround') counts[opponent(side)].planesDestroyed += count;
}

function countOfAirPack(counts: Both, event: GameEvent): void {
  switch (event.type) {
    case 'planeLaunched':
      counts[event.side].sorties += 1;
      break;
    case 'planeOrdered':
      if (event.bySortie) counts[event.side].sorties += 1;
      else counts[event.side].planeOrders += 1;
      break;
    case 'airCheckMade':
      counts[event.side].airChecks += 1;
      counts[event.side].checkDice += event.terrainDice + event.enemyDice;
      break;
    case 'planeLost':
      countLost(counts, event.side, 1, event.cause);
      break;
    case 'readyMarkersLost':
      countLost(counts, event.side, event.count, event.cause);
      break;
    case 'hexStrafed':
      counts[event.side].strafed += 1;
      break;
    case 'groundSupported':
      counts[event.side].supports += 1;
      break;
    case 'groundInterdicted':
      counts[event.side].interdictions += 1;
      counts[event.side].unitsPinned += event.units.length;
      break;
    case 'planeDived':
      counts[event.side].dives += 1;
      break;
    case 'diceRolled':
      if (event.reason === 'strafing') counts[event.side].strafeHits += event.hits;
      if (event.reason === 'kamikaze' && event.hits > 0) counts[event.side].divesThatHit += 1;
      break;
    default:
  }
}

export function countInTheAir(counts: Both, event: GameEvent): void {
  countOfAirPack(counts, event);
  switch (event.type) {
    case 'aircraftLost':
      counts[event.side].aircraftLost += 1;
      if (event.cause !== 'withCarrier') counts[opponent(event.side)].aircraftShotDown += 1;
      break;
    case 'aircraftDrivenOff':
      counts[event.side].aircraftDrivenOff += 1;
      break;
    case 'airCardPlayed':
      counts[event.side].airCardsPlayed += 1;
      break;
    case 'markerLaid':
      counts[event.side].markersLaid += 1;
      if (event.ammunition === 'bomb') counts[event.side].bombsLaid += 1;
      break;
    case 'objectiveBombed':
      if (event.taken) counts[event.side].objectivesBombed += 1;
      break;
    case 'diceRolled':
      if (event.reason === 'attackRun') counts[event.side].runDice += event.faces.length;
      break;
    default:
  }
}
