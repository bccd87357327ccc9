// The solution of a lesson as clicks: what a learner would click for each action, on the board wherever that is possible.
import { boardOf } from '../src/hex/board.ts';
import { flyingPiece } from '../src/lessons/flying.ts';
import '../src/memoir/air/air-pack/index.ts';
import { airPackView } from '../src/memoir/air/air-pack/own-state.ts';
import '../src/memoir/air/new-flight-plan/index.ts';
import { flightPlanView } from '../src/memoir/air/new-flight-plan/own-state.ts';
import { decider, view as viewOf, type Action, type State, type View } from '../src/memoir/index.ts';
import { airPlaceOf as flightPlace } from '../src/ui/air/flight/place.ts';
import { airPlaceOf as planePlace } from '../src/ui/air-pack/table/place.ts';
import { placeOf } from '../src/ui/table/action-place.ts';
import { AIRCRAFT } from '../src/ui/table/pieces.ts';
import { actionText } from '../src/ui/text/actions.ts';
import { cardName } from '../src/ui/text/cards.ts';
import { terrainName } from '../src/ui/text/terrain.ts';
import { clickHex, type Locator, type Page } from './support.ts';

/** How something is pressed: by the mouse, by a finger, by keys. */
export interface Hand {
  hex(page: Page, hex: number): Promise<void>;
  button(page: Page, button: Locator): Promise<void>;
  /** A hex where nothing is marked. */
  nothing(page: Page, hex: number): Promise<void>;
}

export const MOUSE: Hand = {
  async hex(page, hex) {
    // A note about the hex where the pointer rests closes as soon as it goes away.
    await page.mouse.move(2, 2);
    await clickHex(choiceAt(page, hex));
  },
  button: (_, button) => button.click(),
  async nothing(page, hex) {
    const box = await page.locator(`.hex-board .ground [data-hex="${hex}"] .hex-line`).first().boundingBox();
    if (box === null) throw new Error(`there is no hex ${hex} on the page`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  },
};

export function choiceAt(page: Page, hex: number): Locator {
  return page.locator(`.choice[data-hex="${hex}"]`);
}

const ANSWERS = [
  '.board-popup',
  '.prompt',
  '.deployment',
  '.hand',
  '.air-hand',
  '.sortie-choices',
  '.take-offs',
  '.end-of-move',
];

/** As its button says it; the words of planes are not here. */
function stretchText({ board }: View, { from, to }: Extract<Action, { type: 'strafe' }>): string {
  const { labels } = boardOf(board);
  return from === to ? `Strafe ${labels[from]}` : `Strafe from ${labels[from]} to ${labels[to]}`;
}

/** The button for an action that is nowhere on the board. */
function buttonFor(page: Page, view: View, action: Action): Locator {
  const any = (more = '') =>
    page.locator(ANSWERS.map((place) => `${place} [data-action="${action.type}"]${more}`).join(', '));
  switch (action.type) {
    case 'playCard':
    case 'placeChip':
    case 'keepCard': {
      const buttons = page.locator(`.hand [data-action="${action.type}"][aria-label$=": ${cardName(action.card)}"]`);
      return action.type === 'playCard' && action.as === 'airPower' ? buttons.nth(1) : buttons.first();
    }
    case 'layAirCard':
    case 'playAirCard': {
      const title = flightPlanView(view.air)?.deck.cards[action.card]?.title ?? '';
      return any(`[aria-label*="${title}"]`).first();
    }
    case 'launchPlane':
      return any(`[data-model="${action.model}"][data-section="${action.section}"]`).first();
    case 'takeOff':
      return any(`[data-model="${action.model}"]`).first();
    case 'strafe':
      // What was aimed at says so in its place.
      return page
        .locator(`.end-of-move [aria-label^="${stretchText(view, action)}"]`)
        .or(page.locator('.end-of-move .end-aimed'))
        .first();
    case 'announceSortie':
    case 'chooseSection':
      return any()
        .filter({ hasText: actionText(view, action) })
        .first();
    case 'removeObstacle':
      return any()
        .filter({ hasText: terrainName(action.terrain) })
        .first();
    case 'deployAircraft':
      return any(`[data-aircraft="${action.aircraft}"][data-section="${action.section}"]`).first();
    case 'layMarker':
      return any(`[data-ammunition="${action.ammunition}"]`).first();
    default:
      return any().first();
  }
}

/** One action by clicks: choose the piece, click the hex or the button, and once more where dice want a second click. */
export async function clickAction(
  page: Page,
  state: State,
  action: Action,
  isDone: () => Promise<boolean>,
  hand: Hand = MOUSE,
): Promise<void> {
  const view = viewOf(state, decider(state) ?? 0);
  const airPlaceOf = airPackView(view.air) === null ? flightPlace : planePlace;
  const { unit, hex } = airPlaceOf(view, action) ?? placeOf(view, action);
  for (let tries = 0; tries < 4; tries++) {
    if (await isDone()) return;
    if (tries === 0 && unit !== null) await choosePiece(page, state, unit, hand);
    const button = buttonFor(page, view, action);
    const isOnBoard = hex !== null && (await choiceAt(page, hex).count()) > 0;
    if (isOnBoard) await hand.hex(page, hex);
    // Nowhere on the board, or one of several things that can be done there.
    const isWaiting = hex !== null && (await isAimed(page));
    if (!(await isDone()) && (await button.count()) > 0 && !isWaiting) await hand.button(page, button);
  }
  if (!(await isDone())) throw new Error(`nothing happens by a click for ${JSON.stringify(action)}`);
}

/** Dice wait for a second click. */
async function isAimed(page: Page): Promise<boolean> {
  return (await page.locator('[data-choice="aimed"]').count()) > 0;
}

/** A piece that can be chosen is not the one in use. */
async function choosePiece(page: Page, state: State, unit: number, hand: Hand): Promise<void> {
  const side = decider(state) ?? 0;
  const hex = unit === AIRCRAFT ? (flyingPiece(state, side)?.hex ?? -1) : state.units[unit].hex;
  // An aircraft that waits off the map is in use when nobody else is.
  if (hex < 0) await page.keyboard.press('Escape');
  else if ((await choiceAt(page, hex).and(page.locator('[data-choice="pick"]')).count()) > 0) await hand.hex(page, hex);
}
