// What a roll of Air Pack will be before the dice are thrown: for the player who wants to look first.
import { distance, type Hex } from '../../../hex/board.ts';
import { attackLines, type DiceLine } from '../../battle/forecast-lines.ts';
import { isHit } from '../../battle/hits.ts';
import { oddsOf, type Odds } from '../../battle/odds.ts';
import { DIE, FACES, type Face } from '../../dice.ts';
import { opponent, type Side } from '../../side.ts';
import { NO_UNIT, type State } from '../../state.ts';
import type { TerrainId } from '../../terrain/data/rows.ts';
import { worldOf, type World } from '../../world.ts';
import { isAboard } from '../base-hexes.ts';
import { isInPlay } from '../flying-piece.ts';
import { landedTarget } from '../landed-target.ts';
import { checkAt, terrainDiceOf, type AirCheck } from './air-check.ts';
import { diceAtBase } from './airfield-attack.ts';
import { DIVE_DICE, diveHits } from './end-of-move.ts';
import { airPackState } from './own-state.ts';
import type { Plane } from './state.ts';
import { targetsOn } from './strafing.ts';

const NO_GRENADE = 5 / 6;

function chanceOfGrenade(dice: number): number {
  return 1 - NO_GRENADE ** dice;
}

/** The plane of a side on the board, in flight or about to take off. */
function planeOn(state: State, side: Side): Plane | null {
  const plane = airPackState(state.air)?.sides[side].plane ?? null;
  return isInPlay(plane) ? plane : null;
}

export interface AirCheckForecast extends AirCheck {
  readonly hex: Hex;
  /** What the terrain dice are for; none where the plane is on a carrier. */
  readonly terrain: readonly TerrainId[];
  readonly isAboard: boolean;
  readonly dice: number;
  /** The chance that the plane is lost. */
  readonly loss: number;
}

function checkForecast(world: World, side: Side, at: Pick<Plane, 'hex' | 'landed' | 'pinned'>): AirCheckForecast {
  const check = checkAt(world, side, at);
  const dice = check.terrainDice + check.enemyDice;
  const aboard = isAboard(world, at);
  const pieces = aboard ? [] : world.state.ground.pieces[at.hex];
  const terrain = pieces.map(({ id }) => id).filter((id) => terrainDiceOf(world, id) > 0);
  return { ...check, hex: at.hex, terrain, isAboard: aboard, dice, loss: chanceOfGrenade(dice) };
}

/** The check that an ordinary order would bring the plane of a side now; null: it is not on the board. */
export function airCheckForecast(state: State, side: Side): AirCheckForecast | null {
  const plane = planeOn(state, side);
  return plane === null ? null : checkForecast(worldOf(state, null), side, plane);
}

/** The same for a plane that takes off from a base. */
export function takeOffForecast(state: State, side: Side, hex: Hex): AirCheckForecast | null {
  if (airPackState(state.air) === null) return null;
  return checkForecast(worldOf(state, null), side, { hex, landed: true, pinned: [] });
}

/** The check of next turn for a plane that ends its move on this hex, as the enemy stands now. */
export function nextCheckForecast(state: State, side: Side, hex: Hex, pinned: readonly number[]): AirCheckForecast {
  return checkForecast(worldOf(state, null), side, { hex, landed: false, pinned });
}

export interface StrafeTarget {
  readonly hex: Hex;
  /** NO_UNIT: planes on the ground. */
  readonly unit: number;
  readonly hitting: readonly Face[];
  /** Against a unit. */
  readonly odds: Odds | null;
  /** Chance of a hit. */
  readonly hit: number;
}

function strafeTarget(world: World, hex: Hex, unit: number): StrafeTarget {
  const target = unit === NO_UNIT ? null : world.state.units[unit];
  const hitting = FACES.filter((face) => (target === null ? face === 'grenade' : isHit(face, target, true)));
  const hit = DIE.filter((face) => hitting.includes(face)).length / DIE.length;
  return { hex, unit, hitting, odds: target === null ? null : oddsOf(world, target, 1, hitting, false), hit };
}

/** Who would be strafed on a stretch of the path, one die each. */
export function strafeForecast(state: State, from: Hex, to: Hex): readonly StrafeTarget[] {
  const plane = planeOn(state, state.turn.side);
  if (plane === null) return [];
  const world = worldOf(state, null);
  return targetsOn(world, plane, from, to).map(({ hex, unit }) => strafeTarget(world, hex, unit));
}

export interface DiveForecast {
  readonly unit: number;
  readonly dice: number;
  readonly hitting: readonly Face[];
  /** Chance that the unit is destroyed, and that the plane is a medal for the enemy. */
  readonly kill: number;
  readonly medal: number;
}

export function diveForecast(state: State, unit: number): DiveForecast {
  const world = worldOf(state, null);
  const hitting = FACES.filter((face) => diveHits(world, face, state.units[unit]));
  const miss = DIE.filter((face) => !hitting.includes(face)).length / DIE.length;
  return { unit, dice: DIVE_DICE, hitting, kill: 1 - miss ** DIVE_DICE, medal: chanceOfGrenade(DIVE_DICE) };
}

export interface AirfieldForecast {
  readonly from: Hex;
  readonly to: Hex;
  readonly range: number;
  readonly lines: readonly DiceLine[];
  readonly dice: number;
  readonly hitting: readonly Face[];
  /** Chance that everything there is destroyed. */
  readonly hit: number;
}

/** A ground unit's attack on what stands on an airfield, which no ground protects. */
export function airfieldForecast(state: State, unitId: number, to: Hex, overrun = false): AirfieldForecast {
  const world = worldOf(state, null);
  const unit = state.units[unitId];
  const lines = attackLines(world, unit, landedTarget(opponent(unit.side), to), unit.hex, overrun);
  const dice = diceAtBase(world, unit, to, overrun);
  return {
    from: unit.hex,
    to,
    range: distance(world.board, unit.hex, to),
    lines: lines.filter(({ kind }) => kind !== 'targetTerrain' && kind !== 'flames' && kind !== 'air'),
    dice,
    hitting: ['grenade'],
    hit: chanceOfGrenade(dice),
  };
}
