import { sandboxOfLesson } from '../../lessons/lesson-sandbox.ts';
import type { LessonFile } from '../../lessons/lesson-schema.ts';
import { newSandbox, sandboxOf } from '../../lessons/sandbox.ts';
import { setup } from '../../memoir/index.ts';
import { airRulesIn } from '../../scenarios/air-loaded.ts';
import { choicesOf } from '../../scenarios/air-options.ts';
import type { Fault } from '../../scenarios/fault.ts';
import { scenarioOf } from '../../scenarios/read-scenario.ts';
import type { ReplayStart } from '../../scenarios/replay-writing.ts';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import type { MemoirMatch } from '../../store/memoir.ts';
import { sandboxDesk } from '../../store/sandbox.ts';
import { sandboxKeeper } from '../../store/sandbox-keeping.ts';
import { loadAir } from '../air/late.tsx';
import { goTo } from '../route.ts';
import { newSeed } from '../start/seed.ts';

const SANDBOX = { screen: 'sandbox' } as const;

/** A copy of a game with its whole past, at one of its moments. */
export async function openGameInSandbox({ about, first, steps }: MemoirMatch, at: number): Promise<void> {
  const { scenario, rules, seed } = about;
  await sandboxKeeper.open(sandboxOf({ scenario, rules, seed }, first, steps, at));
  sandboxDesk.showDraft(false);
  goTo(SANDBOX);
}

/** A battle as it begins; false: what it needs could not be fetched. */
export async function openBattleInSandbox(scenario: ScenarioFile, rules: ReplayStart['rules']): Promise<boolean> {
  try {
    await loadAir(rules.airRules ?? airRulesIn(scenario));
  } catch {
    return false;
  }
  const read = scenarioOf(scenario);
  if (!read.ok) return false;
  const start = { scenario, rules, seed: newSeed() };
  await sandboxKeeper.open(newSandbox(start, setup(read.value, choicesOf(rules), start.seed)));
  sandboxDesk.showDraft(false);
  goTo(SANDBOX);
  return true;
}

/** A scenario of the workshop as it begins. One that was tried before and is the same still goes on where it was left. */
export async function tryScenario(
  id: string,
  scenario: ScenarioFile,
): Promise<readonly Fault[] | 'notFetched' | 'open'> {
  try {
    await loadAir(airRulesIn(scenario));
  } catch {
    return 'notFetched';
  }
  const read = scenarioOf(scenario);
  if (!read.ok) return read.error;
  await sandboxKeeper.restore();
  const { sandbox } = sandboxDesk.store.getState();
  const isSame = sandbox?.tries === id && JSON.stringify(sandbox.about.scenario) === JSON.stringify(scenario);
  if (!isSame) {
    const seed = newSeed();
    await sandboxKeeper.open({ ...newSandbox({ scenario, rules: {}, seed }, setup(read.value, {}, seed)), tries: id });
  }
  sandboxDesk.showDraft(false);
  goTo(SANDBOX);
  return 'open';
}

/** The solution of a lesson, to play with. */
export async function openLessonInSandbox(file: LessonFile): Promise<readonly Fault[]> {
  const sandbox = sandboxOfLesson(file);
  if (!sandbox.ok) return sandbox.error;
  await sandboxKeeper.open(sandbox.value);
  sandboxDesk.showDraft(false);
  goTo(SANDBOX);
  return [];
}

/** The words of a lesson, to change them. */
export async function openLessonToChange(file: LessonFile): Promise<void> {
  await sandboxKeeper.restore();
  sandboxDesk.write({ file, of: file.id, isOpen: true });
  goTo(SANDBOX);
}
