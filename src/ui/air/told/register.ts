// The air rules speak as soon as this is loaded.
import { setAirSayings } from '../../text/air-sayings.ts';
import { airActionText } from './actions.ts';
import { AIR_NEWS, airEventText, airRollText, thrownText } from './events.ts';
import { flightHexes, joinFlight } from './flights.ts';

setAirSayings({
  event: airEventText,
  action: airActionText,
  roll: airRollText,
  thrown: thrownText,
  join: joinFlight,
  hexes: flightHexes,
  news: AIR_NEWS,
});
