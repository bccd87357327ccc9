// M44-AMBUSH-1
import { AMBUSH } from '../cards/card.ts';
import { cardCount } from '../cards/decks.ts';
import type { State } from '../state.ts';
import { kindOf, type Unit } from '../units/unit.ts';
import type { World } from '../world.ts';
import { isBarredFromBattle } from './eligibility.ts';
import { dicePool } from './pool.ts';
import { mayTarget } from './targets.ts';

/** As far as both players know, an Ambush may be in the hand: the pause alone must tell nothing. */
export function ambushMayBeHeld(state: State, side: Unit['side']): boolean {
  if (state.sides[side].hand.length === 0) return false;
  let seen = state.turn.ambushes;
  for (const card of state.discard) if (card === AMBUSH) seen += 1;
  return seen < cardCount(state.rules.deck, 'ambush');
}

/** Is the defender asked whether it plays Ambush against this close assault? */
export function mayAmbush(world: World, defender: Unit, attacker: Unit): boolean {
  if (!ambushMayBeHeld(world.state, defender.side) || defender.idleUntil >= world.state.turn.number) return false;
  if (kindOf(defender).dice.length === 0) return false;
  if (isBarredFromBattle(world, defender) || !mayTarget(defender, attacker)) return false;
  return dicePool(world, defender, attacker, defender.hex) >= 1;
}
