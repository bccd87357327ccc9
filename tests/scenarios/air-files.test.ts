import { describe, expect, it } from 'vitest';
import { redeal } from '../../src/ai/redeal.ts';
import { stateHash } from '../../src/engine/hash.ts';
import { createRandom, nextInt } from '../../src/engine/random.ts';
import { flightPlanState } from '../../src/memoir/air/new-flight-plan/own-state.ts';
import { apply, legalActions, setup, type Action, type State } from '../../src/memoir/index.ts';
import { FLIGHT_PLAN_ACTION_TYPES } from '../../src/scenarios/action-phrases.ts';
import { actionFile, actionText, readAction, readActionFile } from '../../src/scenarios/action-text.ts';
import { choicesOf } from '../../src/scenarios/air-options.ts';
import { airCardsOf, fullAirDeck } from '../../src/scenarios/check-air.ts';
import { checkState } from '../../src/scenarios/check-state.ts';
import { packGame, packPosition, unpackGame } from '../../src/scenarios/game-link.ts';
import { readPosition } from '../../src/scenarios/read-position.ts';
import { scenarioOf } from '../../src/scenarios/read-scenario.ts';
import type { ScenarioFile } from '../../src/scenarios/scenario-schema.ts';
import { mutate } from '../../src/scenarios/mutation.ts';
import { openReplay, replayOf, type ReplayFile } from '../../src/scenarios/replay-file.ts';
import { runScript } from '../../src/scenarios/script.ts';
import { playHash, positionOf } from '../../src/scenarios/write-position.ts';
import { airBattle, playAirAtRandom } from './air-game.ts';

type Rules = ReplayFile['rules'];

function legal(state: State): string[] {
  return legalActions(state).map((action) => actionText(state, action));
}

function isSame(one: ReturnType<typeof readAction>, action: Action): boolean {
  return one.ok && stateHash(one.value) === stateHash(action);
}

/** A game of some length with the choices of the players. */
function recorded(seed: number, rules: Rules, length = 160): { file: ReplayFile; last: State } {
  return recordedOf(airBattle(seed), seed, rules, length);
}

function recordedOf(battle: ScenarioFile, seed: number, rules: Rules, length: number) {
  const scenario = scenarioOf(battle);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  const first = setup(scenario.value, choicesOf(rules), 'air');
  const random = createRandom(seed);
  const actions: Action[] = [];
  let last = first;
  for (let at = 0; at < length && last.outcome === null; at++) {
    const all = legalActions(last);
    const flying = all.filter(({ type }) => type === 'layAirCard' || type === 'flyTo' || type === 'placeAircraft');
    const some = flying.length > 0 && nextInt(random, 'dice', 2) === 0 ? flying : all;
    const action = some[nextInt(random, 'setup', some.length)];
    actions.push(action);
    last = apply(last, action).state;
  }
  const file = replayOf({ scenario: battle, rules, seed: 'air' }, first, actions);
  return { file: JSON.parse(JSON.stringify(file)) as ReplayFile, last };
}

