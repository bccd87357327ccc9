// Notes about what is looked at lie where they cover nothing that a lesson speaks of.
import { lessonById } from '../src/lessons/chapters.ts';
import { boardOf } from '../src/hex/board.ts';
import { hexOfLabel } from '../src/hex/labels.ts';
import { stepOf, type Session } from '../src/lessons/session.ts';
import { walkLesson } from './learn-walk.ts';
import { expect, test, type Page } from './support.ts';

const note = (page: Page) => page.locator('.note');

/** What of the coach, the question and the hexes pointed at lies under the note that is open. */
function covered(page: Page, hexes: readonly number[]): Promise<string[]> {
  return page.evaluate((pointed) => {
    const open = document.querySelector('.note')?.getBoundingClientRect();
    if (open === undefined) return [];
    const found = (selector: string) => [...document.querySelectorAll(selector)];
    const lines = pointed.flatMap((hex) => found(`.hex-board .ground [data-hex="${hex}"] .hex-line`));
    return [...found('.coach, .prompt'), ...lines]
      .filter((element) => {
        const box = element.getBoundingClientRect();
        const width = Math.min(open.right, box.right) - Math.max(open.left, box.left);
        const height = Math.min(open.bottom, box.bottom) - Math.max(open.top, box.top);
        return box.width > 0 && width > 1 && height > 1;
      })
      .map((element) => element.closest('[data-hex]')?.getAttribute('data-hex') ?? element.className);
  }, hexes);
}

function pointedAt(session: Session): number[] {
  const { hexes = [], arrows = [] } = stepOf(session)?.point ?? {};
  const board = boardOf(session.state.board);
  return [...hexes, ...arrows.flat()].flatMap((label) => hexOfLabel(board, label) ?? []);
}

/** The pointer rests on every unit, one after the other. */
async function lookAtAll(page: Page, session: Session): Promise<string[]> {
  const faults: string[] = [];
  const pointed = pointedAt(session);
  for (const { hex } of session.state.units) {
    if (hex < 0) continue;
    const box = await page.locator(`.hex-board .ground [data-hex="${hex}"] .hex-line`).first().boundingBox();
    if (box === null) continue;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await expect(note(page)).toBeVisible();
    for (const what of await covered(page, pointed))
      faults.push(`step ${session.at}: the note on ${hex} covers ${what}`);
  }
  await page.mouse.move(2, 2);
  return faults;
}

test.use({ viewport: { width: 1440, height: 900 } });

test('no note covers the coach, the question, or what is pointed at', async ({ page }) => {
  test.setTimeout(120_000);
  const lesson = lessonById('base-3-orders');
  if (lesson === undefined) throw new Error('there is no such lesson');
  const faults: string[] = [];
  await walkLesson(page, lesson, {
    wrongs: false,
    onStep: async (session) => void faults.push(...(await lookAtAll(page, session))),
  });
  expect(faults).toEqual([]);
});
