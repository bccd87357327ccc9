import type { PlaneModel } from '../../../memoir/air/air-pack/planes.ts';
import type { GameEvent } from '../../../memoir/event.ts';
import type { Side } from '../../../memoir/side.ts';
import { joiner, type Way } from '../../air/told/joined.ts';
import { t } from '../../text/i18n.ts';
import { hexName, hexWithFlank, type Scene } from '../../text/scene.ts';
import { planeName, planeOnFlank } from './names.ts';

interface Flight extends Way {
  readonly side: Side;
  /** Of a plane that comes on; the scene knows the others. */
  readonly entered: PlaneModel | null;
  readonly landed: boolean;
}

function begun(event: GameEvent): Flight | null {
  if (event.type === 'planeEntered')
    return { side: event.side, path: [event.hex], entered: event.model, landed: false };
  if (event.type === 'aircraftMoved')
    return { side: event.side, path: [event.from, event.to], entered: null, landed: false };
  return null;
}

function continued(flight: Flight, event: GameEvent): Flight | null {
  const here = flight.path.at(-1);
  if (flight.landed) return null;
  if (event.type === 'aircraftMoved' && event.from === here && event.side === flight.side)
    return { ...flight, path: [...flight.path, event.to] };
  if (event.type === 'planeLanded' && event.hex === here) return { ...flight, landed: true };
  return null;
}

const FLIGHTS = joiner(begun, continued);

export const joinFlight = FLIGHTS.join;
export const flightHexes = FLIGHTS.hexes;

function wayText(scene: Scene, { side, path, entered }: Flight): string {
  const [from] = path;
  const hex = hexWithFlank(scene, path[path.length - 1], side);
  if (entered === null) return t('airPackTold:flight.flown', { plane: planeOnFlank(scene, side, from), hex });
  const plane = planeName(scene, side, entered);
  if (path.length === 1) return t('airPackTold:flight.entered', { plane, hex });
  return t('airPackTold:flight.enteredAndFlown', { plane, from: hexName(scene, from), hex });
}

/** A flight, or the first event of one; null for any other event. */
export function flightText(scene: Scene, event: GameEvent): string | null {
  const flight = FLIGHTS.of(event);
  if (flight === null) return null;
  const way = wayText(scene, flight);
  return flight.landed ? t('airPackTold:flight.landed', { flight: way }) : way;
}
