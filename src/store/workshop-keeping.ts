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
import { openScenario, ownScenarios, type OwnScenarios } from './own-scenarios.ts';
import { dropQuick, planInText, putQuick, quickPlan, textOfPlan } from './quick-plans.ts';
import { workshop, type Workshop } from './workshop.ts';

export interface KeepingStatus {
  /** 'waiting': the last change is about to be kept. 'failed': it is not, and the next change, or leaving, tries again. */
  readonly kind: 'kept' | 'waiting' | 'failed';
  /** In another tab something else was kept under the same id. It can be taken (`takeOther`) or passed over (`keepOwn`). */
  readonly isChangedElsewhere: boolean;
}

export interface WorkshopKeeper {
  readonly status: StoreApi<KeepingStatus>;
  /**
   * Brings a scenario onto the drawing table and answers with the id under which it is kept. A built-in one is copied
   * first, unless there is a copy as it was, so its id is another one. One that lies there already keeps all its steps,
   * unless something else is kept under its id by now. One that was deleted meanwhile is missing.
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

const DELAY = 500;

type Library = Pick<OwnScenarios, 'open' | 'take' | 'put' | 'hold' | 'isHeld' | 'expect'>;

export function createWorkshopKeeper(
  desk: Workshop,
  library: Library,
  openAny: (id: string) => Promise<KeptResult<ScenarioFile>>,
  { tab, browser, onLeaving, onReturning, delay }: KeepingPlaces,
): WorkshopKeeper {
  const status = createStore<KeepingStatus>()(() => ({ kind: 'kept', isChangedElsewhere: false }));
  /** What lies under an id, as far as this tab knows. */
  const known = new Map<string, string>();
  /** What is not kept yet, the latest of each. */
  const waiting = new Map<string, Plan>();
  /** What of it could not be kept. It is tried again with the next change, but nobody waits for it. */
  const failed = new Set<string>();
  let other: Plan | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let work: Promise<void> = Promise.resolve();

  const noteOther = (plan: Plan | null): void => {
    other = plan;
    status.setState({ isChangedElsewhere: plan !== null });
  };

  const isOpen = (id: string): boolean => desk.store.getState().id === id;

  const isOnTable = (text: string): boolean => {
    const { history } = desk.store.getState();
    return history !== null && textOfPlan(history.plan) === text;
  };

  /** What another tab has put in place of what was known. */
  const findOther = async (id: string): Promise<void> => {
    const kept = known.has(id) ? await library.open(id) : null;
    const plan = kept?.ok === true ? planOf(kept.value) : null;
    if (plan?.ok !== true) return;
    const text = textOfPlan(plan.value);
    if (text === known.get(id)) return;
    known.set(id, text);
    if (isOpen(id)) noteOther(isOnTable(text) ? null : plan.value);
  };

  const put = async (id: string, file: ScenarioFile): Promise<'kept' | 'failed' | 'deleted'> => {
    if (!shapeOf(scenarioSchema, file).ok) return 'failed';
    const written = await library.put(id, file);
    if (written.ok) return 'kept';
    return written.error.kind === 'missing' ? 'deleted' : 'failed';
  };

  const keep = async (id: string): Promise<void> => {
    if (waiting.has(id)) await findOther(id);
    const plan = waiting.get(id);
    if (plan === undefined) return;
    const file = planFile(plan);
    const text = JSON.stringify(file);
    const done = text === known.get(id) ? 'kept' : await put(id, file);
    if (done === 'kept') known.set(id, text);
    if (waiting.get(id) !== plan) return;
    if (isOpen(id)) status.setState({ kind: done === 'kept' ? 'kept' : 'failed' });
    if (done === 'failed') {
      failed.add(id);
      return;
    }
    waiting.delete(id);
    failed.delete(id);
    for (const memory of [tab, browser]) dropQuick(memory, id);
  };

