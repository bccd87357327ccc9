// NFP-1.11, NFP-3.15: the aircraft and their ammunition
import type { AircraftType, Ammunition, Stock } from '../aircraft.ts';

export interface TypeRow {
  readonly stock: Stock;
  readonly move: number;
  readonly dogfight: number;
  /** Small enough for the deck of a carrier. */
  readonly landsOnCarriers: boolean;
}

export const TYPE_ROWS: Readonly<Record<AircraftType, TypeRow>> = {
  fighter: { stock: { mg: 9, bomb: 0 }, move: 4, dogfight: 3, landsOnCarriers: true },
  fighterBomber: { stock: { mg: 3, bomb: 3 }, move: 4, dogfight: 2, landsOnCarriers: true },
  bomber: { stock: { mg: 0, bomb: 6 }, move: 4, dogfight: 1, landsOnCarriers: false },
};

/** Enough for both sides with the same type on the board. */
export const WHOLE_SUPPLY: Stock = { mg: 18, bomb: 12 };

export const EMPTY_STOCK: Stock = { mg: 0, bomb: 0 };

export function isEmpty({ mg, bomb }: Stock): boolean {
  return mg === 0 && bomb === 0;
}

export function sumOf(a: Stock, b: Stock): Stock {
  return { mg: a.mg + b.mg, bomb: a.bomb + b.bomb };
}

export function without(a: Stock, b: Stock): Stock {
  return { mg: a.mg - b.mg, bomb: a.bomb - b.bomb };
}

export function oneOf(ammunition: Ammunition): Stock {
  return ammunition === 'mg' ? { mg: 1, bomb: 0 } : { mg: 0, bomb: 1 };
}
