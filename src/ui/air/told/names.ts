import type { Hex } from '../../../hex/board.ts';
import { AMMUNITION, type AircraftType } from '../../../memoir/air/aircraft.ts';
import { airCardRow, STANDARD_AIR_DECK } from '../../../memoir/air/new-flight-plan/deck.ts';
import type { Side } from '../../../memoir/side.ts';
import { t } from '../../text/i18n.ts';
import { flightPlanOf, hexName, hexWithFlank, type Scene } from '../../text/scene.ts';

/** The aircraft of a side at that moment; events that come as it leaves name the type themselves. */
function typeOf(scene: Scene, side: Side): AircraftType | 'unknown' {
  return flightPlanOf(scene)?.sides[side].aircraft?.type ?? 'unknown';
}

export function typeText(type: AircraftType | 'unknown'): string {
  return t(`airTold:type.${type}`);
}

/** "British fighter" */
export function aircraftName(scene: Scene, side: Side, type: AircraftType | 'unknown' = typeOf(scene, side)): string {
  const { nation } = scene.rules.sides[side];
  return t('airTold:aircraft', { nation, type: typeText(type), typeId: type });
}

/** "British fighter on F5" */
export function aircraftOn(scene: Scene, side: Side, hex: Hex, type?: AircraftType): string {
  return t('sides:unitOn', { unit: aircraftName(scene, side, type), hex: hexName(scene, hex) });
}

/** "British fighter on F5 (left flank)", the flank as its own side sees it. */
export function aircraftOnFlank(scene: Scene, side: Side, hex: Hex, type?: AircraftType): string {
  return t('sides:unitOn', { unit: aircraftName(scene, side, type), hex: hexWithFlank(scene, hex, side) });
}

/** Where the aircraft of a side is by the scene itself; for actions, which name no hex. */
export function aircraftHex(scene: Scene, side: Side): Hex {
  return flightPlanOf(scene)?.sides[side].aircraft?.hex ?? -1;
}

export function ownAircraft(scene: Scene, side: Side): string {
  const hex = aircraftHex(scene, side);
  return hex < 0 ? aircraftName(scene, side) : aircraftOn(scene, side, hex);
}

export function isOutOfAmmunition(scene: Scene, side: Side): boolean {
  const stock = flightPlanOf(scene)?.sides[side].aircraft?.stock;
  return stock !== undefined && AMMUNITION.every((kind) => stock[kind] === 0);
}

export function airCardName(scene: Scene, card: number): string {
  return airCardRow(scene.rules.air.deck ?? STANDARD_AIR_DECK, card).title;
}
