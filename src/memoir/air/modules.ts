// The sets of air rules there are, and what each adds to the state, the actions, the events and the frames. This file
// and `load.ts` are the only places that name them; the base game and the hooks know the sums alone.
import type { StartingAircraftPair } from './aircraft.ts';
import { AIR_PACK_PASSES, type AirPackAction } from './air-pack/action.ts';
import type { AirPackEvent, AirPackRoll } from './air-pack/event.ts';
import type { AirPackFrame } from './air-pack/frame.ts';
import type { AirPackOptions, StartingPlanes } from './air-pack/options.ts';
import type { AirPackState } from './air-pack/state.ts';
import type { AirPackView } from './air-pack/view.ts';
import { FLIGHT_PASSES, type FlightAction, type FlightEvent } from './flying-piece.ts';
import { NEW_FLIGHT_PLAN_PASSES, type NewFlightPlanAction } from './new-flight-plan/action.ts';
import type { NewFlightPlanEvent, NewFlightPlanRoll } from './new-flight-plan/event.ts';
import type { NewFlightPlanFrame } from './new-flight-plan/frame.ts';
import type { NewFlightPlanOptions } from './new-flight-plan/options.ts';
import type { NewFlightPlanState } from './new-flight-plan/state.ts';
import type { NewFlightPlanView } from './new-flight-plan/view.ts';

export const AIR_RULES_NAMES = ['none', 'new-flight-plan', 'air-pack'] as const;
export type AirRulesName = (typeof AIR_RULES_NAMES)[number];

export type AirState = NewFlightPlanState | AirPackState | null;
export type AirView = NewFlightPlanView | AirPackView;
export type AirAction = FlightAction | NewFlightPlanAction | AirPackAction;
export type AirEvent = FlightEvent | NewFlightPlanEvent | AirPackEvent;
export type AirFrame = NewFlightPlanFrame | AirPackFrame;
export type AirRollReason = NewFlightPlanRoll | AirPackRoll;

/** What the players and the scenario choose for the air: of every set of rules, whichever is in use. */
export interface AirOptions extends NewFlightPlanOptions {
  readonly airPack?: AirPackOptions;
}

/** Pieces that are on the board before the first turn, of every set of rules. */
export interface StartingPieces {
  readonly aircraft: StartingAircraftPair;
  readonly planes?: StartingPlanes;
}

/** Actions that end something or turn an offer down. */
export const AIR_PASSES = [...FLIGHT_PASSES, ...NEW_FLIGHT_PLAN_PASSES, ...AIR_PACK_PASSES] as const;
