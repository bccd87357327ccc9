import type { Unit } from '../../../memoir/units/unit.ts';

/** Everything that can be seen of a unit: two units with the same look are drawn the same. */
export function lookOf(unit: Readonly<Unit>): string {
  const { kind, nation, side, figures, fullStrength, traits, order, moved, battles } = unit;
  return `${kind} ${nation} ${side} ${figures} ${fullStrength} ${traits} ${order} ${moved > 0} ${battles > 0}`;
}
