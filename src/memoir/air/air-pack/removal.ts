// AP-5.3, AP-7.4, AP-9.6: planes that leave the board and cost nothing
import type { World } from '../../world.ts';
import { airOf } from './air.ts';
import type { Plane } from './state.ts';

export function remove(world: World, plane: Plane, cause: 'notOrdered' | 'recalled' | 'noRoom'): void {
  const { side, model, hex } = plane;
  airOf(world).sides[side].plane = null;
  world.events?.push({ type: 'planeRemoved', side, model, hex, cause });
}
