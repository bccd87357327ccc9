// `?` at the table opens the lesson for what is asked; tests/lessons goes through all decisions.
import { AIR_DECISIONS } from './air-positions.ts';
import { pressAll } from './air-support.ts';
import { DECISIONS } from './positions.ts';
import { expect, openGame, press, prompt, showHand, testInOnePage as test } from './support.ts';

const GROUND: Readonly<Record<string, string>> = {
  'a section': 'special-infantry-assault',
  'battling back': 'special-british',
  'one of two cards to keep': 'special-recon',
  'a card for the chip': 'special-red-army',
};

const AIR: Readonly<Record<string, string>> = {
  'a run under way': 'nfp-6',
  'an answer to a hit': 'nfp-answers',
};

test.use({ settings: { speed: 'off', sound: false, openHands: true } });

for (const { name, game, clicks, asks } of DECISIONS.filter((one) => one.name in GROUND))
  test(`${name}: ${GROUND[name]}`, async ({ page }) => {
    await openGame(page, game());
    await showHand(page);
    for (const click of clicks) await press(page, click);
    await showHand(page);
    await expect(prompt(page)).toHaveText(asks);
    await page.keyboard.press('?');
    await expect(page).toHaveURL(new RegExp(`#/learn/${GROUND[name]}$`));
    await expect(page.locator('.coach')).toBeVisible();
  });

for (const { name, game, clicks, asks } of AIR_DECISIONS.filter((one) => one.name in AIR))
  test(`${name}: ${AIR[name]}`, async ({ page }) => {
    await openGame(page, game());
    await showHand(page);
    await pressAll(page, ...clicks);
    await showHand(page);
    await expect(prompt(page)).toHaveText(asks);
    await page.keyboard.press('?');
    await expect(page).toHaveURL(new RegExp(`#/learn/${AIR[name]}$`));
    await expect(page.locator('.coach')).toBeVisible();
  });
