// Cards, medals, decisions and the end of the battle.
import { airRulesOf } from '../../src/memoir/air/index.ts';
import { flightPlanState } from '../../src/memoir/air/new-flight-plan/own-state.ts';
import { AIR_SORTIE, AMBUSH, CARDS, NO_CARD } from '../../src/memoir/cards/card.ts';
import { deckCards } from '../../src/memoir/cards/decks.ts';
import { decider, legalActions, type State } from '../../src/memoir/index.ts';
import { medalsOf } from '../../src/memoir/medals/medals.ts';
import type { Rules } from '../../src/memoir/rules.ts';
import { AXIS, NO_SIDE, opponent, SIDES, type Side } from '../../src/memoir/side.ts';
import { NO_UNIT, type Outcome } from '../../src/memoir/state.ts';
import { isOnBoard } from '../../src/memoir/units/unit.ts';
import { sortiesBeside, sortiesDealt } from './air-pack-laws.ts';
import type { Laws, StateLaw } from './law.ts';

const wanted = new WeakMap<Rules, number[]>();

function countsOf(cards: readonly number[], counts = CARDS.map(() => 0)): number[] {
  for (let i = 0; i < cards.length; i++) counts[cards[i]] += 1;
  return counts;
}

function wantedCounts(rules: Rules): number[] {
  let counts = wanted.get(rules);
  if (counts === undefined) {
    const cards = airRulesOf(rules.airRules).commandDeck(deckCards(rules.deck, rules.airPowerAsBombard), rules);
    counts = countsOf(cards);
    counts[AIR_SORTIE] += sortiesDealt(rules);
    wanted.set(rules, counts);
  }
  return counts;
}

function cardsKept(state: State): string | undefined {
  const { turn, frames } = state;
  const counts = countsOf(state.deck);
  countsOf(state.discard, counts);
  for (const { hand, chip } of state.sides) {
    countsOf(hand, counts);
    if (chip !== NO_CARD) counts[chip] += 1;
  }
  if (turn.card !== NO_CARD) counts[turn.card] += 1;
  counts[AMBUSH] += turn.ambushes;
  counts[AIR_SORTIE] += sortiesBeside(state);
  for (const frame of frames) if (frame.kind === 'keepCard') countsOf(frame.cards, counts);
  const whole = wantedCounts(state.rules);
  for (let card = 0; card < CARDS.length; card++) {
    if (counts[card] !== whole[card]) return `${counts[card]} of ${CARDS[card].id}, not ${whole[card]}`;
  }
  return undefined;
}

/** Headquarters, the Italian high command, a deck that runs out and a sortie that was countered by the letter change the size of a hand. */
function hasSteadyHands({ rules, ground }: State): boolean {
  if (rules.airRules === 'air-pack' && rules.air.airPack?.counteredSortieOwnerDraws) return false;
  if (rules.deckOnce || rules.sides.some(({ highCommand }) => highCommand)) return false;
  return !ground.pieces.some((pieces) => pieces.some(({ id, owner }) => id === 'headquarters' && owner !== undefined));
}

function hands(state: State): string | undefined {
  if (state.outcome !== null || state.frames[state.frames.length - 1].kind !== 'playCard') return undefined;
  if (!hasSteadyHands(state)) return undefined;
  for (const side of SIDES) {
    const { hand, chip } = state.sides[side];
    const held = hand.length + (chip === NO_CARD ? 0 : 1);
    if (held !== state.rules.sides[side].handSize) return `side ${side} holds ${held} cards`;
  }
  return undefined;
}

function medals(state: State): string | undefined {
  for (const side of SIDES) {
    const own = state.sides[side];
    const needed = state.rules.sides[side];
    if (own.medals < 0 || own.figuresLost < 0 || own.exits < 0) return `side ${side}: ${JSON.stringify(own)}`;
    const shown = medalsOf(state, side);
    if (shown < 0 || shown > needed.medalsToWin) return `side ${side} shows ${shown} medals`;
    if (state.outcome === null && shown === needed.medalsToWin && own.exits >= needed.exitsNeeded)
      return `side ${side} has ${shown} medals and has not won`;
  }
  return undefined;
}

