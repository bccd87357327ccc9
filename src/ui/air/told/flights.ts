import type { Hex } from '../../../hex/board.ts';
import type { Ammunition } from '../../../memoir/air/aircraft.ts';
import type { GameEvent } from '../../../memoir/event.ts';
import type { Side } from '../../../memoir/side.ts';
import { t } from '../../text/i18n.ts';
import { rowText } from '../../text/lists.ts';
import { hexName, hexWithFlank, type Scene } from '../../text/scene.ts';
import { joiner, type Way } from './joined.ts';
import { aircraftName, aircraftOnFlank } from './names.ts';

/** A flight with the markers it laid on the way. */
interface Flight extends Way {
  readonly side: Side;
  readonly placed: boolean;
  readonly markers: readonly { readonly hex: Hex; readonly ammunition: Ammunition }[];
  readonly landed: boolean;
}

function begun(event: GameEvent): Flight | null {
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

const FLIGHTS = joiner(begun, continued);

export const joinFlight = FLIGHTS.join;
export const flightHexes = FLIGHTS.hexes;

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
  const flight = FLIGHTS.of(event);
  if (flight === null) return null;
  const way = wayText(scene, flight);
  const whole = flight.landed ? t('airTold:flight.landed', { flight: way }) : way;
  return flight.markers.length === 0
    ? whole
    : t('airTold:flight.marked', { flight: whole, markers: markersText(scene, flight) });
}
