import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { startBattle } from './support.ts';

test.use({ trace: 'off' });

async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test('axe finds nothing wrong with the start screen', async ({ page }) => {
      await page.goto('./');
      await page.locator('.battle details').first().click();
      expect(await violationsOf(page)).toEqual([]);
    });

    test('axe finds nothing wrong with the table', async ({ page }) => {
      await startBattle(page, 'cape-marenne', '7');
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Play with open hands' }).click();
      expect(await violationsOf(page)).toEqual([]);
      await page.locator('.card button').first().click();
      await page.locator('[data-choice]').first().click();
      await page.getByText(/^All actions/).click();
      expect(await violationsOf(page)).toEqual([]);
    });
  });
}
