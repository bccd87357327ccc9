// Where a unit can still get to this turn, by which way, and what it could do there. For the table; the rules ask steps.
import type { Hex } from '../../hex/board.ts';
import type { Action } from '../action.ts';
import { battleReach, type Reach as BattleReach } from '../battle/eligibility.ts';
import { addTargets } from '../battle/targets.ts';
import { rowInForce } from '../cards/in-play.ts';
import type { State } from '../state.ts';
import { isOnIce } from '../terrain/ice.ts';
import { mineAt } from '../terrain/mines.ts';
import { hexIs, IS } from '../terrain/terrain.ts';
import { hasAdjacentEnemy } from '../world.ts';
import { hexesOf, standAt, trailsOf, type Trail, type Trails } from './reach-trails.ts';

/** A hex the unit can get to, and the way there. */
export interface Reach {
  readonly hex: Hex;
  /** Hexes to step on, one after the other; the last one is `hex`. */
  readonly path: readonly Hex[];
  /** Movement spent this turn on arriving. */
  readonly spent: number;
  /** What it could battle after ending its move there. */
  readonly battle: BattleReach;
  /** Enemies it could attack from there as things stand. */
  readonly targets: readonly number[];
  readonly canFight: boolean;
  /** Nothing is left of its move on arriving. */
  readonly endsMove: boolean;
  /** Way by which it could still leave the map from there; null: it cannot. */
  readonly exit: readonly Hex[] | null;
  /** Hexes of the path on which dice fall as it enters: ice, mines. */
  readonly rolls: readonly Hex[];
}

/** A trail with everything by which trails are compared. */
interface Way {
  readonly trail: Trail;
  readonly battle: BattleReach;
  /** Hexes of ice, the last one included. */
  readonly ice: readonly Hex[];
  readonly springsMine: boolean;
  /** Hexes next to an enemy. */
  readonly watched: number;
}

const BATTLE_RANK: Readonly<Record<BattleReach, number>> = { any: 2, close: 1, none: 0 };

/** Better ways first: able to battle, few dice on the way, few steps, little movement, away from the enemy. */
function compareWays(a: Way, b: Way): number {
  return (
    BATTLE_RANK[b.battle] - BATTLE_RANK[a.battle] ||
    a.ice.length - b.ice.length ||
    a.trail.moved - b.trail.moved ||
    a.trail.spent - b.trail.spent ||
    a.watched - b.watched
  );
}

function wayOf({ world, unit }: Trails, trail: Trail, before: Way | undefined): Way {
  standAt(world, unit, trail);
  const mine = mineAt(world, unit);
  const mayBattle = mine !== 'lifted' && (rowInForce(world.state)?.mayBattle ?? true);
  const ice = before?.ice ?? [];
  return {
    trail,
    battle: mayBattle ? battleReach(world, unit) : 'none',
    ice: isOnIce(world, unit, 'move') ? [...ice, trail.hex] : ice,
    springsMine: mine === 'sprung',
    watched: (before?.watched ?? 0) + (hasAdjacentEnemy(world, unit) ? 1 : 0),
  };
}

/** Ways to every hex at which the move may end, the best one first. */
function waysByEnd(trails: Trails): Map<Hex, Way[]> {
  const ways = new Map<Trail | null, Way>();
  const byEnd = new Map<Hex, Way[]>();
  for (const trail of trails.all) {
    const way = wayOf(trails, trail, ways.get(trail.before));
    ways.set(trail, way);
    if (!trail.mayEnd) continue;
    const others = byEnd.get(trail.hex);
    if (others === undefined) byEnd.set(trail.hex, [way]);
    else others.push(way);
  }
  for (const found of byEnd.values()) found.sort(compareWays);
  return byEnd;
}

/** What it could attack after this way; the air rules may know more than units. */
function targetsOf({ world, unit }: Trails, { trail, battle }: Way): { targets: number[]; canFight: boolean } {
  const targets: number[] = [];
  if (battle === 'none') return { targets, canFight: false };
  const others: Action[] = [];
  standAt(world, unit, trail);
  addTargets(world, unit, battle, false, targets);
  world.air.targets(world, unit, battle, false, others);
  return { targets, canFight: targets.length + others.length > 0 };
}

function reachBy(trails: Trails, way: Way, exit: Way | undefined): Reach {
  const { trail, battle, ice, springsMine } = way;
  return {
    hex: trail.hex,
    path: hexesOf(trail),
    spent: trail.spent,
    battle,
    ...targetsOf(trails, way),
    endsMove: !trail.mayGoOn,
    exit: exit === undefined ? null : hexesOf(exit.trail),
    rolls: springsMine ? [...ice, trail.hex] : ice,
  };
}

function mayExit({ trail }: Way): boolean {
  return trail.mayExit;
}

/** Every hex the unit can still get to this turn, by the best way, in the order of the hexes. */
export function reachOf(state: State, unitId: number): Reach[] {
  const trails = trailsOf(state, unitId);
  if (trails === null) return [];
  return [...waysByEnd(trails).values()]
    .map((ways) => reachBy(trails, ways[0], ways.find(mayExit)))
    .toSorted((a, b) => a.hex - b.hex);
}

/** Are the hexes all on the path, in this order? */
function goesOver(path: readonly Hex[], hexes: readonly Hex[]): boolean {
  let next = 0;
  for (const hex of path) if (hex === hexes[next]) next++;
  return next === hexes.length;
}

function entersHeadquarters({ world }: Trails, path: readonly Hex[]): number {
  return path.filter((hex) => hexIs(world.terrain, hex, IS.headquarters)).length;
}

const MOST_PATHS = 12;

/** The other way leaves out hexes of this one and loses nothing by it. */
function isShortcut(trails: Trails, other: Reach, reach: Reach): boolean {
  if (other.path.length >= reach.path.length || !goesOver(reach.path, other.path)) return false;
  if (BATTLE_RANK[other.battle] < BATTLE_RANK[reach.battle] || (other.exit === null && reach.exit !== null))
    return false;
  return entersHeadquarters(trails, other.path) >= entersHeadquarters(trails, reach.path);
}

/** The ways to a hex that are worth choosing between, the best one first. */
export function pathsTo(state: State, unitId: number, hex: Hex): Reach[] {
  const trails = trailsOf(state, unitId);
  if (trails === null) return [];
  const ways = waysByEnd(trails).get(hex) ?? [];
  const all = ways.map((way) => reachBy(trails, way, mayExit(way) ? way : undefined));
  return all.filter((reach) => !all.some((other) => isShortcut(trails, other, reach))).slice(0, MOST_PATHS);
}

/** The best way to a hex that goes over the given hexes in order; null where there is none. */
export function pathThrough(state: State, unitId: number, via: readonly Hex[], to: Hex): Reach | null {
  const trails = trailsOf(state, unitId);
  if (trails === null) return null;
  const way = waysByEnd(trails)
    .get(to)
    ?.find(({ trail }) => goesOver(hexesOf(trail), via));
  return way === undefined ? null : reachBy(trails, way, mayExit(way) ? way : undefined);
}
