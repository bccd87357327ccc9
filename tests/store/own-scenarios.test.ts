import { describe, expect, it } from 'vitest';
import type { Result } from '../../src/engine/result.ts';
import { MOST_SCENARIOS } from '../../src/scenarios/library-file.ts';
import { createOwnScenarios, freeScenarioId } from '../../src/store/own-scenarios.ts';
import { createStorage } from '../../src/store/storage.ts';
import { smallBattle } from '../scenarios/small-battle.ts';
import { memoryAdapter, named } from './memory.ts';

function fresh() {
  const adapter = memoryAdapter();
  let time = Date.UTC(2024, 5, 6);
  return { adapter, own: createOwnScenarios(createStorage(adapter), () => (time += 1000)) };
}

function value<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

type Desk = ReturnType<typeof fresh>['own'];
const idsOf = async (own: Desk): Promise<string[]> => value(await own.list()).map(({ id }) => id);
const battle = (name: string) => smallBattle({ name });

describe('scenarios of the player', () => {
  it('get an id of their name, with a number where it is taken, and are listed newest first', async () => {
    const { own } = fresh();
    await own.add(battle('Café à Vire'), 'own');
    await own.add(battle('Café à Vire'), 'imported');
    await own.add(battle('橋'), 'own');
    expect(await idsOf(own)).toEqual(['own-scenario', 'own-cafe-a-vire-2', 'own-cafe-a-vire']);
    expect(value(await own.list()).map((one) => (one.kind === 'scenario' ? one.origin : one.kind))).toEqual([
      'own',
      'imported',
      'own',
    ]);
    expect(value(await own.open('own-scenario')).name).toBe('橋');
    expect(await own.open('own-nothing')).toEqual({ ok: false, error: { kind: 'missing' } });
    expect(freeScenarioId('x'.repeat(59) + ' y', new Set())).toBe(`own-${'x'.repeat(59)}`);
  });

  it('never take the same id when two are added at once', async () => {
    const { own } = fresh();
    const ids = await Promise.all([1, 2, 3].map(async () => value(await own.add(battle('Twin'), 'own'))));
    expect(ids.toSorted()).toEqual(['own-twin', 'own-twin-2', 'own-twin-3']);
    expect(await idsOf(own)).toHaveLength(3);
  });

  it('are deleted with a way back', async () => {
    const { own, adapter } = fresh();
    const id = value(await own.add(battle('A'), 'imported'));
    const before = structuredClone([...adapter.kept]);
    const back = value(await own.remove(id));
    expect(await idsOf(own)).toEqual([]);
    await back();
    expect([...adapter.kept]).toEqual(before);
  });

  it('never take the place of what was deleted, which comes back beside them under its own id', async () => {
    const { own } = fresh();
    const first = value(await own.add(battle('At the ford'), 'own'));
    const back = value(await own.remove(first));
    const second = value(await own.add(smallBattle({ name: 'At the ford', date: '1944-06' }), 'own'));
    const backToo = value(await own.remove(second));
    const [third] = value(await own.take([battle('At the ford')], 'imported'));
    expect(new Set([first, second, third.id]).size).toBe(3);
    expect([value(await back()), value(await backToo())]).toEqual([first, second]);
    expect((await idsOf(own)).toSorted()).toEqual([first, second, third.id].toSorted());
    expect(value(await own.open(second)).date).toBe('1944-06');
  });

  it('come back under another id where another tab has put something in their place, and once only', async () => {
    const { own, adapter } = fresh();
    const id = value(await own.add(battle('A'), 'own'));
    const back = value(await own.remove(id));
    const otherTab = createOwnScenarios(createStorage(adapter));
    expect(value(await otherTab.add(smallBattle({ name: 'A', date: '1944-06' }), 'own'))).toBe(id);
    const ids = (await Promise.all([back(), back()])).map(value);
    expect(ids).toEqual(['own-a-2', 'own-a-2']);
    expect((await idsOf(own)).toSorted()).toEqual([id, 'own-a-2']);
    expect(value(await own.open(id)).date).toBe('1944-06');
  });

  it('that another tab has deleted already are missing, and nothing is said to come back', async () => {
    const { own, adapter } = fresh();
    const id = value(await own.add(battle('A'), 'own'));
    adapter.kept.clear();
    expect(await own.remove(id)).toEqual({ ok: false, error: { kind: 'missing' } });
  });

  it('stay what they were under the same id, and where they came from', async () => {
    const { own } = fresh();
    const id = value(await own.add(battle('A'), 'imported'));
    await own.put(id, battle('B'));
    expect(value(await own.list())).toMatchObject([{ id, origin: 'imported', file: { name: 'B' } }]);
  });

  it('that are broken are listed last, with their text and what is wrong', async () => {
    const { own, adapter } = fresh();
    await own.add(battle('A'), 'own');
    adapter.kept.set('scenario/own-torn', { at: 9e15, origin: 'own', file: { format: 'airfield44/scenario' } });
    adapter.kept.set('scenario/own-odd', 'what is this');
    const [first, ...broken] = value(await own.list());
    expect(first.id).toBe('own-a');
    expect(broken.map((one) => one.kind)).toEqual(['broken', 'broken']);
    expect(broken.map((one) => (one.kind === 'broken' ? one.text : ''))).toEqual([
      expect.stringContaining('airfield44/scenario'),
      '"what is this"',
    ]);
    expect(await own.open('own-torn')).toMatchObject({ ok: false, error: { kind: 'broken' } });
  });
});

