import { describe, expect, it } from 'vitest';
import type { Result } from '../../src/engine/result.ts';
import { cutReplay, openReplay, type OpenedReplay, type ReplayFile } from '../../src/scenarios/replay-file.ts';
import { createSaves } from '../../src/store/saves.ts';
import { createStorage } from '../../src/store/storage.ts';
import { played } from './game.ts';
import { memoryAdapter, named } from './memory.ts';

const PLAYERS = { allies: 'Anna', axis: 'Ben' };
const GAME = played(60, { players: PLAYERS });
const NOW = opened(GAME);

function opened(file: ReplayFile): OpenedReplay {
  return value(openReplay(file));
}

function fresh() {
  const adapter = memoryAdapter();
  let time = Date.UTC(2024, 5, 6);
  return { adapter, saves: createSaves(createStorage(adapter), () => (time += 1000)) };
}

function value<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

async function names(saves: ReturnType<typeof fresh>['saves']): Promise<(string | null)[]> {
  return value(await saves.listSlots()).map((entry) => (entry.kind === 'game' ? entry.slot.name : entry.name));
}

describe('saved games', () => {
  it('are listed with what they are, newest first, and loaded again', async () => {
    const { saves } = fresh();
    const slot = value(await saves.saveSlot(NOW, '  Before   the ford '));
    await saves.saveSlot(opened(cutReplay(GAME, 5)), '');
    const listed = value(await saves.listSlots());
    expect(await names(saves)).toEqual([GAME.scenario.name, 'Before the ford']);
    expect(listed[1]).toMatchObject({
      kind: 'game',
      slot: { automatic: false, summary: { battle: GAME.scenario.name, players: PLAYERS, winner: 'nobody' } },
    });
    const { file, actions } = value(await saves.loadSlot(slot.id));
    expect(actions.length).toBe(60);
    expect(file).toEqual({ ...GAME, saved: '2024-06-06T00:00:02.000Z' });
  });

  it('never share a name', async () => {
    const { saves } = fresh();
    const long = 'x'.repeat(60);
    for (const name of ['One', 'One', 'One', long, long]) await saves.saveSlot(NOW, name);
    const numbered = `${'x'.repeat(56)} (2)`;
    expect(await names(saves)).toEqual([numbered, long, 'One (3)', 'One (2)', 'One']);
    const kept = value(await saves.keepGame(NOW, 'One'));
    expect(kept?.name).toBe('One (4)');
    expect(value(await saves.keepGame(NOW, 'One'))?.name).toBe('One (4)');
    expect(value(await saves.renameSlot(kept?.id ?? '', long)).name).toBe(`${'x'.repeat(56)} (3)`);
  });

  it('are saved over, renamed, deleted and brought back', async () => {
    const { saves } = fresh();
    const slot = value(await saves.saveSlot(NOW, 'One'));
    const before = value(await saves.replaceSlot(opened(cutReplay(GAME, 5)), slot.id));
    expect(await names(saves)).toEqual(['One']);
    expect(value(await saves.loadSlot(slot.id)).actions.length).toBe(5);
    await before();
    expect(value(await saves.loadSlot(slot.id)).actions.length).toBe(60);
    await saves.replaceSlot(opened(cutReplay(GAME, 5)), slot.id);
    expect(value(await saves.loadSlot(slot.id)).actions.length).toBe(5);
    await saves.renameSlot(slot.id, 'x'.repeat(100));
    expect(await names(saves)).toEqual(['x'.repeat(60)]);
    const back = value(await saves.deleteSlot(slot.id));
    expect(await names(saves)).toEqual([]);
    expect(await saves.loadSlot(slot.id)).toEqual({ ok: false, error: { kind: 'missing' } });
    await back();
    expect(await names(saves)).toEqual(['x'.repeat(60)]);
    expect(value(await saves.loadSlot(slot.id)).actions.length).toBe(5);
  });

  it('are kept by themselves once for each game, if they are not over, and the oldest make room', async () => {
    const { saves } = fresh();
    expect(value(await saves.keepGame(opened(cutReplay(GAME, 0)), 'kept'))).toBe(null);
    await saves.keepGame(opened(cutReplay(GAME, 20)), 'kept');
    await saves.keepGame(NOW, 'kept later');
    expect(await names(saves)).toEqual(['kept later']);
    await saves.saveSlot(NOW, 'mine');
    for (let at = 0; at < 12; at++) await saves.keepGame(opened(played(3, {}, undefined, `seed ${at}`)), `game ${at}`);
    const listed = await names(saves);
    expect(listed.length).toBe(9);
    expect(listed).toContain('mine');
    expect(listed[0]).toBe('game 11');
    const over = played(5000);
    expect(value(await saves.keepGame(opened(over), 'over'))).toBe(null);
    expect(value(await saves.keepGame(opened(over), 'over', true))).toMatchObject({ name: 'over', automatic: true });
    expect(await names(saves)).toContain('over');
  });

  it('that are broken are listed with the reason, and can be exported and deleted', async () => {
    const { adapter, saves } = fresh();
    const { id } = value(await saves.saveSlot(NOW, 'Whole'));
    const record = adapter.kept.get(`slot/${id}`) as { text: string };
    adapter.kept.set('slot/a', { ...record, text: record.text.slice(0, 900) });
    adapter.kept.set('slot/b', 'rubbish');
    adapter.kept.set('slot/c', { name: 'Half', text: '{"a":' });
    const listed = value(await saves.listSlots());
    expect(listed.map(({ kind }) => kind)).toEqual(['game', 'broken', 'broken', 'broken']);
    for (const entry of listed) if (entry.kind === 'broken') expect(entry.faults[0].message).not.toBe('');
    expect(await names(saves)).toEqual(['Whole', 'Whole', null, 'Half']);
    expect(await saves.loadSlot('a')).toMatchObject({ ok: false, error: { kind: 'broken' } });
    expect(await saves.renameSlot('b', 'x')).toMatchObject({ ok: false, error: { kind: 'broken' } });
    expect(value(await saves.slotText('c'))).toBe('{"a":');
    expect(value(await saves.slotText('b'))).toBe('"rubbish"');
    for (const broken of ['a', 'b', 'c']) value(await saves.deleteSlot(broken));
    expect(await names(saves)).toEqual(['Whole']);
  });

  it('are refused where storage is, without a word lost', async () => {
    const { adapter, saves } = fresh();
    adapter.fault = named('QuotaExceededError');
    expect(await saves.saveSlot(NOW, 'x')).toMatchObject({ ok: false, error: { kind: 'storage' } });
    expect(await saves.listSlots()).toMatchObject({ ok: false, error: { kind: 'full' } });
    expect(await saves.deleteSlot('x')).toMatchObject({ ok: false, error: { kind: 'storage' } });
  });
});
