import { decision } from './positions.ts';
import { expect, openGame, prompt, showHand, test, violationsOf } from './support.ts';

test('a rule opens by its number, and is found by a word', async ({ page }) => {
  await page.goto('./#/rules/NFP-7.3');
  await expect(page.getByRole('article', { name: 'Shot down' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('overrun');
  await expect(page.getByRole('heading', { name: /rules? found$/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'Overrun' })).toBeVisible();
  await page.getByRole('link', { name: /^Show me: Armor overrun/ }).click();
  await expect(page.locator('[data-lesson="base-10-overrun"] .hex-board')).toBeVisible();
});

test('axe finds nothing wrong with the list, what is found and what is read', async ({ page }) => {
  await page.goto('./#/rules');
  await expect(page.locator('.rules-lead')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('searchbox').fill('flag');
  expect(await violationsOf(page)).toEqual([]);
  await page.goto('./#/rules/unit.mortarLate+terrain.town+air-card.strafe');
  await expect(page.locator('.entry')).toHaveCount(3);
  expect(await violationsOf(page)).toEqual([]);
});

test('the note on a hex waits for the pointer on its way to "Show me", and the battle waits too', async ({ page }) => {
  const { game } = decision('battle with a unit chosen');
  await openGame(page, game());
  const asked = await prompt(page).textContent();
  const piece = await page.locator('.hex-board .token').first().boundingBox();
  if (piece === null) throw new Error('no piece');
  await page.mouse.move(piece.x + piece.width / 2, piece.y + piece.height / 2, { steps: 4 });
  const link = page.locator('.note .show-me');
  await expect(link).toBeVisible();
  const box = await link.boundingBox();
  if (box === null) throw new Error('the link is nowhere');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
  await page.waitForTimeout(900);
  await link.click();
  await expect(page.locator('.entry').first()).toBeVisible();
  await page.getByRole('button', { name: 'Back to the battle' }).click();
  await expect(prompt(page)).toHaveText(asked ?? '');
});

test('the key i opens the rules of what the keyboard is on', async ({ page }) => {
  const { game } = decision('battle with a unit chosen');
  await openGame(page, game());
  await page.keyboard.press('n');
  // Notes are fetched after the first board.
  await expect(page.locator('.note')).toBeVisible();
  await page.keyboard.press('i');
  await expect(page.locator('.entry').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.hex-board')).toBeVisible();
});

test('the button ? shows the lesson for the decision, which leads back to the game as it was', async ({ page }) => {
  const { game } = decision('orders, one of them given');
  await openGame(page, game());
  await showHand(page);
  const asked = await prompt(page).textContent();
  await page.getByRole('button', { name: 'Show me how this works' }).click();
  await expect(page.locator('[data-lesson="base-1-turn"] .hex-board')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Back to the battle' }).click();
  await showHand(page);
  await expect(prompt(page)).toHaveText(asked ?? '');
});

test('a look at the rules leaves the hand open; a reload or the way over the start screen covers it', async ({
  page,
}) => {
  const { game } = decision('battle with a unit chosen');
  await openGame(page, game());
  const hand = page.getByRole('region', { name: 'Hand', exact: true });
  await hand.getByRole('button', { name: 'Show hand' }).click();
  const cards = await hand.locator('.card').count();
  expect(cards).toBeGreaterThan(0);
  await page.goto('./#/rules');
  await page.getByRole('button', { name: 'Back to the battle' }).click();
  await expect(hand.locator('.card')).toHaveCount(cards);
  const isCovered = async () => {
    await expect(hand.locator('.card')).toHaveCount(0);
    await expect(hand).toContainText('It is not known who is at the screen. If the cards are yours, show them.');
    await hand.getByRole('button', { name: 'Show hand' }).click();
    await expect(hand.locator('.card')).toHaveCount(cards);
  };
  await page.reload();
  await isCovered();
  await page.getByRole('button', { name: '← Battles' }).click();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await isCovered();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('one thing at a time: the list, what is found, what is read', async ({ page }) => {
    await page.goto('./#/rules');
    const topics = page.getByRole('navigation', { name: 'Topics' });
    await topics.locator('[data-topic="retreat"] summary').click();
    await topics.getByRole('link', { name: 'No way back' }).click();
    await expect(page.getByRole('article', { name: 'No way back' })).toBeVisible();
    await expect(topics).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('link', { name: 'All rules' }).click();
    await expect(topics).toBeVisible();
  });

  test('speaks of fingers, and its search field has room for what it says', async ({ page }) => {
    await page.goto('./#/rules');
    await expect(page.locator('.rules-lead')).toContainText('hold a finger on something');
    await expect(page.locator('.rules-lead')).not.toContainText('key');
    const field = page.getByRole('searchbox');
    const room = await field.evaluate((input: HTMLInputElement) => {
      const style = getComputedStyle(input);
      const pen = document.createElement('canvas').getContext('2d');
      if (pen === null) throw new Error('no canvas');
      pen.font = style.font;
      const inside = input.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      return inside - pen.measureText(input.placeholder).width;
    });
    expect(room).toBeGreaterThan(0);
  });

  test('the lesson is a tap away although the hand lies over the question', async ({ page }) => {
    const { game } = decision('orders, one of them given');
    await openGame(page, game());
    await showHand(page);
    await page.getByRole('button', { name: 'Show me how this works' }).tap();
    await expect(page.locator('[data-lesson="base-1-turn"] .hex-board')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Back to the battle' })).toBeVisible();
  });

  test('a note that a finger holds open leads to the rules', async ({ page }) => {
    const { game } = decision('battle with a unit chosen');
    await openGame(page, game());
    const box = await page.locator('.hex-board .token').first().boundingBox();
    if (box === null) throw new Error('no piece');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    const link = page.locator('.note .show-me');
    await expect(link).toBeVisible();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await link.tap();
    await expect(page.locator('.entry').first()).toBeVisible();
  });
});
