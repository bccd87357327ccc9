import { LESSONS } from '../src/lessons/chapters.ts';
import { walkLesson } from './learn-walk.ts';
import { expect, test } from './support.ts';

test.describe('every lesson is learnt by clicks, and wrong clicks are explained', () => {
  for (const lesson of LESSONS)
    test(lesson.id, async ({ page }) => {
      await walkLesson(page, lesson);
      await expect(page.locator('.coach')).toHaveAttribute('data-verdict', /right|none/);
    });
});
