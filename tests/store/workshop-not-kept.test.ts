import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyPlan } from '../../src/workshop/plan.ts';
import { planFile } from '../../src/workshop/plan-file.ts';
import { createOwnScenarios } from '../../src/store/own-scenarios.ts';
import { createStorage } from '../../src/store/storage.ts';
import { named } from './memory.ts';
import { DELAY, nameOnTable, newBrowser, quickMemory, rename, type Tab } from './tabs.ts';

describe('a scenario on the drawing table that cannot be kept, or not here', () => {
  let { adapter, library, tabWith, keptName, newScenario } = newBrowser();
  beforeEach(() => {
    vi.useFakeTimers();
    ({ adapter, library, tabWith, keptName, newScenario } = newBrowser());
  });
  // Other files share this worker.
  afterEach(() => void vi.useRealTimers());

  it('puts a copy that could not be kept at first over nothing that is kept', async () => {
    const tab = tabWith(quickMemory());
    const first = await tab.keeper.open('cape-marenne');
    rename(tab, 'Mine');
    await tab.keeper.flush();
    adapter.gate = Promise.reject(named('QuotaExceededError'));
    adapter.gate.catch(() => undefined);
    const second = await tab.keeper.open('cape-marenne');
    expect(tab.keeper.status.getState().kind).toBe('failed');
    adapter.gate = Promise.resolve();
    rename(tab, 'Another');
    await tab.keeper.flush();
    const names = [first, second].map((opened) => keptName(opened.ok ? opened.value : ''));
    expect(await Promise.all(names)).toEqual(['Mine', 'Another']);
  });

  it('says so when nothing can be kept, and tries again with the next change', async () => {
    const tab = tabWith(quickMemory());
    const id = await newScenario();
    await tab.keeper.open(id);
    adapter.fault = named('QuotaExceededError');
    rename(tab, 'Second');
    await tab.keeper.flush();
    expect(tab.keeper.status.getState().kind).toBe('failed');
    adapter.fault = null;
    rename(tab, 'Third');
    await tab.keeper.flush();
    expect(tab.keeper.status.getState().kind).toBe('kept');
    expect(await keptName(id)).toBe('Third');
  });

  it('tries again when the page is left, and puts what still cannot be kept into the memory of the browser', async () => {
    const id = await newScenario();
    const tab = tabWith(null);
    await tab.keeper.open(id);
    adapter.fault = named('QuotaExceededError');
    rename(tab, 'Second');
    await vi.advanceTimersByTimeAsync(DELAY);
    expect(tab.keeper.status.getState().kind).toBe('failed');
    const tries = adapter.writes.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(adapter.writes.length).toBe(tries);
    tab.leave();
    await vi.advanceTimersByTimeAsync(0);
    adapter.fault = null;
    const next = tabWith(null);
    await next.keeper.open(id);
    expect(nameOnTable(next)).toBe('Second');
    tab.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(await keptName(id)).toBe('Second');
  });

  it('loses nothing of what could not be kept when another one is drawn on', async () => {
    const [one, two] = [await newScenario(), await newScenario('Another')];
    for (const memory of [quickMemory(), null]) {
      const tab = tabWith(memory);
      await tab.keeper.open(one);
      const set = adapter.set.bind(adapter);
      adapter.set = () => Promise.reject(named('QuotaExceededError'));
      rename(tab, `Mine ${memory === null}`);
      await tab.keeper.open(two);
      rename(tab, 'Another one');
      await tab.keeper.open(one);
      expect(nameOnTable(tab)).toBe(`Mine ${memory === null}`);
      expect(tab.keeper.status.getState().isChangedElsewhere).toBe(false);
      adapter.set = set;
      await vi.advanceTimersByTimeAsync(DELAY);
      expect(await Promise.all([one, two].map(keptName))).toEqual([`Mine ${memory === null}`, 'Another one']);
    }
  });

  it('does not bring back with a late change what was deleted here', async () => {
    const tab = tabWith(null);
    const id = await newScenario();
    await tab.keeper.open(id);
    adapter.fault = named('QuotaExceededError');
    rename(tab, 'Second');
    await tab.keeper.flush();
    adapter.fault = null;
    await library.remove(id);
    tab.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(await keptName(id)).toBeUndefined();
  });

  it('never shows a deleted scenario in the place of a new one of the same name', async () => {
    const tab = tabWith(quickMemory());
    const old = await newScenario();
    await tab.keeper.open(old);
    tab.desk.change({ deed: 'set' }, (plan) => void (plan.date = '1944'));
    await tab.keeper.flush();
    await library.remove(old);
    const fresh = await newScenario();
    expect(fresh).not.toBe(old);
    await tab.keeper.open(fresh);
    expect(tab.desk.store.getState().history?.plan.date).not.toBe('1944');
    expect(await tab.keeper.open(old)).toEqual({ ok: false, error: { kind: 'missing' } });
  });

  it('has nothing on the table of a scenario that was deleted meanwhile', async () => {
    const tab = tabWith(quickMemory());
    const id = await newScenario();
    await tab.keeper.open(id);
    await library.remove(id);
    expect(await tab.keeper.open(id)).toEqual({ ok: false, error: { kind: 'missing' } });
    expect(tab.desk.store.getState()).toEqual({ id: null, history: null });
  });

  it('lets a built-in scenario be drawn on where nothing can be kept', async () => {
    const tab = tabWith(null);
    adapter.fault = named('SecurityError');
    const opened = await tab.keeper.open('cape-marenne');
    expect(opened.ok).toBe(true);
    expect(tab.keeper.status.getState().kind).toBe('failed');
  });

  it('says of a scenario that was never kept that it is not, and keeps it as soon as it works', async () => {
    const tab = tabWith(quickMemory());
    adapter.fault = named('SecurityError');
    const id = await library.hold(planFile(emptyPlan('Held')), 'own');
    expect(await tab.keeper.open(id)).toEqual({ ok: true, value: id });
    expect(tab.keeper.status.getState().kind).toBe('failed');
    rename(tab, 'Second');
    rename(tab, 'Held');
    await vi.advanceTimersByTimeAsync(DELAY);
    expect(tab.keeper.status.getState().kind).toBe('failed');
    adapter.fault = null;
    const other = await newScenario();
    await tab.keeper.open(other);
    await tab.keeper.open(id);
    expect(nameOnTable(tab)).toBe('Held');
    rename(tab, 'Third');
    await vi.advanceTimersByTimeAsync(DELAY);
    expect(tab.keeper.status.getState()).toEqual({ kind: 'kept', isChangedElsewhere: false });
    expect(await keptName(id)).toBe('Third');
  });

  it('has no scenario that is not there', async () => {
    expect(await tabWith(null).keeper.open('own-nothing')).toEqual({ ok: false, error: { kind: 'missing' } });
    expect(await tabWith(null).keeper.open('nothing')).toEqual({ ok: false, error: { kind: 'missing' } });
  });

  describe('in two tabs', () => {
    const twoTabs = async (): Promise<[string, Tab, Tab]> => {
      const id = await newScenario();
      const tabs: [Tab, Tab] = [tabWith(quickMemory()), tabWith(quickMemory())];
      for (const { keeper } of tabs) await keeper.open(id);
      return [id, ...tabs];
    };

    it('lets the later one win and says so; what the other one had can be taken, as a step', async () => {
      const [id, one, two] = await twoTabs();
      rename(one, 'One');
      await one.keeper.flush();
      rename(two, 'Two');
      await two.keeper.flush();
      expect(await keptName(id)).toBe('Two');
      expect(two.keeper.status.getState()).toEqual({ kind: 'kept', isChangedElsewhere: true });
      two.keeper.takeOther();
      expect(nameOnTable(two)).toBe('One');
      expect(two.keeper.status.getState().isChangedElsewhere).toBe(false);
      await two.keeper.flush();
      expect(await keptName(id)).toBe('One');
      two.desk.undo();
      expect(nameOnTable(two)).toBe('Two');
    });

    it('has nothing more to say when the other one went back to what is here', async () => {
      const [, one, two] = await twoTabs();
      rename(one, 'One');
      await one.keeper.flush();
      await two.keeper.lookAgain();
      expect(two.keeper.status.getState().isChangedElsewhere).toBe(true);
      one.desk.undo();
      await one.keeper.flush();
      await two.keeper.lookAgain();
      expect(two.keeper.status.getState()).toEqual({ kind: 'kept', isChangedElsewhere: false });
    });

    it('shows what another one has made in place of a deleted scenario, and nothing of the old one', async () => {
      const [id, one] = await twoTabs();
      rename(one, 'Old');
      await one.keeper.flush();
      adapter.kept.clear();
      library = createOwnScenarios(createStorage(adapter));
      expect(await newScenario()).toBe(id);
      await one.keeper.open(id);
      expect(nameOnTable(one)).toBe('First');
      expect(one.keeper.status.getState()).toEqual({ kind: 'kept', isChangedElsewhere: false });
      await one.keeper.flush();
      expect(await keptName(id)).toBe('First');
    });

    it('finds out when it is looked at again, and can keep its own', async () => {
      const [id, one, two] = await twoTabs();
      rename(one, 'One');
      await one.keeper.flush();
      two.comeBack();
      await vi.advanceTimersByTimeAsync(0);
      expect(two.keeper.status.getState().isChangedElsewhere).toBe(true);
      two.keeper.keepOwn();
      await two.keeper.flush();
      expect(two.keeper.status.getState()).toEqual({ kind: 'kept', isChangedElsewhere: false });
      expect(await keptName(id)).toBe('First');
    });
  });
});
