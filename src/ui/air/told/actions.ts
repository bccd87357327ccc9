import type { FlightAction } from '../../../memoir/air/flying-piece.ts';
import type { NewFlightPlanAction } from '../../../memoir/air/new-flight-plan/action.ts';
import { opponent } from '../../../memoir/side.ts';
import { NO_UNIT } from '../../../memoir/state.ts';
import { t } from '../../text/i18n.ts';
import { flightPlanOf, hexName, unitOn, type Scene } from '../../text/scene.ts';
import { sectionText } from '../../text/sides.ts';
import { terrainName } from '../../text/terrain.ts';
import { airCardName, aircraftHex, ownAircraft, typeText } from './names.ts';

type PlanAction = FlightAction | NewFlightPlanAction;
type Told<T extends PlanAction['type']> = Extract<PlanAction, { type: T }>;
type Sayings = { readonly [T in PlanAction['type']]: (scene: Scene, action: Told<T>) => string };

function ownHex(scene: Scene): string {
  return hexName(scene, aircraftHex(scene, scene.side));
}

function hasDeclared(scene: Scene): boolean {
  const { dogfight = false, bombing = -1 } = flightPlanOf(scene)?.turn ?? {};
  return dogfight || bombing >= 0;
}

function rollRunText(scene: Scene): string {
  const target = flightPlanOf(scene)?.turn.markers.at(0);
  return target === undefined
    ? t('airTold:act.rollRun')
    : t('airTold:act.rollRunOn', { hex: hexName(scene, target.hex) });
}

const SAYINGS: Sayings = {
  withdrawAircraft: (scene) => t('airTold:act.withdrawAircraft', { aircraft: ownAircraft(scene, scene.side) }),
  layAirCard: (scene, { card }) => t('airTold:act.layAirCard', { card: airCardName(scene, card) }),
  deployAircraft: (_scene, { aircraft, section }) =>
    t('airTold:act.deployAircraft', { type: typeText(aircraft), section: sectionText(section) }),
  orderAircraft: (scene, { onTheMove }) =>
    t(onTheMove ? 'airTold:act.orderOnTheMove' : 'airTold:act.orderAircraft', {
      aircraft: ownAircraft(scene, scene.side),
    }),
  placeAircraft: (scene, { to }) =>
    t('airTold:act.placeAircraft', {
      type: typeText(flightPlanOf(scene)?.sides[scene.side].aircraft?.type ?? 'unknown'),
      hex: hexName(scene, to),
    }),
  flyTo: (scene, { to }) => t('airTold:act.flyTo', { hex: hexName(scene, to) }),
  layMarker: (scene, { ammunition }) => t(`airTold:act.layMarker.${ammunition}`, { hex: ownHex(scene) }),
  endFlight: (scene) => t('airTold:act.endFlight', { hex: ownHex(scene) }),
  declareDogfight: (scene) => t('airTold:act.declareDogfight', { aircraft: ownAircraft(scene, opponent(scene.side)) }),
  declareBombing: (scene) => t('airTold:act.declareBombing', { hex: ownHex(scene) }),
  endDeclarations: (scene) => t(hasDeclared(scene) ? 'airTold:act.endDeclarations' : 'airTold:act.declareNothing'),
  attackAircraft: (scene, { unit }) =>
    t('airTold:act.attackAircraft', {
      aircraft: ownAircraft(scene, opponent(scene.units[unit].side)),
      unit: unitOn(scene, unit),
    }),
  strikeAircraft: (scene) => t('airTold:act.strikeAircraft', { aircraft: ownAircraft(scene, opponent(scene.side)) }),
  rollRun: rollRunText,
  rollDogfight: () => t('airTold:act.rollDogfight'),
  rollBombing: (scene) => t('airTold:act.rollBombing', { hex: ownHex(scene) }),
  removeObstacle: (_scene, { terrain }) => t('airTold:act.removeObstacle', { terrain: terrainName(terrain) }),
  playAirCard: (scene, { card, unit }) =>
    unit === NO_UNIT
      ? t('airTold:act.playAirCard', { card: airCardName(scene, card) })
      : t('airTold:act.playAirCardFor', { card: airCardName(scene, card), unit: unitOn(scene, unit) }),
  declineAirCard: () => t('airTold:act.declineAirCard'),
  drawAirCard: () => t('airTold:act.drawAirCard'),
  leaveAirCard: () => t('airTold:act.leaveAirCard'),
};

export function airActionText(scene: Scene, action: PlanAction): string {
  const say = SAYINGS[action.type] as (scene: Scene, action: PlanAction) => string;
  return say(scene, action);
}
