// A page of one size on which a state is brought about before its pictures are taken.
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { boardOf, type BoardName } from '../../src/hex/board.ts';
import { hexOfLabel } from '../../src/hex/labels.ts';
import type { Settings } from '../../src/store/settings.ts';
import { asFile, choice, press, showHand } from '../support.ts';

export const SIZES = {
  wide: { width: 1440, height: 900, label: '1440x900' },
  middle: { width: 1024, height: 768, label: '1024x768' },
  phone: { width: 390, height: 844, label: '390x844' },
} as const;
export type SizeName = keyof typeof SIZES;

/** One state of the page that is worth a look. */
export interface Shot {
  readonly name: string;
  readonly settings?: Partial<Settings>;
  /** All sizes if nothing is said. */
  readonly sizes?: readonly SizeName[];
  /** The pointer rests somewhere. */
  readonly pointed?: boolean;
  /** Something moves in the picture: nothing is brought to its end for it. */
  readonly moving?: boolean;
  /** Runs in the page before anything else. */
  readonly before?: (context: BrowserContext) => Promise<void>;
  readonly go: (stage: Stage) => Promise<void>;
}

const CURRENT_KEY = 'airfield-44/current';
const LONG_PRESS = 650;

export class Stage {
  readonly page: Page;
  readonly isPhone: boolean;

  constructor(page: Page, size: SizeName) {
    this.page = page;
    this.isPhone = size === 'phone';
  }

  /** The start screen, or what the address says after '#'. */
  async visit(hash = '#/'): Promise<void> {
    await this.page.goto(`./${hash}`);
    await this.page.locator('h1, h2').first().waitFor();
    // Maps are drawn after the words.
    await this.page.waitForFunction(() =>
      [...document.querySelectorAll('.battle-map')].every((map) => map.childElementCount > 0),
    );
  }

  /** A game on the table, with the hand of the deciding side open. */
  async play(game: unknown, ...labels: string[]): Promise<void> {
    await this.deal(game);
    await this.sitDown();
    await this.press(...labels);
  }

  /** A game on the table as it comes; it lies in the memory of the tab, as after a reload. */
  async deal(game: unknown): Promise<void> {
    await this.page.addInitScript(
      ([key, text]) => {
        if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, text);
      },
      [CURRENT_KEY, `1\n${JSON.stringify(game)}`],
    );
    await this.page.goto('./#/table');
    await this.page.locator('.hex-board').waitFor();
  }

  async sitDown(): Promise<void> {
    await showHand(this.page);
    const covered = this.page.getByRole('button', { name: 'Show hand' });
    if (await covered.isVisible()) await this.page.keyboard.press('h');
  }

  async press(...labels: string[]): Promise<void> {
    for (const label of labels) await press(this.page, label);
  }

  /** Clicks a button anywhere on the page. */
  async button(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name }).first().click();
  }

  async file(content: unknown, name = 'game.json'): Promise<void> {
    await this.page.locator('.start input[type=file]').setInputFiles(asFile(name, content));
  }

  /** The pointer rests on a hex that can be chosen now; on a phone a finger does. */
  async lookAtChoice(label: string): Promise<void> {
    await this.rest(choice(this.page, label).first().locator('.choice-area'));
  }

  /** The pointer rests on a hex, named by its label. */
  async lookAtHex(label: string, board: BoardName = 'standard'): Promise<void> {
    const hex = hexOfLabel(boardOf(board), label);
    await this.rest(this.page.locator(`.hex-board [data-hex="${hex}"]`).first());
  }

  async rest(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (box === null) throw new Error('nothing to rest the pointer on');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (this.isPhone) {
      const session = await this.page.context().newCDPSession(this.page);
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    } else await this.page.mouse.move(x, y, { steps: 3 });
    await this.page.waitForTimeout(LONG_PRESS);
  }

  /** Everything that moves stops where it is. */
  async freeze(): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  }

  /** On a phone hand and log are sheets. */
  async sheet(name: 'hand' | 'log'): Promise<void> {
    if (this.isPhone) await this.page.locator(`.sheet-bar [data-sheet="${name}"]`).click();
  }
}
