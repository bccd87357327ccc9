// What a learner is about to press stays where it is while the words of the coach change.
import { lessonById } from '../src/lessons/chapters.ts';
import { isOver, waitsForReader, type Session } from '../src/lessons/session.ts';
import { FINGER } from './learn-hands.ts';
import { walkLesson } from './learn-walk.ts';
import { expect, test, type Page } from './support.ts';

function lesson(id: string) {
  const file = lessonById(id);
  if (file === undefined) throw new Error(`there is no lesson ${id}`);
  return file;
}

async function boxOf(page: Page, selector: string): Promise<{ top: number; height: number; bottom: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not on the page`);
  return { top: Math.round(box.y), height: Math.round(box.height), bottom: Math.round(box.y + box.height) };
}

/** Before the first step there is more to read. */
function isOnTheWay(session: Session): boolean {
  return !isOver(session) && (session.at > 0 || session.told !== null || session.played.length > 0);
}

test.describe('beside the board', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const id of ['base-1-turn', 'base-3-orders', 'base-8-retreat', 'nfp-2', 'nfp-6'])
    test(`${id}: the buttons of the coach and the question keep their place`, async ({ page }) => {
      const places = new Set<string>();
      await walkLesson(page, lesson(id), {
        onMoment: async (session) => {
          if (!isOnTheWay(session)) return;
          const coach = await boxOf(page, '.coach-buttons');
          const prompt = waitsForReader(session) ? null : await boxOf(page, '.prompt');
          expect(prompt === null || prompt.top > coach.bottom).toBe(true);
          places.add(String(coach.top));
        },
      });
      expect([...places]).toHaveLength(1);
    });

  test('the button that ends the movement does not move away when the last unit has moved', async ({ page }) => {
    const tops: number[] = [];
    await walkLesson(page, lesson('base-1-turn'), {
      wrongs: false,
      onMoment: async ({ at }) => {
        if (at === 4) tops.push((await boxOf(page, '.prompt [data-action="endMovement"]')).top);
      },
    });
    expect(tops).toHaveLength(2);
    expect(tops[1]).toBe(tops[0]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  // Where cards are played they lie over what a wrong click would be.
  const walks = [
    ['base-1-turn', false],
    ['base-4-moving', true],
    ['base-8-retreat', true],
    ['nfp-6', false],
    ['nfp-15', false],
    ['exercise-three-targets', true],
  ] as const;
  for (const [id, wrongs] of walks)
    test(`${id}: the board keeps its place and its size, whatever is said`, async ({ page }) => {
      const places = new Set<string>();
      await walkLesson(page, lesson(id), {
        hand: FINGER,
        wrongs,
        onMoment: async (session) => {
          if (!isOnTheWay(session)) return;
          const board = await boxOf(page, '.board-panel');
          const buttons = await boxOf(page, '.coach-buttons');
          expect(buttons.bottom, 'the buttons of the coach are in sight').toBeLessThanOrEqual(board.top);
          places.add(`${board.top} ${board.height}`);
        },
      });
      expect([...places]).toHaveLength(1);
    });
});
