// What a learner is about to press stays where it is while the words of the coach change.
import { lessonById } from '../src/lessons/chapters.ts';
import { isOver, waitsForReader, type Session } from '../src/lessons/session.ts';
import { FINGER } from './learn-hands.ts';
import { STEADY, walkLesson } from './learn-walk.ts';
import { expect, pageIsTooWide, test, testInOnePage, type Page } from './support.ts';

test.use({ kind: 'lessons' });

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

testInOnePage.describe('beside the board', () => {
  testInOnePage.use({ viewport: { width: 1440, height: 900 } });

  for (const id of STEADY)
    testInOnePage(`${id}: the buttons of the coach and the question keep their place`, async ({ page }) => {
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

  testInOnePage('the button that ends the movement stays when the last unit has moved', async ({ page }) => {
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

testInOnePage.describe('on a phone', () => {
  testInOnePage.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  // Where cards are played they lie over what a wrong click would be.
  const walks = [
    ['base-1-turn', false],
    ['base-8-retreat', true],
    ['nfp-6', false],
    ['exercise-three-targets', true],
  ] as const;
  for (const [id, wrongs] of walks)
    testInOnePage(
      `${id}: the board keeps its place and its size from the first word to the last, and fits the screen`,
      async ({ page }) => {
        const places = new Set<string>();
        await walkLesson(page, lesson(id), {
          hand: FINGER,
          wrongs,
          onMoment: async (session) => {
            const board = await boxOf(page, '.board-panel');
            const buttons = await boxOf(page, '.coach-buttons');
            // Where nothing is asked they lie in the place of the question.
            if (waitsForReader(session)) expect(buttons.top).toBe(board.bottom);
            else expect(buttons.bottom, 'the buttons of the coach are in sight').toBeLessThanOrEqual(board.top);
            places.add(`${board.top} ${board.height}`);
            expect(await pageIsTooWide(page)).toBe(false);
          },
        });
        const board = await boxOf(page, '.board-panel');
        expect((await boxOf(page, '.coach-buttons')).top).toBe(board.bottom);
        places.add(`${board.top} ${board.height}`);
        expect([...places]).toHaveLength(1);
      },
    );

  testInOnePage('nfp-9 is learnt by taps, and nothing is wider than the screen', async ({ page }) => {
    await walkLesson(page, lesson('nfp-9'), {
      hand: FINGER,
      wrongs: false,
      onStep: async () => expect(await pageIsTooWide(page)).toBe(false),
    });
  });
});

test.describe('with cards to play on a phone', () => {
  for (const height of [844, 664])
    test(`the open hand leaves the coach free, also after a wrong card (${height} high)`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height });
      for (const [id, step, wrong] of [
        ['base-3-orders', 5, 'Play: Probe – Right'],
        ['nfp-9', 1, 'Play: Recon – Left'],
      ] as const) {
        await page.goto(`./#/learn/${id}`);
        while (Number(await page.locator('.coach').getAttribute('data-step')) < step) await page.keyboard.press('s');
        await page.locator(`.hand [aria-label="${wrong}"]`).click();
        await expect(page.locator('.coach')).toHaveAttribute('data-verdict', 'wrong');
        const hand = await boxOf(page, '.hand');
        expect((await boxOf(page, '.coach-buttons')).bottom).toBeLessThanOrEqual(hand.top);
        await page.locator('.coach [data-do="solve"]').click({ trial: true });
      }
    });
});

test.describe('on smaller screens', () => {
  const sizes = [
    ['a phone on its side', 844, 390],
    ['a phone with the bars of its browser', 390, 664],
    ['a small phone', 360, 640],
  ] as const;
  for (const [name, width, height] of sizes)
    test(`${name} has the coach, the board and the button to press in sight`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const [id, steps, button] of [
        ['base-1-turn', 4, 'endMovement'],
        ['nfp-6', 5, 'endMovement'],
        ['nfp-9', 6, 'endFlight'],
      ] as const) {
        await page.goto(`./#/learn/${id}`);
        // By keys: on the smallest a hand lies over the first words.
        for (let step = 0; step < steps; step++) {
          await expect(page.locator('.coach')).toHaveAttribute('data-step', String(step));
          await page.keyboard.press((await page.locator('[data-do="goOn"]').count()) > 0 ? 'Enter' : 's');
        }
        await expect(page.locator('.coach')).toHaveAttribute('data-step', String(steps));
        const pressed = page.locator(`.prompt [data-action="${button}"]`);
        await expect(pressed).toBeInViewport({ ratio: 1 });
        await expect(page.locator('.coach-buttons [data-do="solve"]')).toBeInViewport({ ratio: 1 });
        await pressed.click({ trial: true });
        const board = await boxOf(page, '.board-panel');
        expect(board.height).toBeGreaterThanOrEqual(150);
        const hidden = await page
          .locator('.table-main')
          .evaluate((element) => element.scrollHeight - element.clientHeight);
        if (height > width) expect(hidden, 'nothing is below the edge').toBeLessThanOrEqual(0);
      }
    });
});
