import { describe, expect, it } from 'vitest';
import '../../src/memoir/air/air-pack/index.ts';
import '../../src/memoir/air/new-flight-plan/index.ts';
import { randomPolicy } from '../../src/ai/random-policy.ts';
import { boardOf } from '../../src/hex/board.ts';
import { hexOfLabel } from '../../src/hex/labels.ts';
import { AIR_RULES_NAMES } from '../../src/memoir/air/hooks.ts';
import { apply, decider, legalActions, setup, type State } from '../../src/memoir/index.ts';
import { medalsOf } from '../../src/memoir/medals/medals.ts';
import { SIDES } from '../../src/memoir/side.ts';
import { isOnBoard } from '../../src/memoir/units/unit.ts';
import { SCENARIOS } from '../../src/scenarios/library.ts';
import { positionState } from '../../src/scenarios/read-position.ts';
import { scenarioOf } from '../../src/scenarios/read-scenario.ts';
import type { ScenarioFile } from '../../src/scenarios/scenario-schema.ts';
import { planFile, planOf } from '../../src/workshop/plan-file.ts';
import type { Plan } from '../../src/workshop/plan.ts';
import { planOfState, positionFacts } from '../../src/workshop/position.ts';

function begun(file: ScenarioFile, seed: number): State {
  const scenario = scenarioOf(file);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  return setup(scenario.value, {}, seed);
}

function planOfFile(file: ScenarioFile): Plan {
  const plan = planOf(file);
  if (!plan.ok) throw new Error(JSON.stringify(plan.error));
  return plan.value;
}

function planned(state: State, file: ScenarioFile): Plan {
  const plan = planOfState(state, file, 'From here');
  if (!plan.ok) throw new Error(JSON.stringify(plan.error));
  return plan.value;
}

/** So many random decisions on. */
function later(first: State, decisions: number, seed: number): State {
  const choose = randomPolicy(seed);
  let state = first;
  for (let at = 0; at < decisions && decider(state) !== null; at++) {
    state = apply(state, choose(state, legalActions(state))).state;
  }
  return state;
}

const unitsOf = ({ units }: State) =>
  units
    .filter(isOnBoard)
    .map(({ side, kind, nation, hex, figures, traits }) => ({ side, kind, nation, hex, figures, traits }))
    .toSorted((a, b) => a.hex - b.hex);

