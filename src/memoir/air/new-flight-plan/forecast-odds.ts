// NFP-4.7d, NFP-7.1, NFP-7.2, NFP-7.4: the exact chances of a roll at an aircraft before it is thrown

/** All chances lie between 0 and 1. */
export interface AircraftOdds {
  /** At least one die hits; in the air that must still be confirmed. */
  readonly hit: number;
  /** It is lost for the game. */
  readonly shotDown: number;
  /** It leaves the board and can come back. */
  readonly drivenOff: number;
}

const GRENADE = 1 / 6;
const NO_GRENADE = 5 / 6;
const NEITHER_GRENADE_NOR_FLAG = 4 / 6;

function chanceOfHits(dice: number, hits: number): number {
  let ways = 1;
  for (let i = 1; i <= hits; i++) ways = (ways * (dice - hits + i)) / i;
  return ways * GRENADE ** hits * NO_GRENADE ** (dice - hits);
}

/** Grenades hit, and as many dice are thrown again. */
export function oddsInTheAir(dice: number): AircraftOdds {
  const count = Math.max(0, dice);
  let shotDown = 0;
  let drivenOff = 0;
  for (let hits = 1; hits <= count; hits++) {
    const chance = chanceOfHits(count, hits);
    shotDown += chance * (1 - NO_GRENADE ** hits);
    drivenOff += chance * (NO_GRENADE ** hits - NEITHER_GRENADE_NOR_FLAG ** hits);
  }
  return { hit: 1 - NO_GRENADE ** count, shotDown, drivenOff };
}

/** So many of the six faces destroy it at once. */
export function oddsOnTheGround(dice: number, faces: number): AircraftOdds {
  const hit = 1 - (1 - faces / 6) ** Math.max(0, dice);
  return { hit, shotDown: hit, drivenOff: 0 };
}
