// A game that can be changed by hand, with its whole history: time goes both ways. Pure: every deed makes a new sandbox.
import { ok } from '../engine/result.ts';
import { apply, legalActions, type Action, type GameEvent, type State } from '../memoir/index.ts';
import { actionText, isSameAction } from '../scenarios/action-text.ts';
import type { Read } from '../scenarios/fault.ts';
import type { ReplayStart } from '../scenarios/replay-writing.ts';
import { edited, type Edit } from './edits.ts';

/** Something that was done: an action of the game, or a change by hand. */
export interface Deed {
  /** As it is written into a file. */
  readonly said: string | Edit;
  /** null: a change by hand. */
  readonly action: Action | null;
  readonly before: State;
  readonly after: State;
  readonly events: readonly GameEvent[];
  /** It was done by the same click as the one before. */
  readonly follows: boolean;
}

/** One course of events, and how much of it is done. */
export interface Line {
  readonly deeds: readonly Deed[];
  readonly at: number;
}

export interface Sandbox extends Line {
  readonly about: ReplayStart;
  /** The scenario of the library that is tried in it, by its id. */
  readonly tries?: string;
  readonly first: State;
  /** A lesson that is made of it begins after so many deeds. */
  readonly mark: number;
  /** Other courses that were left for this one, the latest last. */
  readonly putAway: readonly Line[];
}

/** Courses that are kept when another one was taken. */
const MOST_LINES = 12;

export function newSandbox(about: ReplayStart, first: State): Sandbox {
  return { about, first, deeds: [], at: 0, mark: 0, putAway: [] };
}

/** A game with its past, and with what came after the moment. */
export function sandboxOf(
  about: ReplayStart,
  first: State,
  steps: readonly { readonly action: Action; readonly follows: boolean }[],
  at: number,
): Sandbox {
  const deeds: Deed[] = [];
  let state = first;
  for (const { action, follows } of steps) {
    const deed = deedOf(state, action, follows);
    deeds.push(deed);
    state = deed.after;
  }
  return { ...newSandbox(about, first), deeds, at, mark: at };
}

export function stateAt({ first, deeds }: Pick<Sandbox, 'first' | 'deeds'>, at: number): State {
  return at === 0 ? first : deeds[at - 1].after;
}

export function stateNow(sandbox: Sandbox): State {
  return stateAt(sandbox, sandbox.at);
}

export function deedOf(before: State, action: Action, follows: boolean): Deed {
  const { state, events } = apply(before, action);
  return { said: actionText(before, action), action, before, after: state, events, follows };
}

export function editDeed(before: State, edit: Edit): Read<Deed> {
  const after = edited(before, edit);
  if (!after.ok) return after;
  return ok({ said: edit, action: null, before, after: after.value, events: [], follows: false });
}

/** Does the actions of one click; stops at the first that is not legal. */
export function act(sandbox: Sandbox, actions: readonly Action[]): Sandbox {
  let now = sandbox;
  let isFirst = true;
  for (const action of actions) {
    const state = stateNow(now);
    if (!legalActions(state).some((legal) => isSameAction(legal, action))) break;
    const next = now.deeds.at(now.at)?.action ?? null;
    // What was done here before is done again: its future is still there.
    if (now.at < now.deeds.length && next !== null && isSameAction(next, action)) now = goTo(now, now.at + 1);
    else now = withDeed(now, deedOf(state, action, !isFirst));
    isFirst = false;
  }
  return now;
}

/** A change by hand. Changes of the dice in a row are one. */
export function change(sandbox: Sandbox, edit: Edit): Read<Sandbox> {
  const { deeds, at } = sandbox;
  const last = at === deeds.length ? deeds.at(-1) : undefined;
  const isMore = edit.edit === 'dice' && typeof last?.said === 'object' && last.said.edit === 'dice';
  if (!isMore || last === undefined) {
    const deed = editDeed(stateNow(sandbox), edit);
    return deed.ok ? ok(withDeed(sandbox, deed.value)) : deed;
  }
  const kept: Sandbox = { ...sandbox, deeds: deeds.slice(0, -1), at: at - 1 };
  // Laid ready and taken away again: nothing was changed.
  if (isSameDice(last.before, edit.faces)) return ok(kept);
  const deed = editDeed(last.before, edit);
  return deed.ok ? ok(withDeed(kept, deed.value)) : deed;
}

function isSameDice({ queuedDice }: State, faces: readonly string[]): boolean {
  return queuedDice.join() === faces.join();
}

/** What came after this moment is put away, not lost. */
function withDeed(sandbox: Sandbox, deed: Deed): Sandbox {
  const { deeds, at, mark, putAway } = sandbox;
  const isCut = at < deeds.length;
  return {
    ...sandbox,
    deeds: [...deeds.slice(0, at), deed],
    at: at + 1,
    mark: Math.min(mark, at),
    putAway: isCut ? [...putAway, { deeds, at }].slice(-MOST_LINES) : putAway,
  };
}

export function goTo(sandbox: Sandbox, at: number): Sandbox {
  const to = Math.max(0, Math.min(sandbox.deeds.length, Math.trunc(at)));
  return to === sandbox.at ? sandbox : { ...sandbox, at: to };
}

/** So many clicks back; what came after stays where it is. */
export function back(sandbox: Sandbox, clicks = 1): Sandbox {
  let { at } = sandbox;
  for (let click = 0; click < clicks && at > 0; click++) {
    do at -= 1;
    while (at > 0 && sandbox.deeds[at].follows);
  }
  return goTo(sandbox, at);
}

/** One click on, as it was done before. */
export function forward(sandbox: Sandbox): Sandbox {
  const { deeds, at } = sandbox;
  let to = at + 1;
  while (to < deeds.length && deeds[to].follows) to += 1;
  return goTo(sandbox, to);
}

/** The course that was left last comes back; this one takes its place. */
export function bringBack(sandbox: Sandbox): Sandbox {
  const { deeds, at, mark, putAway } = sandbox;
  const last = putAway.at(-1);
  if (last === undefined) return sandbox;
  const others = putAway.slice(0, -1);
  const isPart = deeds.every((deed, index) => deed === last.deeds[index]);
  return {
    ...sandbox,
    ...last,
    mark: Math.min(mark, sharedDeeds(deeds, last.deeds)),
    putAway: isPart ? others : [...others, { deeds, at }],
  };
}

/** How many of the first deeds two courses have in common. */
export function sharedDeeds(a: readonly Deed[], b: readonly Deed[]): number {
  let shared = 0;
  while (shared < a.length && shared < b.length && a[shared] === b[shared]) shared += 1;
  return shared;
}

/** The lesson begins at this moment. */
export function markHere(sandbox: Sandbox): Sandbox {
  return { ...sandbox, mark: sandbox.at };
}