  const flush = (): Promise<void> => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    for (const id of waiting.keys()) if (!failed.has(id)) work = work.then(() => keep(id));
    library.expect(work);
    return work;
  };

  const flushAll = (): Promise<void> => {
    failed.clear();
    return flush();
  };

  /** Where nothing is kept under its id, nobody could find it again. */
  const remember = (memory: QuickMemory | null, id: string, plan: Plan): void => {
    const before = known.get(id);
    if (before !== undefined) putQuick(memory, id, { known: before, text: textOfPlan(plan) });
  };

  const wait = (id: string, plan: Plan): void => {
    waiting.set(id, plan);
    status.setState({ kind: 'waiting' });
    remember(tab, id, plan);
    if (timer !== null) clearTimeout(timer);
    failed.delete(id);
    timer = setTimeout(() => void flushAll(), delay);
  };

  const lookAgain = async (): Promise<void> => {
    const { id } = desk.store.getState();
    await flushAll();
    if (id !== null) await findOther(id);
  };

  let isWatching = false;
  const watch = (): void => {
    if (isWatching) return;
    isWatching = true;
    desk.store.subscribe(({ id, history }, before) => {
      if (id === null || history === null || id !== before.id || before.history === null) return;
      if (history.plan !== before.history.plan) wait(id, history.plan);
    });
    onLeaving(() => {
      for (const [id, plan] of waiting) remember(browser, id, plan);
      void flushAll();
    });
    onReturning(() => void lookAgain());
  };

  /** As this tab last had it, if that did not reach the database; and what was kept when it was drawn. */
  const notKept = (id: string, text: string): { readonly plan: Plan; readonly known: string } | null => {
    const [plan, before] = [waiting.get(id), known.get(id)];
    if (plan !== undefined && before !== undefined) return { plan, known: before };
    const quick = quickPlan(tab, id) ?? quickPlan(browser, id);
    const newer = quick === null || quick.text === text ? null : planInText(quick.text);
    return quick === null || newer === null ? null : { plan: newer, known: quick.known };
  };

  const lay = (id: string, plan: Plan): void => {
    const text = textOfPlan(plan);
    const newer = notKept(id, text);
    known.set(id, text);
    status.setState({ kind: 'kept' });
    desk.open(id, newer?.plan ?? plan);
    noteOther(newer !== null && newer.known !== text ? plan : null);
    if (newer === null) dropQuick(browser, id);
    else wait(id, newer.plan);
  };

  /** It can be drawn on all the same, and be kept as a file. */
  const layHeld = (id: string, plan: Plan): void => {
    waiting.set(id, plan);
    failed.add(id);
    desk.open(id, plan);
    noteOther(null);
    status.setState({ kind: 'failed' });
  };

  /** One that lies there already: with all its steps, unless something else is kept by now and nothing here is newer. */
  const openAgain = async (id: string): Promise<KeptResult<string>> => {
    const file = await library.open(id);
    if (waiting.has(id) || other !== null) return ok(id);
    const plan = file.ok ? planOf(file.value) : file;
    const isGone = !file.ok && file.error.kind === 'missing';
    const isOther = plan.ok && !isOnTable(textOfPlan(plan.value));
    if (isGone || isOther) desk.close();
    if (isOther) lay(id, plan.value);
    return isGone ? file : ok(id);
  };

  const open: WorkshopKeeper['open'] = async (id) => {
    watch();
    await flush();
    if (isOpen(id)) return openAgain(id);
    const file = await (isOwnId(id) ? library.open(id) : openAny(id));
    if (!file.ok) return file;
    const plan = planOf(file.value);
    if (!plan.ok) return err({ kind: 'broken', faults: plan.error });
    // A copy that nobody has drawn on yet will do: whoever only looks does not fill the library.
    const copy = isOwnId(id) ? null : await library.take([file.value], 'own');
    const own = copy === null ? id : copy.ok ? copy.value[0].id : await library.hold(file.value, 'own');
    if (library.isHeld(own)) layHeld(own, waiting.get(own) ?? plan.value);
    else lay(own, plan.value);
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
      if (id !== null && history !== null) wait(id, history.plan);
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
