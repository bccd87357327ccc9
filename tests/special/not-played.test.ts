import { describe, expect, it } from 'vitest';
import { boardOf, hexAt } from '../../src/hex/board.ts';
import { isStraddling, sectionMask } from '../../src/hex/sections.ts';
import { readScenario } from '../../src/scenarios/scenario-file.ts';

interface Fault {
  readonly path: string;
  readonly message: string;
}

/** What is wrong with a plain battle that asks for something more. */
function faultsWith(changes: Record<string, unknown>): readonly Fault[] {
  const scenario = readScenario({
    format: 'airfield44/scenario',
    version: 1,
    name: 'Test',
    units: { axis: { G7: 'infantry' }, allies: { G3: 'infantry' } },
    ...changes,
  });
  return scenario.ok ? [] : scenario.error;
}

describe('a scenario is refused, never half-played', () => {
  it.each([
    ['paradrop', 'the paradrop', 'that asks for a paradrop (M44-ACT-PARADROP)'],
    ['smokeScreen', 'the smoke screen', 'that asks for a smoke screen (M44-ACT-SMOKE, M44-TER-SMOKE)'],
    ['supplyTrain', 'the supply train', 'that asks for a supply train (M44-ACT-TRAIN)'],
    ['trains', 'the train', 'that asks for trains (M44-ACT-TRAIN, M44-ORDER-2)'],
    ['caveNetwork', 'the cave network', 'that asks for the cave network (M44-ACT-CAVE)'],
    [
      'blowBridges',
      'blowing up bridges',
      'that has bridges blown (M44-ACT-BRIDGE, M44-CARD-BLOWBRIDGE, M44-MEDAL-DESTROY)',
    ],
    ['armorBreakthrough', 'the armor breakthrough', 'with an armor breakthrough (M44-ACT-ARMBREAK, M44-CARD-ARMBREAK)'],
    ['campaign', 'the campaign', 'that is part of a campaign (M44-CAMP-1)'],
    ['reserves', 'the reserve', 'that asks for reserves (M44-ACT-RESERVE)'],
    ['overlord', 'the Overlord game', 'for the Overlord game (M44-OVL-1)'],
    ['combatCards', 'the deck of combat cards', 'with combat cards'],
    ['supplyTrucks', 're-supply by truck', 'with supply trucks'],
    ['winterWeather', 'winter weather', 'with winter weather (M44-DIFF-26)'],
    ['floodedFields', 'the rule for flooded fields', 'with flooded fields (M44-DIFF-26)'],
  ])('special.%s names %s: a scenario %s', (key, rule) => {
    for (const said of [true, false, 'axis', { side: 'allies' }]) {
      const [fault, ...others] = faultsWith({ special: { [key]: said } });
      expect([fault.path, others]).toEqual([`special.${key}`, []]);
      expect(fault.message.startsWith(rule)).toBe(true);
      expect(fault.message).toContain('is not played yet');
    }
  });

  it('while the same battle without the rule is played', () => {
    expect(faultsWith({ special: {} })).toEqual([]);
  });

  it('on the Overlord board (M44-OVL-1)', () => {
    expect(faultsWith({ board: 'overlord' })).toMatchObject([{ path: 'board' }]);
  });

  it('with a rule that is only known as text, and the field is named (M44-DIFF-26)', () => {
    for (const rule of ['generalWinter', 'heavyFog', 'reinforcements', 'noKillMedals', 'reconAsBarrage']) {
      const [fault] = faultsWith({ special: { [rule]: true } });
      expect(fault.path).toBe(`special.${rule}`);
      expect(fault.message).toContain('there is no such field');
    }
  });

  it.each([
    'locomotive',
    'wagon',
    'supplyTruck',
    'truck',
    'landingCraft',
    'barge',
    'halfTrack',
    'tankDestroyer',
    'patrolCar',
    'armoredTrain',
  ])('with a %s (M44-DIFF-16, M44-UNIT-7)', (kind) => {
    expect(faultsWith({ units: { axis: { G7: kind }, allies: { G3: 'infantry' } } })).toMatchObject([
      { path: 'units.axis.G7', message: expect.stringContaining(`'${kind}' units are not played yet`) },
    ]);
  });

  it('with a locomotive or a wagon, for there are no trains (M44-UNIT-LOCO, M44-UNIT-WAGON)', () => {
    const train = { A9: 'locomotive', B9: 'wagon', G7: 'infantry' };
    const faults = faultsWith({ units: { axis: train, allies: { G3: 'infantry' } } });
    expect(faults.map(({ path }) => path)).toEqual(['units.axis.A9', 'units.axis.B9']);
  });
});

describe('the sections of the Overlord board', () => {
  const board = boardOf('overlord');
  const at = (col: number, row: number, top: boolean): number => sectionMask(board, hexAt(board, col, row), top);

  it('have a border through column 43, not 41 (M44-DIFF-3)', () => {
    expect(isStraddling(board, hexAt(board, 43, 3))).toBe(true);
    expect(isStraddling(board, hexAt(board, 41, 3))).toBe(false);
    expect([at(41, 3, false), at(42, 4, false), at(44, 4, false)]).toEqual([1 << 4, 1 << 4, 1 << 5]);
  });

  it('are counted from the other end by the player at the top, all six (M44-DIFF-4)', () => {
    const columns = [0, 10, 20, 30, 40, 50];
    expect(columns.map((col) => at(col, 4, false))).toEqual([1, 2, 4, 8, 16, 32]);
    expect(columns.map((col) => at(col, 4, true))).toEqual([32, 16, 8, 4, 2, 1]);
  });
});
