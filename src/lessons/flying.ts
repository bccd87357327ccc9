import { airPackState } from '../memoir/air/air-pack/own-state.ts';
import type { FlyingPiece } from '../memoir/air/flying-piece.ts';
import { flightPlanState } from '../memoir/air/new-flight-plan/own-state.ts';
import type { State } from '../memoir/index.ts';
import type { Side } from '../memoir/side.ts';

/** What a side has in the air, or about to be there, by whichever air rules. */
export function flyingPiece({ air }: Pick<State, 'air'>, side: Side): FlyingPiece | null {
  return flightPlanState(air)?.sides[side].aircraft ?? airPackState(air)?.sides[side].plane ?? null;
}
