import { describe, expect, it } from 'vitest';
import { readScenario } from '../../src/scenarios/read-scenario.ts';

function read(special: Record<string, unknown>): ReturnType<typeof readScenario> {
  return readScenario({
    format: 'airfield44/scenario',
    version: 1,
    name: 'Rules of its own',
    units: { axis: { F9: 'infantry' }, allies: { F1: 'infantry' } },
    special,
  });
}

describe('a battle with a special rule of its own', () => {
  it.each(['winterWeather', 'combatCards', 'floodedFields', 'supplyTrucks'])(
    'is refused while %s is not played, and the rule is named (M44-DIFF-26)',
    (rule) => {
      const scenario = read({ [rule]: true });
      expect(scenario.ok).toBe(false);
      if (!scenario.ok) expect(scenario.error[0].path).toBe(`special.${rule}`);
    },
  );

  it('is refused for a rule that nobody knows, instead of playing without it (M44-DIFF-26)', () => {
    expect(read({ heavyFog: true }).ok).toBe(false);
    expect(read({ blitz: true }).ok).toBe(true);
  });
});
