import { lessonById } from '../src/lessons/chapters.ts';
import { KEYS } from './learn-hands.ts';
import { coach, walkLesson } from './learn-walk.ts';
import { expect, testInOnePage as test } from './support.ts';

test.use({ kind: 'lessons' });

for (const id of ['base-1-turn', 'base-8-retreat', 'nfp-6'])
  test(`${id} is learnt with the keyboard alone`, async ({ page }) => {
    const lesson = lessonById(id);
    if (lesson === undefined) throw new Error(`there is no lesson ${id}`);
    await walkLesson(page, lesson, { hand: KEYS, wrongs: false });
    // The next lesson is one key away.
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(new RegExp(`${id}$`));
    await expect(coach(page)).toHaveAttribute('data-step', '0');
  });
