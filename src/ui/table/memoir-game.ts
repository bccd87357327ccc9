import { apply, decider, legalActions, setup, type Action, type GameEvent, type State } from '../../memoir/index.ts';
import { undoLaw } from '../../memoir/undo-law.ts';
import { scenarioById } from '../../scenarios/library.ts';
import { scenarioOf } from '../../scenarios/read-scenario.ts';
import type { Game } from '../../store/game.ts';
import { createMatchStore, type Match, type MatchApi, type Step } from '../../store/match.ts';

export type MemoirMatch = Match<State, Action, GameEvent>;
export type MemoirStep = Step<State, Action, GameEvent>;
export type MemoirApi = MatchApi<State, Action, GameEvent>;

const FROM_THE_HAND: ReadonlySet<Action['type']> = new Set([
  'playCard',
  'placeChip',
  'passTurn',
  'keepCard',
  'playAmbush',
  'declineAmbush',
]);

export const memoirGame: Game<State, Action, GameEvent> = {
  begin(scenarioId, seed) {
    const entry = scenarioById(scenarioId);
    if (entry === undefined) throw new Error(`There is no battle '${scenarioId}'`);
    const scenario = scenarioOf(entry.file);
    if (!scenario.ok) throw new Error(`The battle '${scenarioId}' has faults: ${JSON.stringify(scenario.error)}`);
    return setup(scenario.value, {}, seed);
  },
  decider,
  legalActions,
  apply,
  undoLaw,
  isSecret: (actions) => actions.some(({ type }) => FROM_THE_HAND.has(type)),
};

export const matchStore: MemoirApi = createMatchStore(memoirGame);
