import { expect, openGame, press, prompt, showHand, startBattle, test, type Page } from './support.ts';
import { decision } from './positions.ts';

test.use({ serviceWorkers: 'allow' });

/** Resolves when everything the page needs is kept on the device. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

test('with the network cut the page starts, plays on, and opens all its parts', async ({ page, context }) => {
  await page.goto('./');
  await kept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('.battle')).toHaveCount(12);
  const faces = await page.evaluate(async () => [...(await document.fonts.ready)].map(({ status }) => status));
  expect(new Set(faces)).toEqual(new Set(['loaded']));

  const { game, clicks } = decision('orders, one of them given');
  await openGame(page, game());
  await showHand(page);
  for (const click of clicks) await press(page, click);
  await page.reload();
  await expect(prompt(page)).toHaveText('Order units');
  await press(page, 'Order American infantry on G5');
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('American infantry on G5 is ordered');
  for (const menu of ['briefing', 'saves', 'settings', 'help']) {
    await page.locator(`[data-menu="${menu}"]`).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.locator('.log-line').first().click();
  await expect(page.locator('.replay-where')).toBeVisible();
  await page.goto('./#/link/1.zz.x.y');
  await expect(page.getByRole('alert')).toContainText('This link cannot be opened');
});

test('a page that was loaded before the network went needs nothing more', async ({ page, context }) => {
  await startBattle(page, 'cape-marenne', '7');
  await kept(page);
  await context.setOffline(true);
  await showHand(page);
  await page.locator('.card button').first().click();
  await page.reload();
  await expect(page.locator('.hex-board')).toBeVisible();
});

test.describe('a story that did not come', () => {
  // Nothing is kept for a page without a network.
  test.use({ serviceWorkers: 'block' });

  test('is fetched when it is tried again', async ({ page, complaints }) => {
    let isCut = true;
    await page.route(/cape-marenne.*\.js$/, (route) => (isCut ? route.abort() : route.continue()));
    await page.goto('./#/battle/cape-marenne');
    await expect(page.getByRole('alert')).toContainText('The story of this battle could not be fetched.');
    isCut = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Landing at Cape Marenne' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start the battle' })).toBeVisible();
    // The browser tells of the file it did not get.
    expect(complaints.splice(0).join()).toContain('ERR_FAILED');
  });
});

test('the policy allows nothing but the files of the page, and nothing is written into it', async ({
  page,
  request,
  complaints,
}) => {
  await page.goto('./');
  const policy = (await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')) ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  const html = await (await request.get('./')).text();
  expect(
    [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes).every((one) => one.includes('src=')),
  ).toBe(true);
  expect(html).not.toMatch(/<style|\son\w+=|javascript:|\sstyle=/);
  // An inline script that got in all the same would not run.
  const ran = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        document.addEventListener('securitypolicyviolation', () => resolve(false), { once: true });
        const script = document.createElement('script');
        script.textContent = 'globalThis.ran = true';
        document.head.append(script);
        setTimeout(() => resolve('ran' in globalThis), 500);
      }),
  );
  expect(ran).toBe(false);
  expect(complaints.splice(0).join()).toContain('Content Security Policy');
});
