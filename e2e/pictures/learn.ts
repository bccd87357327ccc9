// Every lesson at its key moment: the last thing the learner does in it.
import { LESSONS } from '../../src/lessons/chapters.ts';
import type { LessonFile } from '../../src/lessons/lesson-schema.ts';
import type { Shot, Stage } from './stage.ts';

/** The last step of the learner that points at something. */
function keyStep({ steps }: LessonFile): number {
  const own = steps.map((step, at) => ({ step, at })).filter(({ step }) => step.shown !== true && step.do.length > 0);
  const pointed = own.filter(({ step }) => step.point !== undefined);
  return (pointed.at(-1) ?? own.at(-1))?.at ?? 0;
}

async function toStep(stage: Stage, id: string, at: number): Promise<void> {
  await stage.visit(`#/learn/${id}`);
  const coach = stage.page.locator('.coach');
  await coach.waitFor();
  for (;;) {
    const step = Number(await coach.getAttribute('data-step'));
    if (step >= at) return;
    await coach.locator('[data-do="goOn"], [data-do="solve"]').first().click();
    await stage.page.waitForFunction((before) => {
      return document.querySelector('.coach')?.getAttribute('data-step') !== before;
    }, String(step));
  }
}

const MOMENTS: readonly Shot[] = LESSONS.map((lesson) => ({
  name: `learn-${lesson.id}`,
  go: (stage) => toStep(stage, lesson.id, keyStep(lesson)),
}));

async function inSandbox(stage: Stage): Promise<void> {
  await stage.visit('#/sandbox');
  await stage.button('A battle for the sandbox');
  await stage.button('Begin');
  await stage.page.locator('.hex-board').waitFor();
}

const [FIRST] = LESSONS;

export const LEARN: readonly Shot[] = [
  { name: 'learn', go: (stage) => stage.visit('#/learn') },
  ...MOMENTS,
  {
    name: 'learn-wrong-answer',
    go: async (stage) => {
      await toStep(stage, FIRST.id, 2);
      await stage.page.locator('.choice[aria-label^="Order American armor"]').first().locator('.choice-area').click();
      await stage.page.locator('.coach [data-verdict="wrong"]').waitFor();
    },
  },
  {
    name: 'learn-over',
    go: (stage) => toStep(stage, FIRST.id, FIRST.steps.length),
  },
  { name: 'rules', go: (stage) => stage.visit('#/rules') },
  { name: 'rules-entry', go: (stage) => stage.visit('#/rules/NFP-7.3') },
  { name: 'sandbox-empty', go: (stage) => stage.visit('#/sandbox') },
  { name: 'sandbox', go: inSandbox },
  {
    name: 'sandbox-lesson',
    go: async (stage) => {
      await inSandbox(stage);
      await stage.page.keyboard.press('1');
      if (stage.isPhone) await stage.button('Tools');
      await stage.button('Make a lesson');
      await stage.button('Write the lesson');
      await stage.page.locator('main.draft').waitFor();
    },
  },
];
