import { AIR_DECISIONS, sortie } from './air-positions.ts';
import { expectTold, pressAll } from './air-support.ts';
import { gameFile } from './positions.ts';
import { choice, expect, openGame, pageIsTooWide, prompt, showHand, test, type Page } from './support.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

async function tap(page: Page, label: string): Promise<void> {
  const hex = choice(page, label).first();
  if ((await hex.count()) === 0) return page.getByRole('button', { name: label }).first().tap();
  await hex.locator('.choice-area').scrollIntoViewIfNeeded();
  const box = await hex.locator('.choice-area').boundingBox();
  if (box === null) throw new Error(`${label} is not on the screen`);
  return page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

async function tapAll(page: Page, ...labels: string[]): Promise<void> {
  for (const label of labels) {
    await tap(page, label);
    expect(await pageIsTooWide(page), label).toBe(false);
  }
}

test('a flight is made by taps, with the air war on a sheet of its own', async ({ page }) => {
  await openGame(page, gameFile(sortie({ dice: ['infantry', 'star', 'star', 'star'] })));
  await page.locator('[data-curtain]').tap();
  await tapAll(page, 'Lay it: Strafe the Enemy', 'Play: Attack – Left', 'P-51 Mustang: Send to the left flank');
  await tapAll(page, 'Order American infantry on C3', 'Bring the fighter on over C5');
  const markers = page.locator('.board-popup');
  await expect(markers).toBeInViewport({ ratio: 1 });
  await tapAll(page, 'Lay an MG marker on C5', 'Fly to D5', 'Lay an MG marker on D5', 'Fly to d6');
  await expect(page.getByRole('region', { name: 'Flight' })).toContainText('1 of 4 hexes left');
  await expect(page.locator('.prompt [data-action="endFlight"]')).toBeInViewport();

  await page.locator('[data-sheet="air"]').tap();
  await expect(page.locator('.air-reserves')).toBeInViewport();
  await expect(page.locator('.air-reserves')).toContainText('7 MG markers');
  expect(await pageIsTooWide(page)).toBe(false);
  await page.locator('[data-sheet="air"]').tap();

  await tapAll(page, 'End the flight', 'End movement', 'End movement anyway', 'American fighter on d6');
  await tapAll(page, 'Roll the attack run on C5', 'Roll the attack run on C5');
  await page.locator('[data-sheet="log"]').tap();
  await expectTold(page, 'American fighter on d6 attacks German infantry on C5 with 2 dice');
});

test('after a deployment the board shows the unit that is left to order', async ({ page }) => {
  await openGame(page, gameFile(sortie({ allies: { A1: 'infantry', M1: 'armor' } })));
  await page.locator('[data-curtain]').tap();
  await tapAll(page, 'Lay it: Strafe the Enemy', 'Play: Attack – Left', 'P-51 Mustang: Send to the left flank');
  await expect(page.locator('[data-choice="pick"]')).toBeInViewport({ ratio: 0.9 });
});

test('every decision about aircraft fits a phone, with the button that ends it in sight', async ({ page }) => {
  test.setTimeout(120_000);
  for (const { name, game, clicks, asks } of AIR_DECISIONS) {
    await openGame(page, game());
    await showHand(page);
    await pressAll(page, ...clicks);
    await showHand(page);
    await expect(prompt(page), name).toHaveText(asks);
    expect(await pageIsTooWide(page), name).toBe(false);
    const buttons = page.locator('.prompt .buttons button');
    if ((await buttons.count()) > 0) await expect(buttons.last(), name).toBeInViewport();
    const small = await page.locator('.prompt button, .board-popup button').evaluateAll((controls) =>
      controls.flatMap((control) => {
        const { width, height } = control.getBoundingClientRect();
        return width > 0 && (width < 24 || height < 24) ? [`${control.textContent} ${width}×${height}`] : [];
      }),
    );
    expect(small, name).toEqual([]);
  }
});
