import { beforeAll, describe, expect, it } from 'vitest';
import { apply, decider, legalActions, setup, type State } from '../../src/memoir/index.ts';
import { SCENARIO_IDS, scenarioById } from '../../src/scenarios/library.ts';
import { provingGround } from '../../src/scenarios/proving-ground.ts';
import { scenarioOf } from '../../src/scenarios/read-scenario.ts';
import type { ScenarioFile } from '../../src/scenarios/scenario-schema.ts';
import { loadAir } from '../../src/ui/air/late.tsx';
import { beatsOf } from '../../src/ui/table/motion/beats.ts';
import { notesOf } from '../../src/ui/sound/score.ts';

const MOST_ACTIONS = 900;

beforeAll(() => loadAir('new-flight-plan'));

function begin(file: ScenarioFile | undefined): State {
  if (file === undefined) throw new Error('no battle');
  const scenario = scenarioOf(file);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  return setup(scenario.value, {}, 'motion');
}

/** Plays on by a rule of thumb that fights whenever it can, and looks at what is to be seen. */
function watch(first: State): number {
  let state = first;
  let rolls = 0;
  for (let step = 0; step < MOST_ACTIONS && decider(state) !== null; step++) {
    const legal = legalActions(state);
    const attacks = legal.filter(({ type }) => type === 'attack' || type === 'layMarker' || type === 'attackAircraft');
    const from = attacks.length > 0 ? attacks : legal;
    const { units, air } = state;
    const { state: next, events } = apply(state, from[(step * 7) % from.length]);
    const beats = beatsOf(events, units, air);
    for (const beat of beats) {
      if (beat.kind === 'roll') {
        rolls++;
        expect(beat.marks).toHaveLength(beat.faces.length);
        if (beat.marks.some((mark) => mark !== 'plain'))
          expect([beat, beat.marks.filter((mark) => mark === 'hit').length]).toEqual([beat, beat.hits]);
      }
      if (beat.kind === 'walk') expect(beat.path.every((hex) => hex >= 0)).toBe(true);
      if (beat.kind === 'fall') expect(units[beat.unit].fullStrength).toBeGreaterThanOrEqual(beat.left + beat.count);
    }
    for (const { after } of notesOf({ thrown: null, settled: beats })) expect(after).toBeLessThan(2);
    state = next;
  }
  return rolls;
}

describe('what is seen of a battle', () => {
  it.each(SCENARIO_IDS)('%s: as many dice are ringed as hits were counted', (id) => {
    expect(watch(begin(scenarioById(id)?.file))).toBeGreaterThan(5);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('proving ground %i: the same with every unit and terrain', (seed) => {
    watch(begin(provingGround(seed)));
  });
});
