// M44-TURN-1, M44-TURN-2, M44-TURN-5, M44-TURN-6, M44-TURN-7, M44-ACT-NIGHT, M44-ACT-NIGHTFALL
import { NOBODY } from '../../engine/frames.ts';
import { AMBUSH, BEHIND_ENEMY_LINES, CARDS, NO_CARD } from '../cards/card.ts';
import { drawCard, drawForTurn, reshuffle } from '../cards/drawing.ts';
import { cardInForce, rowInForce } from '../cards/in-play.ts';
import { rememberSections } from '../cards/playing.ts';
import { DAYLIGHT, startCard } from '../cards/resolve.ts';
import { countFace, rollDice } from '../dice.ts';
import { evaluateObjectives } from '../medals/objectives.ts';
import { checkSuddenDeath } from '../medals/victory.ts';
import type { Phase } from '../event.ts';
import { finishMove } from '../movement/move.ts';
import { opponent } from '../side.ts';
import { NO_UNIT } from '../state.ts';
import { clearMineUnderfoot } from '../terrain/mines.ts';
import { hasMark, isOnBoard, NOT_ORDERED, restUnit, TURN_OVER, type Unit } from '../units/unit.ts';
import type { World } from '../world.ts';
import type { FrameOf, TurnStep } from './frame.ts';
import { never, type RulesOf } from './rules.ts';

const VISIBILITY_DICE = 4;

function announce(world: World, phase: Phase): void {
  world.events?.push({ type: 'phaseStarted', side: world.state.turn.side, phase });
}

function rollVisibility(world: World): void {
  const { state } = world;
  const { night, nightSide } = state.rules;
  if (night === 'day' || state.turn.side !== nightSide) return;
  if (night === 'dawn' && state.visibility === DAYLIGHT) return;
  const faces = rollDice(world, VISIBILITY_DICE);
  const stars = countFace(faces, 'star');
  world.events?.push({ type: 'diceRolled', side: nightSide, faces, hits: stars, reason: 'visibility', hex: -1 });
  if (stars === 0) return;
  state.visibility =
    night === 'dawn' ? Math.min(DAYLIGHT, state.visibility + stars) : Math.max(1, state.visibility - stars);
  world.events?.push({ type: 'visibilityChanged', visibility: state.visibility });
}

function startTurn(world: World): void {
  const { state } = world;
  state.turn.number += 1;
  world.events?.push({ type: 'turnStarted', side: state.turn.side, number: state.turn.number });
  evaluateObjectives(world, state.turn.side);
  if (state.outcome !== null) return;
  rollVisibility(world);
  world.air.turnStep(world, 'turnStart');
}

/** A commissar whose chip was used up puts a card there again before he plays (M44-NAT-RU). */
function askForCard(world: World): void {
  const { frames, rules, sides } = world.state;
  const { side } = world.state.turn;
  announce(world, 'card');
  frames.push({ kind: 'playCard', side });
  if (rules.sides[side].commissar && sides[side].chip === NO_CARD) frames.push({ kind: 'commissar', side });
}

function forEachOrdered(world: World, act: (world: World, unit: Unit) => void): void {
  const units = world.forces[world.state.turn.side];
  for (let i = 0; i < units.length; i++)
    if (units[i].order !== NOT_ORDERED && isOnBoard(units[i])) act(world, units[i]);
}

function startMovement(world: World): void {
  world.air.turnStep(world, 'afterOrders');
  rememberSections(world);
  if (!(rowInForce(world.state)?.mayMove ?? true)) return;
  announce(world, 'movement');
  world.state.frames.push({ kind: 'movement', side: world.state.turn.side });
}

function startBattle(world: World): void {
  const { state } = world;
  finishMove(world);
  world.air.turnStep(world, 'afterMove');
  forEachOrdered(world, clearMineUnderfoot);
  state.turn.battler = NO_UNIT;
  world.air.turnStep(world, 'battleStart');
  if (!(rowInForce(state)?.mayBattle ?? true)) return;
  announce(world, 'battle');
  state.frames.push({ kind: 'battle', side: state.turn.side });
}

