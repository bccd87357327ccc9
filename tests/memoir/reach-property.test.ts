import { describe, expect, it } from 'vitest';
import { apply, type State } from '../../src/memoir/index.ts';
import { reachOf, pathsTo, pathThrough } from '../../src/memoir/movement/reach.ts';
import { SCENARIOS } from '../../src/scenarios/library.ts';
import { provingBattle, type Battle } from '../../bench/battles.ts';
import { isSameMovement, mayExit, mayStay, movesOf, movingMoments, targetsInBattle } from './reach-positions.ts';

/** Without aircraft: stepping leaves a movement at any moment, and an aircraft that is ordered must fly first. */
const BUILT_IN: Battle[] = SCENARIOS.flatMap(({ id, file }) => [
  { name: id, file, choices: { airRules: 'none', deck: 'standard', hillSight: 'classic' }, seed: 5 },
  {
    name: `${id}, Breakthrough`,
    file,
    choices: { airRules: 'none', deck: 'breakthrough', hillSight: 'heights' },
    seed: 6,
  },
]);
/** Made-up battles hold every kind of terrain and unit. */
const MADE_UP: Battle[] = Array.from({ length: 12 }, (_, game) => ({
  ...provingBattle(game + 1),
  choices: { airRules: 'none' },
}));

/** Everything that could be done with the unit by stepping: hexes to end on, with the most targets there, and to exit from. */
function bruteForce(state: State, unit: number): { ends: Map<number, number>; exits: Set<number> } {
  const ends = new Map<number, number>();
  const exits = new Set<number>();
  const seen = new Set<string>();
  const explore = (at: State): void => {
    for (const to of movesOf(at, unit)) {
      const next = apply(at, { type: 'moveUnit', unit, to }).state;
      const { hex, moved, spent, marks, traits } = next.units[unit];
      const key = [hex, moved, spent, marks, traits].join();
      if (seen.has(key)) continue;
      seen.add(key);
      if (mayStay(state, next, unit)) {
        const targets = targetsInBattle(state, next, unit)?.length ?? 0;
        ends.set(to, Math.max(targets, ends.get(to) ?? 0));
      }
      if (!isSameMovement(state, next)) continue;
      if (mayExit(next, unit)) exits.add(to);
      explore(next);
    }
  };
  explore(state);
  return { ends, exits };
}

function walk(state: State, unit: number, path: readonly number[]): State {
  let at = state;
  for (const to of path) {
    expect(movesOf(at, unit)).toContain(to);
    at = apply(at, { type: 'moveUnit', unit, to }).state;
    expect(at.units[unit].hex).toBe(to);
  }
  return at;
}

/** The units that can move; none where the move of another one, once it ends, wins the battle. */
function movers(state: State): number[] {
  if (apply(state, { type: 'endMovement' }).state.outcome !== null) return [];
  return state.units.filter(({ id }) => movesOf(state, id).length > 0).map(({ id }) => id);
}

const count = { units: 0, hexes: 0, fights: 0, close: 0, exits: 0, rolls: 0 };

function checkUnit(state: State, unit: number): void {
  const reach = reachOf(state, unit);
  const here = state.units[unit].hex;
  const { ends, exits } = bruteForce(state, unit);
  ends.delete(here);
  exits.delete(here);
  expect(reach.map(({ hex }) => hex)).toEqual([...ends.keys()].toSorted((a, b) => a - b));
  expect(reach.filter(({ exit }) => exit !== null).map(({ hex }) => hex)).toEqual([...exits].toSorted((a, b) => a - b));
  const firstSteps = new Set(movesOf(state, unit).filter((to) => ends.has(to)));
  expect(new Set(reach.filter(({ hex }) => firstSteps.has(hex)).map(({ hex }) => hex))).toEqual(firstSteps);
  for (const found of reach) {
    const after = walk(state, unit, found.path);
    expect(found.path.at(-1)).toBe(found.hex);
    expect(found.canFight).toBe(found.targets.length > 0);
    if (isSameMovement(state, after)) {
      expect(found.spent).toBe(after.units[unit].spent);
      expect([found.hex, found.endsMove]).toEqual([
        found.hex,
        movesOf(after, unit).length === 0 && !mayExit(after, unit),
      ]);
    }
    if (found.exit !== null) expect(mayExit(walk(state, unit, found.exit), unit)).toBe(true);
    const targets = targetsInBattle(state, after, unit);
    if (targets !== null) expect(found.targets.toSorted((a, b) => a - b)).toEqual(targets.toSorted((a, b) => a - b));
    if (found.battle === 'none') expect(found.targets).toEqual([]);
    if (targets !== null) expect(targets.length).toBe(ends.get(found.hex));
    count.hexes++;
    if (found.canFight) count.fights++;
    if (found.battle === 'close') count.close++;
    if (found.exit !== null) count.exits++;
    if (found.rolls.length > 0) count.rolls++;
  }
  count.units++;
}

function checkPaths(state: State, unit: number): void {
  const reach = reachOf(state, unit);
  const found = reach.at(state.turn.number % reach.length);
  if (found === undefined) return;
  const paths = pathsTo(state, unit, found.hex);
  expect(paths[0].path).toEqual(found.path);
  expect(paths.length).toBeLessThanOrEqual(12);
  expect(new Set(paths.map(({ path }) => path.join())).size).toBe(paths.length);
  for (const way of paths) {
    walk(state, unit, way.path);
    expect(new Set(way.path).size).toBe(way.path.length);
    expect(pathThrough(state, unit, way.path, found.hex)).toEqual(way);
  }
  expect(pathThrough(state, unit, [], found.hex)?.path).toEqual(found.path);
  expect(pathThrough(state, unit, [state.units[unit].hex], found.hex)).toBeNull();
}

describe('where a unit can get to', () => {
  it.each([...BUILT_IN, ...MADE_UP].map((battle) => [battle.name, battle] as const))(
    'is what stepping finds, and the battle offers what was promised: %s',
    (_name, battle) => {
      for (const state of movingMoments(battle, 12)) {
        for (const unit of movers(state)) {
          checkUnit(state, unit);
          checkPaths(state, unit);
        }
      }
    },
    60_000,
  );

  it('was looked at often enough', () => {
    expect(count.units).toBeGreaterThan(200);
    expect(count.fights).toBeGreaterThan(100);
    expect(count.exits).toBeGreaterThan(0);
    expect(count.rolls).toBeGreaterThan(0);
    expect(count.close).toBeGreaterThan(0);
  });
});
