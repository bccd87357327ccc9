import { describe, expect, it } from 'vitest';
import { m44TripProblem } from '../../bench/round-trips.ts';
import type { Read } from '../../src/scenarios/fault.ts';
import { readM44, type M44Reading } from '../../src/scenarios/m44/index.ts';
import {
  ALLIED_UNITS,
  AXIS_UNITS,
  BADGED,
  BEHAVING,
  MEDAL_NAMES,
  OBSTACLE_NAMES,
  PIECE_NAMES,
  SHIP_NAMES,
  TILE_NAMES,
} from '../../src/scenarios/m44/data/enumerations.ts';
import { OPTION_VALUES } from '../../src/scenarios/m44/data/sample-options.ts';
import { provingM44, spelledM44 } from '../../src/scenarios/m44/proving-m44.ts';
import { scenarioOf } from '../../src/scenarios/read-scenario.ts';

const SEEDS = Array.from({ length: 48 }, (_, seed) => seed);

function valueOf(read: Read<M44Reading>): M44Reading {
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

function understood(json: unknown): M44Reading {
  return valueOf(readM44(json));
}

const READINGS = SEEDS.map((seed) => ({ seed, json: spelledM44(seed), reading: readM44(spelledM44(seed)) }));

describe('made-up files of other programs', () => {
  it('are understood in every spelling', () => {
    const refused = READINGS.filter(({ reading }) => !reading.ok);
    expect(refused.map(({ seed, reading }) => [seed, reading])).toEqual([]);
  });

  it('say the same in every spelling', () => {
    for (const seed of SEEDS.filter((one) => one % 3 !== 0)) {
      const { kept: plainKept, ...plain } = understood(provingM44(seed)).file;
      const { kept, ...other } = understood(spelledM44(seed)).file;
      expect(other).toEqual(plain);
      expect(kept?.remarks?.length).toBe(plainKept?.remarks?.length);
    }
  });

  it('lose nothing: an export says all that the file said, and is the same after another import', () => {
    for (const { seed, json } of READINGS) expect([seed, m44TripProblem(json)]).toEqual([seed, undefined]);
  });

  it('can be played on the boards that are played', () => {
    for (const { seed, reading } of READINGS) {
      const { file } = valueOf(reading);
      const scenario = scenarioOf(file);
      const faults = scenario.ok ? [] : scenario.error.map(({ path }) => path);
      expect([seed, faults]).toEqual([seed, file.board === 'overlord' ? ['board'] : []]);
    }
  });

  it('use every name of the format', () => {
    const text = JSON.stringify(SEEDS.map(provingM44));
    const names = [...TILE_NAMES, ...PIECE_NAMES, ...SHIP_NAMES, ...OBSTACLE_NAMES, ...ALLIED_UNITS, ...AXIS_UNITS];
    const all = [...names, ...MEDAL_NAMES, ...OPTION_VALUES.map(([key]) => key), ...BEHAVING.map(([, , name]) => name)];
    expect(all.filter((name) => !text.includes(`"${name}"`))).toEqual([]);
    const badges = BADGED.flatMap(([, badge]) => (badge === 0 ? [] : [`"badge${badge}"`]));
    expect(badges.filter((badge) => !text.includes(badge))).toEqual([]);
  });
});
