import type { Hex } from '../hex/board.ts';
import type { StartingPlanes } from '../memoir/air/air-pack/options.ts';
import type { ByHex, PlanBase } from './plan.ts';

/** Planes on the ground as a scenario has them, by their hexes. */
export function basesByHex({ parked, ready }: StartingPlanes): ByHex<PlanBase> {
  const bases: Record<Hex, PlanBase> = {};
  for (const { side, model, hex } of parked) bases[hex] = { side, model, ready: 0 };
  for (const { side, hex, count } of ready) bases[hex] = { side, model: bases[hex]?.model ?? null, ready: count };
  return bases;
}
