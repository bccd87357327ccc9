import type { Action, ActionType } from '../../memoir/action.ts';
import type { AirAction } from '../../memoir/air/hooks.ts';
import { CENTRE, LEFT } from '../../memoir/cards/card.ts';
import { airSayings } from './air-sayings.ts';
import { cardName } from './cards.ts';
import type { HandAction } from '../table/card-actions.ts';
import { t } from './i18n.ts';
import { hexName, unitOn, type Scene } from './scene.ts';
import { sectionText } from './sides.ts';

/** The button on the card itself. */
export function cardActionText(action: HandAction): string {
  switch (action.type) {
    case 'playAmbush':
      return t('actions:onCard.play.printed');
    case 'keepCard':
      return t('actions:onCard.keep');
    case 'playCard':
      return t(`actions:onCard.play.${action.as}`);
    case 'playAsSortie':
      return t('airPack:onCard.fly');
    case 'announceSortie':
      return t('airPack:onCard.announce');
    default:
      return t(action.as === 'airPower' ? 'actions:onCard.chipAirPower' : 'actions:onCard.chip');
  }
}

/** A player who sits at the top of the screen has the left flank on its right. */
function chooseSectionText(scene: Scene, sections: number): string {
  const section = sectionText(sections);
  const isMirrored = scene.rules.sides[scene.side].top && scene.turned !== true && sections !== CENTRE;
  if (!isMirrored) return t('actions:chooseSection', { section });
  return t(`actions:chooseSectionTurned.${sections === LEFT ? 'left' : 'right'}`, { section });
}

type Told<T extends ActionType> = Extract<Action, { type: T }>;
type Sayings = { readonly [T in Exclude<ActionType, AirAction['type']>]: (scene: Scene, action: Told<T>) => string };

const SAYINGS: Sayings = {
  playCard: (_scene, { card, as }) => t(`actions:playCard.${as}`, { card: cardName(card) }),
  placeChip: (_scene, { card, as }) =>
    t(as === 'airPower' ? 'actions:placeChipAirPower' : 'actions:placeChip', { card: cardName(card) }),
  passTurn: () => t('actions:passTurn'),
  chooseSection: (scene, { section }) => chooseSectionText(scene, section),
  orderUnit: (scene, { unit, onTheMove }) =>
    t(onTheMove ? 'actions:orderOnTheMove' : 'actions:orderUnit', { unit: unitOn(scene, unit) }),
  endOrders: () => t('actions:endOrders'),
  moveUnit: (scene, { unit, to }) => t('actions:moveUnit', { unit: unitOn(scene, unit), hex: hexName(scene, to) }),
  exitUnit: (scene, { unit }) => t('actions:exitUnit', { unit: unitOn(scene, unit) }),
  endMovement: () => t('actions:endMovement'),
  attack: (scene, { unit, target }) =>
    t('actions:attack', { unit: unitOn(scene, unit), target: unitOn(scene, target) }),
  removeWire: (scene, { unit }) => t('actions:removeWire', { unit: unitOn(scene, unit) }),
  removeRoadBlock: (scene, { unit }) => t('actions:removeRoadBlock', { unit: unitOn(scene, unit) }),
  recover: (scene, { unit }) => t('actions:recover', { unit: unitOn(scene, unit) }),
  endBattle: () => t('actions:endBattle'),
  playAmbush: () => t('actions:playAmbush'),
  declineAmbush: () => t('actions:declineAmbush'),
  battleBack: () => t('actions:battleBack'),
  declineBattleBack: () => t('actions:declineBattleBack'),
  retreatTo: (scene, { to }) => t('actions:retreatTo', { hex: hexName(scene, to) }),
  endRetreat: () => t('actions:endRetreat'),
  takeGround: () => t('actions:takeGround'),
  holdGround: () => t('actions:holdGround'),
  moveOn: (scene, { to }) => t('actions:moveOn', { hex: hexName(scene, to) }),
  stayPut: () => t('actions:stayPut'),
  overrun: (scene, { target }) => t('actions:overrun', { target: unitOn(scene, target) }),
  declineOverrun: () => t('actions:declineOverrun'),
  pickTarget: (scene, { target }) => t('actions:pickTarget', { target: unitOn(scene, target) }),
  endTargets: () => t('actions:endTargets'),
  heal: (scene, { unit }) => t('actions:heal', { unit: unitOn(scene, unit) }),
  endHealing: () => t('actions:endHealing'),
  keepCard: (_scene, { card }) => t('actions:keepCard', { card: cardName(card) }),
};

/** The whole action in words, as a button in a list. */
export function actionText(scene: Scene, action: Action): string {
  type Saying = (scene: Scene, action: Action) => string;
  const own = (SAYINGS as Readonly<Record<string, unknown>>)[action.type] as Saying | undefined;
  const say = own ?? (airSayings(scene.rules.airRules)?.action as Saying | undefined);
  return say === undefined ? '' : say(scene, action);
}
