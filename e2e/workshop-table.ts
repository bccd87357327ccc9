// Hands for the drawing table: take a tool, draw with it.
import { readFile } from 'node:fs/promises';
import { boardOf } from '../src/hex/board.ts';
import { hexOfLabel } from '../src/hex/labels.ts';
import type { ScenarioFile } from '../src/scenarios/scenario-schema.ts';
import { expect, type Page } from './support.ts';

/** A new scenario on the standard board, from the library to the drawing table. */
export async function beginScenario(page: Page, name: string): Promise<void> {
  await page.goto('./#/library');
  await page.getByRole('button', { name: 'New scenario' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.locator('.workshop .hex-board')).toBeVisible();
}

export type Place = readonly [x: number, y: number];

const board = boardOf('standard');

/** The middle of a hex on the screen. */
export async function middleOf(page: Page, label: string): Promise<Place> {
  const hex = hexOfLabel(board, label) ?? -1;
  const box = await page.locator(`.hex-board .ground [data-hex="${hex}"] .hex-line`).first().boundingBox();
  if (box === null) throw new Error(`there is no hex ${label} on the screen`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

export async function takeTool(page: Page, layer: string, tile: string): Promise<void> {
  await page.getByRole('tab', { name: layer, exact: true }).click();
  await page.locator(`.palette-panel [data-tile="${tile}"]`).click();
}

export async function clickHexes(page: Page, ...labels: readonly string[]): Promise<void> {
  for (const label of labels) await page.mouse.click(...(await middleOf(page, label)));
}

/** One stroke of the mouse. */
export async function drawOver(page: Page, from: string, to: string): Promise<void> {
  await page.mouse.move(...(await middleOf(page, from)));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(page, to)), { steps: 20 });
  await page.mouse.up();
}

/** The step that would be taken back. */
export function lastStep(page: Page) {
  return page.locator('.step-undo');
}

/** The scenario as it is given away. */
export async function exported(page: Page): Promise<{ readonly path: string; readonly file: ScenarioFile }> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Share or export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Scenario of this game (.json)' }).click(),
  ]);
  const path = await download.path();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return { path, file: JSON.parse(await readFile(path, 'utf8')) as ScenarioFile };
}
