// M44-UNIT-BIGGUN
import type { Hex } from '../../hex/board.ts';
import { kindOf, type Unit } from '../units/unit.ts';
import type { World } from '../world.ts';

export const MARKERS_PER_GUN = 3;

export function hasCrosshair(world: World, gun: Unit, hex: Hex): boolean {
  const { crosshairs } = world.state;
  for (let i = 0; i < crosshairs.length; i++)
    if (crosshairs[i].gun === gun.id && crosshairs[i].hex === hex) return true;
  return false;
}

/** One of the gun's three markers on the hex it has hit; with all three out, the oldest is moved. */
export function placeCrosshair(world: World, gun: Unit, hex: Hex): void {
  const { state } = world;
  if (!kindOf(gun).crosshairs || hasCrosshair(world, gun, hex)) return;
  const own = state.crosshairs.filter((marker) => marker.gun === gun.id);
  const oldest = own.length >= MARKERS_PER_GUN ? own[0] : null;
  state.crosshairs = [...state.crosshairs.filter((marker) => marker !== oldest), { gun: gun.id, hex }];
  world.events?.push({ type: 'crosshairPlaced', unit: gun.id, hex });
}

/** The unit left the hex: markers on it go, and its own if it is a gun. */
export function liftCrosshairs(world: World, unit: Unit, hex: Hex): void {
  const { state } = world;
  if (state.crosshairs.length === 0) return;
  state.crosshairs = state.crosshairs.filter((marker) => marker.hex !== hex && marker.gun !== unit.id);
}
