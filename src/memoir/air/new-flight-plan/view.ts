import type { MaybeSide } from '../../side.ts';
import type { Aircraft, AircraftType, Stock } from '../aircraft.ts';
import type { AirCard, AirDeck } from './card.ts';
import type { Airfield } from '../base-hexes.ts';
import type { AirTurn, BombedObjective } from './state.ts';

export interface AirSideView {
  readonly cards: number;
  /** The cards themselves, for their owner only. */
  readonly hand: readonly AirCard[] | null;
  readonly aircraft: Readonly<Aircraft> | null;
  /** Types that can still be deployed, and those lost for the game. */
  readonly available: readonly AircraftType[];
  readonly lost: readonly AircraftType[];
}

/** What one side may see of the air war. */
export interface NewFlightPlanView {
  readonly sides: readonly [AirSideView, AirSideView];
  readonly deck: AirDeck;
  readonly deckCount: number;
  readonly discard: readonly AirCard[];
  readonly supply: Stock;
  readonly turn: Readonly<AirTurn>;
  readonly airfields: readonly Airfield[];
  readonly bombed: readonly BombedObjective[];
  readonly superiority: MaybeSide;
}
