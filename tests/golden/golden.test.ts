import '../../src/memoir/air/air-pack/index.ts';
import '../../src/memoir/air/new-flight-plan/index.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SCENARIO_IDS, scenarioById } from '../../src/scenarios/library.ts';
import { readReplay, verifyReplayFile, type ReplayFile } from '../../src/scenarios/replay-file.ts';

const FOLDER = new URL('./data/', import.meta.url);
const FILES = readdirSync(FOLDER);

function golden(file: string): ReplayFile {
  const replay = readReplay(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')));
  if (!replay.ok) throw new Error(JSON.stringify(replay.error));
  return replay.value;
}

describe(
  'golden battles: the same actions still lead to the same states (npm run golden stores them anew)',
  { timeout: 60_000 },
  () => {
    it.each(FILES)('%s', (file) => {
      const replay = golden(file);
      const played = verifyReplayFile(replay);
      if (!played.ok) throw new Error(JSON.stringify(played.error));
      expect(played.value.outcome).not.toBeNull();
      expect(replay.checks.at(-1)?.at).toBe(replay.actions.length);
      expect(replay.checks.length).toBeGreaterThanOrEqual(Math.floor(replay.actions.length / 20));
    });

    it('cover every scenario that comes with the game, as it is now, and the Breakthrough board', () => {
      for (const id of SCENARIO_IDS) expect(golden(`${id}.json`).scenario).toEqual(scenarioById(id)?.file);
      expect(FILES.map((file) => golden(file).scenario.board)).toContain('breakthrough');
    });
  },
);
