import { AIR_DECISIONS } from './air-positions.ts';
import { pressAll } from './air-support.ts';
import { expect, openGame, prompt, showHand, testInOnePage as test, type Page } from './support.ts';

/** What a reload must not change. */
function sceneOf(page: Page, leave: boolean): Promise<Record<string, string[]>> {
  return page.evaluate((isLeaving) => {
    const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
    const scene = {
      prompt: texts('.prompt-side, .prompt h2, .prompt-hint, .undo-reach'),
      plan: texts('.flight-panel, .deployment, .board-popup'),
      air: texts('.air-reserves, .air-in-play, .air-hand'),
      score: texts('.score-count, .score-turn'),
      dice: texts('.dice'),
      log: texts('.log-turn'),
      pieces: [...document.querySelectorAll('.token')].map(
        (token) => `${token.getAttribute('data-token')} ${token.getAttribute('transform')} ${token.innerHTML}`,
      ),
      marks: [...document.querySelectorAll('.choice')].map((mark) => mark.getAttribute('aria-label') ?? ''),
    };
    if (isLeaving) location.reload();
    return scene;
  }, leave);
}

async function sitDown(page: Page): Promise<void> {
  await expect(page.locator('.hex-board')).toBeVisible();
  await showHand(page);
  if ((await page.getByRole('button', { name: 'Show hand' }).count()) > 0) await page.keyboard.press('h');
}

/** A unit that was chosen and an aim that was taken are let go by a reload; these decisions have neither. */
const KEPT = [
  'an air card laid',
  'a deployment',
  'a hex to come on',
  'a flight with a marker',
  'declarations',
  'a run under way',
  'an ambush from below',
  'an answer to a flight',
  'an answer to a hit',
  'an air card to draw',
];

for (const { name, game, clicks, asks, curtain = false } of AIR_DECISIONS.filter((one) => KEPT.includes(one.name))) {
  test(`a reload right after a click changes nothing: ${name}`, async ({ page }) => {
    await openGame(page, game());
    await sitDown(page);
    await pressAll(page, ...clicks);
    await sitDown(page);
    await expect(prompt(page)).toHaveText(asks);
    const before = await sceneOf(page, true);
    await page.waitForEvent('load');
    await expect(page.locator('.hex-board')).toBeVisible();
    await expect(page.locator('[data-curtain]')).toHaveCount(curtain ? 1 : 0);
    await sitDown(page);
    await expect(prompt(page)).toHaveText(asks);
    expect(await sceneOf(page, false)).toEqual(before);
  });
}

test('after a reload in mid-flight the steps can be taken back as before', async ({ page }) => {
  const flight = AIR_DECISIONS.find(({ name }) => name === 'a flight with a marker');
  await openGame(page, flight?.game());
  await pressAll(page, ...(flight?.clicks ?? []));
  await page.reload();
  const plan = page.getByRole('region', { name: 'Flight' });
  await expect(plan).toContainText('2 of 4 hexes left');
  await page.keyboard.press('u');
  await expect(plan).toContainText('3 of 4 hexes left');
  await page.getByRole('button', { name: /^Undo all/ }).click();
  await expect(prompt(page)).toHaveText('Play a command card');
});
