import { describe, expect, it } from 'vitest';
import { writeM44 } from '../../src/scenarios/m44/index.ts';
import type { RawObject } from '../../src/scenarios/m44/raw.ts';
import { exported, fileWith, understood } from './reading.ts';

const ITALIAN = { name: 'infger', badge: 'badge38' };
const AT = ['A9', 'B9', 'C9', 'D9', 'E9', 'F9'];

function side(country: string, units: readonly RawObject[]) {
  const hexagons = units.map((unit, at) => ({ row: 0, col: at * 2, unit }));
  return fileWith({ info: { country_player1: country }, board: { hexagons } });
}

function unitsIn(json: unknown): unknown[] {
  const { units } = understood(json).file;
  return AT.flatMap((label) => units.axis[label] ?? []);
}

function unitsOut(json: RawObject): unknown[] {
  const { hexagons } = json.board as { readonly hexagons: readonly RawObject[] };
  return hexagons.map(({ unit }) => unit);
}

describe('Italians and Germans of one side (M44-NAT-IT)', () => {
  const both = [ITALIAN, ITALIAN, { name: 'tank2ger', badge: 'badge4' }, { name: 'gunger' }];
  const it38 = [ITALIAN, { name: 'tankger', badge: 38 }];
  const plain = [{ name: 'infger' }, { name: 'gunger' }];
  it.each([
    ['Italians lead and some are marked: the others are Germans', 'IT', both, [0, 1], [2, 3]],
    ['Germans lead: the marked ones are Italians', 'DE', both, [], []],
    ['Italians lead and all are marked', 'IT', it38, [0, 1], []],
    ['Italians lead and none is marked: all are Italians', 'IT', plain, [0, 1], []],
    ['Italians lead and are marked by their name', 'IT', [{ name: 'infit' }, { name: 'gunger' }], [0], [1]],
    ['Finns lead: the unmarked ones are Finns', 'FI', [ITALIAN, { name: 'gunger' }], [1], []],
  ] as const)('%s', (_name, country, units, ofSide, germans) => {
    const json = side(country, units);
    const nations = unitsIn(json).map((unit) => /\b(?:ger|it)\b/.exec(String(unit))?.[0]);
    expect(nations.flatMap((nation, at) => (nation === 'ger' ? at : []))).toEqual(germans);
    if (country !== 'DE') expect(nations.flatMap((nation, at) => (nation === undefined ? at : []))).toEqual(ofSide);
    else expect(nations).toEqual(['it', 'it', undefined, undefined]);
    expect(unitsOut(exported(json))).toMatchObject(units);
    expect(exported(json)).not.toHaveProperty('airfield44');
    expect(understood(exported(json)).file).toEqual(understood(json).file);
  });

  it('of a scenario of this game are told apart by an export', () => {
    const { file } = understood(side('IT', plain));
    const axis = { ...file.units.axis, C9: 'infantry ger', D9: 'combatEngineers' };
    const out = writeM44({ ...file, units: { ...file.units, axis } });
    expect(unitsOut(out)).toEqual([
      { name: 'infger', badge: 'badge38' },
      { name: 'gunger', badge: 'badge38' },
      { name: 'infger' },
      { name: 'infit', badge: 'badge6' },
    ]);
    expect(understood(out).file.units.axis).toEqual(axis);
    expect(out).not.toHaveProperty('airfield44');
  });
});
