import { describe, expect, it } from 'vitest';
import { goTo, stateNow } from '../../src/lessons/sandbox.ts';
import { stateHash } from '../../src/engine/hash.ts';
import { LESSONS } from '../../src/lessons/chapters.ts';
import { createSandboxDesk, deedsAfter, type SandboxDesk } from '../../src/store/sandbox.ts';
import { BEFORE_KEY, createSandboxKeeper, DRAFT_KEY, SANDBOX_KEY } from '../../src/store/sandbox-keeping.ts';
import { createStorage } from '../../src/store/storage.ts';
import { battleInSandbox, playedOn } from '../lessons/draft-play.ts';
import { memoryAdapter } from './memory.ts';

const PLAYED = playedOn(battleInSandbox(0), 12, 5);
const OTHER = playedOn(battleInSandbox(8), 4, 5);

function tabOf(map = new Map<string, string>()) {
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

function device() {
  const adapter = memoryAdapter();
  const storage = createStorage(adapter);
  const visit = (tab = tabOf()) => {
    const desk = createSandboxDesk();
    return { desk, keeper: createSandboxKeeper(desk, storage, tab, () => 1) };
  };
  return { adapter, storage, visit };
}

function hashOf({ store }: SandboxDesk): string {
  const { sandbox } = store.getState();
  return sandbox === null ? 'none' : stateHash(stateNow(sandbox));
}

describe('the table of the sandbox', () => {
  it('shows the moment, and undo is a way back in time', () => {
    const desk = createSandboxDesk();
    desk.open(PLAYED);
    expect(desk.api.getState().match?.steps).toHaveLength(12);
    desk.api.getState().undo(2);
    expect(desk.api.getState().match?.steps).toHaveLength(10);
    expect(desk.store.getState().sandbox?.deeds).toHaveLength(12);
    desk.forward();
    desk.go(0);
    expect(desk.api.getState().match?.state).toBe(PLAYED.first);
  });

  it('counts changes by hand as moments, not as actions of the game', () => {
    const desk = createSandboxDesk();
    desk.open(goTo(PLAYED, 3));
    expect(desk.edit({ edit: 'dice', faces: ['star'] })).toEqual([]);
    const { sandbox } = desk.store.getState();
    if (sandbox === null) throw new Error('a sandbox');
    expect(sandbox.at).toBe(4);
    expect(desk.api.getState().match?.steps).toHaveLength(3);
    expect(desk.api.getState().match?.state.queuedDice).toEqual(['star']);
    expect(deedsAfter(sandbox, 3)).toBe(3);
    expect(desk.edit({ edit: 'card', card: 'ambush', from: 'discard', to: 'axis' })).toHaveLength(1);
    desk.bringBack();
    expect(desk.store.getState().sandbox?.deeds).toHaveLength(12);
  });
});

describe('the sandbox on the device', () => {
  it('is there again after a reload, with the draft', async () => {
    const { visit } = device();
    const first = visit();
    await first.keeper.restore();
    await first.keeper.open(PLAYED);
    first.desk.go(5);
    first.desk.write({ file: LESSONS[0], of: 'own-x', isOpen: true });
    const second = visit();
    expect(await second.keeper.restore()).toEqual({ ok: true, value: null });
    expect(hashOf(second.desk)).toBe(hashOf(first.desk));
    expect(second.desk.store.getState().sandbox?.deeds).toHaveLength(12);
    expect(second.desk.store.getState().draft).toEqual({ file: LESSONS[0], of: 'own-x', isOpen: true });
  });

  it('is that of the tab where there are two', async () => {
    const { visit } = device();
    const memory = new Map<string, string>();
    const first = visit(tabOf(memory));
    await first.keeper.open(PLAYED);
    await visit().keeper.open(OTHER);
    const again = visit(tabOf(memory));
    await again.keeper.restore();
    expect(hashOf(again.desk)).toBe(hashOf(first.desk));
  });

  it('that gives way to another one can be brought back', async () => {
    const { visit } = device();
    const { desk, keeper } = visit();
    await keeper.open(PLAYED);
    expect(await keeper.hasBefore()).toBe(false);
    await keeper.open(OTHER);
    expect(await keeper.hasBefore()).toBe(true);
    await keeper.swap();
    expect(hashOf(desk)).toBe(stateHash(stateNow(PLAYED)));
    await keeper.swap();
    expect(hashOf(desk)).toBe(stateHash(stateNow(OTHER)));
  });

  it('knows which scenario it tries, and several tries of one take the place of no other sandbox', async () => {
    const { visit } = device();
    const first = visit();
    await first.keeper.open(PLAYED);
    await first.keeper.open({ ...OTHER, tries: 'own-mill' });
    await first.keeper.open({ ...battleInSandbox(0), tries: 'own-mill' });
    const { desk, keeper } = visit();
    await keeper.restore();
    expect(desk.store.getState().sandbox?.tries).toBe('own-mill');
    await keeper.swap();
    expect(hashOf(desk)).toBe(stateHash(stateNow(PLAYED)));
    expect(desk.store.getState().sandbox?.tries).toBeUndefined();
    await keeper.open({ ...OTHER, tries: 'own-mill' });
    await keeper.open({ ...OTHER, tries: 'own-ford' });
    await keeper.swap();
    expect(desk.store.getState().sandbox?.tries).toBe('own-mill');
  });

  it('that is broken is told with its place, and stays on the device when another one is opened', async () => {
    const { adapter, visit } = device();
    adapter.kept.set(SANDBOX_KEY, { at: 1, text: '{"format":"airfield44/sandbox"}' });
    const { desk, keeper } = visit();
    const restored = await keeper.restore();
    expect(restored).toMatchObject({ ok: false, error: { text: '{"format":"airfield44/sandbox"}' } });
    expect(restored.ok ? [] : restored.error.faults.map(({ path }) => path)).toContain('deeds');
    await keeper.open(PLAYED);
    expect(adapter.kept.get(BEFORE_KEY)).toEqual({ at: 1, text: '{"format":"airfield44/sandbox"}' });
    expect(await keeper.swap()).toMatchObject({ ok: false });
    expect(hashOf(desk)).toBe(stateHash(stateNow(PLAYED)));
  });

  it('has no draft when it was kept or thrown away', async () => {
    const { adapter, storage, visit } = device();
    const { desk, keeper } = visit();
    await keeper.restore();
    desk.write({ file: LESSONS[0], of: null, isOpen: true });
    await storage.read(DRAFT_KEY);
    expect(adapter.kept.has(DRAFT_KEY)).toBe(true);
    desk.write(null);
    await storage.read(DRAFT_KEY);
    expect(adapter.kept.has(DRAFT_KEY)).toBe(false);
  });
});