describe('a scenario of a position', () => {
  it.each(SCENARIOS.map(({ id, file }) => [id, file] as const))('%s goes on from any moment', (_id, file) => {
    for (const airRules of AIR_RULES_NAMES) {
      const battle: ScenarioFile = { ...file, options: { ...file.options, airRules } };
      for (const [seed, decisions] of [
        [1, 0],
        [2, 60],
        [3, 150],
        [4, 301],
      ] as const) {
        const state = later(begun(battle, seed), decisions, seed);
        const plan = planned(state, battle);
        const again = begun(planFile(plan), seed);
        expect(unitsOf(again)).toEqual(unitsOf(state));
        expect(again.turn.side).toBe(state.turn.side);
        expect(again.mines.map(({ hex }) => hex).toSorted((a, b) => a - b)).toEqual(
          state.mines.map(({ hex }) => hex).toSorted((a, b) => a - b),
        );
        const wire = (one: State) => one.ground.pieces.map((pieces) => pieces.map(({ id }) => id).join());
        expect(wire(again)).toEqual(wire(state));
        const { won } = positionFacts(state);
        for (const side of SIDES) {
          const needed = state.rules.sides[side].medalsToWin;
          expect(again.rules.sides[side].medalsToWin).toBe(Math.max(1, needed - won[side]));
        }
      }
    }
  });

  it('has the planes of Air Pack that are on the ground, and the sortie cards that are left (AP-2.7, AP-8.1)', () => {
    const { file } = SCENARIOS.find(({ id }) => id === 'mission-at-misuwari') ?? SCENARIOS[0];
    const battle: ScenarioFile = { ...file, options: { ...file.options, airRules: 'air-pack' } };
    const first = begun(battle, 1);
    const plan = planned(first, battle);
    expect(plan.bases).toEqual(planOfFile(battle).bases);
    expect(plan.options).toMatchObject({ airRules: 'air-pack', suits: file.options?.suits });
    expect(plan.options.air?.airPack?.sorties).toBeUndefined();
    const flown = apply(first, { type: 'playSortie' }).state;
    const after = planned(flown, battle);
    const { side } = first.turn;
    expect(after.options.air?.airPack?.sorties).toEqual(side === 0 ? { allies: 0, axis: 1 } : { allies: 1, axis: 0 });
  });

  it('says what a battle began with when nothing has happened yet', () => {
    for (const { file } of SCENARIOS) {
      const plan = planned(begun(file, 1), file);
      const [before, after] = [scenarioOf(file), scenarioOf(planFile(plan))];
      if (!before.ok || !after.ok) throw new Error('cannot be read');
      expect(after.value.rules).toEqual(before.value.rules);
      expect([plan.face, plan.date, plan.front, plan.text]).toEqual([
        file.face ?? 'country',
        file.date ?? null,
        file.front ?? null,
        file.text ?? {},
      ]);
    }
  });

  const at = (label: string) => hexOfLabel(boardOf('standard'), label) ?? -1;
  const position = (fields: object): State => {
    const state = positionState({
      format: 'airfield44/position',
      version: 1,
      units: { axis: { G7: 'infantry 1/4', A9: 'armor' }, allies: { G5: 'infantry', A1: 'armor 2/3' } },
      ...fields,
    });
    if (!state.ok) throw new Error(JSON.stringify(state.error));
    return state.value;
  };
  const EMPTY: ScenarioFile = {
    format: 'airfield44/scenario',
    version: 1,
    name: 'Before',
    units: { axis: {}, allies: {} },
  };

  it('has units as strong as they are, who moves now, and fewer medals to win', () => {
    const state = position({
      sides: { axis: { medals: 6 }, allies: { medals: 4 } },
      turn: 'axis',
      turnNumber: 8,
      won: { allies: { medals: 3 }, axis: { medals: 1 } },
    });
    const plan = planned(state, EMPTY);
    expect(plan.units[at('G7')].figures).toBe(1);
    expect(plan.units[at('G5')].figures).toBeNull();
    expect(plan.first).toBe(1);
    expect(plan.sides.map(({ medals }) => medals)).toEqual([1, 5]);
    expect(positionFacts(state)).toEqual({
      first: 1,
      isMidTurn: false,
      won: [3, 1],
      needed: [1, 5],
      weakened: 2,
      aircraftLeft: [],
      aircraftSupplied: 0,
      isNight: false,
    });
  });

  it('begins a turn under way anew', () => {
    const units = { axis: { G7: 'infantry' }, allies: { G5: { kind: 'infantry', order: 'ordered' } } };
    const state = position({ units, turn: 'allies', phase: 'battle', card: 'attack-centre' });
    expect(positionFacts(state)).toMatchObject({ first: 0, isMidTurn: true });
  });

  it('counts a medal that was taken for good and left again as won', () => {
    const objectives = [
      { hexes: ['D5'], side: 'allies', permanent: true },
      { hexes: ['G5'], side: 'allies', permanent: true },
      { hexes: ['H5'], side: 'allies' },
    ];
    const state = position({ objectives, held: ['allies', 'allies', 'nobody'] });
    const plan = planned(state, EMPTY);
    expect(plan.objectives.map(({ hexes }) => hexes)).toEqual([[at('G5')], [at('H5')]]);
    expect(plan.sides[0].medals).toBe(4);
    const again = begun(planFile(plan), 1);
    expect(medalsOf(again, 0)).toBe(1);
  });

  it('says that aircraft on the board start with all their ammunition', () => {
    const state = position({
      options: { airRules: 'new-flight-plan' },
      air: { aircraft: { allies: { type: 'fighter', hex: 'F5', mg: 4 } } },
    });
    expect(positionFacts(state)).toMatchObject({ aircraftSupplied: 1, aircraftLeft: [] });
  });

  it('counts turns without orders from now on', () => {
    const units = { axis: { G7: { kind: 'infantry', idleUntil: 6 } }, allies: { G5: 'infantry' } };
    const plan = planned(position({ units, turnNumber: 4 }), EMPTY);
    expect(plan.units[at('G7')].idleUntil).toBe(3);
  });

  it('leaves a dawn that is over behind', () => {
    const night = { special: { night: 'dawn' }, units: { axis: { G7: 'infantry' }, allies: { G5: 'infantry' } } };
    expect(planned(position({ ...night, visibility: 6 }), EMPTY).special.night).toBeUndefined();
    const dark = position({ ...night, visibility: 3 });
    expect(planned(dark, EMPTY).special.night).toBe('dawn');
    expect(positionFacts(dark).isNight).toBe(true);
  });
});
