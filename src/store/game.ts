import type { UndoLaw } from '../engine/undo.ts';

/** What the store needs to know of a game: the engine's contract, and nothing of its rules. */
export interface Game<S, A, E> {
  decider(state: S): number | null;
  /** Everything the decider may do; empty when the game is over. */
  legalActions(state: S): readonly A[];
  apply(state: S, action: A): { readonly state: S; readonly events: readonly E[] };
  readonly undoLaw: UndoLaw<S>;
  /** Whether this decision is made from something only its maker may see. */
  isSecret(actions: readonly A[]): boolean;
}
