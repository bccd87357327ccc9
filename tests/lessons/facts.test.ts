import '../../src/memoir/air/new-flight-plan/index.ts';
import { describe, expect, it } from 'vitest';
import { notHolding } from '../../src/lessons/facts.ts';
import type { Facts } from '../../src/lessons/facts-schema.ts';
import { firstState } from '../../src/scenarios/script.ts';
import { FILE_VERSION } from '../../src/scenarios/file-names.ts';
import { SCRIPT_FORMAT, type ScriptFile } from '../../src/scenarios/script-schema.ts';

type Position = NonNullable<ScriptFile['position']>;

/** The fields of the facts that do not hold at the beginning of a position. */
function failing(position: Position, facts: Facts): string[] {
  const state = firstState({ format: SCRIPT_FORMAT, version: FILE_VERSION, position, actions: [] });
  if (!state.ok) throw new Error(state.error[0].message);
  return notHolding(facts, state.value, []).map(([field]) => field);
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
