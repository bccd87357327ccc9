import { describe, expect, it } from 'vitest';
import { AIRCRAFT_TYPES } from '../../src/memoir/air/aircraft.ts';
import { FRONTS } from '../../src/memoir/air/front.ts';
import { NATIONS, type Nation } from '../../src/memoir/units/unit.ts';
import { aircraftModel, MODEL_IDS } from '../../src/ui/air/aircraft-model.ts';
import { en } from '../../src/ui/text/en/index.ts';

function flown(nation: Nation, main?: Nation): string[] {
  return AIRCRAFT_TYPES.map((type) => aircraftModel(nation, type, 'western', main));
}

describe('the aircraft of a nation', () => {
  it.each([
    ['us', ['mustang', 'thunderbolt', 'b17']],
    ['brit', ['spitfire', 'typhoon', 'lancaster']],
    ['ger', ['bf109', 'stuka', 'he111']],
    ['jp', ['zero', 'val', 'betty']],
    ['ru', ['yak9', 'il2', 'il4']],
  ] as const)('are its own: %s (NFP-3.16)', (nation, models) => {
    expect(flown(nation)).toEqual(models);
  });

  it('are the Corsair for an American fighter in the Pacific and the Mustang elsewhere (NFP-3.16)', () => {
    for (const front of [...FRONTS, null])
      expect(aircraftModel('us', 'fighter', front)).toBe(front === 'pacific' ? 'corsair' : 'mustang');
    expect(aircraftModel('us', 'fighterBomber', 'pacific')).toBe('thunderbolt');
    expect(aircraftModel('us', 'bomber', 'pacific')).toBe('b17');
  });

  it.each(['it', 'fi', 'ro', 'hu', 'sk'] as const)('are German for the lesser Axis: %s (NFP-3.16)', (nation) => {
    expect(flown(nation)).toEqual(flown('ger'));
    expect(flown(nation, 'ger')).toEqual(flown('ger'));
  });

  it.each(['fr', 'ca', 'pl', 'ch', 'nl', 'au'] as const)(
    'are British for the lesser Allies, or American beside Americans: %s (NFP-3.16)',
    (nation) => {
      expect(flown(nation)).toEqual(flown('brit'));
      expect(flown(nation, 'brit')).toEqual(flown('brit'));
      expect(flown(nation, 'us')).toEqual(flown('us'));
      expect(aircraftModel(nation, 'fighter', 'pacific', 'us')).toBe('corsair');
    },
  );

  it('use every model but those of the other air rules, and each has a name (NFP-3.16)', () => {
    const elsewhere = new Set<string>(['p40', 'p38', 'storch', 'yak1', 'yak7']);
    const all = NATIONS.flatMap((nation) =>
      [...FRONTS].flatMap((front) => AIRCRAFT_TYPES.map((type) => aircraftModel(nation, type, front))),
    );
    expect([...new Set(all)].toSorted()).toEqual(MODEL_IDS.filter((model) => !elsewhere.has(model)).toSorted());
    expect(Object.keys(en.air.model).toSorted()).toEqual([...MODEL_IDS].toSorted());
  });
});
