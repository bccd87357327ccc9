import { expect, it } from 'vitest';
import { run } from '../../src/headless/run.ts';

/** A battle without a date, with a medal beyond a river. */
const BATTLE = {
  format: 'airfield44/scenario',
  version: 1,
  name: 'Beyond the river',
  sides: { axis: { medals: 2 }, allies: { medals: 2 } },
  terrain: Object.fromEntries('ABCDEFGHIJKLM'.split('').map((letter) => [`${letter}5`, 'river E-W'])),
  units: {
    axis: { C7: 'infantry', G7: 'infantry', K7: 'infantry' },
    allies: { C3: 'infantry', G3: 'infantry', K3: 'infantry' },
  },
  objectives: [{ hexes: ['e8'], side: 'allies' }],
  text: { briefing: 'Over there.' },
};

it('validate says what is amiss with a scenario that can be read', () => {
  const { code, output } = run(['validate', '-'], { readText: () => JSON.stringify(BATTLE) });
  expect(code).toBe(0);
  expect(output).toMatchObject({
    valid: true,
    checks: [
      {
        id: 'objectiveOutOfReach',
        kind: 'warning',
        side: 'allies',
        hexes: ['e8'],
        values: {},
        fixes: ['bridge', 'giveObjective', 'removeObjective'],
      },
      { id: 'noDate', kind: 'warning', hexes: [], values: {}, fixes: ['setYear', 'setYear'] },
    ],
  });
});
