import type { AirSayings } from '../../text/air-sayings.ts';
import { planeActionText } from './actions.ts';
import { PLANE_NEWS, planeEventText, rollText, thrownText } from './events.ts';
import { flightHexes, joinFlight } from './flights.ts';
import { outcomeText } from './verdict.ts';

/** What Air Pack adds to the words of the table. */
export const sayings: AirSayings = {
  event: planeEventText,
  action: planeActionText,
  roll: rollText,
  thrown: thrownText,
  outcome: outcomeText,
  join: joinFlight,
  hexes: flightHexes,
  news: PLANE_NEWS,
};
