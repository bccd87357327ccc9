// AP-10.6, AP-10.7, AP-14.4, AP-18.2…18.11: the air check
import type { Hex } from '../../../hex/board.ts';
import { countFace, rollDice, type Face } from '../../dice.ts';
import { gainMedals } from '../../medals/medals.ts';
import { opponent, type Side } from '../../side.ts';
import type { TerrainId } from '../../terrain/data/rows.ts';
import type { World } from '../../world.ts';
import { isAboard } from '../base-hexes.ts';
import { airOf, areSideBySide, enemiesBeside, enemyAirborne, isGroundUnit, optionsOf } from './air.ts';
import { groundedOn } from './grounded.ts';
import { CHECK_DICE } from './check-values.ts';
import type { Plane } from './state.ts';

const CARRIER_DICE = 1;
const RULEBOOK_DICE: Partial<Record<TerrainId, number>> = { ocean: 2 };
const PLANE_DICE = 2;
const GROUNDED_DICE = 1;

export interface AirCheck {
  readonly terrainDice: number;
  readonly enemyDice: number;
  /** Units beside it that are pinned, and add no die. */
  readonly pinned: number;
  /** An enemy is beside it: the opponent rolls those dice, and wins a medal if the plane is lost. */
  readonly isWatched: boolean;
}

/** Dice for one kind of terrain below a plane in flight. */
export function terrainDiceOf(world: World, id: TerrainId): number {
  return (optionsOf(world).checkValues === 'printed' ? CHECK_DICE[id] : RULEBOOK_DICE[id]) ?? 0;
}

/** Dice of the ground below a plane in flight. */
export function terrainDiceAt(world: World, hex: Hex): number {
  const values = world.state.ground.pieces[hex].map(({ id }) => terrainDiceOf(world, id));
  if (optionsOf(world).checkStacking === 'sum') return values.reduce((sum, value) => sum + value, 0);
  return Math.max(0, ...values);
}

interface Watch {
  readonly dice: number;
  readonly count: number;
  readonly pinned: number;
}

/** The enemies beside a hex. */
function watchers(world: World, side: Side, hex: Hex, pinned: readonly number[]): Watch {
  const units = enemiesBeside(world, side, hex);
  const free = units.filter((unit) => !pinned.includes(unit.id));
  const enemy = enemyAirborne(world, side);
  const isFlying = enemy !== null && areSideBySide(world, hex, enemy.hex);
  const parked = world.board.adjacent[hex].filter((beside) => {
    const there = groundedOn(world, beside);
    return there !== null && there.side !== side && there.models.length > 0;
  }).length;
  return {
    dice: free.length + (isFlying ? PLANE_DICE : 0) + parked * GROUNDED_DICE,
    count: units.length + (isFlying ? 1 : 0) + parked,
    pinned: units.length - free.length,
  };
}

/** The check of a plane of the side that is over this hex, or takes off from it. */
export function checkAt(
  world: World,
  side: Side,
  { hex, landed, pinned }: Pick<Plane, 'hex' | 'landed' | 'pinned'>,
): AirCheck {
  const watch = watchers(world, side, hex, pinned);
  const terrainDice = isAboard(world, { hex, landed }) ? CARRIER_DICE : terrainDiceAt(world, hex);
  return { terrainDice, enemyDice: watch.dice, pinned: watch.pinned, isWatched: watch.count > 0 };
}

function throwDice(world: World, side: Side, count: number, hex: Hex): Face[] {
  if (count === 0) return [];
  const faces = rollDice(world, count);
  const hits = countFace(faces, 'grenade');
  world.events?.push({ type: 'diceRolled', side, faces, hits, reason: 'airCheck', hex });
  return faces;
}

/** Right after the orders. The owner throws the dice of the ground, the opponent those of his own. */
export function makeAirCheck(world: World, plane: Plane): void {
  const { side, model, hex } = plane;
  const { terrainDice, enemyDice, isWatched } = checkAt(world, side, plane);
  if (terrainDice + enemyDice === 0) return;
  world.events?.push({ type: 'airCheckMade', side, model, hex, terrainDice, enemyDice });
  const enemy = opponent(side);
  const faces = [...throwDice(world, side, terrainDice, hex), ...throwDice(world, enemy, enemyDice, hex)];
  if (!faces.includes('grenade')) return;
  airOf(world).sides[side].plane = null;
  world.events?.push({ type: 'planeLost', side, model, hex, cause: 'airCheck' });
  if (isWatched) gainMedals(world, enemy, 1, 'aircraft', hex);
}

/** Ground units beside the plane, which its interdiction pins. */
export function unitsBeside(world: World, { side, hex }: Pick<Plane, 'side' | 'hex'>): number[] {
  return enemiesBeside(world, side, hex)
    .filter(isGroundUnit)
    .map(({ id }) => id);
}
