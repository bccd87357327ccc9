import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import type { ScenarioFile } from '../../../src/scenarios/scenario-schema.ts';
import type { CheckId, FixId } from '../../../src/workshop/checks/check.ts';
import { checksOf } from '../../../src/workshop/checks/checks.ts';
import type { Plan } from '../../../src/workshop/plan.ts';
import { planFile } from '../../../src/workshop/plan-file.ts';
import { ALLIED_UNITS, planned, river, SOUND, withUnits } from './kit.ts';

const AIR = { airRules: 'new-flight-plan' } as const;
const FIELD = { d8: 'airfield axis', e8: 'airfield axis' } as const;

function found(plan: Plan): CheckId[] {
  return checksOf(plan).map(({ id }) => id);
}

/** The file of a plan after one of the fixes of a check. */
function mended(plan: Plan, id: CheckId, fix: FixId): ScenarioFile {
  const recipe = checksOf(plan)
    .filter((check) => check.id === id)
    .flatMap(({ fixes }) => fixes)
    .find((one) => one.id === fix)?.recipe;
  if (recipe === undefined) throw new Error(`${id} has no fix ${fix}`);
  return planFile(produce(plan, recipe));
}

describe('what is just as it may be is not amiss', () => {
  const { front: _front, ...frontless } = SOUND;
  it.each<[string, Partial<ScenarioFile>]>([
    ['eight figures', withUnits({ C7: 'infantry 8' }, { C3: 'infantry 8' })],
    ['sixteen figures against ten', withUnits({ C7: 'infantry 8', G7: 'infantry 3' }, { C3: 'infantry 1' })],
    ['no aircraft for a side with units', { terrain: FIELD, options: { ...AIR, air: { types: { axis: [] } } } }],
  ])('%s', (_what, change) => {
    expect(found(planned(change))).toEqual([]);
  });

  it.each([{ front: 'eastern' }, { superiority: 'axis' }] as const)('air superiority that is said: %j', (air) => {
    const plan = planned({ ...frontless, terrain: FIELD, options: { ...AIR, air } });
    expect(found({ ...plan, front: null })).toEqual([]);
  });
});

it('two medals on a hex are amiss where one side could win both', () => {
  const twice = (one: 'axis' | 'allies', other: 'axis' | 'allies') =>
    found(
      planned({
        objectives: [
          { hexes: ['E5'], side: one },
          { hexes: ['E5'], side: other },
        ],
      }),
    );
  expect(twice('axis', 'axis')).toEqual(['objectiveTwice']);
  expect(twice('axis', 'allies')).toEqual([]);
});

describe('a river that ends nowhere', () => {
  const terrain = { G5: 'lake', H5: 'river E-W', L5: 'lake' } as const;
  const ledOn = (change: Partial<ScenarioFile>) =>
    Object.keys(mended(planned({ terrain, ...change }), 'looseEnd', 'leadOn').terrain ?? {});

  it('is led on over free hexes, past whatever lies on the straight way', () => {
    expect(ledOn({})).toEqual(['G5', 'H5', 'I5', 'J5', 'K5', 'L5']);
    const inTheWay: Partial<ScenarioFile>[] = [
      { objectives: [{ hexes: ['J5'] }] },
      { exits: { axis: ['J5'] } },
      { mines: { J5: 'axis' } },
      { places: { J5: 'Mill' } },
      { special: { suddenDeath: [{ side: 'axis', hexes: ['J5'] }] } },
      { special: { hill317: ['J5'] } },
      withUnits({ J5: 'infantry' }),
    ];
    for (const change of inTheWay) {
      expect(ledOn(change)).not.toContain('J5');
      expect(ledOn(change)).toContain('h6');
    }
  });
});

it('a medal counted as the turn begins is held from the start by the side that moves first, and by no other', () => {
  const held = (hex: string, first: 'axis' | 'allies') =>
    found(planned({ first, objectives: [{ hexes: [hex], side: hex === 'C3' ? 'allies' : 'axis', turnStart: true }] }));
  expect([held('C3', 'allies'), held('C7', 'axis')]).toEqual([['heldFromTheStart'], ['heldFromTheStart']]);
  expect([held('C3', 'axis'), held('C7', 'allies')]).toEqual([[], []]);
});

it('a decoy is a medal for the side that did not lay it', () => {
  const five = { nation: 'us', medals: 5 } as const;
  const withDecoy = (side: 'axis' | 'allies') =>
    found(planned({ sides: { ...SOUND.sides, allies: five }, mines: { E5: { side, decoy: true } } }));
  expect(withDecoy('axis')).toEqual([]);
  expect(withDecoy('allies')).toEqual(['medalsCannotBeWon']);
});

describe('the front that is offered first', () => {
  const first = (change: Partial<ScenarioFile>): unknown => {
    const plan = { ...planned({ terrain: FIELD, options: AIR, ...change }), front: null };
    return checksOf(plan).find(({ id }) => id === 'noFront')?.fixes[0]?.values?.front;
  };
  const axis = (nation: 'ger' | 'jp' | 'fi' | 'ro' | 'hu' | 'it') => ({
    sides: { ...SOUND.sides, axis: { nation, medals: 3 } },
  });

  it.each([
    ['pacific', axis('jp')],
    ['pacific', withUnits({}, { C3: 'infantry ch' })],
    ['eastern', withUnits({}, { C3: 'infantry ru' })],
    ['eastern', axis('fi')],
    ['eastern', axis('ro')],
    ['eastern', axis('hu')],
    ['mediterranean', axis('it')],
    ['mediterranean', { face: 'desert' }],
    ['western', axis('ger')],
  ] as const)('is the %s one: %j', (front, change) => {
    expect(first(change)).toBe(front);
  });
});

