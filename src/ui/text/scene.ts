import { boardOf, OFF_BOARD, type Hex } from '../../hex/board.ts';
import { hexLabel } from '../../hex/labels.ts';
import { sectionMask } from '../../hex/sections.ts';
import type { Aircraft } from '../../memoir/air/aircraft.ts';
import type { AirPackState } from '../../memoir/air/air-pack/state.ts';
import type { AirPackView } from '../../memoir/air/air-pack/view.ts';
import type { AirTurn } from '../../memoir/air/new-flight-plan/state.ts';
import type { View } from '../../memoir/index.ts';
import type { Side } from '../../memoir/side.ts';
import { isOnBoard } from '../../memoir/units/unit.ts';
import { t } from './i18n.ts';
import { sectionText } from './sides.ts';
import { unitInSentence } from './units.ts';

/** What a sentence needs of New Flight Plan. */
export interface FlightPlanScene {
  readonly sides: readonly { readonly aircraft: Readonly<Aircraft> | null }[];
  readonly turn: Pick<AirTurn, 'markers'> & Partial<Pick<AirTurn, 'dogfight' | 'bombing'>>;
}

/** What a sentence needs of Air Pack. */
export type AirPackScene = AirPackState | AirPackView;

/** What a sentence needs to name units and hexes. */
export interface Scene extends Pick<View, 'units' | 'board' | 'rules' | 'side'> {
  /** The board lies so that this side sits at the bottom of the screen. */
  readonly turned?: boolean;
  /** Aircraft are named by what they were at that moment. */
  readonly air?: FlightPlanScene | AirPackScene | null;
}

/** What flies there by New Flight Plan; null in a battle with none, or with other air rules. */
export function flightPlanOf({ air = null }: Pick<Scene, 'air'>): FlightPlanScene | null {
  return air === null || 'parked' in air ? null : air;
}

/** The same for Air Pack. */
export function airPackOf({ air = null }: Pick<Scene, 'air'>): AirPackScene | null {
  return air !== null && 'parked' in air ? air : null;
}

export function hexName(scene: Scene, hex: Hex): string {
  return hex === OFF_BOARD ? t('sides:offTheMap') : hexLabel(boardOf(scene.board), hex);
}

/** "F5 (left flank)" as the side that acts sees it; a hex on a section line lies in both sections. */
export function hexWithFlank(scene: Scene, hex: Hex, side: Side = scene.side): string {
  if (hex === OFF_BOARD) return hexName(scene, hex);
  const sections = sectionMask(boardOf(scene.board), hex, scene.rules.sides[side].top);
  return t('sides:hexWithFlank', { hex: hexName(scene, hex), flank: sectionText(sections) });
}

function placeOf(scene: Scene, id: number, hex: Hex | undefined): Hex {
  const unit = scene.units[id];
  return hex ?? (isOnBoard(unit) ? unit.hex : OFF_BOARD);
}

/** "German infantry on F5"; an event names the hex it happened on, an action takes the unit's own. */
export function unitOn(scene: Scene, id: number, hex?: Hex): string {
  const unit = unitInSentence(scene.units[id]);
  const where = placeOf(scene, id, hex);
  return where === OFF_BOARD ? unit : t('sides:unitOn', { unit, hex: hexName(scene, where) });
}

/** "German infantry on F5 (left flank)", the flank as the unit's own side sees it. */
export function unitOnFlank(scene: Scene, id: number, hex?: Hex): string {
  const { side } = scene.units[id];
  const unit = unitInSentence(scene.units[id]);
  const where = placeOf(scene, id, hex);
  return where === OFF_BOARD ? unit : t('sides:unitOn', { unit, hex: hexWithFlank(scene, where, side) });
}
