import AxeBuilder from '@axe-core/playwright';
import {
  test as base,
  expect,
  type ConsoleMessage,
  type Locator,
  type Page,
  type Request,
  type WebError,
} from '@playwright/test';
import type { Settings } from '../src/store/settings.ts';

export { expect, type Locator, type Page };

interface Fixtures {
  /** What the players like; what is not said is as usual. */
  readonly settings: Partial<Settings>;
  /** Journeys in one page share it with those of the same kind only: a battle on the table changes what Esc does in a lesson. */
  readonly kind: string;
  /** Everything any page complained about or asked the network for. A test fails if there is anything at its end. */
  readonly complaints: string[];
}

/** What is no fault of the page: the runner keeps it from making copies of itself, a busy machine paints late. */
const NO_FAULTS = [
  'Service Worker registration blocked by Playwright',
  'was preloaded using link preload but not used within a few seconds',
];

export const SETTINGS_KEY = 'airfield-44/settings';

export const test = base.extend<Fixtures>({
  settings: [{ speed: 'off', sound: false }, { option: true }],
  kind: ['', { option: true }],
  complaints: [
    async ({ context, settings }, use) => {
      const complaints: string[] = [];
      const onConsole = (message: ConsoleMessage) => {
        const isComplaint = message.type() === 'error' || message.type() === 'warning';
        if (isComplaint && !NO_FAULTS.some((words) => message.text().includes(words))) complaints.push(message.text());
      };
      const onError = (error: WebError) => complaints.push(error.error().message);
      const onRequest = (request: Request) => {
        const { protocol, hostname } = new URL(request.url());
        if (!['data:', 'blob:'].includes(protocol) && hostname !== '127.0.0.1') complaints.push(request.url());
      };
      context.on('console', onConsole).on('weberror', onError).on('request', onRequest);
      await context.addInitScript(
        ([key, text]) => {
          try {
            if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
          } catch {
            // Some tests take the storage away.
          }
        },
        [SETTINGS_KEY, JSON.stringify(settings)],
      );
      await use(complaints);
      context.off('console', onConsole).off('weberror', onError).off('request', onRequest);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

interface OpenPages {
  /** By what they were opened with. */
  readonly openPages: Map<string, Page>;
}

/**
 * For journeys that do not mind what others left on the device: they go on in the page of the one before, by its
 * address, and save the time in which a new page would be loaded.
 */
export const testInOnePage = test.extend<object, OpenPages>({
  openPages: [
    async ({ browser }, use) => {
      await use(new Map());
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, openPages, baseURL, viewport, hasTouch, isMobile, settings, kind }, use) => {
    const address = baseURL === undefined ? {} : { baseURL };
    const options = { ...address, viewport, hasTouch, isMobile, serviceWorkers: 'block' } as const;
    const key = JSON.stringify({ ...options, settings, kind });
    let page = openPages.get(key);
    if (page === undefined || page.isClosed()) {
      page = await (await browser.newContext(options)).newPage();
      openPages.set(key, page);
    }
    if (viewport !== null) await page.setViewportSize(viewport);
    await use(page.context());
  },
  page: ({ context }, use) => use(context.pages()[0]),
});

/** From the briefing of a battle to the table. */
export async function startBattle(page: Page, battle: string, seed: string): Promise<void> {
  await page.goto(`./#/battle/${battle}?seed=${encodeURIComponent(seed)}`);
  await page.getByRole('button', { name: 'Start the battle' }).click();
  await expect(page.locator('.hex-board')).toBeVisible();
}

export function asFile(name: string, content: unknown): { name: string; mimeType: string; buffer: Buffer } {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return { name, mimeType: 'application/json', buffer: Buffer.from(text) };
}

/** Opens a game from a file on the start screen. */
export async function openGame(page: Page, game: unknown): Promise<void> {
  await page.goto('./#/');
  await page.locator('.start input[type=file]').setInputFiles(asFile('game.json', game));
  await expect(page.locator('.hex-board')).toBeVisible();
}

export function prompt(page: Page): Locator {
  return page.locator('.prompt h2');
}

/** The player who must decide takes the screen, if a curtain asks for it. */
export async function showHand(page: Page): Promise<void> {
  const curtain = page.locator('[data-curtain]');
  if ((await curtain.count()) > 0) await curtain.click();
}

/** A hex on which something can be done now, by the beginning of what it says. */
export function choice(page: Page, label: string): Locator {
  return page.locator(`.choice[aria-label^="${label}"]`);
}

/** Where the answers to a decision are, if they are not hexes. */
const ANSWERS = '.prompt, .hand, .curtain, .board-popup';

/** Clicks what says this, or begins with it: a hex of the board, else a button of the decision or the hand. */
export async function press(page: Page, label: string): Promise<void> {
  const hex = choice(page, label);
  if ((await hex.count()) > 0) return clickHex(hex.first());
  const button = (name: string | RegExp) => page.locator(ANSWERS).getByRole('button', { name });
  const exact = button(new RegExp(`^${label.replace(/[?.]/g, '\\$&')}$`));
  return ((await exact.count()) > 0 ? exact : button(new RegExp(`^${label}`))).first().click();
}

/** A click in the middle of a hex, as a finger or a mouse would do it. */
export async function clickHex(target: Locator): Promise<void> {
  await target.locator('.choice-area').click();
}

/** Hidden from readers; axe takes minutes to find nothing in their thousands of shapes. */
const DRAWINGS = ['.battle-map', '.panorama', '.sample', '.hex-board .ground', '.tokens'].join(', ');

type Taken = { drawings?: (readonly [Element, DocumentFragment])[] };

/** Axe walks through all there is, looked at or not, so the shapes are taken off the page meanwhile. */
async function withoutDrawings<T>(page: Page, look: () => Promise<T>): Promise<T> {
  // What is still to be drawn would find its place taken away.
  let before = -1;
  await expect
    .poll(
      async () => {
        const [shapes, last] = [await page.evaluate(() => document.querySelectorAll('svg *').length), before];
        before = shapes;
        const isWaiting = (await page.locator('.thumbnail.waiting, .battle-map:empty').count()) > 0;
        return shapes === last && !isWaiting;
      },
      { intervals: [400], timeout: 30_000 },
    )
    .toBe(true);
  await page.evaluate((drawings) => {
    (globalThis as Taken).drawings = [...document.querySelectorAll(drawings)].map((drawing) => {
      const shapes = document.createDocumentFragment();
      shapes.append(...drawing.childNodes);
      return [drawing, shapes] as const;
    });
  }, DRAWINGS);
  const seen = await look();
  await page.evaluate(() => {
    for (const [drawing, shapes] of (globalThis as Taken).drawings ?? []) drawing.prepend(shapes);
  });
  return seen;
}

/** What axe finds wrong with the page as it is now, or with these parts of it; the colours also those of the night. */
export async function violationsOf(page: Page, ...parts: string[]): Promise<string[]> {
  const axe = () => parts.reduce((builder, part) => builder.include(part), new AxeBuilder({ page }));
  return withoutDrawings(page, async () => {
    const byDay = await axe().analyze();
    // All that changes is the colours.
    await page.emulateMedia({ colorScheme: 'dark' });
    const byNight = await axe().withRules(['color-contrast']).analyze();
    await page.emulateMedia({ colorScheme: 'light' });
    return [...byDay.violations, ...byNight.violations].map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`,
    );
  });
}

export function pageIsTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
}
