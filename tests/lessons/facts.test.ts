import '../../src/memoir/air/air-pack/index.ts';
import '../../src/memoir/air/new-flight-plan/index.ts';
import { describe, expect, it } from 'vitest';
import { notHolding } from '../../src/lessons/facts.ts';
import type { GameEvent } from '../../src/memoir/index.ts';
import type { Facts } from '../../src/lessons/facts-schema.ts';
import { firstState } from '../../src/scenarios/script.ts';
import { FILE_VERSION } from '../../src/scenarios/file-names.ts';
import { SCRIPT_FORMAT, type ScriptFile } from '../../src/scenarios/script-schema.ts';

type Position = NonNullable<ScriptFile['position']>;

/** The fields of the facts that do not hold at the beginning of a position. */
function failing(position: Position, facts: Facts, events: readonly GameEvent[] = []): string[] {
  const state = firstState({ format: SCRIPT_FORMAT, version: FILE_VERSION, position, actions: [] });
  if (!state.ok) throw new Error(state.error[0].message);
  return notHolding(facts, state.value, events).map(([field]) => field);
}

describe('what a lesson claims of the dice at an aircraft', () => {
  const position: Position = {
    options: { airRules: 'new-flight-plan' },
    units: { axis: { A9: 'infantry' }, allies: { C5: 'artillery', D3: 'infantry', d4: 'infantry' } },
    air: { aircraft: { axis: { type: 'fighterBomber', hex: 'E5' } } },
  };

  it('is what a unit in reach would roll, ordered or not', () => {
    const facts = { dice: { 'attack C5 aircraft': 4, 'attack d4 aircraft': 3, 'attack D3 aircraft': 0 } };
    expect(failing(position, facts)).toEqual([]);
  });

  it('does not hold with another number', () => {
    expect(failing(position, { dice: { 'attack D3 aircraft': 3 } })).toEqual(['dice.attack D3 aircraft']);
  });
});

describe('what a lesson claims of an aircraft', () => {
  const units: Position['units'] = {
    axis: { G7: 'infantry', D5: 'infantry', E5: 'infantry' },
    allies: { A1: 'infantry' },
  };
  const options: Position['options'] = { airRules: 'new-flight-plan' };

  it('counts the hexes its attack run has marked', () => {
    const markers = [
      { hex: 'D5', ammunition: 'mg' as const },
      { hex: 'E5', ammunition: 'mg' as const },
    ];
    const aircraft = { allies: { type: 'fighter' as const, hex: 'F3', order: 'ordered' as const, moveEnded: true } };
    const position: Position = { options, units, phase: 'battle', card: 'probe-left', air: { aircraft, markers } };
    expect(failing(position, { targets: 2 })).toEqual([]);
    expect(failing(position, { targets: 3 })).toEqual(['targets']);
  });

  it('counts those that its ammunition can hit', () => {
    const markers = [
      { hex: 'D5', ammunition: 'mg' as const },
      { hex: 'E5', ammunition: 'mg' as const },
    ];
    const aircraft = { allies: { type: 'fighter' as const, hex: 'F3', order: 'ordered' as const, moveEnded: true } };
    const axis = { D5: 'infantry', E5: 'artillery' };
    const position: Position = {
      options,
      units: { axis, allies: { A1: 'infantry' } },
      phase: 'battle',
      card: 'probe-left',
      air: { aircraft, markers },
    };
    expect(failing(position, { targets: 2, hittable: 1 })).toEqual([]);
    expect(failing(position, { hittable: 2 })).toEqual(['hittable']);
  });

  it('counts who could fire at it: next to it in the air, by range and sight on the ground', () => {
    const terrain: Position['terrain'] = { G5: 'airfield allies' };
    const over = (landed: boolean): Position => ({
      options,
      units,
      terrain,
      air: { aircraft: { allies: { type: 'fighter', hex: 'G5', landed } } },
    });
    expect(failing(over(false), { threats: { allies: 0 } })).toEqual([]);
    expect(failing(over(true), { threats: { allies: 2 } })).toEqual([]);
  });
});

