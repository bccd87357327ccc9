// A lesson made of what was done in the sandbox: the first draft of one, whole enough to be played and checked.
import { stateHash } from '../engine/hash.ts';
import { err, ok } from '../engine/result.ts';
import { flightPlanState } from '../memoir/air/new-flight-plan/own-state.ts';
import type { Face } from '../memoir/dice.ts';
import { apply, cloneState, legalActions, type State } from '../memoir/index.ts';
import { SIDE_NAMES, type Side } from '../memoir/side.ts';
import { actionText, isSameAction } from '../scenarios/action-text.ts';
import { faulty, type Fault, type Read } from '../scenarios/fault.ts';
import { FILE_VERSION } from '../scenarios/file-names.ts';
import type { EmbeddedPosition } from '../scenarios/position-schema.ts';
import { positionOf } from '../scenarios/write-position.ts';
import { factsOf } from './draft-facts.ts';
import { draftGroups, linesOf, pointOf, type DraftAction, type DraftGroup } from './draft-steps.ts';
import { edited } from './edits.ts';
import { LESSON_FORMAT, type LessonFile, type LessonStep } from './lesson-schema.ts';
import { stateAt, type Deed, type Sandbox } from './sandbox.ts';

/** The words of a draft, for the author to better. */
export interface DraftWords {
  readonly title: string;
  readonly intro: string;
  readonly closing: string;
  goal(this: void, group: DraftGroup): string;
  right(this: void, group: DraftGroup): string;
}

export interface DraftWish {
  readonly id: string;
  readonly learner: Side;
  /** Deeds before the lesson begins, and before it ends. */
  readonly from: number;
  readonly to: number;
}

/** Most steps a lesson can have. */
export const MOST_STEPS = 60;

export function draftOf(sandbox: Sandbox, wish: DraftWish, words: DraftWords): Read<LessonFile> {
  const deeds = sandbox.deeds.slice(wish.from, wish.to);
  const dice = diceOf(deeds);
  const begun = beginning(stateAt(sandbox, wish.from), deeds);
  const played = begun.ok ? playedFrom(begun.value, dice, deeds) : begun;
  if (!played.ok) return err(played.error);
  if (!begun.ok || played.value.length === 0)
    return faulty('', 'nothing was done between the moment the lesson begins and this one');
  const groups = draftGroups(played.value, wish.learner);
  if (groups.length > MOST_STEPS)
    return faulty('steps', `a lesson has at most ${MOST_STEPS} steps, this one has ${groups.length}`);
  const { name, places } = sandbox.about.scenario;
  const position: EmbeddedPosition = positionOf(begun.value, { name, ...(places === undefined ? {} : { places }) });
  return ok({
    format: LESSON_FORMAT,
    version: FILE_VERSION,
    id: wish.id,
    title: words.title,
    intro: words.intro,
    rules: [],
    learner: SIDE_NAMES[wish.learner],
    position,
    ...(dice.length === 0 ? {} : { dice }),
    steps: groups.map((group) => stepOf(group, wish.learner, words)),
    closing: words.closing,
  });
}

/** The dice that fell, whether they were laid ready or not. */
function diceOf(deeds: readonly Deed[]): Face[] {
  return deeds.flatMap(({ events }) => events.flatMap((event) => (event.type === 'diceRolled' ? event.faces : [])));
}

const IN_BETWEEN =
  'a card was given or taken in the middle of what the lesson shows; let the lesson begin after that change';

/** Cards that were moved by hand on the way lie there from the beginning, where that comes to the same. */
function beginning(state: State, deeds: readonly Deed[]): Read<State> {
  let now = cloneState(state);
  now.queuedDice.length = 0;
  for (const { said } of deeds) {
    if (typeof said === 'string' || said.edit === 'dice') continue;
    const next = edited(now, said);
    if (!next.ok) return faulty('position', IN_BETWEEN);
    now = next.value;
  }
  return ok(now);
}

function playedFrom(first: State, dice: readonly Face[], deeds: readonly Deed[]): Read<DraftAction[]> {
  const played: DraftAction[] = [];
  let before = cloneState(first);
  before.queuedDice.push(...dice);
  for (const { action, before: seen } of deeds) {
    if (action === null) continue;
    if (!legalActions(before).some((legal) => isSameAction(legal, action)))
      return err([{ path: 'steps', message: `'${actionText(seen, action)}' is not possible then: ${IN_BETWEEN}` }]);
    const { state: after, events } = apply(before, action);
    played.push({ action, before, after, events });
    before = after;
  }
  const last = deeds.at(-1);
  return last === undefined || likeness(before) === likeness(last.after)
    ? ok(played)
    : err([{ path: 'steps', message: IN_BETWEEN } satisfies Fault]);
}

/** The same for states that differ only in where their dice came from and in the order of a hand. */
function likeness(state: State): string {
  const copy = cloneState(state);
  copy.queuedDice.length = 0;
  for (const side of copy.sides) side.hand.sort((a, b) => a - b);
  for (const side of flightPlanState(copy.air)?.sides ?? []) side.hand.sort((a, b) => a - b);
  return stateHash({ ...copy, random: { ...copy.random, dice: 0 } });
}

function stepOf(group: DraftGroup, learner: Side, words: DraftWords): LessonStep {
  const { actions, isShown } = group;
  const [first] = actions;
  const last = actions[actions.length - 1];
  const events = actions.flatMap((one) => one.events);
  const point = pointOf(actions);
  return {
    goal: words.goal(group),
    do: linesOf(actions),
    ...(isShown ? { side: SIDE_NAMES[learner === 0 ? 1 : 0], shown: true } : {}),
    ...(isShown || Object.keys(point).length === 0 ? {} : { point }),
    right: words.right(group),
    expect: factsOf(first.before, last.after, events),
  };
}
