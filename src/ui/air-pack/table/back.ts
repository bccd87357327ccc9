import type { Hex } from '../../../hex/board.ts';
import { airPackState } from '../../../memoir/air/air-pack/own-state.ts';
import type { MemoirMatch } from '../../../store/memoir.ts';
import { clicksBack, type Flights } from '../../air/clicks-back.ts';

const FLIGHTS: Flights = {
  isInFlight({ frames }) {
    const frame = frames.at(-1);
    return frame?.kind === 'planeFlight' && frame.step === 'fly';
  },
  pieceOf: ({ air, turn }) => airPackState(air)?.sides[turn.side].plane ?? null,
};

export function stepsBack(match: MemoirMatch, hex: Hex): number | null {
  return clicksBack(match, hex, FLIGHTS);
}
