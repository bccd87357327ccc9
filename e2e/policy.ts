import type { Page } from '@playwright/test';

export interface Click {
  readonly x: number;
  readonly y: number;
  readonly what: string;
}

/**
 * What a simple player would click next, read from the page alone: attack what can be attacked, go forward, fight on.
 * Only visible points that really belong to the element are answered. `null`: the battle is over.
 */
export function nextClick(page: Page): Promise<Click | null> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const middle = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const click = (element: Element, what: string) => {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const point = middle(element);
      const top = document.elementFromPoint(point.x, point.y);
      if (top === null || !element.contains(top))
        throw new Error(`${what} is covered by ${top?.outerHTML.slice(0, 200)}`);
      return { ...point, what };
    };
    if (document.querySelector('.end-screen') !== null) return null;
    const curtain = document.querySelector('[data-curtain]');
    if (curtain !== null) return click(curtain, 'curtain');

    const isTurned = document.querySelector('.board-turned') !== null;
    const isTop = (document.querySelector('.prompt.side-1') !== null) !== isTurned;
    const forward = (a: Element, b: Element) => (middle(a).y - middle(b).y) * (isTop ? -1 : 1);
    const aimed = document.querySelector('[data-choice="aimed"]');
    if (aimed !== null) return click(aimed, 'roll');
    const strikes = all('[data-choice="strike"]');
    if (strikes.length > 0) return click(strikes[0], 'strike');
    const button = (...types: string[]) =>
      types.map((type) => document.querySelector(`.prompt [data-action="${type}"]`)).find((found) => found !== null);
    const eager = button(
      'playAmbush',
      'battleBack',
      'takeGround',
      'exitUnit',
      'chooseSection',
      'recover',
      'orderUnit',
      'removeWire',
    );
    if (eager !== undefined) return click(eager, 'button');
    const cards = all('.card button');
    if (cards.length > 0) {
      const wanted = ['Assault', 'Attack', 'General', 'HQ', 'Probe', 'Recon'];
      const rank = (card: Element) => {
        const at = wanted.findIndex((word) => card.getAttribute('aria-label')?.includes(word) ?? false);
        return at === -1 ? wanted.length : at;
      };
      return click(cards.toSorted((a, b) => rank(a) - rank(b))[0], 'card');
    }
    const steps = all('[data-choice="go"], [data-choice="walk"]').toSorted(forward);
    const from = document.querySelector('.selected-hex');
    const advances = from === null || (steps.length > 0 && forward(steps[0], from) < -4);
    if (steps.length > 0 && (advances || button('endMovement') === undefined)) return click(steps[0], 'step');
    const picks = all('[data-choice="pick"]').toSorted(forward);
    const asked = document.querySelector('.prompt h2')?.textContent ?? '';
    // Once every unit was tried and none went forward, the same units would be picked for ever.
    const seen = ((globalThis as { seenPicks?: Set<string> }).seenPicks ??= new Set());
    if (asked !== 'Move units') seen.clear();
    const fresh = picks.filter((pick) => asked !== 'Move units' || !seen.has(pick.getAttribute('aria-label') ?? ''));
    if (fresh.length > 0) {
      seen.add(fresh[0].getAttribute('aria-label') ?? '');
      return click(fresh[0], 'pick');
    }
    const last = all('.prompt [data-action]').at(-1);
    if (last === undefined) throw new Error(`nothing to click: ${document.querySelector('.prompt')?.textContent}`);
    return click(last, 'button');
  });
}
