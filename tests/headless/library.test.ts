import { describe, expect, it } from 'vitest';
import { run } from '../../src/headless/run.ts';
import { libraryText } from '../../src/scenarios/library-file.ts';
import { SCENARIOS } from '../../src/scenarios/library.ts';
import type { ScenarioFile } from '../../src/scenarios/scenario-schema.ts';
import { smallBattle } from '../scenarios/small-battle.ts';

function call(text: string, ...args: string[]) {
  const { code, output } = run(args, { readText: () => text });
  return { code, output: output as Record<string, unknown> };
}

const unfinished = smallBattle({ name: 'No Allies yet', board: 'overlord' });
const LIBRARY = [
  smallBattle({ name: 'The mill' }),
  { ...unfinished, units: { ...unfinished.units, allies: {} } },
] satisfies ScenarioFile[];

describe('a library of scenarios', () => {
  it('is valid, and validate says what each of them is', () => {
    const { code, output } = call(libraryText(LIBRARY), 'validate', 'mine.library.json');
    expect(code).toBe(0);
    expect(output).toMatchObject({
      valid: true,
      format: 'airfield44/library',
      scenarios: [
        { path: 'scenarios[0]', name: 'The mill', board: 'standard', playable: true, checks: expect.any(Array) },
        { path: 'scenarios[1]', name: 'No Allies yet', board: 'overlord', checks: expect.any(Array) },
      ],
    });
  });

  it('with a fault in it is not: each fault has its place', () => {
    const bad = { ...LIBRARY[0], name: 'Spoilt', terrain: { D5: 'woodz' } };
    const nobody = { ...LIBRARY[0], first: 'nobody' };
    const text = libraryText([...LIBRARY, bad, nobody as never]);
    const { code, output } = call(text, 'validate', '-');
    expect(code).toBe(1);
    expect(output).toMatchObject({
      valid: false,
      error: { path: 'scenarios[2].terrain.D5' },
      scenarios: [
        { name: 'The mill' },
        { name: 'No Allies yet' },
        { name: 'Spoilt', faults: [{ path: 'scenarios[2].terrain.D5' }] },
        { faults: [{ path: 'scenarios[3].first' }] },
      ],
    });
    expect(call('{"format": "airfield44/library"}', 'validate', '-').output).toMatchObject({
      error: { path: 'version' },
    });
  });

  it('may be as large as the page writes it', () => {
    const briefing = 'Over there. '.repeat(1500);
    const many = Array.from({ length: 300 }, (_, at) => smallBattle({ name: `Mill ${at}`, text: { briefing } }));
    const text = libraryText(many);
    expect(text.length).toBeGreaterThan(5_000_000);
    expect(call(text, 'validate', '-').code).toBe(0);
  });

  it.each(['convert', 'legal'])('is no single scenario, and %s says so', (command) => {
    const { code, output } = call(libraryText(LIBRARY), command, '-');
    expect(code).toBe(1);
    expect(output.error).toMatchObject({
      message: expect.stringMatching(
        /expected one of airfield44\/scenario, .*, but there is a library of scenarios; give one of them by itself/,
      ) as string,
    });
  });
});

describe('face and date', () => {
  const scenario = smallBattle({ face: 'winter', date: '1944-12-20' });
  const position = { format: 'airfield44/position', version: 1, scenario };
  const script = { format: 'airfield44/script', version: 1, actions: [] };
  const validated = (json: object) => call(JSON.stringify(json), 'validate', '-').output;

  it('are what the file says, and not only what the rules know of them', () => {
    for (const file of [scenario, position, { ...script, scenario }, { ...script, position: { scenario } }]) {
      expect(validated(file)).toMatchObject({ valid: true, face: 'winter', date: '1944-12-20' });
    }
    expect(validated({ ...position, face: 'desert', date: '1942' })).toMatchObject({ face: 'desert', date: '1942' });
    const [{ id, file }] = SCENARIOS;
    expect(call('', 'validate', id).output).toMatchObject({ date: file.date });
    expect(validated({ ...script, scenario: id })).toMatchObject({ date: file.date });
  });

  it('are those of the board where the file says nothing', () => {
    expect(validated(smallBattle({ date: '1944' }))).toMatchObject({ face: 'country', date: '1944' });
  });
});