describe('a battle with aircraft', () => {
  it('can be written and read at every moment; cards and ammunition are never lost (NFP-1.11, NFP-2.15)', () => {
    const seen = new Set<string>();
    let readable = 0;
    for (let seed = 0; seed < 6; seed++) {
      let moment = 0;
      playAirAtRandom(seed, 1, (state) => {
        const faults = moment % 3 === 0 ? checkState(state) : [];
        if (faults.length > 0) throw new Error(`seed ${seed}, moment ${moment}: ${JSON.stringify(faults)}`);
        const actions = legalActions(state);
        expect(new Set(legal(state)).size).toBe(actions.length);
        for (const action of actions) {
          if (seen.has(action.type) && actions.length > 12) continue;
          seen.add(action.type);
          const text = actionText(state, action);
          const back = [readAction(state, text, actions), readActionFile(state, actionFile(state, action))];
          if (!back.every((one) => isSame(one, action))) throw new Error(`'${text}' of seed ${seed}`);
        }
        if (moment++ % 29 > 0) return;
        const written = positionOf(state);
        const back = readPosition(JSON.parse(JSON.stringify(written)));
        if (!back.ok) throw new Error(JSON.stringify(back.error));
        expect(playHash(back.value)).toBe(playHash(state));
        expect(legal(back.value)).toEqual(legal(state));
        if (written.state === undefined) readable++;
      });
    }
    expect(readable).toBeGreaterThan(60);
    const rare = ['attackAircraft', 'strikeAircraft', 'rollBombing', 'declareBombing', 'removeObstacle', 'playAirCard'];
    expect(FLIGHT_PLAN_ACTION_TYPES.filter((type) => !seen.has(type) && !rare.includes(type))).toEqual([]);
  }, 60_000);

  it('is recorded, opened, cut into a script and packed into a link', () => {
    const rules: Rules = { air: { superiority: 'axis', year: 1941, amphibious: true } };
    const { file, last } = recorded(3, rules);
    expect(file.rules).toEqual(rules);
    const opened = openReplay(file);
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    expect(opened.value.last).toEqual(last);
    expect(opened.value.first.rules.air).toMatchObject({ superiority: 1, year: 1941, amphibious: true, front: null });
    for (const packed of [packGame(file), packPosition(file)]) {
      const game = packed.ok ? unpackGame(JSON.parse(JSON.stringify(packed.value))) : packed;
      const again = game.ok ? openReplay(game.value) : game;
      if (!again.ok) throw new Error(JSON.stringify(again.error));
      expect(stateHash(again.value.last)).toBe(stateHash(last));
    }
    const { seed, actions } = file;
    const scenario = { ...file.scenario, options: { ...file.scenario.options, ...rules } };
    const script = runScript({ format: 'airfield44/script', version: 1, scenario, seed, actions });
    if (!script.ok) throw new Error(JSON.stringify(script.error));
    expect(stateHash(script.value.state)).toBe(stateHash(last));
  }, 20_000);

  it('carries the types of its sides and the aircraft it began with', () => {
    const aircraft = { allies: { type: 'fighter', hex: 'd4' }, axis: { type: 'bomber', hex: 'j6' } } as const;
    const scenario: ScenarioFile = {
      format: 'airfield44/scenario',
      version: 1,
      name: 'In the air already',
      units: { axis: { A9: 'infantry', H9: 'armor' }, allies: { M1: 'infantry', F1: 'armor' } },
      options: { airRules: 'new-flight-plan', air: { types: { axis: ['fighter', 'bomber'] }, aircraft } },
    };
    const rules: Rules = { air: { superiority: 'axis', types: { axis: ['fighter', 'bomber'] } } };
    const { file, last } = recordedOf(scenario, 3, rules, 80);
    const opened = openReplay(file);
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    expect(opened.value.last).toEqual(last);
    expect(flightPlanState(opened.value.first.air)?.sides.map((side) => side.aircraft?.type)).toEqual([
      'fighter',
      'bomber',
    ]);
    expect(opened.value.first.rules.air.types).toEqual([null, ['fighter', 'bomber']]);
    for (const packed of [packGame(file), packPosition(file)]) {
      const game = packed.ok ? unpackGame(JSON.parse(JSON.stringify(packed.value))) : packed;
      const again = game.ok ? openReplay(game.value) : game;
      if (!again.ok) throw new Error(JSON.stringify(again.error));
      expect(stateHash(again.value.last)).toBe(stateHash(last));
    }
    for (const state of [opened.value.first, last]) {
      const back = readPosition(JSON.parse(JSON.stringify(positionOf(state))));
      if (!back.ok) throw new Error(JSON.stringify(back.error));
      expect(playHash(back.value)).toBe(playHash(state));
    }
    const chosen = openReplay({ ...file, rules: { air: { aircraft } } });
    expect(chosen.ok ? [] : chosen.error.map(({ path }) => path)).toEqual(['rules.air.aircraft']);
  });

  it('says the choices for the air only where they are not those of its scenario', () => {
    const scenario = { ...airBattle(3), options: { airRules: 'new-flight-plan', air: { year: 1943 } } } as const;
    const read = scenarioOf(scenario);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const rulesOf = (rules: Rules): Rules =>
      replayOf({ scenario, rules, seed: 1 }, setup(read.value, choicesOf(rules), 1), []).rules;
    expect(rulesOf({ hillSight: 'heights', air: { year: 1943 } })).toEqual({ hillSight: 'heights' });
    expect(rulesOf({ air: { year: 1944 } })).toEqual({ air: { year: 1944 } });
    expect(rulesOf({ air: {} })).toEqual({ air: {} });
  });

  it('is never crashed by a spoilt position or game', () => {
    const { file, last } = recorded(5, {}, 60);
    const files = [positionOf(last), { format: 'airfield44/position', version: 1, state: last }, file];
    for (let seed = 0; seed < 300; seed++) {
      const json = mutate(files[seed % 3], createRandom(seed));
      const read = seed % 3 === 2 ? openReplay(json) : readPosition(json);
      for (const { message } of read.ok ? [] : read.error) expect(message.length).toBeGreaterThan(3);
    }
  }, 60_000);

  it('is re-dealt without what the other side cannot see (NFP-1.15)', () => {
    const { last } = recorded(3, {}, 30);
    const air = flightPlanState(last.air);
    if (air === null) throw new Error('no air');
    const copies = Array.from({ length: 8 }, (_, seed) => flightPlanState(redeal(last, 0, seed).air));
    for (const copy of copies) {
      if (copy === null) throw new Error('no air');
      expect(copy.sides[0].hand).toEqual(air.sides[0].hand);
      expect(copy.sides[1].hand.length).toBe(air.sides[1].hand.length);
      expect(airCardsOf(copy).toSorted((a, b) => a - b)).toEqual(fullAirDeck(last.rules).toSorted((a, b) => a - b));
    }
    expect(new Set(copies.map((copy) => stateHash([copy?.deck]))).size).toBeGreaterThan(6);
  });
});
