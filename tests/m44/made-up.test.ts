import { describe, expect, it } from 'vitest';
import type { Read } from '../../src/scenarios/fault.ts';
import { readM44, writeM44, type M44Reading } from '../../src/scenarios/m44/index.ts';
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
import { normal } from '../../src/scenarios/m44/normal.ts';
import { scenarioOf } from '../../src/scenarios/read-scenario.ts';

const SEEDS = Array.from({ length: 48 }, (_, seed) => seed);

function valueOf(read: Read<M44Reading>): M44Reading {
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

function understood(json: unknown): M44Reading {
  return valueOf(readM44(json));
}

function overJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** Where in the file something stands changes when its hexes are put in order, in a plain list. */
function withoutPlaces({ file, remarks }: M44Reading) {
  const somewhere = remarks.map(({ path, ...said }) => {
    return { ...said, path: path.replaceAll(/(?:\.item(?!\w))?(?:\[\d+\]|\.\d+(?!\w))|\.item(?!\w)/g, '[]') };
  });
  return { ...file, kept: file.kept?.m44, remarks: somewhere };
}

const READINGS = SEEDS.map((seed) => ({ seed, json: spelledM44(seed), reading: readM44(spelledM44(seed)) }));

/** What is said and not written, by its path. Lists may be in another order, and words spelled otherwise. */
function lost(said: unknown, written: unknown, path: string): string[] {
  if (Array.isArray(said)) {
    const there = Array.isArray(written) ? [...(written as unknown[])] : [];
    return said.flatMap((one, at) => {
      const found = there.findIndex((other) => lost(one, other, '').length === 0);
      if (found === -1) return [`${path}[${at}]: ${JSON.stringify(one)}`];
      there.splice(found, 1);
      return [];
    });
  }
  if (said !== null && typeof said === 'object') {
    const there = (written ?? {}) as Record<string, unknown>;
    return Object.entries(said).flatMap(([key, value]) => lost(value, there[key], `${path}.${key}`));
  }
  const plain = (value: unknown): string =>
    String(value)
      .toLowerCase()
      .replace(/^true$/, '1')
      .replace(/^false$/, '0');
  return plain(said) === plain(written) ? [] : [`${path}: ${String(said)} is ${String(written)}`];
}

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

  it('lose nothing: an export says all that the file said', () => {
    for (const { seed, json, reading } of READINGS) {
      const back = overJson(writeM44(valueOf(reading).file));
      expect([seed, lost(normal(json), normal(back), '')]).toEqual([seed, []]);
    }
  });

  it('are the same after an export and another import', () => {
    for (const { reading } of READINGS) {
      const first = valueOf(reading);
      const second = understood(overJson(writeM44(first.file)));
      expect(withoutPlaces(second)).toEqual(withoutPlaces(first));
      expect(understood(overJson(writeM44(second.file)))).toEqual(second);
    }
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
