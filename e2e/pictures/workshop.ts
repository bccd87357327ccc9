// Scenarios: the library, what a file brings, the drawing table, the sheet to print.
import { writeM44 } from '../../src/scenarios/m44/write-m44.ts';
import { asFile } from '../support.ts';
import { battle } from './games.ts';
import type { Shot, Stage } from './stage.ts';

/** A file of another program, with an option that is not played. */
function strangeFile(): unknown {
  const file = writeM44({ ...battle('fords-of-the-torvo'), name: 'The Other Crossing' });
  const info = file.game_info as Record<string, unknown>;
  return { ...file, game_info: { ...info, options: { smoke_screen: { side: 'AXIS' } } } };
}

async function bring(stage: Stage): Promise<void> {
  await stage.visit('#/library');
  await stage.page.getByTestId('scenario-files').setInputFiles(asFile('crossing.m44', strangeFile()));
  await stage.page.locator('.bring-dialog .battle-map .ground').waitFor();
}

/** A copy of a battle of the game on the drawing table. */
async function draw(stage: Stage, name: string): Promise<void> {
  await stage.visit('#/library');
  await stage.button(`Edit a copy of ${name}`);
  await stage.page.locator('.workshop .hex-board').waitFor();
}

async function openPanel(stage: Stage, panel: 'tools' | 'hex' | 'checks' | 'scenario'): Promise<void> {
  if (stage.isPhone) await stage.page.locator(`.workshop-sheets [data-sheet="${panel}"]`).tap();
  else if (panel !== 'tools') await stage.page.getByRole('tab', { name: panel }).click();
}

export const WORKSHOP: readonly Shot[] = [
  {
    name: 'library',
    go: async (stage) => {
      await stage.visit('#/library');
      await stage.page.locator('.thumbnail .ground').first().waitFor();
      await stage.page.locator('.thumbnail.waiting').first().waitFor({ state: 'detached' });
    },
  },
  { name: 'library-import', go: bring },
  {
    name: 'library-share',
    go: async (stage) => {
      await stage.visit('#/library');
      await stage.button('Share The Airstrip at Kalydona');
      await stage.page.getByRole('dialog').waitFor();
    },
  },
  { name: 'workshop', go: (stage) => draw(stage, 'The Mission at Misuwari') },
  {
    name: 'workshop-new',
    go: async (stage) => {
      await stage.visit('#/library');
      await stage.button('New scenario');
      await stage.button('Begin to draw');
      await stage.page.locator('.workshop .hex-board').waitFor();
      await openPanel(stage, 'checks');
    },
  },
  ...(['tools', 'hex', 'scenario'] as const).map((panel): Shot => ({
    name: `workshop-${panel}`,
    go: async (stage) => {
      await draw(stage, 'The Reef at Ngerumai');
      await openPanel(stage, panel);
    },
  })),
  { name: 'sheet', go: (stage) => stage.visit('#/sheet/kalydona-airstrip') },
  { name: 'sheet-large', go: (stage) => stage.visit('#/sheet/ngerumai-landing') },
];