describe('scenarios that could not be kept', () => {
  it('are there for as long as the page is, under an id that is nobody else’s, and are kept as soon as it works', async () => {
    const { own, adapter } = fresh();
    const there = value(await own.add(battle('A'), 'own'));
    const full = await own.hold(battle('A'), 'imported');
    adapter.fault = named('SecurityError');
    const blocked = await own.hold(battle('A'), 'own');
    expect(new Set([there, full, blocked]).size).toBe(3);
    expect(value(await own.open(blocked)).name).toBe('A');
    expect((await own.put(full, battle('B'))).ok).toBe(false);
    expect(value(await own.open(full)).name).toBe('B');
    adapter.fault = null;
    expect(value(await own.add(battle('A'), 'own'))).not.toBe(full);
    expect((await own.put(full, battle('C'))).ok).toBe(true);
    expect([own.isHeld(full), own.isHeld(blocked)]).toEqual([false, true]);
    expect(value(await own.list())[0]).toMatchObject({ id: full, origin: 'imported', file: { name: 'C' } });
  });
});

describe('scenarios that are taken in', () => {
  it('are kept in the order of the file, and the same one once only', async () => {
    const { own } = fresh();
    const id = value(await own.add(battle('B'), 'own'));
    const taken = value(await own.take(['A', 'B', 'C', 'C'].map(battle), 'imported'));
    expect(taken.map(({ how }) => how)).toEqual(['new', 'same', 'new', 'same']);
    expect(taken[1].id).toBe(id);
    expect(await idsOf(own)).toEqual(['own-a', 'own-c', 'own-b']);
  });

  it('are kept all or not at all', async () => {
    const { own, adapter } = fresh();
    await own.add(battle('Here'), 'own');
    const before = structuredClone([...adapter.kept]);
    const set = adapter.set.bind(adapter);
    let left = 2;
    adapter.set = (key, kept) => (left-- > 0 ? set(key, kept) : Promise.reject(named('QuotaExceededError')));
    expect(await own.take(['A', 'B', 'C', 'D'].map(battle), 'imported')).toMatchObject({
      ok: false,
      error: { kind: 'storage', fault: { kind: 'full' } },
    });
    expect([...adapter.kept]).toEqual(before);
  });

  it('are refused where nothing can be kept, and where there is no room for more', async () => {
    const { own, adapter } = fresh();
    adapter.fault = named('SecurityError');
    expect(await own.take([battle('A')], 'imported')).toMatchObject({ error: { fault: { kind: 'blocked' } } });
    expect(await own.add(battle('A'), 'own')).toMatchObject({ error: { fault: { kind: 'blocked' } } });
    adapter.fault = null;
    for (let at = 1; at < MOST_SCENARIOS; at++) adapter.kept.set(`scenario/own-${at}`, { at, file: {} });
    expect((await own.take(['A', 'B'].map(battle), 'imported')).ok).toBe(false);
    expect(adapter.kept.size).toBe(MOST_SCENARIOS - 1);
    expect((await own.add(battle('A'), 'own')).ok).toBe(true);
    expect(await own.add(battle('B'), 'own')).toMatchObject({ error: { kind: 'broken' } });
  });
});
