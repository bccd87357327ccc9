import type { Hex } from '../../../hex/board.ts';
import type { PlaneModel } from '../../../memoir/air/air-pack/planes.ts';
import type { Plane } from '../../../memoir/air/air-pack/state.ts';
import type { Side } from '../../../memoir/side.ts';
import { t } from '../../text/i18n.ts';
import { airPackOf, hexName, hexWithFlank, type Scene } from '../../text/scene.ts';
import { modelIdOf } from '../plane-model.ts';

/** The plane of a side that flies at that moment, or is about to. */
export function planeOf(scene: Scene, side: Side): Readonly<Plane> | null {
  return airPackOf(scene)?.sides[side].plane ?? null;
}

/** "Spitfire"; events that come as it leaves name the model themselves. */
export function modelText(model: PlaneModel | undefined): string {
  return model === undefined ? t('airPackTold:plane') : t(`air:model.${modelIdOf(model)}`);
}

/** "British Spitfire" */
export function planeName(scene: Scene, side: Side, model = planeOf(scene, side)?.model): string {
  return t('airPackTold:name', { nation: scene.rules.sides[side].nation, model: modelText(model) });
}

/** "British Spitfire on F5" */
export function planeOn(scene: Scene, side: Side, hex: Hex, model?: PlaneModel): string {
  return t('sides:unitOn', { unit: planeName(scene, side, model), hex: hexName(scene, hex) });
}

/** "British Spitfire on F5 (left flank)", the flank as its own side sees it. */
export function planeOnFlank(scene: Scene, side: Side, hex: Hex, model?: PlaneModel): string {
  return t('sides:unitOn', { unit: planeName(scene, side, model), hex: hexWithFlank(scene, hex, side) });
}

/** Where the plane of a side is by the scene itself; for actions, which name no hex. */
export function planeHex(scene: Scene, side: Side): Hex {
  return planeOf(scene, side)?.hex ?? -1;
}

export function ownPlane(scene: Scene): string {
  const hex = planeHex(scene, scene.side);
  return hex < 0 ? planeName(scene, scene.side) : planeOn(scene, scene.side, hex);
}

/** "German planes on F5", figures and markers alike. */
export function planesOnGround(scene: Scene, side: Side, hex: Hex): string {
  return t('airPackTold:onTheGround', { nation: scene.rules.sides[side].nation, hex: hexName(scene, hex) });
}
