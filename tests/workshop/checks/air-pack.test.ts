import { describe, expect, it } from 'vitest';
import { checksOf } from '../../../src/workshop/checks/checks.ts';
import { ALLIED_UNITS, AXIS_UNITS, planned, says } from './kit.ts';

const FIELD = { D5: 'airfield allies', E5: 'airfield allies', d8: 'airfield axis' };
const PACK = { airRules: 'air-pack' } as const;

const withPlanes = (airPack: object, more: object = {}) =>
  planned({ terrain: FIELD, options: { ...PACK, air: { airPack } }, ...more });
const parked = (model: string, hex: string) => ({ parked: { allies: [{ model, hex }] } });
const ready = (hex: string, count: number) => ({ ready: { allies: { [hex]: count } } });

const AT_SEA = {
  terrain: { ...FIELD, K1: 'ocean', L1: 'ocean' },
  units: { axis: AXIS_UNITS, allies: { ...ALLIED_UNITS, K1: 'aircraftCarrier' } },
};

describe('planes of Air Pack on the ground (AP-8.1, AP-8.6, AP-10.3)', () => {
  says({
    'Planes of Air Pack stand on D5, but the scenario is not for Air Pack.': {
      id: 'planesWithoutRules',
      kind: 'warning',
      plan: planned({ terrain: FIELD, options: { air: { airPack: parked('p38', 'D5') as object } } }),
      fixes: ['Set it up with Air Pack', 'Air Pack suits it', 'Remove the planes'],
    },
    'The P-38 of the Allies cannot start on D7: it is no airfield and no carrier.': {
      id: 'planeCannotStart',
      kind: 'fault',
      plan: withPlanes(parked('p38', 'D7')),
      fixes: ['Move it to D5', 'Remove the plane'],
    },
    'The P-38 of the Allies cannot start on G3: a unit stands there.': {
      id: 'planeCannotStart',
      kind: 'fault',
      plan: withPlanes(parked('p38', 'G3')),
      fixes: ['Move it to E5', 'Remove the plane'],
      also: ['planeNotFlown'],
    },
    'The P-38 of the Allies cannot start on d8: the enemy holds that airfield.': {
      id: 'planeCannotStart',
      kind: 'fault',
      plan: withPlanes(parked('p38', 'd8')),
      fixes: ['Move it to D5', 'Remove the plane'],
    },
    'The P-38 of the Allies cannot start on K1: it does not fly from carriers.': {
      id: 'planeCannotStart',
      kind: 'fault',
      plan: withPlanes(parked('p38', 'K1'), { ...AT_SEA, front: 'pacific' }),
      fixes: ['Move it to E5', 'Remove the plane'],
      also: ['planeNotFlown'],
    },
    'The ready markers of the Allies cannot lie on D7: it is no airfield and no carrier.': {
      id: 'markersCannotStart',
      kind: 'fault',
      plan: withPlanes(ready('D7', 2)),
      fixes: ['Move it to D5', 'Remove the markers'],
    },
    'Planes of the Allies wait on K1, but they fly none from carriers.': {
      id: 'markersWithoutPlane',
      kind: 'fault',
      plan: withPlanes(ready('K1', 1), AT_SEA),
      fixes: ['Remove the markers'],
    },
    'The Spitfire on D5 does not fit nation and date (United States).': {
      id: 'planeNotFlown',
      kind: 'warning',
      plan: withPlanes(parked('spitfire', 'D5')),
      fixes: ['Make it a P-38', 'Make it a P-40', 'Remove the plane'],
    },
  });

  it('are right where the scenario says that its side has them (AP-6.1)', () => {
    const plan = withPlanes({ ...parked('spitfire', 'D5'), planes: { allies: ['spitfire'] } });
    expect(checksOf(plan)).toEqual([]);
  });
});

describe('air rules and planes of a scenario', () => {
  says({
    'It is set up with New Flight Plan, which is not among the air rules that suit it.': {
      id: 'rulesNotSuited',
      kind: 'warning',
      plan: planned({ terrain: FIELD, options: { airRules: 'new-flight-plan', suits: ['none'] } }),
      fixes: ['New Flight Plan suits it'],
    },
    'With Air Pack the Axis have no plane at all.': {
      id: 'noPlanes',
      kind: 'hint',
      plan: withPlanes({ basing: { axis: 'carrier' } }),
      fixes: ['Let them come from airfields'],
    },
    'With Air Pack the Allies have no plane at all.': {
      id: 'noPlanes',
      kind: 'hint',
      plan: withPlanes({ planes: { allies: [] } }),
      fixes: ['Planes of nation and date'],
    },
    'The planes of Air Pack are not those of the month of the battle.': {
      id: 'monthMissed',
      kind: 'hint',
      plan: planned({
        terrain: FIELD,
        front: 'mediterranean',
        date: '1941-05-20',
        sides: { axis: { nation: 'ger', medals: 3 }, allies: { nation: 'brit', medals: 3 } },
        options: PACK,
      }),
      fixes: ['Set to May'],
    },
  });
});
