import { apply, type Action, type State } from '../../memoir/index.ts';

/** Actions that may throw dice the moment they are done. */
const MAY_ROLL: ReadonlySet<Action['type']> = new Set([
  'playCard',
  'placeChip',
  'pickTarget',
  'heal',
  'recover',
  'battleBack',
  'playAmbush',
  'playAirCard',
  'playAsSortie',
]);

/** The dice of an attack may wait for the other side's ambush, but it is an attack all the same. */
const ATTACKS: ReadonlySet<Action['type']> = new Set([
  'attack',
  'overrun',
  'attackAircraft',
  'strikeAircraft',
  'rollRun',
  'rollDogfight',
  'rollBombing',
  'strafe',
  'dive',
  'attackAirfield',
  'strikeAirfield',
]);

/** Dice that fall because of it; those of the night fall whenever a turn begins, and were nobody's choice. */
function throwsDice(state: State, action: Action): boolean {
  return apply(state, action).events.some((event) => event.type === 'diceRolled' && event.reason !== 'visibility');
}

/** Does this action leave something to chance, so that one slip of the finger should not be enough? */
export function isRoll(state: State, action: Action): boolean {
  return ATTACKS.has(action.type) || (MAY_ROLL.has(action.type) && throwsDice(state, action));
}

/** The plain answer to a question of yes or no needs no second tap; to choose who fires is more than that. */
export function isAnswer(action: Action): boolean {
  const { type } = action;
  return type === 'battleBack' || type === 'playAmbush' || (type === 'playAirCard' && action.unit < 0);
}
