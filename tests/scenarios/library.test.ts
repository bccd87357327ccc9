import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '../../src/scenarios/library.ts';
import { readScenario } from '../../src/scenarios/scenario-file.ts';

describe('the battles that come with the game', () => {
  it.each(SCENARIOS.map((entry) => [entry.id, entry.file] as const))(
    '%s is a scenario file without a fault',
    (_, file) => {
      expect(readScenario(file)).toMatchObject({ ok: true });
    },
  );
});
