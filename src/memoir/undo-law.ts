// M44-DICE-4: what the undo law needs to know of a battle.
import type { UndoLaw } from '../engine/undo.ts';
import { airRulesOf } from './air/index.ts';
import type { Card } from './cards/card.ts';
import { decider } from './index.ts';
import { SIDES, type Side } from './side.ts';
import type { State } from './state.ts';

function hiddenMines(state: State): (readonly [hex: number, value: number])[] {
  return state.mines.filter((mine) => !mine.revealed).map((mine) => [mine.hex, mine.value] as const);
}

/** Cards the other side has drawn and chooses from. */
function cardsInChoice(state: State, side: Side): (readonly Card[])[] {
  return state.frames.flatMap((frame) => (frame.kind === 'keepCard' && frame.side === side ? [frame.cards] : []));
}

/** Dice thrown, cards drawn or shown and the other side's decisions are never taken back. */
export const undoLaw: UndoLaw<State> = {
  decider,
  random: ({ random, queuedDice }) => [random.dice, random.deck, random.setup, queuedDice.length],
  hidden(state, viewer) {
    const others = SIDES.filter((side) => side !== viewer);
    return {
      seed: state.random.seed,
      deck: state.deck,
      hands: others.map((side) => [state.sides[side].hand, state.sides[side].chip, cardsInChoice(state, side)]),
      mines: hiddenMines(state),
      air: airRulesOf(state.rules.airRules).hidden(state, viewer),
    };
  },
};
