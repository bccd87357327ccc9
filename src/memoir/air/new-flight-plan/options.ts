// NFP-1.1, NFP-1.9, NFP-1.10, NFP-1.14: what the players can choose when a battle with these rules is set up
import type { MaybeSide } from '../../side.ts';
import type { Front } from '../front.ts';
import type { AirDeck } from './card.ts';

export interface AirOptions {
  /** Null: as the scenario says. */
  readonly front: Front | null;
  readonly year: number | null;
  /** Null: by front and year. */
  readonly superiority: MaybeSide | null;
  /** Null: as the map says. */
  readonly amphibious: boolean | null;
  /** Null: the deck of the game. */
  readonly deck: AirDeck | null;
}

export const PLAIN_AIR_OPTIONS: AirOptions = {
  front: null,
  year: null,
  superiority: null,
  amphibious: null,
  deck: null,
};
