import type { Hex } from '../../../hex/board.ts';
import { flightPlanState } from '../../../memoir/air/new-flight-plan/own-state.ts';
import type { MemoirMatch } from '../../../store/memoir.ts';
import { clicksBack, type Flights } from '../clicks-back.ts';

const FLIGHTS: Flights = {
  isInFlight({ frames }) {
    const frame = frames.at(-1);
    return frame?.kind === 'flight' && frame.step === 'fly';
  },
  pieceOf: ({ air, turn }) => flightPlanState(air)?.sides[turn.side].aircraft ?? null,
};

export function stepsBack(match: MemoirMatch, hex: Hex): number | null {
  return clicksBack(match, hex, FLIGHTS);
}
