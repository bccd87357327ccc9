import type { Hex } from '../../../hex/board.ts';
import type { Ammunition } from '../../../memoir/air/aircraft.ts';
import type { GameEvent } from '../../../memoir/event.ts';
import type { Side } from '../../../memoir/side.ts';
import { t } from '../../text/i18n.ts';
import { rowText } from '../../text/lists.ts';
import { hexName, hexWithFlank, type Scene } from '../../text/scene.ts';
import { aircraftName, aircraftOnFlank } from './names.ts';

/** A move of an aircraft, told as one: hex by hex, with the markers it laid on the way. */
interface Flight {
  readonly side: Side;
  readonly path: readonly Hex[];
  readonly placed: boolean;
  readonly markers: readonly { readonly hex: Hex; readonly ammunition: Ammunition }[];
  readonly landed: boolean;
}

/** What stands for a whole flight in the log is its last event, copied; here is the rest of it. */
const flights = new WeakMap<GameEvent, Flight>();
/** The copy made for an event is made once, so that it is put into words once. */
const copies = new WeakMap<GameEvent, GameEvent>();

function begun(event: GameEvent): Flight | null {
  const known = flights.get(event);
  if (known !== undefined) return known;
  const start = { markers: [], landed: false };
  if (event.type === 'aircraftPlaced') return { ...start, side: event.side, path: [event.hex], placed: true };
  if (event.type === 'aircraftMoved')
    return { ...start, side: event.side, path: [event.from, event.to], placed: false };
  return null;
}

function continued(flight: Flight, event: GameEvent): Flight | null {
  const here = flight.path.at(-1);
  if (event.type === 'aircraftMoved' && event.from === here && event.side === flight.side)
    return { ...flight, path: [...flight.path, event.to] };
  if (event.type === 'markerLaid' && event.hex === here)
    return { ...flight, markers: [...flight.markers, { hex: event.hex, ammunition: event.ammunition }] };
  if (event.type === 'aircraftLanded' && event.hex === here) return { ...flight, landed: true };
  return null;
}

/** The flight so far with this event in it; null: it is no part of the flight. */
export function joinFlight(before: GameEvent, event: GameEvent): GameEvent | null {
  const so = begun(before);
  const flight = so === null ? null : continued(so, event);
  if (flight === null) return null;
  const made = copies.get(event);
  const known = made === undefined ? undefined : flights.get(made);
  if (made !== undefined && known?.path.length === flight.path.length && known.path[0] === flight.path[0]) return made;
  const copy = { ...event };
  flights.set(copy, flight);
  copies.set(event, copy);
  return copy;
}

/** The hexes of a whole flight; null for any other event. */
export function flightHexes(event: GameEvent): readonly Hex[] | null {
  return flights.get(event)?.path ?? null;
}

function markersText(scene: Scene, { markers }: Flight): string {
  return rowText(
    (['mg', 'bomb'] as const).flatMap((ammunition) => {
      const hexes = markers.filter((one) => one.ammunition === ammunition).map(({ hex }) => hexName(scene, hex));
      return hexes.length === 0 ? [] : [t(`airTold:marker.${ammunition}`, { hexes: rowText(hexes) })];
    }),
  );
}

function wayText(scene: Scene, { side, path, placed }: Flight): string {
  const [from] = path;
  const hex = hexWithFlank(scene, path[path.length - 1], side);
  if (!placed) return t('airTold:flight.flown', { aircraft: aircraftOnFlank(scene, side, from), hex });
  const aircraft = aircraftName(scene, side);
  if (path.length === 1) return t('airTold:flight.placed', { aircraft, hex });
  return t('airTold:flight.placedAndFlown', { aircraft, from: hexName(scene, from), hex });
}

/** A flight, or the first event of one; null for any other event. */
export function flightText(scene: Scene, event: GameEvent): string | null {
  const flight = begun(event);
  if (flight === null) return null;
  const way = wayText(scene, flight);
  const whole = flight.landed ? t('airTold:flight.landed', { flight: way }) : way;
  return flight.markers.length === 0
    ? whole
    : t('airTold:flight.marked', { flight: whole, markers: markersText(scene, flight) });
}
