import { wishOf, type Wish } from './policy.ts';
import { expect, startBattle, test, type Page } from './support.ts';

/** Tab or Shift+Tab, whichever way it is, until the focus is there. */
async function tabTo(page: Page, selector: string, most = 60): Promise<void> {
  for (let presses = 0; presses <= most; presses++) {
    const key = await page.evaluate((wanted) => {
      const active = document.activeElement ?? document.body;
      if (active.matches(wanted)) return null;
      const target = document.querySelector(wanted);
      const isBehind =
        target !== null && (active.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
      return isBehind && active !== document.body ? 'Shift+Tab' : 'Tab';
    }, selector);
    if (key === null) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** How often `n` (or, below zero, Shift and `n`) leads from where the cursor is to the hex; null: it has the focus. */
function wayTo(page: Page, hex: number): Promise<number | null> {
  return page.evaluate((wanted) => {
    if (document.activeElement?.getAttribute('data-hex') === String(wanted)) return null;
    const way = document.querySelector('.board-turned') === null ? 1 : -1;
    const group = (kind: string) => (kind === 'pick' ? 1 : kind === 'go' || kind === 'walk' ? 2 : 0);
    const order = [...document.querySelectorAll<SVGElement>('.choice')]
      .map(({ dataset }) => ({ hex: Number(dataset.hex), group: group(dataset.choice ?? '') }))
      .toSorted((a, b) => a.group - b.group || (a.hex - b.hex) * way)
      .map(({ hex: at }) => at);
    const cursor = Number(document.querySelector<SVGElement>('[data-cursor]')?.dataset.hex);
    if (!order.includes(cursor)) return order.indexOf(wanted) + 1;
    const forward = (order.indexOf(wanted) - order.indexOf(cursor) + order.length) % order.length;
    return forward === 0 ? order.length : forward * 2 > order.length ? forward - order.length : forward;
  }, hex);
}

/** `n` goes round the choices of the board. */
async function chooseHex(page: Page, hex: number): Promise<void> {
  for (let tries = 0; tries < 3; tries++) {
    const way = await wayTo(page, hex);
    if (way === null) return page.keyboard.press('Enter');
    for (let at = 0; at < Math.abs(way); at++) await page.keyboard.press(way > 0 ? 'n' : 'Shift+N');
  }
  throw new Error(`n does not lead to hex ${hex}`);
}

const PASSES = /^(End|No|Hold|Stay|Do not|Retreat no|Pass)/;

/** The keys a player without a mouse would press for it. */
async function typeFor(page: Page, wish: Wish): Promise<void> {
  switch (wish.what) {
    case 'curtain':
      // The curtain has the focus on its first button.
      await expect(page.locator('[data-curtain]')).toBeFocused();
      return page.keyboard.press('Enter');
    case 'roll':
      return page.keyboard.press('r');
    case 'card': {
      const at = await page
        .locator(wish.selector)
        .last()
        .evaluate((button) => {
          const cards = [...document.querySelectorAll('.card')];
          return cards.indexOf(button.closest('.card') as Element);
        });
      return page.keyboard.press(String(at + 1));
    }
    case 'button': {
      const text = (await page.locator(wish.selector).last().textContent()) ?? '';
      if (PASSES.test(text)) return page.keyboard.press('e');
      await tabTo(page, wish.selector);
      return page.keyboard.press('Enter');
    }
    default:
      return chooseHex(page, wish.hex ?? -1);
  }
}

test('a whole battle is played with the keyboard alone, from the start screen to victory', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto('./');
  await expect(page.locator('.battle').first()).toBeVisible();
  await tabTo(page, '[data-battle="lanes-of-saint-aubert"] .start-button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, '.seed-field summary');
  await page.keyboard.press('Enter');
  await tabTo(page, '.seed-field input');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('keys');
  await page.keyboard.press('Enter');
  await expect(page.locator('.hex-board')).toBeVisible();

  const counts: Record<string, number> = {};
  for (let at = 0; at < 3000; at++) {
    const wish = await wishOf(page);
    if (wish === null) break;
    counts[wish.what] = (counts[wish.what] ?? 0) + 1;
    await typeFor(page, wish);
  }
  test.info().annotations.push({ type: 'keys', description: JSON.stringify(counts) });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^The (Allies|Axis) win$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, '.end-buttons .main');
  await page.keyboard.press('Enter');
  await expect(page.locator('.score-turn')).toHaveText('Turn 1: Allies');
});

test('after the curtain the keyboard is on the first card', async ({ page }) => {
  await startBattle(page, 'lanes-of-saint-aubert', '7');
  await expect(page.locator('[data-curtain]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.hand .card button').first()).toBeFocused();
});

test('Esc closes the settings also when a curtain has fallen behind them', async ({ page }) => {
  await startBattle(page, 'lanes-of-saint-aubert', '7');
  await page.locator('[data-curtain]:enabled').click();
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByLabel('Open hands').check();
  await settings.getByLabel('Open hands').uncheck();
  await page.keyboard.press('Escape');
  await expect(settings).toHaveCount(0);
});
