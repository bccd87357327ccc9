import { expect, press, type Locator, type Page } from './support.ts';

export function logOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Log' });
}

/** The log says this; after the name of a hex it may also say on which flank that is. */
export async function expectTold(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    const pattern = text.replace(/[.?()]/g, '\\$&').replace(/\b[A-Ma-m][1-9]\b/g, '$&(?: \\([^)]*\\))?');
    await expect(logOf(page)).toContainText(new RegExp(pattern));
  }
}

export async function pressAll(page: Page, ...labels: string[]): Promise<void> {
  for (const label of labels) await press(page, label);
}

/** Aircraft, ammunition and air cards of a side, as the panel says. */
export function reserveOf(page: Page, side: 'axis' | 'allies'): Locator {
  return page.locator(`.air-reserves .side-${side === 'axis' ? 1 : 0}`);
}

export async function expectMedals(page: Page, allies: number, axis: number): Promise<void> {
  await expect(page.locator('.score-count').first()).toContainText(new RegExp(`^${allies}/`));
  await expect(page.locator('.score-count').last()).toContainText(new RegExp(`^${axis}/`));
}