describe('what a lesson claims of things that are not on the board', () => {
  const position: Position = {
    options: { airRules: 'new-flight-plan' },
    units: { axis: { A9: 'infantry' }, allies: { C5: 'infantry' } },
    air: { aircraft: { axis: { type: 'fighterBomber', hex: 'E5' } } },
  };

  it('is what lies in the supply', () => {
    expect(failing(position, { supply: { mg: 15, bombs: 9 } })).toEqual([]);
    expect(failing(position, { supply: { mg: 18 } })).toEqual(['supply.mg']);
  });

  it('is how often a command card is in the battle', () => {
    expect(failing(position, { copies: { 'air-power': 0, 'their-finest-hour': 1 } })).toEqual([]);
    expect(failing(position, { copies: { 'air-power': 1, 'no-such-card': 0 } })).toEqual([
      'copies.air-power',
      'copies.no-such-card',
    ]);
  });
});

describe('what a lesson claims of the ground and of the dice that fell', () => {
  const position: Position = { units: { axis: { G7: 'infantry' }, allies: { G5: 'infantry' } } };
  const roll = (faces: 'infantry' | 'flag'): GameEvent => ({
    type: 'diceRolled',
    side: 0,
    faces: [faces, 'star'],
    hits: 0,
    reason: 'attack',
    hex: 0,
  });

  it('is the way from hex to hex', () => {
    expect(failing(position, { distance: { 'G5 G7': 2, 'G5 G5': 0, 'A1 M9': 16 } })).toEqual([]);
    expect(failing(position, { distance: { 'G5 G7': 3 } })).toEqual(['distance.G5 G7']);
    expect(failing(position, { distance: { 'G5 x7': 2 } })).toEqual(['distance.G5 x7']);
  });

  it('is what the latest roll shows, face by face', () => {
    const events = [roll('infantry'), roll('flag')];
    expect(failing(position, { faces: ['flag', 'star'] }, events)).toEqual([]);
    expect(failing(position, { faces: ['infantry', 'star'] }, events)).toEqual(['faces']);
    expect(failing(position, { faces: ['flag'] }, events)).toEqual(['faces']);
    expect(failing(position, { faces: ['flag'] })).toEqual(['faces']);
  });
});

describe('what a lesson claims of the dice of a unit without an order', () => {
  const units = { axis: { G7: 'armor' }, allies: { G5: 'infantry', G3: 'infantry' } };

  it('needs range and sight all the same', () => {
    expect(failing({ units }, { dice: { 'attack G7 G5': 3, 'attack G5 G7': 2, 'attack G3 G7': 0 } })).toEqual([]);
    const woods: Position = { units, terrain: { f6: 'woods', g6: 'woods' } };
    expect(failing(woods, { dice: { 'attack G7 G5': 0, 'attack G5 G7': 0 } })).toEqual([]);
  });
});

describe('what a lesson claims of planes', () => {
  const options: Position['options'] = { airRules: 'air-pack' };
  const units: Position['units'] = {
    axis: { e6: 'infantry', f6: 'infantry', A9: 'infantry' },
    allies: { C5: 'infantry', M1: 'infantry' },
  };

  it('is where they are, on the ground and in the air, and how many sorties there are', () => {
    const position: Position = {
      options,
      units,
      terrain: { C7: 'airfield axis' },
      air: {
        airPack: {
          sorties: { allies: 2, axis: 0 },
          planes: { allies: { model: 'spitfire', hex: 'F5' } },
          parked: { axis: [{ model: 'storch', hex: 'C7' }] },
          ready: { axis: { C7: 2 } },
        },
      },
    };
    const facts: Facts = {
      planes: { allies: 'spitfire F5 flying', axis: 'none' },
      parked: { axis: 'storch C7:2', allies: 'none' },
      sorties: { allies: 2, axis: 0 },
      dice: { 'attack C5 airfield C7': 2, 'take off C7 storch': 0 },
    };
    expect(failing(position, facts)).toEqual([]);
    expect(failing(position, { sorties: { allies: 1 }, dice: { 'attack C5 airfield C7': 3 } })).toEqual([
      'sorties.allies',
      'dice.attack C5 airfield C7',
    ]);
  });

  it('is what an order would bring them in dice, without those of pinned units', () => {
    const over = (pinned: string[]): Position => ({
      options,
      units,
      air: { airPack: { planes: { allies: { model: 'spitfire', hex: 'F5', pinned } } } },
    });
    expect(failing(over([]), { airCheck: { allies: 2, axis: 0 }, pinned: [] })).toEqual([]);
    expect(failing(over(['f6', 'e6']), { airCheck: { allies: 0 }, pinned: ['e6', 'f6'] })).toEqual([]);
    expect(failing(over(['e6']), { airCheck: { allies: 2 }, pinned: ['f6'] })).toEqual(['pinned', 'airCheck.allies']);
  });
});
