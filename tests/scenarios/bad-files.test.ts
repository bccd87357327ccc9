import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../src/engine/random.ts';
import { STANDARD_AIR_DECK } from '../../src/memoir/air/new-flight-plan/deck.ts';
import { setup } from '../../src/memoir/index.ts';
import { readAirDeck, writeAirDeck } from '../../src/scenarios/air-deck-file.ts';
import { parseJson } from '../../src/scenarios/json-text.ts';
import { SCENARIOS } from '../../src/scenarios/library.ts';
import { mutate } from '../../src/scenarios/mutation.ts';
import { provingGround } from '../../src/scenarios/proving-ground.ts';
import { readPosition } from '../../src/scenarios/read-position.ts';
import { scenarioOf } from '../../src/scenarios/read-scenario.ts';
import { readScenario } from '../../src/scenarios/scenario-file.ts';
import { newReplay, recordAction, verifyReplayFile } from '../../src/scenarios/replay-file.ts';
import { readScript, runScript } from '../../src/scenarios/script.ts';
import { positionOf } from '../../src/scenarios/write-position.ts';
import { apply, legalActions, type State } from '../../src/memoir/index.ts';
import type { Read } from '../../src/scenarios/fault.ts';
import { smallState } from './small-battle.ts';

const RUNS = { numRuns: 400 };

/** Whatever is done to the files, reading them gives a value or faults with a path and a message. */
function neverThrows(files: readonly unknown[], read: (json: unknown) => Read<unknown>): number {
  let faulty = 0;
  fc.assert(
    fc.property(fc.nat(files.length - 1), fc.nat(), (at, seed) => {
      const result = read(mutate(files[at], createRandom(seed)));
      if (result.ok) return;
      faulty++;
      expect(result.error.length).toBeGreaterThan(0);
      for (const { path, message } of result.error) {
        expect(typeof path).toBe('string');
        expect(message.length).toBeGreaterThan(3);
      }
    }),
    RUNS,
  );
  return faulty;
}

function afterSome(state: State, count: number): State {
  let now = state;
  for (let i = 0; i < count; i++) now = apply(now, legalActions(now)[0]).state;
  return now;
}

describe('a spoilt file', () => {
  it('of a scenario never crashes the reader', { timeout: 20_000 }, () => {
    expect(
      neverThrows([...SCENARIOS.map(({ file }) => file), provingGround(1), provingGround(2)], readScenario),
    ).toBeGreaterThan(100);
  });

  it('of a position never crashes the reader', { timeout: 20_000 }, () => {
    const state = smallState({ mines: { d4: 'axis' }, objectives: [{ hexes: ['G5'] }] });
    const exact = { format: 'airfield44/position', version: 1, state: afterSome(state, 4) };
    expect(neverThrows([positionOf(state), positionOf(afterSome(state, 2)), exact], readPosition)).toBeGreaterThan(100);
  });

  it('of a script never crashes the player', { timeout: 20_000 }, () => {
    const script = {
      format: 'airfield44/script',
      version: 1,
      position: {
        units: { axis: { G7: 'infantry' }, allies: { g4: 'infantry' } },
        hands: { allies: ['attack-centre'] },
      },
      dice: ['flag', 'star'],
      actions: ['play attack-centre', 'order g4', { type: 'endOrders' }, 'move g4 G5', 'done', 'attack G5 G7'],
      expect: [{ after: 1, units: { G7: 'infantry' }, legal: ['order g4'] }],
    };
    const play = (json: unknown): Read<unknown> => {
      const file = readScript(json);
      return file.ok ? runScript(file.value) : file;
    };
    expect(neverThrows([script], play)).toBeGreaterThan(100);
  });

  it('of a replay never crashes the player', { timeout: 20_000 }, () => {
    const { file } = SCENARIOS[0];
    const scenario = scenarioOf(file);
    if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
    const replay = newReplay(file, {}, 5);
    let state = setup(scenario.value, {}, 5);
    for (let i = 0; i < 8; i++) {
      const action = legalActions(state)[0];
      const next = apply(state, action).state;
      recordAction(replay, state, action, next, i === 7);
      state = next;
    }
    // A changed scenario is found by its hash, so the replay's own fields are what matters here.
    expect(neverThrows([{ ...replay, scenario: 'x' }, { ...replay }], verifyReplayFile)).toBeGreaterThan(100);
  });

  it('of an air deck never crashes the reader', { timeout: 20_000 }, () => {
    expect(neverThrows([writeAirDeck(STANDARD_AIR_DECK)], readAirDeck)).toBeGreaterThan(100);
  });

  it('of anything at all never crashes a reader', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        for (const read of [readScenario, readPosition, readScript, verifyReplayFile, readAirDeck])
          expect(read(json).ok).toBe(false);
      }),
    );
  });

  it('of any text is JSON or refused with a place', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme' }), fc.json()),
        fc.nat(),
        fc.string({ maxLength: 2 }),
        (text, at, put) => {
          const spoilt = text.slice(0, at % (text.length + 1)) + put + text.slice(at % (text.length + 1));
          const parsed = parseJson(spoilt);
          let expected = true;
          try {
            JSON.parse(spoilt);
          } catch {
            expected = false;
          }
          if (!parsed.ok) expect(parsed.error.line).toBeGreaterThan(0);
          if (!expected) expect(parsed.ok).toBe(false);
          else expect(parsed.ok || /written twice|deep/.test(parsed.error.message)).toBe(true);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