/** A new move, after a battle that is over whether it was fought or not. */
function startAfresh(_world: World, unit: Unit): void {
  if (hasMark(unit, TURN_OVER)) return;
  unit.moved = 0;
  unit.spent = 0;
  unit.marks = 0;
  unit.battles = 1;
}

/** Behind Enemy Lines: away again, on the same terms. */
function moveAgain(world: World): void {
  if (cardInForce(world.state) !== BEHIND_ENEMY_LINES) return;
  forEachOrdered(world, startAfresh);
  world.state.frames.push({ kind: 'movement', side: world.state.turn.side });
}

/** The ambusher's card goes first, then the card of the turn; both are replaced (M44-TURN-6). */
function drawCards(world: World): void {
  const { state } = world;
  const { turn } = state;
  announce(world, 'draw');
  world.air.turnStep(world, 'beforeDraw');
  const other = opponent(turn.side);
  for (; turn.ambushes > 0; turn.ambushes--) {
    state.discard.push(AMBUSH);
    world.events?.push({ type: 'cardDiscarded', side: other, card: AMBUSH });
    drawCard(world, other);
  }
  const row = turn.effect === NO_CARD ? null : CARDS[turn.effect];
  if (turn.card !== NO_CARD) {
    state.discard.push(turn.card);
    world.events?.push({ type: 'cardDiscarded', side: turn.side, card: turn.card });
  }
  if (row?.reshuffles) {
    if (!state.rules.deckOnce) reshuffle(world);
    world.air.deckReshuffled(world);
  }
  world.air.cardsDrawn(world, turn.side, turn.effect);
  const count = turn.card === NO_CARD ? 0 : row?.drawsTwo ? 2 : 1;
  drawForTurn(world, turn.side, world.air.cardsToDraw(world, turn.side, count));
  turn.card = NO_CARD;
}

function endTurn(world: World): void {
  const { state } = world;
  const { turn } = state;
  checkSuddenDeath(world, turn.side);
  world.air.turnStep(world, 'turnEnd');
  const units = world.forces[turn.side];
  for (let i = 0; i < units.length; i++) restUnit(units[i]);
  world.events?.push({ type: 'turnEnded', side: turn.side, number: turn.number });
  turn.side = opponent(turn.side);
  turn.effect = NO_CARD;
  turn.fallback = false;
  turn.sections = 0;
  turn.mover = NO_UNIT;
  turn.battler = NO_UNIT;
}

function takeEffect(world: World): void {
  announce(world, 'orders');
  startCard(world);
}

function startDraw(world: World): void {
  finishMove(world);
  if (world.state.outcome === null) drawCards(world);
}

/** What each step of a turn starts, and the step that follows when that is done. */
const STEPS: Readonly<Record<TurnStep, { readonly next: TurnStep; readonly start: (world: World) => void }>> = {
  start: { next: 'card', start: startTurn },
  card: { next: 'orders', start: askForCard },
  orders: { next: 'movement', start: takeEffect },
  movement: { next: 'battle', start: startMovement },
  battle: { next: 'moveAgain', start: startBattle },
  moveAgain: { next: 'draw', start: moveAgain },
  draw: { next: 'end', start: startDraw },
  end: { next: 'start', start: endTurn },
};

const STEP_NAMES = Object.keys(STEPS) as TurnStep[];

/** The step that was started last; the frame names the one to come. */
export function stepUnderWay(world: World, { step }: FrameOf<'turn'>): TurnStep {
  if (world.state.turn.number === 0) return 'start';
  return STEP_NAMES.find((name) => STEPS[name].next === step) ?? step;
}

/** The root of every battle: one turn after the other, phase by phase. */
export const turn: RulesOf<'turn'> = {
  decider: () => NOBODY,
  options: never,
  act: never,
  run(world, frame) {
    const { next, start } = STEPS[frame.step];
    frame.step = next;
    start(world);
  },
};
