// The screens before and after a battle, and the dialogs over the table.
import { encodeGame } from '../../src/store/link.ts';
import { battle, game, lanes, LONG_NAMES, named, PLAYERS, played } from './games.ts';
import type { ScenarioFile } from '../../src/scenarios/scenario-schema.ts';
import type { Shot, Stage } from './stage.ts';

const DESERT: ScenarioFile = {
  ...battle('fords-of-the-torvo'),
  name: 'The wells of Bir Salwa',
  face: 'desert',
  date: '1942-06',
  places: { C5: 'Bir Salwa' },
  terrain: {
    C5: 'oasis',
    E5: 'palmForest',
    F7: 'erg',
    G5: 'escarpment',
    H5: 'wadi E-W',
    I5: 'wadi E-W',
    K5: 'town',
    d6: 'hill',
    e4: 'hill',
    L5: 'airfield',
    j4: 'sandbags',
    c4: 'ravine',
  },
};
const FINISHED = { battle: 'lanes-of-saint-aubert', seed: '11' };
const finished = () => played(FINISHED.battle, FINISHED.seed);
const middleGame = () => played(FINISHED.battle, FINISHED.seed, 120);

async function toSaves(stage: Stage): Promise<void> {
  await stage.page.locator('.table [data-menu="saves"]').click();
  await stage.page.locator('.saves-dialog').waitFor();
}

/** Puts something into the database that is no game. */
function breakSlot(): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open('airfield-44');
    asked.addEventListener('error', () => reject(asked.error ?? new Error('no database')));
    asked.addEventListener('success', () => {
      const written = asked.result.transaction('games', 'readwrite');
      written.objectStore('games').put({ name: 'The bridge at dawn', at: 1, text: '{' }, 'slot/broken');
      written.addEventListener('complete', () => resolve());
      written.addEventListener('error', () => reject(written.error ?? new Error('not written')));
    });
  });
}

async function atEnd(stage: Stage): Promise<void> {
  await stage.visit();
  await stage.file(finished());
  await stage.page.waitForURL(/#\/replay/);
  await stage.page.getByRole('button', { name: 'Back to the result' }).click();
  await stage.page.waitForURL(/#\/end/);
  await stage.page.locator('h1').first().waitFor();
}

async function inReplay(stage: Stage): Promise<void> {
  await stage.visit();
  await stage.file(finished());
  await stage.page.waitForURL(/#\/replay/);
  await stage.page.goto('./#/replay/140');
  await stage.page.locator('.hex-board').waitFor();
}

export const SCREENS: readonly Shot[] = [
  { name: 'start', go: (stage) => stage.visit() },
  {
    name: 'start-battles',
    go: async (stage) => {
      await stage.visit();
      const last = stage.page.locator('[data-battle]').last();
      await last.scrollIntoViewIfNeeded();
      await last.locator('.ground').waitFor();
    },
  },
  {
    name: 'start-continue',
    go: async (stage) => {
      await stage.deal(middleGame());
      await stage.visit();
      await stage.page
        .getByRole('button', { name: /^Continue/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'start-broken-file',
    go: async (stage) => {
      await stage.visit();
      await stage.file(
        {
          format: 'airfield44/scenario',
          version: 1,
          name: 'x',
          terrain: { D5: 'woodz' },
          units: { axis: {}, allies: { D5: 'infantri' } },
        },
        'bridge.json',
      );
      await stage.page.getByText('bridge.json').first().waitFor();
    },
  },
  { name: 'briefing', go: (stage) => stage.visit('#/battle/lanes-of-saint-aubert') },
  { name: 'briefing-breakthrough', go: (stage) => stage.visit('#/battle/ice-road-to-zaretsk') },
  {
    name: 'briefing-rules',
    go: async (stage) => {
      await stage.visit('#/battle/ice-road-to-zaretsk');
      await stage.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    },
  },
  {
    name: 'settings',
    go: async (stage) => {
      await stage.play(game(lanes()));
      await stage.page.locator('[data-menu="settings"]').click();
    },
  },
  {
    name: 'help',
    go: async (stage) => {
      await stage.play(game(lanes()));
      await stage.page.locator('[data-menu="help"]').click();
    },
  },
  {
    name: 'briefing-over-table',
    go: async (stage) => {
      await stage.play(middleGame());
      await stage.page.locator('[data-menu="briefing"]').click();
    },
  },
  {
    name: 'saves',
    go: async (stage) => {
      await stage.play(middleGame());
      await toSaves(stage);
      await stage.page.locator('.saves-dialog button.main', { hasText: 'Save' }).click();
      await stage.page.getByText('Saved as').waitFor();
      await stage.page.evaluate(breakSlot);
      await stage.page.keyboard.press('Escape');
      await toSaves(stage);
      await stage.page.getByText('cannot be read').first().waitFor();
    },
  },
  {
    name: 'saves-empty',
    go: async (stage) => {
      await stage.visit();
      await stage.button('Saved games');
    },
  },
  {
    name: 'link-good',
    go: async (stage) => {
      const link = await encodeGame(middleGame());
      if (!('hash' in link)) throw new Error('no link');
      await stage.visit(link.hash);
      await stage.page.locator('.link-screen').waitFor();
    },
  },
  {
    name: 'link-broken',
    go: async (stage) => {
      await stage.visit('#/link/1.2s.0123abcd.rubbish');
      await stage.page.locator('.link-screen').waitFor();
    },
  },
  {
    name: 'storage-blocked',
    before: async (context) => {
      await context.addInitScript(() => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('not allowed', 'SecurityError');
        };
      });
    },
    go: async (stage) => {
      await stage.play(game(lanes()), 'Play: Attack – Centre');
      await stage.page.locator('.storage-notice:not(:empty)').first().waitFor();
    },
  },
  {
    name: 'won',
    go: async (stage) => {
      await atEnd(stage);
      await stage.button('Look at the board');
      await stage.page.getByRole('button', { name: 'See the result' }).waitFor();
    },
  },
  { name: 'end', go: atEnd },
  {
    name: 'end-statistics',
    go: async (stage) => {
      await atEnd(stage);
      await stage.page.mouse.move(200, 400);
      await stage.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    },
  },
  {
    name: 'replay-hands-none',
    go: async (stage) => {
      await inReplay(stage);
      await stage.page.locator('.replay-hands label', { hasText: 'None' }).click();
    },
  },
  { name: 'replay-hands-both', go: inReplay },
  {
    name: 'replay-open-game',
    go: async (stage) => {
      await stage.play(middleGame());
      await stage.page.goto('./#/replay/60');
      await stage.page.locator('.replay-hands').waitFor();
    },
  },
  {
    name: 'table-long-names',
    go: (stage) => stage.play(named(played('fords-of-the-torvo', '5', 90), LONG_NAMES)),
  },
  { name: 'table-beach', go: (stage) => stage.play(named(played('cape-marenne', '7', 140), PLAYERS)) },
  { name: 'table-winter', go: (stage) => stage.play(played('ice-road-to-zaretsk', '7', 160)) },
  {
    name: 'table-desert',
    go: (stage) => stage.play(played(DESERT, '3', 30)),
  },
];
