import cards from '../src/ui/text/en/cards.json' with { type: 'json' };
import { position, type Setting } from '../tests/support/kit.ts';
import { gameFile } from './positions.ts';
import { expect, openGame, press, prompt, showHand, startBattle, test, type Page } from './support.ts';

const NAMES = Object.values(cards.name);

/** The names of cards anywhere in the page, seen or not, in words or in what a screen reader is told. */
function cardsInPage(page: Page): Promise<string[]> {
  return page.evaluate((names) => {
    const told = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].map(({ value }) => value),
    );
    const all = [document.documentElement.textContent, ...told].join('\n');
    return names.filter((name) => all.includes(name));
  }, NAMES);
}

/** An infantry of the Allies closes in on one of the Axis, whose hand is this. */
const assaulted = (axis: NonNullable<Setting['hands']>['axis'], dice: Setting['dice'] = []) =>
  gameFile(
    position({
      allies: { E5: 'infantry', H5: 'infantry', M1: 'armor' },
      axis: { F5: 'infantry', H7: 'infantry', A9: 'infantry' },
      hands: { allies: ['attack-centre', 'pincer-move'], axis: axis ?? [] },
      dice,
    }),
    'play attack-centre',
    'order E5',
    'order H5',
    'end orders',
    'end movement',
  );

async function attack(page: Page): Promise<void> {
  await press(page, 'American infantry on E5');
  await press(page, 'Attack German infantry on F5');
  await press(page, 'Attack German infantry on F5');
}

test('no card of a hidden hand is in the page before its player has taken the screen', async ({ page }) => {
  await startBattle(page, 'lanes-of-saint-aubert', '7');
  const curtain = page.getByRole('dialog', { name: /^Hand the screen to (the )?Allies/ });
  await expect(curtain).toBeVisible();
  await expect(page.locator('.card')).toHaveCount(0);
  await expect(page.locator('[data-action]')).toHaveCount(0);
  expect(await cardsInPage(page)).toEqual([]);
  // Keys of the table are dead behind the curtain.
  await page.keyboard.press('1');
  await page.keyboard.press('h');
  expect(await cardsInPage(page)).toEqual([]);

  await curtain.getByRole('button', { name: 'Show my hand' }).click();
  await expect(page.locator('.card button').first()).toBeVisible();
  await page.getByRole('button', { name: 'Cover hand' }).click();
  await expect(curtain).toBeVisible();
  expect(await cardsInPage(page)).toEqual([]);
});

test('the hand opens while its button is held, and closes with it', async ({ page }) => {
  await openGame(page, assaulted(['ambush', 'probe-left']));
  await expect(page.locator('.card')).toHaveCount(0);
  const show = page.getByRole('button', { name: 'Show hand' });
  await show.hover();
  await page.mouse.down();
  await expect(page.locator('.card')).toHaveCount(1);
  await page.waitForTimeout(500);
  await page.mouse.up();
  await expect(page.locator('.card')).toHaveCount(0);
  await show.click();
  await expect(page.locator('.card')).toHaveCount(1);
});

for (const [hand, holds] of [
  [['ambush', 'probe-left'], 'with the card in the hand'],
  [['probe-left', 'dig-in'], 'without it'],
] as const) {
  test(`the window for Ambush looks the same ${holds}, and can be declined without a look`, async ({ page }) => {
    await openGame(page, assaulted([...hand], ['grenade', 'star', 'star']));
    await page.keyboard.press('h');
    await expect(page.locator('.card')).toHaveCount(1);
    expect(await cardsInPage(page)).not.toContain('Probe – Left');
    await attack(page);
    const curtain = page.getByRole('dialog', { name: /^Hand the screen to (the )?Axis/ });
    await expect(curtain.locator('.curtain-question')).toHaveText('Ambush?');
    await expect(curtain.getByRole('button')).toHaveText(['Show my hand', 'No ambush', 'Settings', '← Battles']);
    await expect(curtain).toContainText('American infantry on E5 attacks German infantry on F5.');
    await expect(page.locator('.card')).toHaveCount(0);
    // The card in play is known to both; "Ambush" is only in the question.
    expect((await cardsInPage(page)).filter((name) => name !== 'Attack – Centre' && name !== 'Ambush')).toEqual([]);
    await curtain.getByRole('button', { name: 'No ambush' }).click();
    await expect(page.getByRole('region', { name: 'Log' })).toContainText(/loses/);
    expect((await cardsInPage(page)).includes('Probe – Left')).toBe(false);
  });
}

test('a player who holds Ambush takes the screen, sees the hand and plays it', async ({ page }) => {
  await openGame(page, assaulted(['ambush', 'probe-left'], ['grenade', 'grenade', 'grenade', 'star', 'star', 'star']));
  await attack(page);
  await page.locator('[data-curtain]').click();
  await expect(prompt(page)).toHaveText('Ambush?');
  await expect(page.locator('.card h3')).toHaveText(['Probe – Left', 'Ambush']);
  expect(await cardsInPage(page)).not.toContain('Pincer Move');
  await page.locator('.prompt [data-action="playAmbush"]').click();
  await expect(page.getByRole('region', { name: 'Log' })).toContainText(/Ambush/);
  // The Allies go on; both hands are covered.
  await expect(prompt(page)).toHaveText('Battle');
  await expect(page.locator('.card')).toHaveCount(0);
  expect((await cardsInPage(page)).toSorted()).toEqual(['Ambush', 'Attack – Centre']);
});

test('a player without the card who looks can only decline', async ({ page }) => {
  await openGame(page, assaulted(['probe-left', 'dig-in'], ['star', 'star', 'star']));
  await attack(page);
  await page.locator('[data-curtain]').click();
  await expect(page.locator('.prompt [data-action="playAmbush"]')).toHaveCount(0);
  await press(page, 'No ambush');
  await expect(page.locator('.undo-reach')).toHaveText('Nothing to undo since the last roll.');
});

test('the curtain tells what happened since, and open hands switch it off', async ({ page }) => {
  await openGame(page, assaulted(['probe-left', 'probe-centre'], ['grenade', 'star', 'star']));
  await attack(page);
  await press(page, 'No ambush');
  await press(page, 'End attacks');
  await press(page, 'End attacks anyway');
  const curtain = page.getByRole('dialog', { name: /^Hand the screen to (the )?Axis/ });
  await expect(curtain.locator('.recap')).toContainText(/German infantry on F5 loses 1 figure/);
  await curtain.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Open hands').check();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(curtain).toHaveCount(0);
  await expect(page.locator('.card')).toHaveCount(2);
  await showHand(page);
  await expect(page.getByRole('button', { name: 'Cover hand' })).toHaveCount(0);
});
