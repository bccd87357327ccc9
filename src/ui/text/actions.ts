import type { Action, ActionType, PlayMode } from '../../memoir/action.ts';
import { CENTRE, LEFT } from '../../memoir/cards/card.ts';
import { cardName } from './cards.ts';
import { hexName, unitOn, type Scene } from './scene.ts';
import { sectionText } from './sides.ts';

const MODE_TEXTS: Record<PlayMode, (card: string) => string> = {
  printed: (card) => `Play ${card}`,
  airPower: (card) => `Play ${card} as Air Power`,
  discard: (card) => `Lay ${card} aside`,
};

/** The button on the card itself. */
export function cardActionText(action: Extract<Action, { type: 'playCard' | 'placeChip' | 'keepCard' }>): string {
  if (action.type === 'keepCard') return 'Keep';
  if (action.type === 'placeChip') return action.as === 'airPower' ? 'Under the chip, Air Power now' : 'Under the chip';
  if (action.as === 'printed') return 'Play';
  return action.as === 'airPower' ? 'As Air Power' : 'Lay aside';
}

/** A player at the top edge has the left flank on the right of the screen. */
function screenSide(scene: Scene, section: number): string {
  const isTurned = scene.rules.sides[scene.side].top && section !== CENTRE;
  return isTurned ? ` (${section === LEFT ? 'right' : 'left'} on the screen)` : '';
}

type Sayings = { readonly [T in ActionType]: (scene: Scene, action: Extract<Action, { type: T }>) => string };

const SAYINGS: Sayings = {
  playCard: (_scene, action) => MODE_TEXTS[action.as](cardName(action.card)),
  placeChip: (_scene, action) =>
    `Put ${cardName(action.card)} under the chip${action.as === 'airPower' ? '; the card there is Air Power' : ''}`,
  passTurn: () => 'Pass the turn',
  chooseSection: (scene, action) => `Choose the ${sectionText(action.section)}${screenSide(scene, action.section)}`,
  orderUnit: (scene, action) => `Order ${unitOn(scene, action.unit)}${action.onTheMove ? ' on the move' : ''}`,
  endOrders: () => 'End orders',
  moveUnit: (scene, action) => `Move ${unitOn(scene, action.unit)} to ${hexName(scene, action.to)}`,
  exitUnit: (scene, action) => `Lead ${unitOn(scene, action.unit)} off the map`,
  endMovement: () => 'End movement',
  attack: (scene, action) => `Attack ${unitOn(scene, action.target)} with ${unitOn(scene, action.unit)}`,
  removeWire: (scene, action) => `Remove the wire with ${unitOn(scene, action.unit)}`,
  removeRoadBlock: (scene, action) => `Remove the road block with ${unitOn(scene, action.unit)}`,
  recover: (scene, action) => `Recover ${unitOn(scene, action.unit)}`,
  endBattle: () => 'End battle',
  playAmbush: () => 'Play Ambush',
  declineAmbush: () => 'No ambush',
  battleBack: () => 'Battle back',
  declineBattleBack: () => 'Do not battle back',
  retreatTo: (scene, action) => `Retreat to ${hexName(scene, action.to)}`,
  endRetreat: () => 'Retreat no further',
  takeGround: () => 'Take ground',
  holdGround: () => 'Hold position',
  moveOn: (scene, action) => `Move on to ${hexName(scene, action.to)}`,
  stayPut: () => 'Stay here',
  overrun: (scene, action) => `Overrun: attack ${unitOn(scene, action.target)}`,
  declineOverrun: () => 'No overrun',
  pickTarget: (scene, action) => `Target ${unitOn(scene, action.target)}`,
  endTargets: () => 'No more targets',
  heal: (scene, action) => `Heal ${unitOn(scene, action.unit)}`,
  endHealing: () => 'End healing',
  keepCard: (_scene, action) => `Keep ${cardName(action.card)}`,
};

/** The whole action in words, as a button in a list. */
export function actionText(scene: Scene, action: Action): string {
  const say = SAYINGS[action.type] as (scene: Scene, action: Action) => string;
  return say(scene, action);
}
