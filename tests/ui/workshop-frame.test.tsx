// What is around the map on the drawing table: its panels, its bar, what lies below it on a phone.
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LONGEST_NAME } from '../../src/scenarios/limits.ts';
import { lookAtHex, selectHexes, takeTool } from '../../src/store/drawing-table.ts';
import { ownScenarios } from '../../src/store/own-scenarios.ts';
import { workshop } from '../../src/store/workshop.ts';
import { loadAirWords, loadWords } from '../../src/ui/text/i18n.ts';
import { DrawingTable } from '../../src/ui/workshop/DrawingTable.tsx';
import { FingerHint } from '../../src/ui/workshop/FingerHint.tsx';
import { emptyPlan } from '../../src/workshop/plan.ts';

beforeAll(async () => {
  await Promise.all([loadWords(), loadAirWords()]);
});

beforeEach(() => {
  localStorage.clear();
  workshop.open('own-test', { ...emptyPlan('Test'), text: { briefing: 'A field.' } });
  takeTool({ kind: 'hand' });
  selectHexes([]);
  lookAtHex(null);
});

const nothing = () => undefined;

/** Found by their own marks: the map has a name for every hex, and a search by names goes through all of them. */
function laid() {
  const { container } = render(<DrawingTable id="own-test" isCovered={false} onMenu={nothing} />);
  const found = (selector: string): HTMLElement => {
    const element = container.querySelector<HTMLElement>(selector);
    if (element === null) throw new Error(selector);
    return element;
  };
  const content = found('.side-content');
  return {
    user: userEvent.setup(),
    found,
    content,
    sheet: (name: string) => found(`nav [data-sheet="${name}"]`),
    tab: (name: string) => found(`[data-panel="${name}"]`),
    open: () => [...container.querySelectorAll('nav [aria-expanded="true"]')].map((one) => one.textContent),
    scrollTo: (top: number) => {
      content.scrollTop = top;
      content.dispatchEvent(new Event('scroll'));
    },
  };
}

describe('the name in the bar', () => {
  it('may be as long as that of a scenario, as anywhere else', () => {
    expect(laid().found('.workshop-name')).toHaveAttribute('maxlength', String(LONGEST_NAME));
  });
});

describe('a copy that cannot be kept', () => {
  it('is said, and the scenario stays on the table', async () => {
    vi.spyOn(ownScenarios, 'add').mockResolvedValue({ ok: false, error: { kind: 'missing' } });
    // What opens and closes a menu is not in jsdom.
    HTMLElement.prototype.hidePopover = nothing;
    globalThis.location.hash = '#/workshop/own-test';
    const { user, found } = laid();
    await user.click(screen.getByRole('button', { name: 'Duplicate', hidden: true }));
    expect(found('.workshop-notice')).toHaveTextContent('The copy could not be kept on this device.');
    expect(globalThis.location.hash).toBe('#/workshop/own-test');
    await user.click(within(found('.workshop-notice')).getByRole('button'));
    expect(document.querySelector('.workshop-notice')).toBeNull();
  });
});

describe('below the map', () => {
  it('the button of the panel in sight is lit, whoever opened it', async () => {
    const { user, sheet, open } = laid();
    await user.click(sheet('checks'));
    expect(open()).toEqual(['Checks']);
    act(() => lookAtHex(20));
    expect(open()).toEqual(['Hex']);
    await user.click(sheet('hex'));
    expect(open()).toEqual([]);
    act(() => lookAtHex(21));
    expect(open()).toEqual([]);
  });

  it('the tools stay open while hexes are looked at', async () => {
    const { user, sheet, open } = laid();
    await user.click(sheet('tools'));
    act(() => lookAtHex(20));
    expect(open()).toEqual(['Tools']);
  });
});

describe('a panel', () => {
  it('of checks leads to the field that is missing', async () => {
    const scrolled = vi.fn<() => void>();
    HTMLElement.prototype.scrollIntoView = scrolled;
    const { user, tab, content, found } = laid();
    await user.click(tab('checks'));
    await user.click(within(content).getByRole('button', { name: 'Write a date' }));
    expect(found('[data-field="date"] input')).toHaveFocus();
    expect(scrolled).toHaveBeenCalled();
  });

  it('is where it was left, whatever was read in between', async () => {
    const { user, content, tab, scrollTo } = laid();
    await user.click(tab('checks'));
    scrollTo(120);
    await user.click(tab('scenario'));
    expect(content.scrollTop).toBe(0);
    scrollTo(300);
    await user.click(tab('checks'));
    expect(content.scrollTop).toBe(120);
    await user.click(tab('scenario'));
    expect(content.scrollTop).toBe(300);
  });

  it('begins at its top for another hex', () => {
    const { content, scrollTo } = laid();
    act(() => lookAtHex(20));
    scrollTo(90);
    act(() => lookAtHex(21));
    expect(content.scrollTop).toBe(0);
  });
});

describe('what fingers do on the map', () => {
  const byFinger = (matches: boolean) =>
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: matches && query === '(pointer: coarse)',
      addEventListener: nothing,
      removeEventListener: nothing,
    }));
  afterEach(() => vi.unstubAllGlobals());

  it('is said once', async () => {
    byFinger(true);
    const user = userEvent.setup();
    const { unmount } = render(<FingerHint />);
    expect(screen.getByRole('note')).toHaveTextContent('Two fingers move the map and zoom.');
    await user.click(screen.getByRole('button'));
    expect(screen.queryByRole('note')).toBeNull();
    unmount();
    render(<FingerHint />);
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('is not said to a mouse', () => {
    byFinger(false);
    render(<FingerHint />);
    expect(screen.queryByRole('note')).toBeNull();
  });
});
