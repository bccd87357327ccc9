import type { Page } from '@playwright/test';

/** What a simple player would do next. */
export interface Wish {
  readonly what: string;
  /** The number of the hex, for something on the board. */
  readonly hex: number | null;
  readonly selector: string;
  /** Where on the screen it is to be had. */
  readonly x: number;
  readonly y: number;
  /** What lies over that point, if anything does. */
  readonly cover: string | null;
}

/** Read from the page alone: attack what can be attacked, go forward, fight on. `null`: the battle is over. */
async function nextWish(): Promise<Wish | null> {
  // Once a battle is won, its result comes up by itself.
  const soon = async (selector: string) => {
    while (document.querySelector(selector) !== null) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await soon('.prompt.won');
  await soon('[data-curtain]:disabled');
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const middle = (element: Element) => {
    const { y, height } = element.getBoundingClientRect();
    return y + height / 2;
  };
  const wish = (element: Element, what: string, selector: string, at: number | null): Wish => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { x: left, y: top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const over = document.elementFromPoint(x, y);
    const isFree = over !== null && element.contains(over);
    return { what, hex: at, selector, x, y, cover: isFree ? null : (over?.outerHTML.slice(0, 200) ?? 'nothing') };
  };
  const hex = (element: Element, what: string): Wish => {
    const at = element.getAttribute('data-hex') ?? '';
    return wish(element, what, `.choice[data-hex="${at}"]`, Number(at));
  };
  const other = (selector: string, what: string): Wish => {
    const found = all(selector).at(-1);
    if (found === undefined) throw new Error(`${what} is not there`);
    return wish(found, what, selector, null);
  };
  if (location.hash === '#/end') return null;
  if (document.querySelector('[data-curtain]') !== null) return other('[data-curtain]', 'curtain');

  const isTurned = document.querySelector('.board-turned') !== null;
  const isTop = (document.querySelector('.prompt.side-1') !== null) !== isTurned;
  const forward = (a: Element, b: Element) => (middle(a) - middle(b)) * (isTop ? -1 : 1);
  const aimed = document.querySelector('[data-choice="aimed"]');
  if (aimed !== null) return hex(aimed, 'roll');
  const strikes = all('[data-choice="strike"]');
  if (strikes.length > 0) return hex(strikes[0], 'strike');
  const button = (...types: string[]) =>
    types.map((type) => `.prompt [data-action="${type}"]`).find((one) => document.querySelector(one) !== null);
  const eager = button(
    'playAmbush',
    'battleBack',
    'takeGround',
    'exitUnit',
    'chooseSection',
    'recover',
    'orderUnit',
    'removeWire',
    'playAirCard',
    'removeObstacle',
    'drawAirCard',
  );
  if (eager !== undefined) return other(eager, 'button');
  // Aircraft: a card for them first, every type in turn, markers on whatever lies below, and home when nothing does.
  const marker = '.board-popup [data-action="layMarker"]';
  if (document.querySelector(marker) !== null) return other(marker, 'mark');
  const types = all('[data-action="deployAircraft"]').map((one) => one.getAttribute('data-aircraft') ?? '');
  if (types.length > 0) {
    const turn = Number(/\d+/.exec(document.querySelector('.score-turn')?.textContent ?? '')?.[0] ?? 0);
    return other(`[data-action="deployAircraft"][data-aircraft="${types[turn % types.length]}"]`, 'deploy');
  }
  // Planes: whatever a sortie or an order can send up, over the enemy as long as there is one, then what it can do.
  const sends = ['launchPlane', 'sendPlane', 'takeOff'].map((type) => `.prompt [data-action="${type}"]`);
  const sent = sends.find((one) => document.querySelector(one) !== null);
  if (sent !== undefined) return other(sent, 'launch');
  const does = button('supportGround', 'interdictGround', 'rescue', 'drawTwo');
  if (does !== undefined) return other(does, 'act');
  const flights = all('.choice[aria-label^="Fly to"], .choice[aria-label^="Bring the"]').toSorted(forward);
  const overEnemy =
    document.querySelector('.sortie-row') === null
      ? undefined
      : flights.find((one) => one.getAttribute('data-choice') === 'walk');
  if (overEnemy !== undefined) return hex(overEnemy, 'overfly');
  const target = flights.find((one) => one.querySelector('.choice-note') !== null);
  if (target !== undefined) return hex(target, 'fly');
  const ending = button('endFlight');
  if (ending !== undefined) return other(ending, 'button');
  if (flights.length > 0) return hex(flights[0], 'fly');
  const laid = '.air-hand [data-action="layAirCard"]';
  if (document.querySelector(laid) !== null) return other(laid, 'lay');
  const beside = '.air-hand [data-action="laySortie"]';
  if (document.querySelector(beside) !== null) return other(beside, 'sortie');
  const cards = all('.card button').map((card, at) => ({ label: card.getAttribute('aria-label') ?? '', at }));
  if (cards.length > 0) {
    const wanted = ['Play and roll', 'Assault', 'Attack', 'General', 'HQ', 'Probe', 'Recon'];
    const rank = (label: string) => {
      const at = wanted.findIndex((word) => label.includes(word));
      return at === -1 ? wanted.length : at;
    };
    const [best] = cards.toSorted((a, b) => rank(a.label) - rank(b.label));
    return other(`.card button[aria-label="${best.label}"]`, 'card');
  }
  const steps = all(
    '[data-choice="go"], [data-choice="walk"], [data-choice="retreat"], [data-choice="ground"]',
  ).toSorted(forward);
  const from = document.querySelector('.selected-hex');
  const advances = from === null || (steps.length > 0 && forward(steps[0], from) < -4);
  if (steps.length > 0 && (advances || button('endMovement') === undefined)) return hex(steps[0], 'step');
  const picks = all('[data-choice="pick"]').toSorted(forward);
  const asked = document.querySelector('.prompt h2')?.textContent ?? '';
  // Once every unit was tried and none went forward, the same units would be picked for ever.
  const seen = ((globalThis as { seenPicks?: Set<string> }).seenPicks ??= new Set());
  if (asked !== 'Move units') seen.clear();
  const fresh = picks.filter((pick) => asked !== 'Move units' || !seen.has(pick.getAttribute('aria-label') ?? ''));
  if (fresh.length > 0) {
    seen.add(fresh[0].getAttribute('aria-label') ?? '');
    return hex(fresh[0], 'pick');
  }
  if (all('.prompt [data-action]').length === 0)
    throw new Error(`nothing to do: ${document.querySelector('.prompt')?.textContent}`);
  return other('.prompt [data-action]', 'button');
}

export function wishOf(page: Page): Promise<Wish | null> {
  return page.evaluate(nextWish);
}

/** Plays until the battle is over; answers how often each kind of thing was done. */
export async function playOut(
  page: Page,
  act: (wish: Wish) => Promise<void>,
  most = 4000,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (let at = 0; at < most; at++) {
    const wish = await wishOf(page);
    if (wish === null) return counts;
    counts[wish.what] = (counts[wish.what] ?? 0) + 1;
    await act(wish);
  }
  throw new Error(`the battle is not over after ${most} clicks: ${JSON.stringify(counts)}`);
}

/** A click of the mouse on it, if it can be seen. */
export async function clickOn(page: Page, { x, y, what, cover }: Wish): Promise<void> {
  if (cover !== null) throw new Error(`${what} is covered by ${cover}`);
  await page.mouse.click(x, y);
}