describe('a fix', () => {
  it('keeps the upper tile and what lies on it', () => {
    const plan = planned({ terrain: { E5: ['hill', 'woods', 'wire'] } });
    expect(mended(plan, 'crowded', 'keepTop').terrain).toEqual({ E5: ['woods', 'wire'] });
  });

  it('takes one piece away and leaves the others', () => {
    const removed = (terrain: NonNullable<ScenarioFile['terrain']>) =>
      mended(planned({ terrain }), 'dryCrossing', 'removePiece').terrain;
    expect(removed({ D5: ['hill', 'bridge'] })).toEqual({ D5: 'hill' });
    expect(removed({ D5: 'bridge' })).toBeUndefined();
  });

  it('keeps one of two alike, and the ground below', () => {
    const plan = planned({ terrain: { E5: ['hill', 'wire', 'wire'] } });
    expect(mended(plan, 'pieceTwice', 'dropTwin').terrain).toEqual({ E5: ['hill', 'wire'] });
  });

  it('moves a bridge to a river that has none', () => {
    const terrain = { ...river(), E5: ['river E-W', 'bridge'], e6: 'bridge' };
    const moved = mended(planned({ terrain }), 'dryCrossing', 'moveCrossing').terrain;
    expect([moved?.E5, moved?.F5, moved?.e6]).toEqual([terrain.E5, ['river E-W', 'bridge NE-SW'], undefined]);
  });

  it('moves a bridge below the road that waits for it, and lays one there', () => {
    const terrain = { ...river(), E5: ['river E-W', 'road NW-SE'], D5: ['river E-W', 'bridge'], e6: 'bridge' };
    const { E5 } = mended(planned({ terrain }), 'dryCrossing', 'moveCrossing').terrain ?? {};
    expect(E5).toEqual(['river E-W', 'bridge NW-SE', 'road NW-SE']);
    const stands = planned({ ...withUnits({ E5: 'armor' }), terrain: { ...terrain, e6: 'hill' } });
    expect(mended(stands, 'unitCannotStand', 'bridge').terrain?.E5).toEqual(E5);
  });

  it('turns the bridge with the road that is joined, or led on to it', () => {
    const crossing = { ...river(), C7: 'town', c6: 'road NW-SE', D5: ['river E-W', 'bridge NE-SW', 'road SW'] };
    const joined = mended(planned({ terrain: crossing }), 'unjoined', 'join').terrain;
    expect(joined?.D5).toEqual(['river E-W', 'bridge NW-SW', 'road NW-SW']);
    const waiting = { ...river(), b8: 'town', C7: 'road NW-SE', D5: ['river E-W', 'bridge NE-SW'] };
    const ledOn = mended(planned({ terrain: waiting }), 'looseEnd', 'leadOn').terrain;
    expect([ledOn?.c6, ledOn?.D5]).toEqual(['road NW-SE', ['river E-W', 'bridge NW-SE']]);
  });

  it('leads two rivers on that end on both sides of a ford', () => {
    const terrain = { ...river(), C5: 'river W', D5: 'ford', E5: 'river E' };
    const { C5, D5, E5 } = mended(planned({ terrain }), 'dryCrossing', 'layRiver').terrain ?? {};
    expect([C5, D5, E5]).toEqual(['river E-W', ['river E-W', 'ford'], 'river E-W']);
  });

  it('takes exits away, and with the last one the need to leave', () => {
    const special = { exitsNeeded: { axis: 1 } };
    const none = mended(
      planned({ terrain: river(), exits: { axis: ['A1', 'B1'] }, special }),
      'exitOutOfReach',
      'dropExits',
    );
    expect([none.exits, none.special]).toEqual([undefined, undefined]);
    const one = planned({ terrain: { B1: 'lake' }, exits: { axis: ['A1', 'B1'] }, special });
    expect(mended(one, 'exitOutOfReach', 'dropExits')).toMatchObject({ exits: { axis: ['A1'] }, special });
  });

  it('lets nobody leave, and the other side as before', () => {
    const both = planned({ exits: { allies: ['A9'] }, special: { exitsNeeded: { axis: 1, allies: 1 } } });
    expect(mended(both, 'exitsMissing', 'dropExitsNeeded').special).toEqual({ exitsNeeded: { allies: 1 } });
    const one = planned({ special: { exitsNeeded: { axis: 1 } } });
    expect(mended(one, 'exitsMissing', 'dropExitsNeeded').special).toBeUndefined();
  });
});

it('the left half of the player at the top of an Overlord board is on the right of the map', () => {
  const plan = planned({ board: 'overlord', units: { axis: { Y9: 'infantry' }, allies: ALLIED_UNITS } });
  const seen = checksOf(plan)
    .filter(({ id, side }) => id === 'sectionEmpty' && side === 1)
    .map(({ values }) => [Math.log2(Number(values.section)), values.seen]);
  expect(seen.every(([section, where]) => where === (Number(section) < 3 ? 'right' : 'left'))).toBe(true);
  expect(seen.map(([section]) => section)).toContain(3);
});
