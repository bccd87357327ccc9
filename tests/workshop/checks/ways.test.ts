import { describe, expect, it } from 'vitest';
import '../../../src/memoir/air/new-flight-plan/index.ts';
import { decider, legalActions, setup, simulate } from '../../../src/memoir/index.ts';
import { isOnBoard } from '../../../src/memoir/units/unit.ts';
import { SCENARIOS } from '../../../src/scenarios/library.ts';
import { scenarioOf } from '../../../src/scenarios/read-scenario.ts';
import { lookAt } from '../../../src/workshop/checks/look.ts';
import { clearedTerrain, comers, reachOf } from '../../../src/workshop/checks/ways.ts';
import { planOf } from '../../../src/workshop/plan-file.ts';

const BATTLES = SCENARIOS.map(({ id, file }) => {
  const plan = planOf(file);
  const scenario = scenarioOf(file);
  if (!plan.ok || !scenario.ok) throw new Error(`${id} cannot be read`);
  return { id, scenario: scenario.value, look: lookAt(plan.value) };
});

describe('where units can ever get to', () => {
  it.each(BATTLES)('holds in a battle played at random: $id', ({ scenario, look }) => {
    const terrain = clearedTerrain(look);
    const reach = new Map(look.units.map((unit) => [unit.hex, reachOf(look.board, terrain, [unit])]));
    const state = setup(scenario, {}, 44);
    const homes = state.units.map(({ hex }) => hex);
    // A unit in mid-move stands nowhere: a ship passes beaches where it may not stay.
    const strays = new Set<string>();
    for (let step = 0; step < 300 && decider(state) !== null; step++) {
      const actions = legalActions(state);
      simulate(state, actions[(step * 7919) % actions.length]);
      for (const unit of state.units)
        if (isOnBoard(unit) && unit.id !== state.turn.mover && reach.get(homes[unit.id])?.[unit.hex] !== 1)
          strays.add(look.board.labels[unit.hex]);
    }
    expect([...strays]).toEqual([]);
  });

  it.each(BATTLES)('is the same walked there and back: $id', ({ look }) => {
    const { board, units } = look;
    const terrain = clearedTerrain(look);
    for (const goals of [[0, 1, 2], [board.size - 1], [60, 61]]) {
      const there = units.filter((unit) => {
        const reach = reachOf(board, terrain, [unit]);
        return goals.some((hex) => reach[hex] === 1);
      });
      expect(comers(board, terrain, units, goals)).toEqual(there);
    }
  });
});
