// The scenario on the drawing table is kept on the device after every change.
//
// The database answers later, and a page that is reloaded right after a stroke does not wait for it. So what is not yet
// there also goes into the memory of the tab at once, and into that of the browser when the page is left.
import { createStore, type StoreApi } from 'zustand/vanilla';
import { err, ok } from '../engine/result.ts';
import { scenarioSchema, type ScenarioFile } from '../scenarios/scenario-schema.ts';
import { shapeOf } from '../scenarios/shapes.ts';
import { planFile, planOf } from '../workshop/plan-file.ts';
import type { Plan } from '../workshop/plan.ts';
import { memoryOf, onLeaving as onPageLeaving, type QuickMemory } from './autosave.ts';
import { isOwnId, type KeptResult } from './kept.ts';
import { freeScenarioId, openScenario, ownScenarios, type OwnScenarios } from './own-scenarios.ts';
import { workshop, type Workshop } from './workshop.ts';

export interface KeepingStatus {
  /** 'waiting': the last change is about to be kept. 'failed': it is not, and the next change tries again. */
  readonly kind: 'kept' | 'waiting' | 'failed';
  /** In another tab something else was kept under the same id. It can be taken (`takeOther`) or passed over (`keepOwn`). */
  readonly isChangedElsewhere: boolean;
}

export interface WorkshopKeeper {
  readonly status: StoreApi<KeepingStatus>;
  /**
   * Brings a scenario onto the drawing table and answers with the id under which it is kept. A built-in one is copied
   * first, unless there is a copy as it was, so its id is another one. One that lies there already stays as it is, with all its steps.
   */
  open(this: void, id: string): Promise<KeptResult<string>>;
  /** Keeps at once what waits. */
  flush(this: void): Promise<void>;
  /** Whether another tab has kept something else meanwhile; also asked whenever the page is looked at again. */
  lookAgain(this: void): Promise<void>;
  /** Takes what another tab has kept, as one step that can be taken back. */
  takeOther(this: void): void;
  /** Keeps this one in place of what another tab has kept. */
  keepOwn(this: void): void;
}

export interface KeepingPlaces {
  readonly tab: QuickMemory | null;
  readonly browser: QuickMemory | null;
  onLeaving(this: void, listener: () => void): () => void;
  /** Tells when the page is looked at again. */
  onReturning(this: void, listener: () => void): void;
  /** Milliseconds to wait for more changes. */
  readonly delay: number;
}

const QUICK_KEY = 'airfield-44/workshop';
const DELAY = 500;

/** A plan that may not have reached the database. */
interface Quick {
  readonly id: string;
  /** What was kept under its id when it was written. */
  readonly known: string | null;
  readonly text: string;
}

interface Waiting {
  readonly id: string;
  readonly plan: Plan;
}

/** The same for the same scenario, whoever wrote its file. */
function textOf(plan: Plan): string {
  return JSON.stringify(planFile(plan));
}

function planIn(text: string): Plan | null {
  try {
    const file = shapeOf(scenarioSchema, JSON.parse(text));
    const plan = file.ok ? planOf(file.value) : file;
    return plan.ok ? plan.value : null;
  } catch {
    return null;
  }
}

function put(memory: QuickMemory | null, quick: Quick): void {
  try {
    memory?.setItem(QUICK_KEY, JSON.stringify(quick));
  } catch {
    // The database has it a moment later.
  }
}

function take(memory: QuickMemory | null, id: string): Quick | null {
  try {
    const quick = JSON.parse(memory?.getItem(QUICK_KEY) ?? 'null') as Partial<Quick> | null;
    if (quick?.id !== id || typeof quick.text !== 'string') return null;
    return { id, text: quick.text, known: typeof quick.known === 'string' ? quick.known : null };
  } catch {
    return null;
  }
}

function drop(memory: QuickMemory | null, id: string): void {
  // What another tab has put there is not ours to take away.
  if (take(memory, id) !== null) memory?.removeItem(QUICK_KEY);
}

type Library = Pick<OwnScenarios, 'list' | 'open' | 'take' | 'put'>;

