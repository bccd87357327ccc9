// `?` at the table opens the lesson for what is asked, whatever it is.
import { AIR_DECISIONS } from './air-positions.ts';
import { pressAll } from './air-support.ts';
import { DECISIONS } from './positions.ts';
import { expect, openGame, press, prompt, showHand, test } from './support.ts';

const GROUND: Readonly<Record<string, string>> = {
  'a section': 'special-infantry-assault',
  'a window for Ambush': 'base-12-ambush',
  'battling back': 'special-british',
  'whom to heal': 'special-medics',
  'figures to share out': 'special-breakthrough-medics',
  'targets from the air': 'special-strikes',
  'the target of a barrage': 'special-strikes',
  'one of two cards to keep': 'special-recon',
  'a card for the chip': 'special-red-army',
};

const AIR: Readonly<Record<string, string>> = {
  'a hex to come on': 'nfp-1',
  'a flight with a marker': 'nfp-6',
  'a run under way': 'nfp-6',
  'a dogfight': 'nfp-8',
  'ground fire': 'nfp-11',
  'an answer to a flight': 'nfp-answers',
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
