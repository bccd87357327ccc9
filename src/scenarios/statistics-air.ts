// What happened in the air, counted from the events of a game.
import type { GameEvent } from '../memoir/event.ts';
import { opponent } from '../memoir/side.ts';

export interface AirCounts {
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

export function noAirCounts(): AirCounts {
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

export function countInTheAir(counts: readonly [AirCounts, AirCounts], event: GameEvent): void {
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
