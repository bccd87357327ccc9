// A file of the page's tests, which share no modules: a stand-in takes the place of one here.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadAirRules } from '../../src/memoir/air/load.ts';
import { scenarioById } from '../../src/scenarios/library.ts';
import { openReplay, type ReplayFile } from '../../src/scenarios/replay-file.ts';
import { createAutosave, UNOPENED_KEY } from '../../src/store/autosave.ts';
import { decodeLink, encodeGame } from '../../src/store/link.ts';
import { createSaves } from '../../src/store/saves.ts';
import { createStorage } from '../../src/store/storage.ts';
import { NOT_FETCHED, withRules } from '../../src/store/with-rules.ts';
import { played } from './game.ts';
import { memoryAdapter } from './memory.ts';

vi.mock('../../src/memoir/air/load.ts', () => ({ loadAirRules: vi.fn<typeof loadAirRules>(() => Promise.resolve()) }));

const load = vi.mocked(loadAirRules);

function battle(id: string) {
  const found = scenarioById(id);
  if (found === undefined) throw new Error(id);
  return found.file;
}

const GROUND = played(12);
const AIR = played(12, {}, battle('bir-tarfan'));

function offline(): void {
  load.mockImplementation((name) => (name === 'none' ? Promise.resolve() : Promise.reject(new Error('no network'))));
}

beforeEach(() => {
  load.mockReset();
  load.mockResolvedValue();
});

describe('a game from outside', () => {
  it('has its rules fetched before it is read', async () => {
    const read = vi.fn<typeof openReplay>(openReplay);
    load.mockImplementation(() => {
      expect(read).not.toHaveBeenCalled();
      return Promise.resolve();
    });
    expect(await withRules(AIR, read)).toMatchObject({ ok: true });
    expect(load).toHaveBeenCalledExactlyOnceWith('new-flight-plan');
  });

  it('without aircraft asks for no air rules', async () => {
    offline();
    expect(await withRules(GROUND, openReplay)).toMatchObject({ ok: true });
    expect(load).not.toHaveBeenCalled();
  });

  it('is not opened without its rules, and says why', async () => {
    offline();
    expect(await withRules(AIR, openReplay)).toMatchObject({ ok: false, error: [{ path: NOT_FETCHED }] });
  });

  it('comes by a link with its rules', async () => {
    const link = await encodeGame(AIR);
    if (!('hash' in link)) throw new Error('no link');
    expect(await decodeLink(link.hash)).toMatchObject({ ok: true });
    expect(load).toHaveBeenCalledWith('new-flight-plan');
    offline();
    expect(await decodeLink(link.hash)).toMatchObject({ ok: false, error: [{ path: NOT_FETCHED }] });
  });

  it('stays among the saved games when its rules cannot be fetched', async () => {
    const saves = createSaves(createStorage(memoryAdapter()));
    const opened = openReplay(AIR);
    if (!opened.ok) throw new Error('no game');
    const slot = await saves.saveSlot(opened.value, 'In the air');
    if (!slot.ok) throw new Error('not saved');
    offline();
    expect(await saves.loadSlot(slot.value.id)).toMatchObject({ ok: false, error: { kind: 'broken' } });
    load.mockResolvedValue();
    expect(await saves.loadSlot(slot.value.id)).toMatchObject({ ok: true });
  });
});

describe('the game on the table', () => {
  function page(adapter = memoryAdapter()) {
    const autosave = createAutosave({
      storage: createStorage(adapter),
      tab: null,
      browser: null,
      onLeaving: () => () => undefined,
      now: () => 1,
    });
    const put = (file: ReplayFile) => autosave.watchGame({ subscribe: () => () => undefined, file: () => file });
    return { ...autosave, put, adapter };
  }
  const written = (): Promise<void> => new Promise((go) => void setTimeout(go));

  it('is handed out later when its rules could not be fetched and another game took its place', async () => {
    const first = page();
    first.put(AIR);
    await written();
    offline();
    const second = page(first.adapter);
    expect(await second.loadCurrent()).toMatchObject({ ok: false, error: { faults: [{ path: NOT_FETCHED }] } });
    second.put(GROUND);
    await written();
    expect(first.adapter.kept.has(UNOPENED_KEY)).toBe(true);
    expect(await page(first.adapter).takeUnopened()).toBeNull();
    load.mockResolvedValue();
    const third = page(first.adapter);
    expect(await third.loadCurrent()).toMatchObject({ ok: true, value: { file: { seed: GROUND.seed } } });
    expect((await third.takeUnopened())?.file.scenario.name).toBe('Landing Grounds at Bir Tarfan');
    expect(await third.takeUnopened()).toBeNull();
  });
});
