import { LESSONS } from '../src/lessons/chapters.ts';
import { STEADY, walkLesson } from './learn-walk.ts';
import { expect, testInOnePage as test } from './support.ts';

test.use({ kind: 'lessons' });

test.describe('every lesson is learnt by clicks, and wrong clicks are explained', () => {
  // learn-steady.spec.ts learns the others.
  for (const lesson of LESSONS.filter(({ id }) => !STEADY.includes(id)))
    test(lesson.id, async ({ page }) => {
      await walkLesson(page, lesson);
      await expect(page.locator('.coach')).toHaveAttribute('data-verdict', /right|none/);
    });
});
