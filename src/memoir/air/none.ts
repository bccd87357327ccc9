import type { AirRules } from './hooks.ts';

function nothing(): void {}
function no(): boolean {
  return false;
}
function yes(): boolean {
  return true;
}

/** No air rules: the plain answer to every question. */
export const none: AirRules = {
  name: 'none',
  commandDeck: (cards) => cards,
  setUp: nothing,
  playModes: nothing,
  allowsAirStrikes: yes,
  cardsDrawn: nothing,
  deckReshuffled: nothing,
  orders: nothing,
  turnStep: nothing,
  mayPass: yes,
  mayEnd: yes,
  mayRetreatThrough: yes,
  moveLimit: (_world, _unit, limit) => limit,
  blocksSight: no,
  hasAdjacentEnemy: no,
  targets: nothing,
  attackDice: (_world, _attacker, _target, dice) => dice,
  reaction: nothing,
  unitRemoved: nothing,
};
