import { createRandom, shuffle } from '../../engine/random.ts';
import { flightPlanState } from '../../memoir/air/new-flight-plan/own-state.ts';
import { cloneState, type State } from '../../memoir/state.ts';
import { exactPosition, type ReplayStart } from '../../scenarios/replay-writing.ts';
import type { GameStep } from '../../scenarios/statistics.ts';
import type { MemoirMatch } from '../../store/memoir.ts';
import type { PlayerNames } from '../end/names.ts';

/** A game to look back at. Every step holds the moment before it, so nothing is played again. */
export interface ReplayGame {
  readonly about: ReplayStart;
  readonly steps: readonly GameStep[];
  /** The moment after the last step. */
  readonly last: State;
}

export function replayGameOf({ about, steps, state }: MemoirMatch): ReplayGame {
  return { about, steps, last: state };
}

export function playersOf({ players }: ReplayStart): PlayerNames {
  return [players?.allies ?? '', players?.axis ?? ''];
}

export function clampAt({ steps }: ReplayGame, at: number): number {
  return Number.isFinite(at) ? Math.max(0, Math.min(steps.length, Math.trunc(at))) : 0;
}

/** The moment after so many actions. */
export function stateAt({ steps, last }: ReplayGame, at: number): State {
  return at < steps.length ? steps[at].before : last;
}

function shuffleMines(state: State): void {
  const values = state.mines.filter(({ revealed }) => !revealed).map(({ value }) => value);
  shuffle(state.random, 'setup', values);
  state.mines = state.mines.map((mine) => (mine.revealed ? mine : { ...mine, value: values.pop() ?? mine.value }));
}

/**
 * The same moment with another future: dice, the order of the decks and the mines that lie face down come from the new
 * seed. What the players hold stays in their hands.
 */
export function withFreshFuture(state: State, seed: string): State {
  const copy = cloneState(state);
  Object.assign(copy.random, createRandom(seed));
  copy.queuedDice.length = 0;
  shuffle(copy.random, 'deck', copy.deck);
  const air = flightPlanState(copy.air);
  if (air !== null) shuffle(copy.random, 'deck', air.deck);
  shuffleMines(copy);
  return copy;
}

export interface NewGame {
  readonly start: ReplayStart;
  readonly first: State;
}

/** A new game that begins after so many actions of this one. It does not count for the series. */
export function playOnFrom(game: ReplayGame, at: number, seed: string): NewGame {
  const { scenario, rules, players } = game.about;
  const first = withFreshFuture(stateAt(game, at), seed);
  return {
    first,
    start: { scenario, rules, seed, position: exactPosition(first), ...(players === undefined ? {} : { players }) },
  };
}
