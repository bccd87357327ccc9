import { describe, expect, it } from 'vitest';
import '../../src/memoir/air/new-flight-plan/index.ts';
import { createRandom } from '../../src/engine/random.ts';
import { writeM44 } from '../../src/scenarios/m44/index.ts';
import { libraryText, MOST_SCENARIOS, scenarioText } from '../../src/scenarios/library-file.ts';
import { SCENARIOS } from '../../src/scenarios/library.ts';
import { mutate } from '../../src/scenarios/mutation.ts';
import { createOwnScenarios } from '../../src/store/own-scenarios.ts';
import { createStorage } from '../../src/store/storage.ts';
import { isScenarioText, readScenarioText } from '../../src/workshop/any-scenario.ts';
import { smallBattle } from '../scenarios/small-battle.ts';
import { memoryAdapter } from '../store/memory.ts';

const FILES = SCENARIOS.map(({ file }) => file);

function faultsOf(text: string) {
  const read = readScenarioText(text);
  if (read.ok) throw new Error('expected faults');
  return read.error.map(({ path }) => path);
}

describe('scenarios from a text', () => {
  it.each(FILES.map((file) => [file.name, file] as const))('%s goes out as a file and comes back', (_name, file) => {
    expect(readScenarioText(scenarioText(file))).toMatchObject({ ok: true, value: [{ file, unplayable: [] }] });
  });

  it('come as files of other programs too, and their campaigns are told from scenarios', () => {
    const read = readScenarioText(JSON.stringify(writeM44(FILES[0])));
    expect(read).toMatchObject({ ok: true, value: [{ file: { name: FILES[0].name }, unplayable: [] }] });
    expect(isScenarioText(JSON.stringify(writeM44(FILES[1])))).toBe(true);
    expect(isScenarioText('{ "format": "airfield44/replay" }')).toBe(false);
    expect(isScenarioText('{')).toBe(false);
    expect(faultsOf('{ "campaignId": 3 }')).toEqual(['campaignId']);
    expect(faultsOf('{ "game_info": {}, "board": 7 }').every((path) => path.startsWith('board'))).toBe(true);
  });

  it('come several in one file, in their order', () => {
    const read = readScenarioText(libraryText(FILES));
    expect(read.ok && read.value.map(({ file }) => file)).toEqual(FILES);
  });

  it('may be unfinished: what keeps one from being played is said with its place', () => {
    const file = smallBattle({ terrain: { G7: 'lake' } });
    expect(readScenarioText(scenarioText(file))).toMatchObject({
      ok: true,
      value: [{ unplayable: [{ path: 'units.axis.G7' }] }],
    });
  });

  it('bring along what is not played', () => {
    const remarks = [{ path: 'board', what: 'Fog', instead: 'Sunshine' }];
    const read = readScenarioText(scenarioText(smallBattle({ kept: { remarks } })));
    expect(read).toMatchObject({ ok: true, value: [{ remarks }] });
  });

  it('are refused with the place of every fault', () => {
    expect(faultsOf('  ')).toEqual(['']);
    expect(faultsOf('{ "format": "airfield44/scenario",\n "version": 1,,')).toEqual(['line 2, column 15']);
    expect(faultsOf('{ "format": "a shopping list" }')).toEqual(['format']);
    expect(faultsOf('{ "format": "airfield44/replay" }')).toEqual(['format']);
    expect(faultsOf('[]')).toEqual(['format']);
    const odd = { ...smallBattle(), terrain: { D5: 'woodz' }, units: { axis: {}, allies: { D5: 'infantri' } } };
    expect(faultsOf(JSON.stringify(odd))).toContain('terrain.D5');
    expect(faultsOf(JSON.stringify({ ...odd, terrain: {} }))).toEqual(['units.allies.D5']);
  });

  it('are refused together when one of them is broken', () => {
    const file = { format: 'airfield44/library', version: 1 };
    const bad = { ...smallBattle(), first: 'nobody' };
    expect(faultsOf(JSON.stringify({ ...file, scenarios: [FILES[0], bad, FILES[1], 7] }))).toEqual([
      'scenarios[1].first',
      'scenarios[3]',
    ]);
    expect(faultsOf(JSON.stringify({ ...file, version: 2, more: 1 }))).toEqual(['version', 'more', 'scenarios']);
    const many = Array.from({ length: MOST_SCENARIOS + 1 }, () => smallBattle());
    expect(faultsOf(JSON.stringify({ ...file, scenarios: many }))).toEqual(['scenarios']);
  });
});

describe('broken files', () => {
  it('say where they are broken and leave the library as it is; what is taken in stays whole', async () => {
    const adapter = memoryAdapter();
    const own = createOwnScenarios(createStorage(adapter), () => 1);
    await own.add(smallBattle({ name: 'Here before' }), 'own');
    const random = createRandom(44);
    const originals = [...FILES, writeM44(FILES[4]), JSON.parse(libraryText(FILES.slice(0, 3))) as unknown];
    let refused = 0;
    for (let at = 0; at < 400; at++) {
      const before = new Map(adapter.kept);
      const text = JSON.stringify(mutate(originals[at % originals.length], random));
      const read = readScenarioText(at % 10 === 9 ? text.slice(0, -1 - at) : text);
      if (read.ok) {
        const files = read.value.map(({ file }) => file);
        expect((await own.take(files, 'imported')).ok).toBe(true);
        continue;
      }
      refused += 1;
      expect(read.error.length).toBeGreaterThan(0);
      for (const { path, message } of read.error) expect([typeof path, message === '']).toEqual(['string', false]);
      expect(adapter.kept).toEqual(before);
    }
    expect(refused).toBeGreaterThan(200);
    const listed = await own.list();
    expect(listed.ok && listed.value.filter(({ kind }) => kind === 'broken')).toEqual([]);
    expect(listed.ok && listed.value.map(({ id }) => id)).toContain('own-here-before');
  });
});
