import type { AirPackAction } from '../../../memoir/air/air-pack/action.ts';
import { ANYWHERE } from '../../../memoir/air/air-pack/sortie.ts';
import type { FlightAction } from '../../../memoir/air/flying-piece.ts';
import { opponent } from '../../../memoir/side.ts';
import { cardName } from '../../text/cards.ts';
import { t } from '../../text/i18n.ts';
import { hexName, unitOn, type Scene } from '../../text/scene.ts';
import { sectionText } from '../../text/sides.ts';
import { modelText, ownPlane, planeHex, planeOf, planesOnGround } from './names.ts';

type PlaneAction = FlightAction | AirPackAction;
type Told<T extends PlaneAction['type']> = Extract<PlaneAction, { type: T }>;
type Sayings = { readonly [T in PlaneAction['type']]: (scene: Scene, action: Told<T>) => string };

function ownHex(scene: Scene): string {
  return hexName(scene, planeHex(scene, scene.side));
}

function launchText(_scene: Scene, { model, section }: Told<'launchPlane'>): string {
  return section === ANYWHERE.sections
    ? t('airPackTold:act.launchPlane', { model: modelText(model) })
    : t('airPackTold:act.launchPlaneOver', { model: modelText(model), section: sectionText(section) });
}

function strafeText(scene: Scene, { from, to }: Told<'strafe'>): string {
  return from === to
    ? t('airPackTold:act.strafe', { hex: hexName(scene, to) })
    : t('airPackTold:act.strafeStretch', { from: hexName(scene, from), to: hexName(scene, to) });
}

const SAYINGS: Sayings = {
  playSortie: () => t('airPackTold:act.playSortie'),
  laySortie: () => t('airPackTold:act.laySortie'),
  playAsSortie: (_scene, { card }) => t('airPackTold:act.playAsSortie', { card: cardName(card) }),
  launchPlane: launchText,
  sendPlane: (scene) => t('airPackTold:act.sendPlane', { plane: ownPlane(scene) }),
  recallPlane: (scene) => t('airPackTold:act.recallPlane', { plane: ownPlane(scene) }),
  orderPlane: (scene, { onTheMove }) =>
    t(onTheMove ? 'airPackTold:act.orderOnTheMove' : 'airPackTold:act.orderPlane', { plane: ownPlane(scene) }),
  takeOff: (scene, { hex, model, onTheMove }) =>
    t(onTheMove ? 'airPackTold:act.takeOffOnTheMove' : 'airPackTold:act.takeOff', {
      hex: hexName(scene, hex),
      model: modelText(model),
    }),
  placeAircraft: (scene, { to }) =>
    t('airPackTold:act.placeAircraft', {
      model: modelText(planeOf(scene, scene.side)?.model),
      hex: hexName(scene, to),
    }),
  flyTo: (scene, { to }) => t('airPackTold:act.flyTo', { hex: hexName(scene, to) }),
  endFlight: (scene) => t('airPackTold:act.endFlight', { hex: ownHex(scene) }),
  stayGrounded: () => t('airPackTold:act.stayGrounded'),
  strafe: strafeText,
  supportGround: () => t('airPackTold:act.supportGround'),
  interdictGround: (scene) => t('airPackTold:act.interdictGround', { hex: ownHex(scene) }),
  dive: (scene, { unit }) => t('airPackTold:act.dive', { unit: unitOn(scene, unit) }),
  rescue: (scene, { unit }) => t('airPackTold:act.rescue', { unit: unitOn(scene, unit) }),
  land: (scene) => t('airPackTold:act.land', { hex: ownHex(scene) }),
  stayAloft: () => t('airPackTold:act.stayAloft'),
  attackAirfield: (scene, { unit, hex }) =>
    t('airPackTold:act.attackAirfield', {
      target: planesOnGround(scene, opponent(scene.units[unit].side), hex),
      unit: unitOn(scene, unit),
    }),
  strikeAirfield: (scene, { hex }) =>
    t('airPackTold:act.strikeAirfield', { target: planesOnGround(scene, opponent(scene.side), hex) }),
  drawTwo: () => t('airPackTold:act.drawTwo'),
  drawOne: () => t('airPackTold:act.drawOne'),
  announceSortie: (_scene, { card }) => t('airPackTold:act.announceSortie', { card: cardName(card) }),
  announceNothing: () => t('airPackTold:act.announceNothing'),
};

export function planeActionText(scene: Scene, action: PlaneAction): string {
  const say = SAYINGS[action.type] as (scene: Scene, action: PlaneAction) => string;
  return say(scene, action);
}
