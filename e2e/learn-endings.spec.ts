// An exercise that comes out wrong says why, and can be tried again.
import { LESSONS } from '../src/lessons/chapters.ts';
import { endingsOf, type Ending } from '../src/lessons/search.ts';
import { answer, hasFailed, isOver, solveStep, stepOf, tryAgain, type Session } from '../src/lessons/session.ts';
import { legalAction } from '../src/scenarios/script.ts';
import { clickAction } from './learn-clicks.ts';
import { coach, expectSession, openLessonPage } from './learn-walk.ts';
import { expect, testInOnePage as test, type Page } from './support.ts';

test.use({ kind: 'lessons' });

/** Of the endings that are explained by themselves the shortest, else the shortest of all. */
function wrongEnding(session: Session): Ending {
  const explained = new Set(stepOf(session)?.wrong?.flatMap(({ when, say }) => (when === undefined ? [] : [say])));
  const wrong = endingsOf(session).endings.filter(({ isRight }) => !isRight);
  const best = wrong
    .map((ending) => ({ ending, rank: (explained.has(ending.say ?? '') ? 0 : 100) + ending.actions.length }))
    .toSorted((a, b) => a.rank - b.rank)[0];
  if (best === undefined) throw new Error('every ending is right');
  return best.ending;
}

async function playToEnd(page: Page, start: Session, { actions }: Ending): Promise<Session> {
  let session = start;
  for (const text of actions) {
    const { state } = session;
    const action = legalAction(state, text);
    if (!action.ok) throw new Error(`${text}: ${action.error[0].message}`);
    session = answer(session, [action.value]);
    const played = String(session.played.length);
    const isDone = async () => (await coach(page).getAttribute('data-played')) === played;
    await clickAction(page, state, action.value, isDone);
  }
  return session;
}

/** The exercise up to the step in which the learner is free. */
async function openFreeStep(page: Page, first: Session): Promise<Session> {
  let session = first;
  while (!isOver(session) && stepOf(session)?.free !== true) {
    await expectSession(page, session);
    await coach(page).locator('[data-do="solve"], [data-do="goOn"]').first().click();
    session = solveStep(session);
  }
  await expectSession(page, session);
  return session;
}

test.describe('an exercise that comes out wrong says why and begins again', () => {
  const exercises = LESSONS.filter(({ steps }) => steps.some(({ free }) => free === true));
  for (const exercise of exercises)
    test(exercise.id, async ({ page }) => {
      const start = await openFreeStep(page, await openLessonPage(page, exercise));
      const failed = await playToEnd(page, start, wrongEnding(start));
      expect(hasFailed(failed)).toBe(true);
      await expect(coach(page).locator('[data-verdict="failed"]')).toContainText(failed.told?.say ?? '');
      await coach(page).locator('[data-do="again"]').first().click();
      await expectSession(page, tryAgain(failed));
      await expect(coach(page).locator('[data-verdict="failed"]')).toHaveCount(0);
    });
});