export function createWorkshopKeeper(
  desk: Workshop,
  library: Library,
  openAny: (id: string) => Promise<KeptResult<ScenarioFile>>,
  { tab, browser, onLeaving, onReturning, delay }: KeepingPlaces,
): WorkshopKeeper {
  const status = createStore<KeepingStatus>()(() => ({ kind: 'kept', isChangedElsewhere: false }));
  /** What lies under the id of the open scenario, as far as this tab knows. */
  let known: string | null = null;
  let other: Plan | null = null;
  let waiting: Waiting | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let work: Promise<void> = Promise.resolve();

  const noteOther = (plan: Plan | null): void => {
    other = plan;
    status.setState({ isChangedElsewhere: plan !== null });
  };

  /** What is known is of the scenario on the table; another one may be kept a moment later. */
  const isOpen = (id: string): boolean => desk.store.getState().id === id;

  /** What another tab has put in place of what was known. */
  const findOther = async (id: string): Promise<void> => {
    const kept = await library.open(id);
    const plan = kept.ok ? planOf(kept.value) : kept;
    if (!plan.ok || known === null || !isOpen(id)) return;
    const text = textOf(plan.value);
    if (text === known) return;
    known = text;
    const { history } = desk.store.getState();
    const isSame = history !== null && textOf(history.plan) === text;
    if (!isSame) noteOther(plan.value);
  };

  const keep = async ({ id, plan }: Waiting): Promise<void> => {
    const file = planFile(plan);
    const text = JSON.stringify(file);
    if (isOpen(id)) await findOther(id);
    const isFit = shapeOf(scenarioSchema, file).ok;
    const isThere = isOpen(id) && text === known;
    const kept = isThere || (isFit && (await library.put(id, file)).ok);
    if (kept && isOpen(id)) known = text;
    if (waiting !== null) return;
    status.setState({ kind: kept ? 'kept' : 'failed' });
    if (kept) for (const memory of [tab, browser]) drop(memory, id);
  };

  const flush = (): Promise<void> => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const latest = waiting;
    waiting = null;
    if (latest !== null) work = work.then(() => keep(latest));
    return work;
  };

  const wait = (next: Waiting): void => {
    waiting = next;
    status.setState({ kind: 'waiting' });
    put(tab, { id: next.id, known, text: textOf(next.plan) });
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => void flush(), delay);
  };

  const lookAgain = async (): Promise<void> => {
    const { id } = desk.store.getState();
    await work;
    if (id !== null && waiting === null) await findOther(id);
  };

  let isWatching = false;
  const watch = (): void => {
    if (isWatching) return;
    isWatching = true;
    desk.store.subscribe(({ id, history }, before) => {
      if (id === null || history === null || id !== before.id || before.history === null) return;
      if (history.plan !== before.history.plan) wait({ id, plan: history.plan });
    });
    onLeaving(() => {
      if (waiting !== null) put(browser, { id: waiting.id, known, text: textOf(waiting.plan) });
      void flush();
    });
    onReturning(() => void lookAgain());
  };

  /** Puts it on the table, as this tab last had it if that did not reach the database. */
  const lay = (id: string, plan: Plan): void => {
    known = textOf(plan);
    const quick = take(tab, id) ?? take(browser, id);
    const newer = quick === null || quick.text === known ? null : planIn(quick.text);
    const isOther = newer !== null && quick?.known !== known;
    status.setState({ kind: 'kept' });
    desk.open(id, newer ?? plan);
    noteOther(isOther ? plan : null);
    if (newer === null) drop(browser, id);
    else wait({ id, plan: newer });
  };

  /** It can be drawn on all the same, and be kept as a file; what lies under another id stays as it is. */
  const idOfUnkept = async (name: string): Promise<string> => {
    const listed = await library.list();
    return freeScenarioId(name, new Set(listed.ok ? listed.value.map(({ id }) => id) : []));
  };

  const open: WorkshopKeeper['open'] = async (id) => {
    watch();
    await flush();
    if (desk.store.getState().id === id) {
      await findOther(id);
      return ok(id);
    }
    const file = await (isOwnId(id) ? library.open(id) : openAny(id));
    if (!file.ok) return file;
    const plan = planOf(file.value);
    if (!plan.ok) return err({ kind: 'broken', faults: plan.error });
    if (isOwnId(id)) {
      lay(id, plan.value);
      return ok(id);
    }
    // A copy that nobody has drawn on yet will do: whoever only looks does not fill the library.
    const copy = await library.take([file.value], 'own');
    const own = copy.ok ? copy.value[0].id : await idOfUnkept(file.value.name);
    lay(own, plan.value);
    if (!copy.ok) status.setState({ kind: 'failed' });
    return ok(own);
  };

  return {
    status,
    open,
    flush,
    lookAgain,
    takeOther: () => {
      const plan = other;
      if (plan === null) return;
      noteOther(null);
      desk.change({ deed: 'takeOther' }, (draft) => void Object.assign(draft, plan));
    },
    keepOwn: () => {
      noteOther(null);
      const { id, history } = desk.store.getState();
      if (id !== null && history !== null) wait({ id, plan: history.plan });
    },
  };
}

export const workshopKeeper: WorkshopKeeper = createWorkshopKeeper(workshop, ownScenarios, openScenario, {
  tab: memoryOf('sessionStorage'),
  browser: memoryOf('localStorage'),
  onLeaving: onPageLeaving,
  onReturning: (listener) =>
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') listener();
    }),
  delay: DELAY,
});
