import { NO_SIDE } from '../side.ts';
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
  frames: {},
  clone: () => null,
  view: () => null,
  hidden: () => null,
  act: no,
  commandDeck: (cards) => cards,
  setUp: nothing,
  insteadOfCard: nothing,
  beforeCard: nothing,
  mayPlay: yes,
  playModes: nothing,
  allowsAirStrikes: yes,
  countsAs: (_world, _side, effect) => effect,
  takesEffect: no,
  takesCard: no,
  cardsToDraw: (_world, _side, count) => count,
  cardsDrawn: nothing,
  deckReshuffled: nothing,
  ordersStarted: nothing,
  orders: nothing,
  sectionsManned: (_world, _side, byUnits) => byUnits,
  slotsTaken: () => 0,
  turnStep: nothing,
  moves: nothing,
  mustMove: no,
  unitRelocated: nothing,
  mayPass: yes,
  mayEnd: yes,
  mayRetreatThrough: yes,
  moveLimit: (_world, _unit, limit) => limit,
  stepMarks: () => 0,
  blocksSight: no,
  hasAdjacentEnemy: no,
  targets: nothing,
  battles: nothing,
  strikes: nothing,
  cover: (_world, _attacker, _target, _closeAssault, cover) => cover,
  objectivesCounted: nothing,
  objectiveHolder: () => NO_SIDE,
  reaction: nothing,
  unitRemoved: nothing,
};
