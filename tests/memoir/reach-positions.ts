import { randomPolicy } from '../../src/ai/random-policy.ts';
import { apply, legalActions, type State } from '../../src/memoir/index.ts';
import { startOf, type Battle } from '../../bench/battles.ts';

const MAX_DECISIONS = 900;
/** Faces that hurt nobody, so that ice and mines leave the unit as it is. */
const HARMLESS = Array.from({ length: 60 }, () => 'flag' as const);

/** Moments of a battle in which units may move, every so many of them. */
export function movingMoments(battle: Battle, every: number): State[] {
  const moments: State[] = [];
  const choose = randomPolicy(battle.seed);
  let state = startOf(battle);
  let seen = 0;
  for (let done = 0; state.outcome === null && done < MAX_DECISIONS; done++) {
    if (state.frames.at(-1)?.kind === 'movement' && seen++ % every === 0)
      moments.push({ ...state, queuedDice: [...HARMLESS] });
    state = apply(state, choose(state, legalActions(state))).state;
  }
  return moments;
}

export function movesOf(state: State, unit: number): number[] {
  return legalActions(state).flatMap((action) =>
    action.type === 'moveUnit' && action.unit === unit ? [action.to] : [],
  );
}

export function mayExit(state: State, unit: number): boolean {
  return legalActions(state).some((action) => action.type === 'exitUnit' && action.unit === unit);
}

function stepOf({ frames, turn }: State): string {
  const [root] = frames;
  return `${turn.number} ${root.kind === 'turn' ? root.step : ''}`;
}

/** Still the same movement: not won, not over because nobody can move, not the second one of Behind Enemy Lines. */
export function isSameMovement(before: State, now: State): boolean {
  return now.outcome === null && now.frames.at(-1)?.kind === 'movement' && stepOf(now) === stepOf(before);
}

/** The unit may be left where it stands: somebody else may move, or the movement ends. */
export function mayStay(before: State, now: State, unit: number): boolean {
  if (!isSameMovement(before, now)) return true;
  return legalActions(now).some((action) => action.type !== 'moveUnit' || action.unit !== unit);
}

/** The unit's targets in the battle phase, once it has moved and movement is over. */
export function targetsInBattle(before: State, moved: State, unit: number): number[] | null {
  let state = moved;
  if (isSameMovement(before, state)) state = apply(state, { type: 'endMovement' }).state;
  if (state.outcome !== null) return null;
  if (state.frames.at(-1)?.kind !== 'battle' || state.turn.number !== before.turn.number) return [];
  return legalActions(state).flatMap((action) =>
    action.type === 'attack' && action.unit === unit ? [action.target] : [],
  );
}
