// M44-TER-SANDBAG, M44-TER-WIRE, M44-TER-RIVER, M44-ACT-CAMO, M44-BTL-7, M44-FLAG-8
import type { Hex } from '../../hex/board.ts';
import { NO_UNIT } from '../state.ts';
import { withoutPiece } from '../terrain/ground.ts';
import type { TerrainId } from '../terrain/data/rows.ts';
import { enterHeadquarters } from '../terrain/headquarters.ts';
import { crackIce } from '../terrain/ice.ts';
import { enterMine } from '../terrain/mines.ts';
import { hexIs, IS } from '../terrain/terrain.ts';
import { ARMOR } from '../units/kinds.ts';
import { BOAT, CAMOUFLAGED, hasTrait, isOnBoard, kindOf, type Unit } from '../units/unit.ts';
import { changeGround, type World } from '../world.ts';
import { liftCrosshairs } from './crosshairs.ts';
import { isOpenRiver } from './passage.ts';

/** How a unit comes onto a hex. */
export type Arrival = 'move' | 'ground' | 'retreat';

export function removeTerrain(world: World, hex: Hex, id: TerrainId): void {
  changeGround(world, withoutPiece(world.state.ground, hex, id), hex);
  world.events?.push({ type: 'terrainRemoved', hex, terrain: id });
}

export function loseCamouflage(world: World, unit: Unit): void {
  if (!hasTrait(unit, CAMOUFLAGED)) return;
  unit.traits &= ~CAMOUFLAGED;
  world.events?.push({ type: 'camouflageLost', unit: unit.id, hex: unit.hex });
}

/** What a unit leaves behind when it goes, in whatever way. */
export function vacate(world: World, unit: Unit): void {
  const { state, terrain } = world;
  const hex = unit.hex;
  state.unitAt[hex] = NO_UNIT;
  if (hexIs(terrain, hex, IS.sandbags)) removeTerrain(world, hex, 'sandbags');
  liftCrosshairs(world, unit, hex);
}

/** Wire under tracks is gone (M44-TER-WIRE). */
function crushWire(world: World, unit: Unit, arrival: Arrival): void {
  if (arrival !== 'retreat' && kindOf(unit).class === ARMOR && hexIs(world.terrain, unit.hex, IS.wire))
    removeTerrain(world, unit.hex, 'wire');
}

/** A boat stays behind on the water. */
export function leavesBoat(world: World, unit: Unit, from: Hex, to: Hex): boolean {
  return hasTrait(unit, BOAT) && isOpenRiver(world.terrain, from) && !isOpenRiver(world.terrain, to);
}

function leaveBoat(world: World, unit: Unit, from: Hex, to: Hex): void {
  if (!leavesBoat(world, unit, from, to)) return;
  unit.traits &= ~BOAT;
  world.events?.push({ type: 'boatLost', unit: unit.id, hex: to });
}

const BUSY_GROUND = IS.wire | IS.mine | IS.ice | IS.headquarters;

/** Puts the unit on a hex and lets the ground act on it; the unit may not survive that. */
export function relocate(world: World, unit: Unit, to: Hex, arrival: Arrival): void {
  const { state } = world;
  const from = unit.hex;
  vacate(world, unit);
  loseCamouflage(world, unit);
  leaveBoat(world, unit, from, to);
  unit.hex = to;
  state.unitAt[to] = unit.id;
  world.air.unitRelocated(world, unit, from, arrival);
  if (!hexIs(world.terrain, to, BUSY_GROUND)) return;
  crushWire(world, unit, arrival);
  crackIce(world, unit, arrival);
  if (isOnBoard(unit)) enterMine(world, unit, arrival);
  if (isOnBoard(unit)) enterHeadquarters(world, unit);
}
