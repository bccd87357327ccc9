import { boardOf, OFF_BOARD, type Hex } from '../../hex/board.ts';
import { hexLabel } from '../../hex/labels.ts';
import type { View } from '../../memoir/index.ts';
import { isOnBoard } from '../../memoir/units/unit.ts';
import { unitName } from './units.ts';

/** What a sentence needs to name units and hexes. */
export type Scene = Pick<View, 'units' | 'board' | 'rules' | 'side'>;

export function hexName(scene: Scene, hex: Hex): string {
  return hex === OFF_BOARD ? 'off the map' : hexLabel(boardOf(scene.board), hex);
}

/** "German infantry on F5"; an event names the hex it happened on, an action takes the unit's own. */
export function unitOn(scene: Scene, id: number, hex?: Hex): string {
  const unit = scene.units[id];
  const where = hex ?? (isOnBoard(unit) ? unit.hex : OFF_BOARD);
  return `${unitName(unit)} ${where === OFF_BOARD ? '' : `on ${hexName(scene, where)}`}`.trim();
}
