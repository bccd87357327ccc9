import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '../../src/scenarios/library.ts';
import { readScenario } from '../../src/scenarios/scenario-file.ts';
import { SHELF } from '../../src/scenarios/shelf.ts';
import { fetchStory, withStory } from '../../src/scenarios/story.ts';

describe('the battles that come with the game', () => {
  it.each(SCENARIOS.map((entry) => [entry.id, entry.file] as const))(
    '%s is a scenario file without a fault',
    (_, file) => {
      expect(readScenario(file)).toMatchObject({ ok: true });
    },
  );

  it('are twelve, each with texts for both sides, a front, a date and a length', () => {
    expect(SCENARIOS).toHaveLength(12);
    for (const { file } of SCENARIOS) {
      expect(file).toMatchObject({ front: expect.any(String), date: expect.any(String), minutes: expect.any(Number) });
      const { background, briefing, allies, axis } = file.text ?? {};
      expect([background, briefing, allies, axis].every((text) => (text ?? '').length > 60)).toBe(true);
    }
  });

  it('are fought on every face of the board, on both sizes of it and on every front', () => {
    const all = SCENARIOS.map(({ file }) => file);
    expect(new Set(all.map(({ face }) => face)).size).toBe(4);
    expect(new Set(all.map(({ front }) => front)).size).toBe(4);
    expect(new Set(all.map(({ board = 'standard' }) => board)).size).toBe(2);
    expect(all.some(({ sides }) => sides?.allies?.edge === 'top')).toBe(true);
  });

  it('lie on the shelf without their stories; each with its story fetched is the whole file, word for word', async () => {
    const fetched = await Promise.all(
      SHELF.map(async ({ id, file }) => ({ id, file: withStory(file, await fetchStory(id)) })),
    );
    expect(JSON.stringify(fetched)).toBe(JSON.stringify(SCENARIOS));
    for (const { file } of SHELF) expect(Object.keys(file.text ?? {})).toEqual(['briefing']);
  });
});
