// The planes as the page names, draws and finds them.
import { boardOf, directionTo, type Hex } from '../../hex/board.ts';
import { airPackView } from '../../memoir/air/air-pack/own-state.ts';
import type { PlaneModel } from '../../memoir/air/air-pack/planes.ts';
import type { Plane } from '../../memoir/air/air-pack/state.ts';
import { isInPlay } from '../../memoir/air/flying-piece.ts';
import type { View } from '../../memoir/index.ts';
import { opponent, SIDES, type Side } from '../../memoir/side.ts';
import { CAMOUFLAGED, hasTrait } from '../../memoir/units/unit.ts';
import { t } from '../text/i18n.ts';
import { modelIdOf } from './plane-model.ts';

export function modelName(model: PlaneModel): string {
  return t(`air:model.${modelIdOf(model)}`);
}

export type InPlay = Readonly<Plane>;

/** The plane that a side flies, from its order on. */
export function planeOf(view: View, side: Side): InPlay | null {
  return airPackView(view.air)?.sides[side].plane ?? null;
}

/** The same once it is on the board: in flight, or about to take off. */
export function onBoard(view: View, side: Side): InPlay | null {
  const plane = planeOf(view, side);
  return isInPlay(plane) ? plane : null;
}

export function enemyOf(view: View): InPlay | null {
  return onBoard(view, opponent(view.side));
}

export function flyingOver(view: View, hex: Hex): InPlay | null {
  return SIDES.map((side) => onBoard(view, side)).find((plane) => plane?.hex === hex && !plane.landed) ?? null;
}

/** What stands at a base: planes by model, one of them perhaps about to take off, and ready markers. */
export interface Base {
  readonly side: Side;
  readonly hex: Hex;
  readonly models: readonly PlaneModel[];
  readonly markers: number;
  /** One of them has its order. */
  readonly takesOff: boolean;
}

/** All bases with something on them, in the order of the hexes. */
export function basesOf(view: View): Base[] {
  const air = airPackView(view.air);
  if (air === null) return [];
  const leaving = SIDES.flatMap((side) => {
    const plane = onBoard(view, side);
    return plane !== null && plane.landed ? [plane] : [];
  });
  const places = [...air.parked, ...air.ready, ...leaving].map(({ side, hex }) => `${side} ${hex}`);
  return [...new Set(places)]
    .map((place) => place.split(' ').map(Number) as [Side, Hex])
    .map(([side, hex]) => {
      const isHere = (one: { readonly side: Side; readonly hex: Hex }) => one.side === side && one.hex === hex;
      return {
        side,
        hex,
        models: [...air.parked, ...leaving].filter(isHere).map(({ model }) => model),
        markers: air.ready.find(isHere)?.count ?? 0,
        takesOff: leaving.some(isHere),
      };
    })
    .toSorted((a, b) => a.hex - b.hex);
}

export function baseAt(view: View, hex: Hex): Base | null {
  return basesOf(view).find((base) => base.hex === hex) ?? null;
}

export function isAboard(view: View, hex: Hex): boolean {
  return view.units.some((unit) => unit.hex === hex);
}

/** Hexes that the plane of the side to move has flown over in this move, in flight order. */
function overflown(view: View): readonly Hex[] {
  const plane = onBoard(view, view.side);
  if (plane === null) return [];
  return plane.deployed ? plane.path : plane.path.slice(1);
}

/** Is that all that can be strafed on its path? A player hardly ever wants less. */
export function isWholeStretch(view: View, { from, to }: { readonly from: Hex; readonly to: Hex }): boolean {
  const isEnemy = (hex: Hex) =>
    view.units.some((unit) => unit.hex === hex && unit.side !== view.side && !hasTrait(unit, CAMOUFLAGED)) ||
    (baseAt(view, hex)?.side === opponent(view.side) && !isAboard(view, hex));
  const targets = overflown(view).filter(isEnemy);
  return targets[0] === from && targets[targets.length - 1] === to;
}

/** The way it flew last; without one it looks to the enemy's side. */
export function facingOf(view: View, { path }: InPlay): number | undefined {
  if (path.length < 2) return undefined;
  const [from, to] = path.slice(-2);
  return directionTo(boardOf(view.board), from, to);
}
