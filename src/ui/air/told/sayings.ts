import type { AirSayings } from '../../text/air-sayings.ts';
import { airActionText } from './actions.ts';
import { AIR_NEWS, airEventText, airRollText, thrownText } from './events.ts';
import { flightHexes, joinFlight } from './flights.ts';

/** What the air rules add to the words of the table. */
export const sayings: AirSayings = {
  event: airEventText,
  action: airActionText,
  roll: airRollText,
  thrown: thrownText,
  outcome: () => null,
  join: joinFlight,
  hexes: flightHexes,
  news: AIR_NEWS,
};
