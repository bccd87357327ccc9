// M44-DECK-3, M44-MINE-1, M44-MEDAL-START, M44-NAT-IT, M44-NAT-RU
import { createRandom, shuffle } from '../engine/random.ts';
import { boardOf } from '../hex/board.ts';
import type { StartingPieces } from './air/hooks.ts';
import { airRulesOf } from './air/index.ts';
import { NO_CARD } from './cards/card.ts';
import { deckCards } from './cards/decks.ts';
import { openingHand } from './cards/hand.ts';
import { evaluateObjectives } from './medals/objectives.ts';
import { runToDecision } from './frames/table.ts';
import type { Frame } from './frames/frame.ts';
import type { Rules } from './rules.ts';
import type { RuleChoices, Scenario, ScenarioMine } from './scenario.ts';
import { NO_SIDE, SIDES, type Side } from './side.ts';
import { NO_UNIT, type Mine, type SideState, type State } from './state.ts';
import { newUnit } from './units/unit.ts';
import { worldOf } from './world.ts';

const MINE_BAG = [0, 0, 0, 1, 1, 2, 2, 3, 4];

/** A bag of nine tokens for every nine mine hexes begun (M44-DIFF-11). */
function drawMines(mines: readonly ScenarioMine[], state: Pick<State, 'random'>): Mine[] {
  const bag: number[] = [];
  while (bag.length < mines.length) bag.push(...MINE_BAG);
  shuffle(state.random, 'setup', bag);
  return mines.map((mine, i) => ({
    hex: mine.hex,
    side: mine.side,
    value: bag[i],
    decoy: mine.decoy,
    revealed: false,
  }));
}

function newSide(): SideState {
  return { hand: [], medals: 0, exits: 0, figuresLost: 0, chip: NO_CARD, lastCard: NO_CARD, lastSections: 0 };
}

function firstFrames(state: State): Frame[] {
  const frames: Frame[] = [{ kind: 'turn', step: 'start' }];
  const commissars = SIDES.filter((side) => state.rules.sides[side].commissar);
  for (const side of commissars) frames.push({ kind: 'commissar', side });
  return frames;
}

/** The state before the first decision; hands are dealt to the side that moves first, then to the other. */
export function setup(scenario: Scenario, choices: RuleChoices, seed: number | string): State {
  const state = setUpTable(scenario, choices, seed);
  deal(state);
  startPlay(state, scenario);
  return state;
}

/** The rules of the scenario with the choices of the players, but for what it leaves them no choice in (AP-1.3). */
export function rulesInUse({ rules }: Pick<Scenario, 'rules'>, choices: RuleChoices): Rules {
  const { airRules, airRulesFixed } = rules;
  return { ...rules, ...choices, ...(airRulesFixed ? { airRules } : {}) };
}

/** Everything on the table but the cards dealt and the first decision reached. */
export function setUpTable(scenario: Scenario, choices: RuleChoices, seed: number | string): State {
  const rules = rulesInUse(scenario, choices);
  const board = boardOf(scenario.board);
  const random = createRandom(seed);
  const units = scenario.units.map((unit, id) => newUnit(id, unit));
  const unitAt = Array.from({ length: board.size }, () => NO_UNIT);
  for (const unit of units) unitAt[unit.hex] = unit.id;
  const deck = airRulesOf(rules.airRules).commandDeck(deckCards(rules.deck, rules.airPowerAsBombard), rules);
  shuffle(random, 'deck', deck);
  const state: State = {
    board: scenario.board,
    rules,
    ground: scenario.ground,
    units,
    unitAt,
    mines: drawMines(scenario.mines, { random }),
    crosshairs: [],
    sides: [newSide(), newSide()],
    objectives: Array.from({ length: rules.objectives.length + rules.emptySections.length }, () => NO_SIDE),
    deck,
    discard: [],
    turn: {
      number: 0,
      side: rules.first,
      card: NO_CARD,
      effect: NO_CARD,
      fallback: false,
      sections: 0,
      mover: NO_UNIT,
      battler: NO_UNIT,
      ambushes: 0,
    },
    frames: [],
    random,
    queuedDice: [],
    visibility: rules.night === 'dawn' ? 1 : 6,
    capturedHeadquarters: [],
    outcome: null,
    air: null,
  };
  return state;
}

function deal(state: State): void {
  const { rules } = state;
  const order: Side[] = [rules.first, rules.first === 0 ? 1 : 0];
  for (const side of order) {
    const size = openingHand(rules, side);
    for (let i = 0; i < size && state.deck.length > 0; i++) state.sides[side].hand.push(state.deck.pop() ?? NO_CARD);
  }
}

export function startPlay(state: State, starting: StartingPieces): void {
  const world = worldOf(state, null);
  world.air.setUp(world, starting);
  evaluateObjectives(world);
  state.frames.push(...firstFrames(state));
  runToDecision(world);
}
