// NFP-2.2, NFP-2.9, NFP-2.10, NFP-2.11, NFP-2.16, NFP-3.6, NFP-3.7: what the card that lies with the order does
import type { World } from '../../world.ts';
import type { Aircraft } from '../aircraft.ts';
import { airOf } from './air.ts';
import { NO_AIR_CARD, type AirCardRow, type AirEffect } from './card.ts';
import { rowOf } from './cards.ts';

const NO_EFFECT: AirEffect = {};

/** A card with the order, for this type of aircraft. */
export function isFor(row: AirCardRow, aircraft: Aircraft): boolean {
  return row.moment === 'withTheOrder' && row.symbol === aircraft.type;
}

/** What the card played with the order changes for its aircraft. */
export function specialAction(world: World, aircraft: Aircraft): AirEffect {
  const card = airOf(world).turn.played[aircraft.side];
  if (card === NO_AIR_CARD) return NO_EFFECT;
  const row = rowOf(world, card);
  return isFor(row, aircraft) ? row.effect : NO_EFFECT;
}

/** The same for its run: a run that goes beyond what the card names is a normal one. */
export function specialRun(world: World, aircraft: Aircraft): AirEffect {
  const effect = specialAction(world, aircraft);
  const { targetHexes, ammunition } = airOf(world).turn;
  if (effect.targetHexes !== undefined && targetHexes.length > effect.targetHexes) return NO_EFFECT;
  if (effect.ammunition !== undefined && ammunition.some((kind) => kind !== effect.ammunition)) return NO_EFFECT;
  return effect;
}
