import { lessonById } from '../src/lessons/chapters.ts';
import { FINGER } from './learn-hands.ts';
import { walkLesson } from './learn-walk.ts';
import { expect, pageIsTooWide, test } from './support.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const id of ['base-4-moving', 'base-6-dice', 'nfp-9'])
  test(`${id} is learnt by taps on a phone, and nothing is wider than the screen`, async ({ page }) => {
    const lesson = lessonById(id);
    if (lesson === undefined) throw new Error(`there is no lesson ${id}`);
    await walkLesson(page, lesson, {
      hand: FINGER,
      wrongs: false,
      onStep: async () => expect(await pageIsTooWide(page)).toBe(false),
    });
  });
