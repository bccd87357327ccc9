import { expect, type Page } from '@playwright/test';

/** Everything the page complains about; a test ends with `expect(complaints).toEqual([])`. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol !== 'data:' && hostname !== '127.0.0.1') complaints.push(`asked for ${request.url()}`);
  });
  return complaints;
}

/** From the start screen to the table, by the battle's own button. */
export async function startBattle(page: Page, battle: string, seed: string): Promise<void> {
  await page.goto('./');
  await page.getByLabel('Seed').fill(seed);
  await page.locator(`[data-battle="${battle}"] .start-button`).click();
  await expect(page.locator('.hex-board')).toBeVisible();
}
