import { apply, decider, legalActions, setup, type Action, type GameEvent, type State } from '../memoir/index.ts';
import { undoLaw } from '../memoir/undo-law.ts';
import { choicesOf } from '../scenarios/air-options.ts';
import type { Read } from '../scenarios/fault.ts';
import { scenarioOf } from '../scenarios/read-scenario.ts';
import type { OpenedReplay, ReplayStart } from '../scenarios/replay-file.ts';
import type { Game } from './game.ts';
import { createMatchStore, type Match, type MatchApi, type Step } from './match.ts';

export type MemoirMatch = Match<State, Action, GameEvent, ReplayStart>;
export type MemoirStep = Step<State, Action, GameEvent>;
export type MemoirApi = MatchApi<State, Action, GameEvent, ReplayStart>;

const FROM_THE_HAND: ReadonlySet<Action['type']> = new Set([
  'playCard',
  'placeChip',
  'passTurn',
  'keepCard',
  'playAmbush',
  'declineAmbush',
  'declineAirCard',
]);

export const memoirGame: Game<State, Action, GameEvent> = {
  decider,
  legalActions,
  apply,
  undoLaw,
  isSecret: (actions) => actions.some(({ type }) => FROM_THE_HAND.has(type)),
};

/** Sets a battle up and puts it on the table; a scenario with faults changes nothing. */
export function beginBattle(api: MemoirApi, start: ReplayStart): Read<State> {
  const scenario = scenarioOf(start.scenario);
  if (!scenario.ok) return scenario;
  const first = setup(scenario.value, choicesOf(start.rules), start.seed);
  api.getState().begin(start, first);
  return { ok: true, value: first };
}

/** Puts a game that was read from a file, a link or the device on the table. */
export function openBattle(api: MemoirApi, { file, first, actions }: OpenedReplay): void {
  const { scenario, rules, seed, players, position, series, saved } = file;
  const start: ReplayStart = {
    scenario,
    rules,
    seed,
    ...(players === undefined ? {} : { players }),
    ...(position === undefined ? {} : { position }),
    ...(series === undefined ? {} : { series }),
    ...(saved === undefined ? {} : { saved }),
  };
  api.getState().begin(start, first, actions);
}

export const matchStore: MemoirApi = createMatchStore(memoirGame);
