// Laws that need a second run: the same step done otherwise must come to the same.
import { stateHash } from '../../src/engine/hash.ts';
import { createRandom, nextInt } from '../../src/engine/random.ts';
import { isBarrier } from '../../src/engine/undo.ts';
import { redeal } from '../../src/ai/redeal.ts';
import { AMBUSH } from '../../src/memoir/cards/card.ts';
import {
  apply,
  cloneState,
  decider,
  legalActions,
  simulate,
  view,
  type GameEvent,
  type State,
} from '../../src/memoir/index.ts';
import { SIDES, type Side } from '../../src/memoir/side.ts';
import { undoLaw } from '../../src/memoir/undo-law.ts';
import type { Laws, Step, StepLaw } from './law.ts';

function roundTrip({ before, action, after }: Step): string | undefined {
  const copy = JSON.parse(JSON.stringify(before)) as State;
  if (actionTexts(copy) !== actionTexts(before)) return 'the copy offers other actions';
  const next = apply(copy, action).state;
  if (stateHash(next) !== stateHash(after)) return 'the copy goes on differently';
  return actionTexts(next) === actionTexts(after) ? undefined : 'the copy offers other actions after the step';
}

function actionTexts(state: State): string {
  return JSON.stringify(legalActions(state));
}

/** Rules and set-up keep the order of keys, so their texts can be compared; what JSON brought back needs the hash. */
function textOf(state: State): string {
  return JSON.stringify(state);
}

function simulated({ before, action, after }: Step): string | undefined {
  const copy = cloneState(before);
  simulate(copy, action);
  return textOf(copy) === textOf(after) ? undefined : differences(after, copy);
}

function pure({ before, action, after, events }: Step): string | undefined {
  const text = textOf(before);
  const actions = actionTexts(before);
  const again = apply(before, action);
  if (textOf(before) !== text) return 'the state given was changed';
  if (actionTexts(before) !== actions) return 'the state given offers other actions afterwards';
  if (textOf(again.state) !== textOf(after)) return differences(after, again.state);
  return JSON.stringify(again.events) === JSON.stringify(events) ? undefined : 'other events the second time';
}

/** The parts of the state in which two of them differ. */
function differences(one: State, two: State): string {
  const keys = Object.keys(one) as (keyof State)[];
  return keys
    .filter((key) => stateHash(one[key]) !== stateHash(two[key]))
    .map((key) => `${key}: ${JSON.stringify(one[key])} / ${JSON.stringify(two[key])}`)
    .join('; ');
}

const MINE_VALUES = 5;

/** Everything the side cannot see, changed by lot. */
export function scramble(state: State, side: Side, seed: number): State {
  const copy = redeal(state, side, seed);
  const random = createRandom(seed);
  for (const mine of copy.mines)
    if (!mine.revealed) Object.assign(mine, { value: nextInt(random, 'setup', MINE_VALUES) });
  return copy;
}

function secretViews({ after, seed }: Step): string | undefined {
  for (const side of SIDES) {
    const seen = view(after, side);
    const other = view(scramble(after, side, seed), side);
    if (JSON.stringify(seen) === JSON.stringify(other)) continue;
    const keys = Object.keys(seen) as (keyof typeof seen)[];
    const leaks = keys.filter((key) => JSON.stringify(seen[key]) !== JSON.stringify(other[key]));
    return `side ${side} sees through ${leaks.join(', ')}`;
  }
  return undefined;
}

/** Such a hand cannot go under the commissar's chip and is laid aside at once: no secret for long. */
function holdsOnlyAmbush({ sides, rules }: State, side: Side): boolean {
  return rules.sides[side].commissar && sides[side].hand.every((card) => card === AMBUSH);
}

function secretDecisions({ after, seed }: Step): string | undefined {
  const decides = decider(after);
  if (decides === null) return undefined;
  for (const side of SIDES) {
    const other = scramble(after, side, seed);
    if (holdsOnlyAmbush(other, decides) || holdsOnlyAmbush(after, decides)) continue;
    if (decider(other) !== decides) return `side ${side} learns from being asked or not`;
    if (side === decides && actionTexts(other) !== actionTexts(after)) return `side ${side} learns from its options`;
  }
  return undefined;
}

function visibleTo(events: readonly GameEvent[], side: Side): string {
  return JSON.stringify(events.filter((event) => !('seenBy' in event) || event.seenBy === side));
}

function takenBack({ before, action, after, events, seed }: Step): string | undefined {
  const side = decider(before);
  if (side === null || isBarrier(before, after, undoLaw)) return undefined;
  const other = apply(scramble(before, side, seed), action);
  if (JSON.stringify(view(other.state, side)) !== JSON.stringify(view(after, side)))
    return `side ${side} could learn something and take ${action.type} back`;
  return visibleTo(other.events, side) === visibleTo(events, side)
    ? undefined
    : 'the events of a free step tell a secret';
}

export const DUAL_LAWS: Laws<StepLaw> = {
  'a state written as JSON and read again goes on identically': roundTrip,
  'simulate does the same as apply': simulated,
  'apply leaves the state it is given alone and always does the same': pure,
  'a view shows no hand, deck order, mine or random number that is hidden from the side': secretViews,
  'who is asked, and between what, tells nothing hidden': secretDecisions,
  'a step that may be taken back tells nothing hidden': takenBack,
};