function objectives(state: State): string | undefined {
  const { rules } = state;
  if (state.objectives.length !== rules.objectives.length + rules.emptySections.length)
    return `${state.objectives.length} holders`;
  for (const [at, objective] of rules.objectives.entries()) {
    const holder = state.objectives[at];
    if (holder === NO_SIDE || objective.anyHex) continue;
    if (objective.side !== NO_SIDE && objective.side !== holder)
      return `side ${holder} holds objective ${at} of side ${objective.side}`;
  }
  return undefined;
}

/** When a card is asked for, nobody is in mid-move: the plain objectives can be counted again. */
function plainObjectives(state: State): string | undefined {
  if (state.outcome !== null || state.frames[state.frames.length - 1].kind !== 'playCard') return undefined;
  for (const [at, objective] of state.rules.objectives.entries()) {
    const { permanent, turnStart, lastToOccupy, majority, soleControl, anyHex, hexes, need } = objective;
    if (permanent || turnStart || lastToOccupy || majority || soleControl || anyHex) continue;
    const held = [0, 0];
    for (const hex of hexes) if (state.unitAt[hex] !== NO_UNIT) held[state.units[state.unitAt[hex]].side] += 1;
    if (flightPlanState(state.air)?.bombed.some((bombed) => bombed.held && bombed.objective === at)) continue;
    const able = SIDES.filter((side) => held[side] >= need && (objective.side === NO_SIDE || objective.side === side));
    const holder = able[0] ?? NO_SIDE;
    if (state.objectives[at] !== holder) return `objective ${at} is with ${state.objectives[at]}, not ${holder}`;
  }
  return undefined;
}

function unitsLeft(state: State, side: Side): number {
  return state.units.filter((unit) => unit.side === side && isOnBoard(unit)).length;
}

function heldBy(state: State, side: Side, hexes: readonly number[]): number {
  return hexes.filter((hex) => state.unitAt[hex] !== NO_UNIT && state.units[state.unitAt[hex]].side === side).length;
}

function isMet(state: State, { winner, reason }: Outcome): boolean {
  const { rules, sides } = state;
  const { medalsToWin, exitsNeeded } = rules.sides[winner];
  const reasons: Record<Outcome['reason'], boolean> = {
    medals: medalsOf(state, winner) === medalsToWin && sides[winner].exits >= exitsNeeded,
    noUnitsLeft: unitsLeft(state, opponent(winner)) === 0,
    deckRanOut: rules.deckOnce && state.deck.length === 0 && winner === AXIS,
    suddenDeath: rules.suddenDeath.some(
      ({ side, need, hexes }) => side === winner && heldBy(state, side, hexes) >= need,
    ),
  };
  return reasons[reason];
}

function ending(state: State): string | undefined {
  const { outcome } = state;
  if (outcome !== null) return isMet(state, outcome) ? undefined : `not so: ${JSON.stringify(outcome)}`;
  const gone = SIDES.find((side) => state.units.some((unit) => unit.side === side) && unitsLeft(state, side) === 0);
  return gone === undefined ? undefined : `side ${gone} has no unit left and has not lost`;
}

function decisions(state: State): string | undefined {
  const side = decider(state);
  if (side !== decider(state)) return 'asking twice gives two answers';
  const actions = legalActions(state);
  if (side === null) return actions.length === 0 ? undefined : 'actions after the end';
  if (side !== 0 && side !== 1) return `decider ${String(side)}`;
  if (actions.length === 0) return `nothing to do in ${JSON.stringify(state.frames)}`;
  const texts = new Set<string>();
  for (const action of actions) {
    const text = Object.values(action).join();
    if (texts.has(text)) return `twice: ${text}`;
    texts.add(text);
  }
  return undefined;
}

function turnBelow(state: State): string | undefined {
  const turns = state.frames.filter(({ kind }) => kind === 'turn').length;
  if (turns === 1 && state.frames[0].kind === 'turn') return undefined;
  return state.frames.map(({ kind }) => kind).join(' > ');
}

export const PLAY_LAWS: Laws<StateLaw> = {
  'no card is lost or doubled': cardsKept,
  'hands are full again when the next card is asked for': hands,
  'medals stay within bounds and enough of them end the battle': medals,
  'only a side that can score an objective holds it': objectives,
  'a plain objective is with the side that stands on it': plainObjectives,
  'a battle that is over has a reason that holds, and one that is not has none': ending,
  'somebody decides until the battle is over, with at least one action and none twice': decisions,
  'the turn is at the bottom of the pending decisions': turnBelow,
};
