import type { AirSayings } from '../../text/air-sayings.ts';
import { planeActionText } from './actions.ts';
import { PLANE_NEWS, planeEventText, rollText, thrownText } from './events.ts';
import { flightHexes, joinFlight } from './flights.ts';

/** What Air Pack adds to the words of the table. */
export const sayings: AirSayings = {
  event: planeEventText,
  action: planeActionText,
  roll: rollText,
  thrown: thrownText,
  join: joinFlight,
  hexes: flightHexes,
  news: PLANE_NEWS,
};
