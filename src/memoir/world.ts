import { boardOf, type Board, type Hex } from '../hex/board.ts';
import { sectionMask } from '../hex/sections.ts';
import { airRulesOf } from './air/index.ts';
import type { AirRules } from './air/hooks.ts';
import type { GameEvent } from './event.ts';
import type { Side } from './side.ts';
import { NO_UNIT, type State } from './state.ts';
import type { Ground } from './terrain/ground.ts';
import { recompileHex, terrainOf, type Terrain } from './terrain/terrain.ts';
import type { Unit } from './units/unit.ts';

/** The state together with the tables that belong to it. Rules read and change the game through this. */
export interface World {
  readonly state: State;
  readonly board: Board;
  readonly air: AirRules;
  /** The units of each side, on the map or not; nobody joins a battle later. */
  readonly forces: readonly [readonly Unit[], readonly Unit[]];
  terrain: Terrain;
  /** Where events go; null when nobody listens (self-play). */
  events: GameEvent[] | null;
}

let latest: World | null = null;

/** Tables of the map; a state that follows the latest one usually has the same. */
function terrainFor(board: Board, ground: Ground): Terrain {
  return latest !== null && latest.terrain.ground === ground ? latest.terrain : terrainOf(board, ground);
}

/** The world around a state. The latest one is kept, so that self-play on one state builds it once. */
export function worldOf(state: State, events: GameEvent[] | null): World {
  if (latest !== null && latest.state === state && latest.terrain.ground === state.ground) {
    latest.events = events;
    return latest;
  }
  const board = boardOf(state.board);
  const forces: [Unit[], Unit[]] = [[], []];
  for (let i = 0; i < state.units.length; i++) forces[state.units[i].side].push(state.units[i]);
  const terrain = terrainFor(board, state.ground);
  latest = { state, board, air: airRulesOf(state.rules.airRules), forces, terrain, events };
  return latest;
}

export function changeGround(world: World, ground: Ground, hex: Hex): void {
  world.state.ground = ground;
  world.terrain = recompileHex(world.terrain, ground, hex);
}

export function unitOn(world: World, hex: Hex): Unit | null {
  const id = world.state.unitAt[hex];
  return id === NO_UNIT ? null : world.state.units[id];
}

/** Sections of a hex from the side's own view. */
export function sectionsOf(world: World, hex: Hex, side: Side): number {
  return sectionMask(world.board, hex, world.state.rules.sides[side].top);
}

/** The next row towards a side's own edge (M44-BOARD-7). */
export function homeward(world: World, side: Side): -1 | 1 {
  return world.state.rules.sides[side].top ? -1 : 1;
}

export function hasAdjacentEnemy(world: World, unit: Unit): boolean {
  const { state, board } = world;
  const adjacent = board.adjacent[unit.hex];
  for (let i = 0; i < adjacent.length; i++) {
    const id = state.unitAt[adjacent[i]];
    if (id !== NO_UNIT && state.units[id].side !== unit.side) return true;
  }
  return world.air.hasAdjacentEnemy(world, unit);
}
