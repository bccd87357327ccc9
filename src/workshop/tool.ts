// What a click or a stroke on the map does. The palettes choose it, the board uses it, `draw.ts` does it.
import type { PlaneModel } from '../memoir/air/air-pack/planes.ts';
import type { AircraftType } from '../memoir/air/aircraft.ts';
import type { MaybeSide, Side } from '../memoir/side.ts';
import type { TerrainId } from '../memoir/terrain/data/rows.ts';
import { familyOf } from './families.ts';
import type { PlanMine, PlanUnit } from './plan.ts';

/** The palettes, and what an eraser takes away; 'all' is everything on the hex. */
export const LAYERS = [
  'terrain',
  'lines',
  'obstacles',
  'units',
  'aircraft',
  'mines',
  'objectives',
  'exits',
  'names',
] as const;
export type Layer = (typeof LAYERS)[number];

export type Tool =
  /** Looks at a hex and its details; drags what stands there to another hex. */
  | { readonly kind: 'hand' }
  /** A piece of any layer of terrain. Roads, rivers and the like join the hexes that the stroke passes. */
  | { readonly kind: 'piece'; readonly id: TerrainId; readonly owner: Side | null; readonly recovery: boolean | null }
  | { readonly kind: 'unit'; readonly unit: PlanUnit }
  | { readonly kind: 'aircraft'; readonly side: Side; readonly type: AircraftType }
  /** A plane of Air Pack on the ground, or markers of planes that are ready there. */
  | { readonly kind: 'plane'; readonly side: Side; readonly model: PlaneModel }
  | { readonly kind: 'ready'; readonly side: Side; readonly count: number }
  | { readonly kind: 'mine'; readonly mine: PlanMine }
  /** A medal on each hex, or one for the whole stroke as a group. */
  | { readonly kind: 'objective'; readonly side: MaybeSide; readonly medals: number; readonly isGroup: boolean }
  | { readonly kind: 'exit'; readonly side: Side }
  | { readonly kind: 'name'; readonly text: string }
  | { readonly kind: 'eraser'; readonly layer: Layer | 'all' }
  /** Takes the tool that would draw what lies on the hex. */
  | { readonly kind: 'eyedropper' }
  /** Marks hexes, to be moved, copied, turned, mirrored or emptied together. */
  | { readonly kind: 'select' };

export const SHAPES = ['one', 'seven', 'line', 'fill'] as const;
/** Hex by hex, with the six around it, straight from the first hex to the last, or all alike that hang together. */
export type Shape = (typeof SHAPES)[number];

/** Which shapes make sense for a tool. */
export function shapesOf(tool: Tool): readonly Shape[] {
  switch (tool.kind) {
    case 'piece':
      return familyOf(tool.id) === null ? SHAPES : ['one', 'line'];
    case 'eraser':
    case 'select':
      return SHAPES;
    case 'mine':
    case 'exit':
    case 'objective':
      return ['one', 'seven', 'line'];
    case 'unit':
      return ['one', 'line'];
    default:
      return ['one'];
  }
}
