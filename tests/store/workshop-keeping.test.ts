import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scenarioById } from '../../src/scenarios/library.ts';
import { emptyPlan } from '../../src/workshop/plan.ts';
import { planFile } from '../../src/workshop/plan-file.ts';
import { createOwnScenarios } from '../../src/store/own-scenarios.ts';
import { createStorage } from '../../src/store/storage.ts';
import { gate, named } from './memory.ts';
import { DELAY, nameOnTable, newBrowser, quickMemory, rename } from './tabs.ts';

describe('keeping the scenario on the drawing table', () => {
  let { adapter, library, tabWith, keptName, newScenario } = newBrowser();
  beforeEach(() => {
    vi.useFakeTimers();
    ({ adapter, library, tabWith, keptName, newScenario } = newBrowser());
  });
  // Other files share this worker.
  afterEach(() => void vi.useRealTimers());

  it('writes after a change, once for several in a row', async () => {
    const tab = tabWith(quickMemory());
    const id = await newScenario();
    expect(await tab.keeper.open(id)).toEqual({ ok: true, value: id });
    const writes = adapter.writes.length;
    rename(tab, 'Second');
    rename(tab, 'Third');
    expect(tab.keeper.status.getState().kind).toBe('waiting');
    expect(await keptName(id)).toBe('First');
    await vi.advanceTimersByTimeAsync(DELAY);
    expect(tab.keeper.status.getState()).toEqual({ kind: 'kept', isChangedElsewhere: false });
    expect(await keptName(id)).toBe('Third');
    expect(adapter.writes.length).toBe(writes + 1);
  });

  it('writes at once when the page is left', async () => {
    const tab = tabWith(quickMemory());
    const id = await newScenario();
    await tab.keeper.open(id);
    rename(tab, 'Second');
    tab.leave();
    await tab.keeper.flush();
    expect(await keptName(id)).toBe('Second');
  });

  it('finds what did not reach the database before a reload, or before the browser was closed', async () => {
    for (const memory of [quickMemory(), null]) {
      const id = await newScenario();
      const tab = tabWith(memory);
      await tab.keeper.open(id);
      const { wait } = gate();
      rename(tab, 'Second');
      adapter.gate = wait;
      adapter.fault = named('gone');
      tab.leave();
      adapter.fault = null;
      adapter.gate = Promise.resolve();
      library = createOwnScenarios(createStorage(adapter));
      expect(await keptName(id)).toBe('First');
      const next = tabWith(memory);
      await next.keeper.open(id);
      expect(nameOnTable(next)).toBe('Second');
      expect(next.keeper.status.getState()).toEqual({ kind: 'waiting', isChangedElsewhere: false });
      await next.keeper.flush();
      expect(await keptName(id)).toBe('Second');
    }
  });

  it('keeps the steps of a scenario that lies on the table already', async () => {
    const tab = tabWith(quickMemory());
    const id = await newScenario();
    await tab.keeper.open(id);
    rename(tab, 'Second');
    await tab.keeper.open(id);
    expect(tab.desk.store.getState().history?.past).toHaveLength(1);
    expect(await keptName(id)).toBe('Second');
  });

  it('has the last stroke in the library for whoever goes there at once', async () => {
    const tab = tabWith(quickMemory());
    const id = await newScenario();
    await tab.keeper.open(id);
    rename(tab, 'Second');
    void tab.keeper.flush();
    const listed = await library.list();
    expect(listed.ok && listed.value).toMatchObject([{ id, file: { name: 'Second' } }]);
    rename(tab, 'Third');
    void tab.keeper.flush();
    await library.settled();
    expect(await keptName(id)).toBe('Third');
  });

  it('keeps what was changed before another one is opened', async () => {
    const tab = tabWith(quickMemory());
    const [one, two] = [await newScenario(), await newScenario()];
    await tab.keeper.open(one);
    rename(tab, 'Second');
    await tab.keeper.open(two);
    expect([await keptName(one), nameOnTable(tab)]).toEqual(['Second', 'First']);
  });

  it('makes a copy of a built-in scenario', async () => {
    const tab = tabWith(quickMemory());
    const opened = await tab.keeper.open('cape-marenne');
    const id = opened.ok ? opened.value : '';
    expect(id).toMatch(/^own-/);
    expect(await keptName(id)).toBe(scenarioById('cape-marenne')?.file.name);
    expect(tab.desk.store.getState().id).toBe(id);
  });

  it('opens a copy of a built-in scenario again while nobody has drawn on it', async () => {
    const tab = tabWith(quickMemory());
    const first = await tab.keeper.open('cape-marenne');
    await tab.keeper.open(await newScenario());
    expect(await tab.keeper.open('cape-marenne')).toEqual(first);
    rename(tab, 'Mine');
    const second = await tab.keeper.open('cape-marenne');
    expect(second.ok && first.ok && second.value !== first.value).toBe(true);
    expect(nameOnTable(tab)).toBe(scenarioById('cape-marenne')?.file.name);
  });

  it('knows its own scenario again, in whatever order it was written', async () => {
    const tab = tabWith(quickMemory());
    await tab.keeper.open(await newScenario());
    tab.desk.change({ deed: 'set' }, (plan) => {
      plan.options = { airRules: 'new-flight-plan', deck: 'breakthrough', air: {} };
      plan.text = { rules: 'Rules', briefing: 'Briefing' };
      plan.special = { night: 'dawn', blitz: true };
    });
    await tab.keeper.flush();
    rename(tab, 'Second');
    await tab.keeper.flush();
    await tab.keeper.lookAgain();
    expect(tab.keeper.status.getState()).toEqual({ kind: 'kept', isChangedElsewhere: false });
  });

  it('keeps what was drawn while another scenario was being opened', async () => {
    const tab = tabWith(quickMemory());
    const [one, two] = [await newScenario(), await newScenario()];
    await library.put(two, planFile(emptyPlan('Another')));
    await tab.keeper.open(one);
    const opening = tab.keeper.open(two);
    await Promise.resolve();
    rename(tab, 'Late');
    await opening;
    await vi.advanceTimersByTimeAsync(DELAY);
    await tab.keeper.lookAgain();
    expect([await keptName(one), nameOnTable(tab)]).toEqual(['Late', 'Another']);
    expect(tab.keeper.status.getState()).toEqual({ kind: 'kept', isChangedElsewhere: false });
  });
});
