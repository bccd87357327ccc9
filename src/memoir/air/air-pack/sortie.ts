// AP-3.2, AP-3.8, AP-4.6, AP-5.1…5.3, AP-8.3, AP-8.4, AP-8.7: what a sortie can do
import type { Hex } from '../../../hex/board.ts';
import type { Action } from '../../action.ts';
import { CENTRE, EVERY_SECTION, LEFT, RIGHT } from '../../cards/card.ts';
import { DAYLIGHT } from '../../cards/resolve.ts';
import type { Side } from '../../side.ts';
import { ON_THE_MOVE, ORDERED } from '../../units/unit.ts';
import { sectionsOf, type World } from '../../world.ts';
import { newPiece } from '../flying-piece.ts';
import { airborne, airOf } from './air.ts';
import { hasEntry } from './flight.ts';
import { basesOf } from './grounded.ts';
import { launchModels, takeOffModels } from './models.ts';
import type { PlaneModel } from './planes.ts';
import type { Plane } from './state.ts';

const SECTION_BITS = [LEFT, CENTRE, RIGHT];

/** Where a sortie may be flown: in these sections from its side's own view, one of which is named when a plane comes on. */
export interface SortieArea {
  readonly sections: number;
  /** Over the whole edge of the map, so no section is named. */
  readonly anywhere: boolean;
}

export const ANYWHERE: SortieArea = { sections: EVERY_SECTION, anywhere: true };

export function inSections(sections: number): SortieArea {
  return { sections, anywhere: false };
}

function addLaunches(world: World, side: Side, { sections, anywhere }: SortieArea, out: Action[]): void {
  const named = anywhere ? [sections] : SECTION_BITS.filter((bit) => sections & bit);
  for (const model of launchModels(world, side))
    for (const section of named)
      if (hasEntry(world, side, model, section)) out.push({ type: 'launchPlane', model, section });
}

/** Planes on the ground that may take off, by day; for a side with none in flight. */
export function addTakeOffs(
  world: World,
  side: Side,
  onTheMove: boolean,
  isOpen: (hex: Hex) => boolean,
  out: Action[],
): void {
  if (world.state.visibility < DAYLIGHT) return;
  for (const hex of basesOf(world, side))
    if (isOpen(hex))
      for (const model of takeOffModels(world, side, hex)) out.push({ type: 'takeOff', hex, model, onTheMove });
}

function addNewPlanes(world: World, side: Side, area: SortieArea, out: Action[]): void {
  addLaunches(world, side, area, out);
  addTakeOffs(world, side, false, (hex) => (sectionsOf(world, hex, side) & area.sections) !== 0, out);
}

/** What a sortie can do: send the plane in flight on, or send up another. */
export function addSortieOptions(world: World, side: Side, area: SortieArea, out: Action[]): void {
  const plane = airborne(world, side);
  if (plane === null) return addNewPlanes(world, side, area, out);
  if (sectionsOf(world, plane.hex, side) & area.sections) out.push({ type: 'sendPlane' });
  if (canReplace(world, side, area)) out.push({ type: 'recallPlane' });
}

/** With the plane in flight gone, another one could be sent up. */
function canReplace(world: World, side: Side, area: SortieArea): boolean {
  const out: Action[] = [];
  addNewPlanes(world, side, area, out);
  return out.length > 0;
}

export function canDoSortie(world: World, side: Side, area: SortieArea): boolean {
  const out: Action[] = [];
  addSortieOptions(world, side, area, out);
  return out.length > 0;
}

function newPlane(side: Side, model: PlaneModel, where: Partial<Plane>): Plane {
  return {
    ...newPiece(side, where),
    model,
    cleared: where.cleared ?? false,
    action: null,
    interdicts: false,
    pinned: [],
  };
}

/** A plane that will come on over the edge in one of these sections. */
export function launch(world: World, side: Side, model: PlaneModel, section: number): void {
  const where = { order: ORDERED, section, deployed: true, cleared: true } as const;
  airOf(world).sides[side].plane = newPlane(side, model, where);
  world.events?.push({ type: 'planeLaunched', side, model, section });
}

/** A plane on the ground gets its order: the figure that stands there, or one that takes the place of a marker. */
export function orderTakeOff(
  world: World,
  side: Side,
  { hex, model, onTheMove }: { readonly hex: Hex; readonly model: PlaneModel; readonly onTheMove: boolean },
  bySortie: boolean,
): void {
  const air = airOf(world);
  const figure = air.parked.find((one) => one.side === side && one.hex === hex && one.model === model);
  if (figure !== undefined) air.parked = air.parked.filter((one) => one !== figure);
  else
    air.ready = air.ready.flatMap((one) => {
      if (one.side !== side || one.hex !== hex) return [one];
      return one.count > 1 ? [{ ...one, count: one.count - 1 }] : [];
    });
  const order = onTheMove ? ON_THE_MOVE : ORDERED;
  air.sides[side].plane = newPlane(side, model, { hex, landed: true, order, cleared: bySortie });
  world.events?.push({ type: 'planeOrdered', side, model, hex, takesOff: true, bySortie, onTheMove });
}

/** The plane in flight gets its order. */
export function orderPlane(world: World, plane: Plane, onTheMove: boolean, bySortie: boolean): void {
  plane.order = onTheMove ? ON_THE_MOVE : ORDERED;
  plane.cleared = bySortie;
  const { side, model, hex } = plane;
  world.events?.push({ type: 'planeOrdered', side, model, hex, takesOff: false, bySortie, onTheMove });
}
