import { scenarioById } from '../../src/scenarios/library.ts';
import type { QuickMemory } from '../../src/store/autosave.ts';
import { createOwnScenarios, type OwnScenarios } from '../../src/store/own-scenarios.ts';
import { createStorage } from '../../src/store/storage.ts';
import { createWorkshopKeeper, type WorkshopKeeper } from '../../src/store/workshop-keeping.ts';
import { createWorkshop, type Workshop } from '../../src/store/workshop.ts';
import { emptyPlan } from '../../src/workshop/plan.ts';
import { planFile } from '../../src/workshop/plan-file.ts';
import { memoryAdapter, type MemoryAdapter } from './memory.ts';

export const DELAY = 500;

export function quickMemory(): QuickMemory {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

export interface Tab {
  readonly desk: Workshop;
  readonly keeper: WorkshopKeeper;
  leave(): void;
  comeBack(): void;
}

/** One browser with its database, in which tabs are opened. */
export interface Browser {
  readonly adapter: MemoryAdapter;
  readonly library: OwnScenarios;
  tabWith(this: void, tab: QuickMemory | null): Tab;
  keptName(this: void, id: string): Promise<string | undefined>;
  newScenario(this: void, name?: string): Promise<string>;
}

export function newBrowser(): Browser {
  const adapter = memoryAdapter();
  const library = createOwnScenarios(createStorage(adapter));
  const browser = quickMemory();
  return {
    adapter,
    library,

    tabWith(tab) {
      const desk = createWorkshop();
      let [leave, comeBack] = [(): void => {}, (): void => {}];
      const openAny: Parameters<typeof createWorkshopKeeper>[2] = (id) => {
        const builtIn = scenarioById(id);
        return builtIn === undefined ? library.open(id) : Promise.resolve({ ok: true, value: builtIn.file });
      };
      const onLeaving = (listener: () => void) => {
        leave = listener;
        return () => {};
      };
      const onReturning = (listener: () => void) => {
        comeBack = listener;
      };
      const places = { tab, browser, onLeaving, onReturning, delay: DELAY };
      const keeper = createWorkshopKeeper(desk, library, openAny, places);
      return { desk, keeper, leave: () => leave(), comeBack: () => comeBack() };
    },

    async keptName(id) {
      const file = await library.open(id);
      return file.ok ? file.value.name : undefined;
    },

    async newScenario(name = 'First') {
      const added = await library.add(planFile(emptyPlan(name)), 'own');
      if (!added.ok) throw new Error('not added');
      return added.value;
    },
  };
}

export function rename({ desk }: Tab, name: string): void {
  desk.change({ deed: 'rename' }, (plan) => {
    plan.name = name;
  });
}

export function nameOnTable({ desk }: Tab): string | undefined {
  return desk.store.getState().history?.plan.name;
}
